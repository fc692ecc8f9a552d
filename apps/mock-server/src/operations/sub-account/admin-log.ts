import { labels, type QueryOf, type Schemas } from '@portal/api-client/contract'
import { permissionRows } from '../../domain/menu/permission.ts'
import type {
  AdminLogField,
  AdminLogRecord,
  LoggedChange,
  LoggedPerson,
  LoggedValue,
} from '../../domain/sub-account/admin-log.ts'
import { addDays } from '../../domain/time/dates.ts'
import { instantOf } from '../../domain/time/zones.ts'
import type { Operations } from '../../edge/operation.ts'
import { messageText } from '../../texts/text.ts'
import { pageOf } from '../page.ts'
import { textOf } from '../present.ts'
import { type Viewer, viewerOf } from '../viewer.ts'

type Query = QueryOf<'listAdminLog'>

export const adminLogOperations = {
  listAdminLog: (call, world) => {
    const viewer = viewerOf(call, world)
    const all = logOf(viewer)
    const found = all.filter(filterOf(call.query, viewer))
    return {
      ...pageOf(found, call.query, (entry) => presentEntry(entry, viewer)),
      administrators: peopleIn(all.map(({ administrator }) => administrator)),
      accounts: peopleIn(all.flatMap(({ account }) => account ?? [])),
    }
  },
} satisfies Partial<Operations>

/** The log, newest first; within one second, the later written first. */
const logOf = ({ world, company }: Viewer): AdminLogRecord[] =>
  world.tables.admin_log
    .where(({ company_id }) => company_id === company.id)
    .map((entry, written) => ({ entry, written }))
    .sort((a, b) => b.entry.time - a.entry.time || b.written - a.written)
    .map(({ entry }) => entry)

function filterOf(query: Query, { company }: Viewer): (entry: AdminLogRecord) => boolean {
  const { administrator, account, kind, date_from, date_to } = query
  const startOf = (date: string) => instantOf(date, '00:00', company.tz) / 1000
  const from = date_from === undefined ? -Infinity : startOf(date_from)
  const until = date_to === undefined ? Infinity : startOf(addDays(date_to, 1))
  return (entry) =>
    (administrator === undefined || entry.administrator.id === String(administrator)) &&
    (account === undefined || entry.account?.id === String(account)) &&
    (kind === undefined || entry.kind === kind) &&
    entry.time >= from &&
    entry.time < until
}

const presentPerson = ({ id, username, nickname }: LoggedPerson): Schemas['AdminLogPerson'] => ({
  id: Number(id),
  username,
  nickname,
})

/** The people in the log, each once, by the name in their newest entry. */
function peopleIn(people: readonly LoggedPerson[]): Schemas['AdminLogPerson'][] {
  const named = new Map<string, LoggedPerson>()
  for (const person of people) if (!named.has(person.id)) named.set(person.id, person)
  return [...named.values()].sort((a, b) => Number(a.id) - Number(b.id)).map(presentPerson)
}

/** Mark-up rules reveal net prices, so members who see none only read that something changed. */
const isShown = ({ kind }: AdminLogRecord, { seesNet }: Viewer): boolean =>
  seesNet || !kind.startsWith('markup_')

function presentEntry(entry: AdminLogRecord, viewer: Viewer): Schemas['AdminLogEntry'] {
  const { id, time, kind, administrator, account, changes } = entry
  return {
    id,
    time,
    kind,
    kind_text: textOf('AdminLogKind', kind, viewer),
    administrator: presentPerson(administrator),
    account: account && presentPerson(account),
    changes: isShown(entry, viewer) ? changes.map((change) => presentChange(change, viewer)) : [],
  }
}

function presentChange({ field, before, after }: LoggedChange, viewer: Viewer): Schemas['AdminLogChange'] {
  const common = { field, field_text: textOf('AdminLogField', field, viewer) }
  if (field !== 'nodes') {
    const [old, now] = [before, after].map((value) => presentValue(field, value, viewer))
    return { ...common, before: old ?? null, after: now ?? null, added: [], removed: [] }
  }
  const [had, has] = [before, after].map((nodes) => (Array.isArray(nodes) ? nodes : []))
  const without = (nodes: readonly string[] = [], others: readonly string[] = []) =>
    permissionRows.filter(({ node }) => nodes.includes(node) && !others.includes(node))
  const titles = (rows: ReturnType<typeof without>) => rows.map(({ title }) => title[viewer.language])
  return {
    ...common,
    before: null,
    after: null,
    added: titles(without(has, had)),
    removed: titles(without(had, has)),
  }
}

/** Fields whose values are enums of the contract. */
const enumerations = {
  data_scope: 'DataScope',
  products: 'OrderType',
  channels: 'PayChannel',
  language: 'VoucherLanguage',
  show_price: 'VoucherPrice',
  own_reference: 'AllocationUse',
  customer: 'AllocationUse',
  cost_centre: 'AllocationUse',
} as const satisfies Partial<Record<AdminLogField, keyof typeof labels>>

function presentValue(
  field: AdminLogField,
  value: LoggedValue,
  viewer: Viewer,
): Schemas['AdminLogValue'] | null {
  if (value === null) return null
  if (typeof value === 'object' && 'amount' in value) return { text: '', money: value }
  return { text: wordsOf(field, value, viewer), money: null }
}

function wordsOf(
  field: AdminLogField,
  value: Exclude<LoggedValue, null | { readonly amount: string }>,
  { language }: Viewer,
): string {
  if (typeof value === 'boolean') return messageText(language, value ? 'log_yes' : 'log_no', {})
  if (typeof value === 'object' && 'en' in value) return value[language]
  const name = (enumerations as Partial<Record<AdminLogField, keyof typeof labels>>)[field]
  const word = (one: string) =>
    name ? ((labels[name][language] as Record<string, string>)[one] ?? one) : one
  if (typeof value === 'string') return word(value)
  // No product lines means all.
  if (value.length === 0) return messageText(language, field === 'products' ? 'log_all' : 'log_none', {})
  return value.map(word).join(language === 'en' ? ', ' : '、')
}
