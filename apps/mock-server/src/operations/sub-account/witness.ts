import { type DataOf, labels, type OperationId, type Schemas } from '@portal/api-client/contract'
import { availableOn } from '../../domain/ledger/position.ts'
import { toMoney } from '../../domain/money/money.ts'
import { changesBetween, type LoggedChange, type LoggedValue } from '../../domain/sub-account/admin-log.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import type { WatchedCall, Witness } from '../../edge/program.ts'
import { loggedPerson } from '../../world/admin-log.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { companyPosition } from '../company-ledger.ts'
import { type Logged, type LoggedObject, loggedCalls, type Sent } from './logged-calls.ts'

/** Refusals that are written: somebody tried what is not theirs to do, or to do alone. */
const written: ReadonlySet<string> = new Set([
  'NO_PERMISSION',
  'NODE_NOT_HELD',
  'SUBACCOUNT_LIMIT',
  'APPROVAL_NEEDED',
  'APPROVAL_LIMIT',
  'APPROVER_INVOLVED',
  'APPROVER_LIMITED',
  'ASKER_MAY_NOT_PAY',
  'CHANNEL_NOT_ALLOWED',
  'PASSWORD_WRONG',
  'CODE_WRONG',
  'ACCOUNT_LOCKED',
] satisfies (Schemas['ErrorKey'] | Schemas['ReasonKey'])[])

type AnyLogged = Logged<OperationId>

/** Watches one call, and writes into the log of the company what it did or why it was refused. */
export function watchCall(call: WatchedCall, world: World): Witness | null {
  const { operation, now, from } = call
  const logged = (loggedCalls as Partial<Record<OperationId, AnyLogged | null>>)[operation] ?? null
  if (logged === null) return null
  const { admin_log } = world.tables
  const known = admin_log.all().length
  const before = logged.itself || logged.refusedOnly ? null : stateOf(call.member, world, now)
  const write = (sent: object | null, data: unknown, more: Pick<Entry, 'refusal' | 'changes'>) => {
    const input = sent as Sent<OperationId> | null
    const actor = call.member ?? (input && logged.who?.(input, world))
    if (!actor) return
    const id = input && logged.id?.(input, data as DataOf<OperationId> | null)
    admin_log.put({
      id: `al-${world.next('admin_log')}`,
      company_id: actor.company_id,
      time: toSeconds(now),
      kind: logged.kind,
      actor: loggedPerson(actor),
      account: null,
      object: logged.object && id ? { kind: logged.object, id } : null,
      ...from,
      ...more,
    })
  }
  return {
    done(sent, data) {
      for (const entry of admin_log.all().slice(known)) admin_log.put({ ...entry, ...from })
      if (!before) return
      const id = logged.id?.(sent as Sent<OperationId>, data as DataOf<OperationId>)
      const after = stateOf(call.member, world, now)
      write(sent, data, { refusal: null, changes: changesOf(logged.object, id, before, after) })
    },
    refused(refusal, sent) {
      const key = refusal.extra?.reason_key ?? refusal.error_key
      if (written.has(key)) write(sent, null, { refusal: key, changes: [] })
    },
  }
}

interface Entry {
  readonly refusal: Schemas['ErrorKey'] | Schemas['ReasonKey'] | null
  readonly changes: readonly LoggedChange[]
}

/** Enumerations of the status of each kind of object; an article and a month have none. */
const statuses = {
  order: 'OrderStatus',
  bill: 'BillStatus',
  topup: 'TopUpStatus',
  invoice: 'InvoiceApplicationStatus',
} as const satisfies Partial<Record<LoggedObject, keyof typeof labels>>

interface StatusRow {
  readonly id: string
  readonly status?: string
  readonly order_status?: string
}

/** Money and records of the caller's company at one moment; rows never change, so these stay as they were. */
interface CompanyState {
  readonly funds: Partial<Record<'available' | 'credit_used', LoggedValue>>
  readonly rows: Readonly<Record<keyof typeof statuses, readonly StatusRow[]>>
}

function stateOf(member: MemberRecord | null, world: World, now: number): CompanyState {
  const { order, bill, topup, invoice_application } = world.tables
  return {
    funds: member ? fundsOf(member, world, now) : {},
    rows: {
      order: order.all(),
      bill: bill.all(),
      topup: topup.all(),
      invoice: invoice_application.all(),
    },
  }
}

function fundsOf({ company_id }: MemberRecord, world: World, now: number): CompanyState['funds'] {
  const company = world.tables.company.get(company_id)
  if (!company) return {}
  const position = companyPosition(world, company, now)
  const money = (minor: number) => toMoney(minor, position.currency)
  return {
    available: money(availableOn(position, 'predeposit')),
    ...(position.has_credit && {
      credit_used: money(position.credit.sum + position.credit.frozen),
    }),
  }
}

function changesOf(
  object: LoggedObject | undefined,
  id: string | undefined,
  before: CompanyState,
  after: CompanyState,
): LoggedChange[] {
  const statusIn = ({ rows }: CompanyState): LoggedValue => {
    if (object === undefined || object === 'article' || object === 'month') return null
    const row = rows[object].find((one) => one.id === id)
    const status = row?.order_status ?? row?.status
    if (status === undefined) return null
    const words = labels[statuses[object]]
    const text = (language: 'en' | 'zh-cn') => (words[language] as Record<string, string>)[status] ?? status
    return { en: text('en'), 'zh-cn': text('zh-cn') }
  }
  return [
    ...changesBetween({ status: statusIn(before) }, { status: statusIn(after) }),
    ...changesBetween(before.funds, after.funds),
  ]
}
