import type { BillRecord } from '../domain/bill/bill.ts'
import type { InvoiceApplicationRecord } from '../domain/invoice/application.ts'
import { type Break, checkLedger } from '../domain/ledger/check-ledger.ts'
import type { Hold, LedgerEntry } from '../domain/ledger/entry.ts'
import { type Position, positionOf } from '../domain/ledger/position.ts'
import { type EntryRequest, post } from '../domain/ledger/posting.ts'
import { act } from '../domain/order/act.ts'
import { cancelOrder, quoteCancellation } from '../domain/order/cancel.ts'
import { monthUse } from '../domain/order/month-use.ts'
import type { CancelQuoteRecord, OrderEventName, OrderRecord } from '../domain/order/order.ts'
import {
  type ActionInput,
  type Actor,
  type Change,
  type Situation,
  staffActor,
  supplierActor,
} from '../domain/order/situation.ts'
import { isRefusal, type Refusal } from '../domain/refusal.ts'
import { sampleMember, sampleNow, sampleTerms } from './sample-order.ts'

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
  limit_per_month: string | null = null
  overdue = 0
  lastChange: Change | null = null
  #quotes = 0

  /** `balance` in fen. */
  constructor(balance = 1_000_000) {
    if (balance > 0) this.post({ account: 'predeposit', type: 'topup', delta: balance, topup_id: 'T1' })
  }

  get position(): Position {
    return positionOf(
      this.terms,
      { entries: this.entries, holds: [...this.holds.values()] },
      this.now,
      this.overdue,
    )
  }

  post(request: EntryRequest): void {
    this.entries.push(post(this.position, request, this.now))
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
    const month_use = monthUse(this.orders.values(), this.member.id, this.now, this.terms.tz)
    const invoiced = { waiting: 0, issued: 0, reversing: false }
    return { order, actor, now: this.now, invoiced, position: this.position, hold, month_use }
  }

  /** Members press buttons; supplier and system events come from the supplier's side. */
  act(id: string, action: OrderEventName, input: ActionInput = {}): Change | Refusal {
    const byMember = [
      'pay',
      'cancel',
      'confirm',
      'decline',
      'confirm_check_in',
      'confirm_complete',
      'request_refund',
      'download_voucher',
    ]
    const actor = actors[action] ?? (byMember.includes(action) ? this.member : supplierActor)
    return this.keep(act(this.situation(id, actor), action, input))
  }

  quote(id: string): CancelQuoteRecord | Refusal {
    const situation = this.situation(id)
    const terms = quoteCancellation(situation, situation.hold?.amount ?? 0)
    this.#quotes += 1
    return isRefusal(terms) ? terms : { ...terms, id: `q${this.#quotes}` }
  }

  cancel(id: string): Change | Refusal {
    const quote = this.quote(id)
    if (isRefusal(quote)) return quote
    const outcome = cancelOrder(this.situation(id), { quote, accept_penalty: true, reason: 'Plans changed' })
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
    return done
  }

  breaks(): Break[] {
    return checkLedger({
      company: this.terms,
      members: [{ id: this.member.id, limit_per_month: this.limit_per_month }],
      orders: [...this.orders.values()],
      entries: this.entries,
      holds: [...this.holds.values()],
      bills: this.bills,
      applications: this.applications,
      now: this.now,
    })
  }
}
