import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../../shared/exhaustive.ts'
import { date, integer, matching, oneOf, type SearchOf, searchReader } from '../../../shared/search-params.ts'

export const adminLogKinds = exhaustive<Schemas['AdminLogKind']>()([
  'account_made',
  'account_changed',
  'binding_changed',
  'permissions_changed',
  'limits_changed',
  'account_suspended',
  'account_activated',
  'password_reset',
  'markup_made',
  'markup_changed',
  'markup_removed',
  'setting_changed',
  'allocation_changed',
])

/** The number of a member. */
const member = matching(/^[1-9]\d{0,8}$/)

const shape = {
  page: integer(1, 10_000),
  limit: integer(10, 100),
  administrator: member,
  account: member,
  kind: oneOf(...adminLogKinds),
  date_from: date,
  date_to: date,
}

/** Search params of `/user/manage/adminLog`. */
export const readAdminLogSearch = searchReader(shape)

/** The list request. */
export function toAdminLogQuery(search: SearchOf<typeof shape>) {
  const { administrator, account, kind, date_from, date_to } = search
  return {
    ...(administrator && { administrator: Number(administrator) }),
    ...(account && { account: Number(account) }),
    ...(kind && { kind }),
    ...(date_from && { date_from }),
    ...(date_to && { date_to }),
    page: search.page ?? 1,
    limit: search.limit ?? 20,
  }
}
