import { labels, type Schemas } from '@portal/api-client/contract'
import { permissionRows } from '../../domain/menu/permission.ts'
import type {
  AdminLogField,
  AdminLogRecord,
  LoggedChange,
  LoggedPerson,
  LoggedValue,
} from '../../domain/sub-account/admin-log.ts'
import { messageText } from '../../texts/text.ts'
import { textOf } from '../present.ts'
import type { Viewer } from '../viewer.ts'

export const outcomeOf = ({ refusal }: AdminLogRecord): Schemas['AdminLogOutcome'] =>
  refusal === null ? 'done' : 'refused'

export const presentPerson = ({ id, username, nickname }: LoggedPerson): Schemas['AdminLogPerson'] => ({
  id: Number(id),
  username,
  nickname,
})

/** Mark-up rules and balances reveal net prices, so members who see none only read that something changed. */
const shownChanges = ({ kind, changes }: AdminLogRecord, { seesNet }: Viewer): readonly LoggedChange[] => {
  if (seesNet) return changes
  return kind.startsWith('markup_') ? [] : changes.filter(({ field }) => !(funds as string[]).includes(field))
}

const funds: AdminLogField[] = ['available', 'credit_used']

/** Why it was refused, in the words of the reader. */
function refusalText({ refusal }: AdminLogRecord, { language }: Viewer): string | null {
  if (refusal === null) return null
  const texts: Readonly<Record<string, string>> = {
    ...labels.ErrorKey[language],
    ...labels.ReasonKey[language],
  }
  return texts[refusal] ?? refusal
}

export function presentEntry(entry: AdminLogRecord, viewer: Viewer): Schemas['AdminLogEntry'] {
  const { id, time, kind, actor, account, object, ip, device } = entry
  return {
    id,
    time,
    kind,
    kind_text: textOf('AdminLogKind', kind, viewer),
    outcome: outcomeOf(entry),
    refusal_text: refusalText(entry, viewer),
    actor: presentPerson(actor),
    account: account && presentPerson(account),
    object,
    ip,
    device,
    changes: shownChanges(entry, viewer).map((change) => presentChange(change, viewer)),
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
