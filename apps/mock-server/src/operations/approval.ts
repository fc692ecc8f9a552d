import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const approvalOperations = {
  listApprovals: generated('listApprovals'),
  requestApproval: generated('requestApproval'),
  decideApproval: generated('decideApproval'),
} satisfies Partial<Operations>
