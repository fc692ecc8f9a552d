import { type BillChange, type BillRecord, overdueOf } from '../domain/bill/bill.ts'
import { creditNotes } from '../domain/bill/credit-note.ts'
import { runCycle } from '../domain/bill/cycle.ts'
import { priceInBalance } from '../domain/cms/payment.ts'
import { type InvoiceApplicationRecord, invoicedByOrder, notInvoiced } from '../domain/invoice/application.ts'
import { type Break, type CompanyLedger, checkLedger } from '../domain/ledger/check-ledger.ts'
import type { Hold, LedgerEntry } from '../domain/ledger/entry.ts'
import { type Position, positionOf } from '../domain/ledger/position.ts'
import { type EntryRequest, post } from '../domain/ledger/posting.ts'
import { act } from '../domain/order/act.ts'
import { monthUse } from '../domain/order/approval/month-use.ts'
import { cancelOrder, quoteCancellation } from '../domain/order/cancel.ts'
import type { OrderEventName, OrderRecord } from '../domain/order/order.ts'
import type { CancelQuoteRecord } from '../domain/order/order-quotes.ts'
import {
  type ActionInput,
  type Actor,
  type Change,
  type Situation,
  staffActor,
  supplierActor,
} from '../domain/order/situation.ts'
import { attempt, isRefusal, type Refusal } from '../domain/refusal.ts'
import { type SampleStay, sampleMember, sampleNow, sampleOrder, sampleTerms } from './sample-order.ts'

const actors: Partial<Record<OrderEventName, Actor>> = {
  resolve_confirm: staffActor,
  resolve_reject: staffActor,
}

/** One company's orders and money in plain lists: the least a sequence of actions needs. */
export class SampleAccount {
  now = sampleNow
  terms = sampleTerms
  member: Actor & { id: string } = sampleMember
  orders = new Map<string, OrderRecord>()
  entries: LedgerEntry[] = []
  holds = new Map<string, Hold>()
  applications: InvoiceApplicationRecord[] = []
  bills: BillRecord[] = []
  topups: CompanyLedger['topups'] = []
  contentPayments: CompanyLedger['contentPayments'] = []
  limit_per_month: string | null = null
  overdue = 0
  lastChange: Change | null = null
  #quotes = 0

  /** `balance` in fen. */
  constructor(balance = 1_000_000) {
    if (balance > 0) this.topUp(balance)
  }

  get position(): Position {
    return positionOf(
      this.terms,
      { entries: this.entries, holds: [...this.holds.values()] },
      this.now,
      this.overdue + overdueOf(this.bills),
    )
  }

  post(request: EntryRequest): void {
    this.entries.push(post(this.position, request, this.now))
  }

  /** A transfer that has been verified; `amount` in fen. */
  topUp(amount: number): void {
    const id = `T${this.topups.length + 1}`
    this.topups = [...this.topups, { id, amount, status: 'verified' }]
    this.post({ account: 'predeposit', type: 'topup', delta: amount, topup_id: id })
  }

  /** An article that costs so much, in yuan, is paid from the balance. */
  payForContent(yuan: number): void {
    const id = `${this.contentPayments.length + 1}`
    this.contentPayments = [...this.contentPayments, { id, type: 'balance', amount: yuan }]
    const delta = -priceInBalance(yuan, this.terms.settlement_currency)
    const entry = { account: 'predeposit', type: 'content_payment', delta, content_payment_id: id } as const
    this.post({ ...entry, operator: this.requester })
  }

  add(order: OrderRecord): OrderRecord {
    this.orders.set(order.id, order)
    return order
  }

  situation(id: string, actor: Actor = this.member): Situation {
    const order = this.orders.get(id)
    if (!order) throw new Error(`No order ${id}`)
    const hold =
      [...this.holds.values()].find((row) => row.order_id === id && row.released_time === null) ?? null
    const month_use = monthUse(this.orders.values(), this.member, this.now, this.terms.tz)
    const invoiced = invoicedByOrder(this.applications).get(id) ?? notInvoiced
    const requester = order.amendment ? { ...this.member, month_use } : null
    return { order, actor, now: this.now, invoiced, position: this.position, hold, month_use, requester }
  }

  /** The member as a request for a change names it. */
  get requester() {
    return { id: this.member.id, nickname: this.member.name }
  }

  /** Members press buttons; supplier and system events come from the supplier's side. */
  act(id: string, action: OrderEventName, input: ActionInput = {}): Change | Refusal {
    const byMember = [
      'pay',
      'pay_later',
      'cancel',
      'confirm',
      'decline',
      'confirm_check_in',
      'confirm_complete',
      'request_refund',
      'withdraw_refund',
      'remind_supplier',
      'download_voucher',
      'amend',
      'request_amend',
      'withdraw_amend',
      'replace',
    ]
    return this.actAs(
      actors[action] ?? (byMember.includes(action) ? this.member : supplierActor),
      id,
      action,
      input,
    )
  }

  actAs(actor: Actor, id: string, action: OrderEventName, input: ActionInput = {}): Change | Refusal {
    return this.keep(attempt(() => act(this.situation(id, actor), action, input)))
  }

  quote(id: string): CancelQuoteRecord | Refusal {
    const situation = this.situation(id)
    const terms = attempt(() => quoteCancellation(situation, situation.hold?.amount ?? 0))
    this.#quotes += 1
    return isRefusal(terms) ? terms : { ...terms, id: `q${this.#quotes}` }
  }

  cancel(id: string): Change | Refusal {
    const quote = this.quote(id)
    if (isRefusal(quote)) return quote
    const request = { quote, accept_penalty: true, reason: 'Plans changed' }
    const outcome = attempt(() => cancelOrder(this.situation(id), request))
    if (isRefusal(outcome)) return outcome
    if ('terms' in outcome) throw new Error('A fresh quote does not differ')
    return this.keep(outcome.change)
  }

  keep(done: Change | Refusal): Change | Refusal {
    if (isRefusal(done)) return done
    this.lastChange = done
    this.orders.set(done.order.id, done.order)
    this.entries.push(...done.entries)
    for (const hold of done.holds) this.holds.set(hold.id, hold)
    const noted = creditNotes(done.order, this.bills, done.entries, this.terms.tz, this.now)
    this.bills = this.bills.map((bill) => noted.find(({ id }) => id === bill.id) ?? bill)
    return done
  }

  /** Midnight for the bills: adds what became billable, and issues the bill on a bill day. */
  runCycle(): void {
    const { terms, now, bills } = this
    const billNumber = (date: string) =>
      `B${date.slice(2).replaceAll('-', '')}${String(bills.length + 1).padStart(4, '0')}`
    const changes = runCycle({ company: terms, orders: [...this.orders.values()], bills, now, billNumber })
    for (const change of changes) this.keepBill({ ...change, entries: [] })
  }

  keepBill({ bill, orders, entries }: BillChange): void {
    const known = this.bills.some(({ id }) => id === bill.id)
    this.bills = known ? this.bills.map((one) => (one.id === bill.id ? bill : one)) : [...this.bills, bill]
    this.entries.push(...entries)
    for (const order of orders) this.orders.set(order.id, order)
  }

  ledger(): CompanyLedger {
    return {
      company: this.terms,
      members: [
        {
          id: this.member.id,
          limit_per_month: this.limit_per_month,
          nodes: ['order/viewNet'],
          hide_net_price: !this.member.seesNet,
        },
      ],
      orders: [...this.orders.values()],
      entries: this.entries,
      holds: [...this.holds.values()],
      bills: this.bills,
      applications: this.applications,
      topups: this.topups,
      contentPayments: this.contentPayments,
      now: this.now,
    }
  }

  breaks(): Break[] {
    return checkLedger(this.ledger())
  }
}

/** The orders of `accountWithThreeOrders`. */
export const [held, charged, onCredit] = ['H2611210001', 'H2611210002', 'H2611210003'] as const

/** An account with one order whose money is held, one charged to the balance and one charged to the credit line. */
export function accountWithThreeOrders(stay: SampleStay = {}): SampleAccount {
  const account = new SampleAccount()
  for (const id of [held, charged, onCredit]) account.add(sampleOrder(stay, account.now, id))
  account.act(held, 'pay', { channel: 'predeposit' })
  account.act(charged, 'pay', { channel: 'predeposit' })
  account.act(charged, 'supplier_confirm', {})
  account.act(onCredit, 'pay', { channel: 'credit' })
  account.act(onCredit, 'supplier_confirm', {})
  return account
}
