import type { QueryClient } from '@tanstack/react-query'
import { refreshAfter } from './stale.ts'

/** Orders that need a superior, as screens call them. */
export {
  getListApprovalsQueryOptions as approvalsOptions,
  useDecideApproval,
  useListApprovals as useApprovals,
  useRequestApproval,
} from '../generated/hooks/approval/approval'

/** An order that waits for a decision has moved on: whatever shows approvals or orders is read again. */
export function refreshApprovals(client: QueryClient): Promise<void> {
  return refreshAfter(client, 'decideApproval')
}
