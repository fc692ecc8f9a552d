import type { BillChange, BillRecord } from '../../domain/bill/bill.ts'
import { billBlock } from '../../domain/bill/billable.ts'
import { creditNotes } from '../../domain/bill/credit-note.ts'
import { runCycle, settleOrders } from '../../domain/bill/cycle.ts'
import { isBillDay } from '../../domain/bill/due-date.ts'
import { answerDispute, confirmBill, disputeBill, fallDue } from '../../domain/bill/lifecycle.ts'
import { payBill } from '../../domain/bill/payment.ts'
import type { Change } from '../../domain/order/situation.ts'
import { addDays } from '../../domain/time/dates.ts'
import { instantOf, localClock } from '../../domain/time/zones.ts'
import { billJobs } from '../bill-jobs.ts'
import type { CompanyRecord, MemberRecord } from '../tables.ts'
import type { Agenda } from './agenda.ts'
import type { SeedLedger } from './seed-ledger.ts'

const hour = 3_600_000
const day = 24 * hour
/** Before this nothing was on credit. */
const firstDays = 130
const lastMonth = 32 * day
/** Ahead of the orders of the same instant. */
const atMidnight = -1

interface BilledPast {
  readonly ledger: SeedLedger
  readonly agenda: Agenda
  readonly companies: readonly CompanyRecord[]
  readonly members: readonly MemberRecord[]
  /** The bills of the last month were not paid. */
  readonly unpaid: boolean
  /** Epoch ms at which the world begins. */
  readonly start: number
}

/** Bills over chosen orders: how many days before the start they were requested, and how far they have come. */
const settlements = [
  { days: 14, until: 'overdue' },
  { days: 9, until: 'void' },
  { days: 6, until: 'partially_paid' },
  { days: 0.05, until: 'disputed' },
  { days: 2, until: 'issued' },
] as const

/** The bills of the past, by the rules of later ones: every bill day, and what members did with each bill. */
export class SeedBills {
  readonly #past: BilledPast
  readonly #bills = new Map<string, BillRecord>()

  constructor(past: BilledPast) {
    this.#past = past
    past.ledger.watch((change, now) => this.#credit(change, now))
    for (const company of past.companies) if (company.credit_limit !== null) this.#planCompany(company)
  }

  result(): readonly BillRecord[] {
    return [...this.#bills.values()]
  }

  #planCompany(company: CompanyRecord): void {
    const { agenda, start } = this.#past
    const today = localClock(start, company.tz).date
    const dates = Array.from({ length: firstDays }, (_, ago) => addDays(today, ago - firstDays + 1))
    for (const date of dates.filter((one) => isBillDay(company, one) || one === today)) {
      const at = instantOf(date, '00:00', company.tz)
      agenda.add({ at, index: atMidnight, nth: Number(company.id), run: () => this.#midnight(company, at) })
    }
    if (company.billing_cycle !== 'half_month') return
    settlements.forEach(({ days, until }, nth) => {
      const at = start - Math.round(days * day)
      agenda.add({ at, index: atMidnight, nth: 10 + nth, run: () => this.#settle(company, until, at) })
    })
  }

  #number(date: string): string {
    const name = `B${date.slice(2).replaceAll('-', '')}`
    return `${name}${String(this.#past.ledger.next(`bill:${name}`)).padStart(4, '0')}`
  }

  #own(company: CompanyRecord): BillRecord[] {
    return this.result().filter(({ company_id }) => company_id === company.id)
  }

  #midnight(company: CompanyRecord, now: number): void {
    const { ledger } = this.#past
    const billNumber = (date: string) => this.#number(date)
    const orders = ledger.ordersOf(company.id)
    for (const change of runCycle({ company, orders, bills: this.#own(company), now, billNumber })) {
      this.#keep({ ...change, entries: [] }, company, now)
      if (change.bill.status === 'issued') this.#follow(change.bill, company, now)
    }
  }

  /** What the member does with a bill that came at midnight. */
  #follow({ id }: BillRecord, company: CompanyRecord, now: number): void {
    const { agenda } = this.#past
    const later = (after: number, run: (at: number) => void) => {
      const at = now + after
      if (at < this.#past.start) agenda.add({ at, index: atMidnight, nth: 20, run: () => run(at) })
    }
    later(2 * day + 10 * hour, (at) => this.#confirm(id, company, at))
    if (this.#past.unpaid && now > this.#past.start - lastMonth) {
      later((company.due_days + 1) * day, (at) => this.#fallDue(id, company, at))
    } else later(6 * day + 11 * hour, (at) => this.#pay(id, company, 1, at))
  }

  /** A settlement application over the two oldest orders that can be billed. */
  #settle(company: CompanyRecord, until: (typeof settlements)[number]['until'], now: number): void {
    const { ledger } = this.#past
    const open = ledger
      .ordersOf(company.id)
      .filter(
        (order) =>
          order.pay_channel === 'credit' &&
          this.#isFree(order.bill_id) &&
          billBlock(order, false, now) === null,
      )
    const orders = open.slice(0, 1)
    if (orders.length === 0) return
    const id = this.#number(localClock(now, company.tz).date)
    const settlement = settleOrders({ company, orders, bills: this.#own(company), id, remark: '', now })
    for (const bill of settlement.bills) this.#keep({ bill, orders: [], entries: [] }, company, now)
    for (const order of settlement.orders) ledger.replace(order)
    if (until === 'disputed' || until === 'void') this.#dispute(id, company, now)
    else if (until !== 'issued') this.#confirm(id, company, now + hour)
    if (until === 'partially_paid') this.#pay(id, company, 2, now + 2 * hour)
    if (until === 'void') this.#answer(id, company, now + 2 * hour)
    if (until === 'overdue') {
      const at = instantOf(addDays(this.#bill(id).due_date ?? '', 1), '00:00', company.tz)
      this.#past.agenda.add({ at, index: atMidnight, nth: 20, run: () => this.#fallDue(id, company, at) })
    }
  }

  /** Objects to every line. */
  #dispute(id: string, company: CompanyRecord, now: number): void {
    const bill = this.#bill(id)
    const objections = bill.lines.map(({ line_id }) => ({
      line_id,
      reason: '金额与确认单不符',
      expected: 0,
      files: [],
    }))
    this.#change(disputeBill(bill, objections, now), company, now)
  }

  #answer(id: string, company: CompanyRecord, now: number): void {
    const orders = this.#past.ledger.ordersOf(company.id)
    const situation = { bill: this.#bill(id), bills: this.#own(company), orders }
    const answered = answerDispute(situation, company, now)
    if (!answered) throw new Error(`The seeded bill ${id} is not disputed`)
    this.#keep(answered, company, now)
  }

  /** A refund that lowers the used credit comes off the bills that still demand it. */
  #credit({ order, entries }: Change, now: number): void {
    const company = this.#past.companies.find(({ id }) => id === order.company_id)
    if (order.bill_id === null || !company) return
    for (const bill of creditNotes(order, this.#own(company), entries, company.tz, now))
      this.#bills.set(bill.id, bill)
  }

  #bill(id: string): BillRecord {
    const bill = this.#bills.get(id)
    if (!bill) throw new Error(`There is no bill ${id}`)
    return bill
  }

  /** An order that only accrues may still be chosen. */
  #isFree(bill_id: string | null): boolean {
    return bill_id === null || this.#bills.get(bill_id)?.status === 'open'
  }

  #confirm(id: string, company: CompanyRecord, now: number): void {
    this.#change(confirmBill(this.#bill(id), company.tz, now), company, now)
  }

  #fallDue(id: string, company: CompanyRecord, now: number): void {
    const late = fallDue(this.#bill(id), company.tz, now)
    if (late) this.#change(late, company, now)
  }

  /** Pays one part of `parts` from the balance. */
  #pay(id: string, company: CompanyRecord, parts: number, now: number): void {
    const { ledger, members } = this.#past
    const bill = this.#bill(id)
    const amount = Math.floor((bill.total - bill.paid) / parts)
    const finance = members.find(({ company_id, role }) => company_id === company.id && role === 'finance')
    if (amount <= 0 || !finance) return
    ledger.provide(company.id, amount, now)
    const situation = {
      bill,
      orderOf: (order: string) => ledger.order(order),
      position: ledger.positionOf(company.id),
      tz: company.tz,
      now,
    }
    const operator = { id: finance.id, nickname: finance.nickname }
    const payment = { id: `bp-${id}-1`, channel: 'predeposit' as const, amount, proof_files: [], operator }
    this.#keep(payBill(situation, payment), company, now)
  }

  #change(bill: BillRecord, company: CompanyRecord, now: number): void {
    this.#keep({ bill, orders: [], entries: [] }, company, now)
  }

  #keep({ bill, orders, entries }: BillChange, company: CompanyRecord, now: number): void {
    const { ledger } = this.#past
    for (const order of orders) ledger.replace(order)
    ledger.write(company.id, entries)
    this.#bills.set(bill.id, bill)
    for (const job of billJobs(bill, company, now)) ledger.plan(job)
  }
}
