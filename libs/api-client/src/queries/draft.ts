import type { QueryClient } from '@tanstack/react-query'
import { refreshAfter } from './stale.ts'

/** Bookings that were begun, as screens call them. */
export {
  getListDraftsQueryOptions as draftsOptions,
  useListColleagues as useColleagues,
  useListDrafts as useDrafts,
  useRemoveDrafts,
  useSaveDraft,
} from '../generated/hooks/draft/draft'

/** A draft has changed in another way than by the call just made. */
export function refreshDrafts(client: QueryClient): Promise<void> {
  return refreshAfter(client, 'saveDraft')
}
