import type { QueryClient } from '@tanstack/react-query'
import { refreshAfter } from './stale.ts'

/** Rules of mark-up, as screens call them. */
export {
  getListMarkupRulesQueryOptions as markupRulesOptions,
  usePreviewMarkupRule as useMarkupPreview,
  useSaveMarkupRule,
} from '../generated/hooks/markup/markup'

/** A rule has been changed by somebody else: what shows rules, or prices made by them, is read again. */
export function refreshMarkupRules(client: QueryClient): Promise<void> {
  return refreshAfter(client, 'saveMarkupRule')
}
