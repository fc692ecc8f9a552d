import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../shared/exhaustive.ts'
import { integer, oneOf, type SearchOf, searchReader } from '../../shared/search-params.ts'

export const approvalStates = exhaustive<Schemas['ApprovalState']>()([
  'requested',
  'approved',
  'refused',
  'closed',
])
export const approvalSides = exhaustive<Schemas['ApprovalSide'] | 'all'>()(['to_decide', 'asked', 'all'])

const shape = {
  page: integer(1, 10_000),
  side: oneOf(...approvalSides),
  status: oneOf(...approvalStates),
}

/** Search params of `/user/approval/list`. */
export const readApprovalSearch = searchReader(shape)

export type ApprovalSearch = SearchOf<typeof shape>
