import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../shared/exhaustive.ts'
import { integer, oneOf, searchReader, text } from '../../shared/search-params.ts'

/** In the order of a request's life. */
export const groupStatuses = exhaustive<Schemas['GroupRequestStatus']>()([
  'open',
  'offered',
  'booked',
  'refused',
  'declined',
  'withdrawn',
  'expired',
])

/** Search params of `/user/group/list`. */
export const readGroupListSearch = searchReader({
  page: integer(1, 10_000),
  status: oneOf(...groupStatuses),
  keyword: text(60),
})
