import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../../shared/exhaustive.ts'
import {
  date,
  integer,
  matching,
  oneOf,
  type SearchOf,
  searchReader,
  text,
} from '../../../shared/search-params.ts'

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
  'order_paid',
  'order_changed',
  'order_cancelled',
  'order_replaced',
  'refund_asked',
  'refund_withdrawn',
  'approval_asked',
  'approval_decided',
  'bill_applied',
  'bill_confirmed',
  'bill_disputed',
  'bill_paid',
  'bill_payment_withdrawn',
  'topup_reported',
  'topup_withdrawn',
  'content_paid',
  'invoice_applied',
  'invoice_withdrawn',
  'invoice_reversed',
  'title_changed',
  'password_changed',
  'signed_in',
  'sessions_ended',
  'second_factor_reset',
  'second_factor_changed',
  'access_changed',
  'payment_confirmed',
  'second_person_changed',
  'month_closed',
  'month_reopened',
])

export const adminLogOutcomes = exhaustive<Schemas['AdminLogOutcome']>()(['done', 'refused'])

/** The number of a member. */
const member = matching(/^[1-9]\d{0,8}$/)

const shape = {
  page: integer(1, 10_000),
  limit: integer(10, 100),
  actor: member,
  account: member,
  kind: oneOf(...adminLogKinds),
  outcome: oneOf(...adminLogOutcomes),
  object: text(40),
  date_from: date,
  date_to: date,
}

/** Search params of `/user/manage/adminLog`. */
export const readAdminLogSearch = searchReader(shape)

type LogSearch = SearchOf<typeof shape>

function filtersOf({ actor, account, kind, outcome, object, date_from, date_to }: LogSearch) {
  return {
    ...(actor && { actor: Number(actor) }),
    ...(account && { account: Number(account) }),
    ...(kind && { kind }),
    ...(outcome && { outcome }),
    ...(object && { object }),
    ...(date_from && { date_from }),
    ...(date_to && { date_to }),
  }
}

/** The list request. */
export const toAdminLogQuery = (search: LogSearch) => ({
  ...filtersOf(search),
  page: search.page ?? 1,
  limit: search.limit ?? 20,
})

/** The export request: the same filters. */
export const toAdminLogExport = (search: LogSearch, format: Schemas['ExportFormat']) => ({
  ...filtersOf(search),
  format,
})
