import type { OperationId, routes } from '@portal/api-client/contract'
import type { LiveWorld } from '../world/live-world.ts'
import { type MemberRecord, type Tables, tableNames } from '../world/tables.ts'

type Noun = (typeof routes)[OperationId]['noun']

/** Nouns whose answers show rows of a table; total, so that a new table has to say where it is shown. */
const shownBy: Readonly<Record<keyof Tables, readonly Noun[]>> = {
  company: ['account', 'site'],
  member: ['account', 'sub-account'],
  session: ['session'],
  second_factor: ['account', 'sub-account'],
  sign_in_challenge: [],
  access_setting: ['account', 'site'],
  sign_in_failure: [],
  captcha: [],
  captcha_code: [],
  verification_code: [],
  account_verification: [],
  preference: ['account'],
  point_move: ['account'],
  notification: ['notification'],
  upload: [],
  // Nearly every write adds to it; the page of the log asks again whenever it is opened.
  admin_log: [],
  approval: ['approval', 'dashboard'],
  order: ['order', 'trip', 'dashboard'],
  ledger_entry: ['wallet', 'account', 'dashboard'],
  hold: ['wallet'],
  cancel_quote: [],
  change_quote: [],
  idempotency: [],
  // Invoiceable orders depend on payments, and the wallet shows the amount due.
  bill: ['bill', 'wallet', 'invoice'],
  invoice_application: ['invoice', 'dashboard'],
  invoice_title: ['invoice'],
  topup: ['wallet'],
  export_job: ['export'],
  month_end: ['month', 'wallet'],
  voucher_setting: ['voucher'],
  draft: ['draft'],
  guest: ['guest'],
  favourite: ['favourite', 'hotel'],
  // Only searches write it, and they are queries themselves.
  search_entry: [],
  cms_article: ['cms'],
  cms_comment: ['cms'],
  cms_reading: ['cms'],
  cms_view: [],
  cms_payment: ['cms'],
  cms_tag: ['cms'],
  cms_keyword: ['cms'],
  cms_friendly_link: ['cms'],
  // They are part of every price.
  markup_rule: ['markup', 'hotel', 'car', 'airport'],
  quote: ['quote'],
  quote_view: ['quote'],
  order_view: ['order-view'],
  trip: ['trip', 'order'],
  group_request: ['group', 'dashboard'],
  rate_window: [],
  // Only the hotel writes it.
  hotel_price: [],
}

/** Rows that differ from the beginning of the world, by table and id, for comparing two moments. */
type ChangedRows = ReadonlyMap<string, { readonly table: keyof Tables; readonly row: object | null }>

export function changedRows(world: LiveWorld): ChangedRows {
  const rows = new Map<string, { table: keyof Tables; row: object | null }>()
  for (const table of tableNames) {
    const { put, removed } = world.liveTables[table].difference()
    for (const row of put) rows.set(`${table} ${row.id}`, { table, row })
    for (const id of removed) rows.set(`${table} ${id}`, { table, row: null })
  }
  return rows
}

/** Nouns whose answers to the caller are stale after a call that led from one state to the other. */
export function staleNouns(
  before: ChangedRows,
  after: ChangedRows,
  caller: MemberRecord | null,
): ReadonlySet<Noun> {
  const nouns = new Set<Noun>()
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key), after.get(key)]
    const table = (now ?? old)?.table
    if (table === undefined || old?.row === now?.row) continue
    // A session that goes on was only seen.
    if (table === 'session' && old?.row && now?.row) continue
    for (const noun of nounsOf(table, now?.row ?? old?.row ?? null, caller)) nouns.add(noun)
  }
  return nouns
}

/** Nobody is shown the messages and sessions of others, and a visitor no member at all. */
function nounsOf(table: keyof Tables, row: object | null, caller: MemberRecord | null): readonly Noun[] {
  const { id, member_id } = (row ?? {}) as { id?: string; member_id?: string }
  if (table === 'notification' || table === 'session') {
    return row === null || member_id === caller?.id ? shownBy[table] : []
  }
  if (table === 'company' && caller === null) return []
  if (table !== 'member') return shownBy[table]
  if (caller === null) return []
  return id === caller.id ? ['account'] : ['sub-account']
}
