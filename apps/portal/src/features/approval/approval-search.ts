import type { Schemas } from '@portal/api-client'
import { everyValue } from '../../shared/every-value.ts'
import { integer, oneOf, type SearchOf, searchReader } from '../../shared/search-params.ts'

export const approvalStates = everyValue<Schemas['ApprovalState']>()(['requested', 'approved', 'refused'])
export const approvalSides = everyValue<Schemas['ApprovalSide'] | 'all'>()(['to_decide', 'asked', 'all'])

const shape = {
  page: integer(1, 10_000),
  side: oneOf(...approvalSides),
  status: oneOf(...approvalStates),
}

/** Search params of `/user/approval/list`. */
export const readApprovalSearch = searchReader(shape)

export type ApprovalSearch = SearchOf<typeof shape>
