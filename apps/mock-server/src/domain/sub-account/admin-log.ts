import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'

export type AdminLogKind = Schemas['AdminLogKind']
export type AdminLogField = Schemas['AdminLogField']

/** A person as named when it happened: the entry stays readable when the account is renamed or gone. */
export interface LoggedPerson {
  readonly id: string
  readonly username: string
  readonly nickname: string
}

/** A value as it was stored: words of an enumeration are put into a language when they are read. */
export type LoggedValue =
  | string
  | boolean
  | LocalText
  | readonly string[]
  | { readonly amount: string; readonly currency: string }
  | null

export interface LoggedChange {
  readonly field: AdminLogField
  readonly before: LoggedValue
  readonly after: LoggedValue
}

/** Where a call came from. */
export interface LoggedOrigin {
  /** Empty when unknown. */
  readonly ip: string
  /** Browser and system; empty when unknown. */
  readonly device: string
}

/** What moved money, rights or settings, or was refused. It is written once; nothing changes or removes it. */
export interface AdminLogRecord extends LoggedOrigin {
  readonly id: string
  readonly company_id: string
  /** Epoch s. */
  readonly time: number
  readonly kind: AdminLogKind
  /** Why it was refused; null for what was done. */
  readonly refusal: Schemas['ErrorKey'] | Schemas['ReasonKey'] | null
  /** Who did it; of a wrong password, whose it is. */
  readonly actor: LoggedPerson
  readonly account: LoggedPerson | null
  readonly object: Schemas['AdminLogObject'] | null
  readonly changes: readonly LoggedChange[]
}

/** What of an account is logged, with the kind of entry that a change of it is. */
const accountKinds = {
  nickname: 'account_changed',
  email: 'binding_changed',
  mobile: 'binding_changed',
  nodes: 'permissions_changed',
  data_scope: 'permissions_changed',
  products: 'permissions_changed',
  channels: 'permissions_changed',
  hide_net_price: 'permissions_changed',
  limit_per_order: 'limits_changed',
  limit_per_month: 'limits_changed',
  approval_over: 'limits_changed',
} as const satisfies Partial<Record<AdminLogField, AdminLogKind>>

type AccountField = keyof typeof accountKinds

/** An account in terms of the log. */
export type LoggedAccount = Readonly<Record<AccountField, LoggedValue>>

const isSame = (a: LoggedValue, b: LoggedValue): boolean => JSON.stringify(a) === JSON.stringify(b)

/** An order of nodes or product lines says nothing. */
const sorted = (value: LoggedValue): LoggedValue => (Array.isArray(value) ? value.toSorted() : value)

/** The fields that differ, in the order of the later one; an empty text is none. */
export function changesBetween<Field extends AdminLogField>(
  before: Partial<Readonly<Record<Field, LoggedValue>>> | null,
  after: Partial<Readonly<Record<Field, LoggedValue>>>,
): LoggedChange[] {
  const valueIn = (row: typeof before, field: Field): LoggedValue => {
    const value = row?.[field] ?? null
    return value === '' ? null : sorted(value)
  }
  return (Object.keys(after) as Field[])
    .map((field) => ({ field, before: valueIn(before, field), after: valueIn(after, field) }))
    .filter((change) => !isSame(change.before, change.after))
}

/** The log entries of a save of an existing account, one for each kind of change. */
export function entriesOfSave(
  before: LoggedAccount,
  after: LoggedAccount,
): { readonly kind: AdminLogKind; readonly changes: LoggedChange[] }[] {
  const changes = changesBetween(before, after)
  const kinds = [...new Set(changes.map(({ field }) => accountKinds[field as AccountField]))]
  return kinds.map((kind) => ({
    kind,
    changes: changes.filter(({ field }) => accountKinds[field as AccountField] === kind),
  }))
}
