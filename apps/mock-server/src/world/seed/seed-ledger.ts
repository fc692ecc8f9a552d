import type { Hold, LedgerEntry } from '../../domain/ledger/entry.ts'
import { availableOn, type Position, positionOf } from '../../domain/ledger/position.ts'
import { post } from '../../domain/ledger/posting.ts'
import { type Minor, parseAmount } from '../../domain/money/money.ts'
import { monthUse } from '../../domain/order/approval/month-use.ts'
import type { OrderRecord, OrderType, PayChannel } from '../../domain/order/order.ts'
import type { Actor, Change, Situation } from '../../domain/order/situation.ts'
import { products } from '../../domain/products.ts'
import { seesNetPrices } from '../../domain/sub-account/sight.ts'
import type { Job } from '../jobs.ts'
import { supplierJobs } from '../supplier.ts'
import type { CompanyRecord, MemberRecord } from '../tables.ts'

const day = 86_400_000
/** The first top-up of each company lies before every seeded order. */
const openedBefore = 135 * day
/** Further top-ups, when the past spent more than the company had, are multiples of this. */
const topUpStep: Minor = 10_000_000

const nobody = { waiting: 0, issued: 0, reversing: false } as const

/** The ledger while the past is written: plain maps, and positions carried along instead of summed again and again. */
export class SeedLedger {
  readonly #start: number
  readonly #companies: ReadonlyMap<string, CompanyRecord>
  readonly #positions = new Map<string, Position>()
  readonly #orders = new Map<string, OrderRecord>()
  /** The same orders by company. */
  readonly #ordersBy = new Map<string, Map<string, OrderRecord>>()
  readonly #entries: LedgerEntry[] = []
  readonly #holds = new Map<string, Hold>()
  readonly #openHolds = new Map<string, Hold>()
  readonly #jobs = new Map<string, Job>()
  readonly #counters: Record<string, number> = {}
  #topUps = 0
  #watch: (change: Change, now: number) => void = () => {}

  constructor(companies: readonly CompanyRecord[], start: number) {
    this.#start = start
    this.#companies = new Map(companies.map((company) => [company.id, company]))
    for (const company of companies) {
      this.#positions.set(company.id, positionOf(company, { entries: [], holds: [] }, start))
      const opening = parseAmount(company.opening_balance, company.settlement_currency)
      if (opening > 0) this.#topUp(this.#position(company.id), opening, start - openedBefore)
    }
  }

  actorFor(member: MemberRecord, company: CompanyRecord): Actor & { readonly id: string } {
    const minor = (amount: string | null) =>
      amount === null ? null : parseAmount(amount, company.settlement_currency)
    return {
      type: 'member',
      id: member.id,
      name: member.nickname,
      staff: member.staff,
      seesNet: seesNetPrices(member),
      nodes: member.nodes,
      products: member.products,
      channels: member.channels,
      limit_per_order: minor(member.limit_per_order),
      limit_per_month: minor(member.limit_per_month),
      // What was booked before was agreed to before.
      approval_over: null,
    }
  }

  situation(id: string, now: number, who: MemberRecord | Actor): Situation {
    const order = this.#orders.get(id)
    const company = order && this.#companies.get(order.company_id)
    if (!order || !company) throw new Error(`There is no order ${id}`)
    const actor = 'company_id' in who ? this.actorFor(who, company) : who
    const hold = this.#openHolds.get(id) ?? null
    const position = this.#position(company.id)
    const { id: member_id, seesNet, limit_per_month } = actor
    const month_use =
      limit_per_month === null || member_id === null
        ? 0
        : monthUse(this.ordersOf(company.id), { id: member_id, seesNet }, now, company.tz)
    return { order, actor, now, invoiced: nobody, position, hold, month_use, requester: null }
  }

  /** Makes sure the channel has the money; the pre-deposit is topped up when it does not. */
  fund({ order, position, now }: Situation, channel: PayChannel): PayChannel {
    const missing = order.total_settlement_price - availableOn(position, channel)
    if (channel === 'predeposit' && missing > 0) {
      this.#topUp(position, Math.ceil(missing / topUpStep) * topUpStep, now)
    }
    return channel
  }

  keep(change: Change, now: number): Change {
    const position = this.#position(change.order.company_id)
    for (const hold of change.holds) {
      const before = this.#openHolds.get(hold.order_id)?.amount ?? 0
      const open = hold.released_time === null
      position[hold.account].frozen += (open ? hold.amount : 0) - before
      this.#holds.set(hold.id, hold)
      if (open) this.#openHolds.set(hold.order_id, hold)
      else this.#openHolds.delete(hold.order_id)
    }
    for (const entry of change.entries) this.#write(position, entry)
    this.replace(change.order)
    for (const kind of change.unschedule) this.#jobs.delete(`${kind} ${change.order.id}`)
    const supplierTasks = change.supplier ? supplierJobs(change.order, change.supplier, now) : []
    const planned = change.schedule.map(({ kind, due }) => ({ kind, due, subject: change.order.id }))
    for (const job of [...supplierTasks, ...planned]) this.#jobs.set(`${job.kind} ${job.subject}`, job)
    this.#watch(change, now)
    return change
  }

  /** Numbers run within a day (UTC), in the order of booking. */
  nextBookingId(type: OrderType, now: number): string {
    const day = `${products[type].letter}${new Date(now).toISOString().slice(2, 10).replaceAll('-', '')}`
    return `${day}${String(this.next(`booking:${day}`)).padStart(4, '0')}`
  }

  /** 1, 2, 3, … of a counter that the world goes on with. */
  next(counter: string): number {
    const number = (this.#counters[counter] ?? 0) + 1
    this.#counters[counter] = number
    return number
  }

  order(id: string): OrderRecord {
    const order = this.#orders.get(id)
    if (!order) throw new Error(`There is no order ${id}`)
    return order
  }

  /** A change outside the life cycle: a driver's progress, a bill that names the order. */
  replace(order: OrderRecord): void {
    this.#orders.set(order.id, order)
    const own = this.#ordersBy.get(order.company_id) ?? new Map<string, OrderRecord>()
    this.#ordersBy.set(order.company_id, own.set(order.id, order))
  }

  /** In the order of booking. */
  ordersOf(company_id: string): OrderRecord[] {
    return [...(this.#ordersBy.get(company_id)?.values() ?? [])]
  }

  positionOf(company_id: string): Position {
    return this.#position(company_id)
  }

  /** Entries that belong to a bill. */
  write(company_id: string, entries: readonly LedgerEntry[]): void {
    for (const entry of entries) this.#write(this.#position(company_id), entry)
  }

  /** Ensures that the pre-deposit holds at least this much. */
  provide(company_id: string, amount: Minor, now: number): void {
    const position = this.#position(company_id)
    const missing = amount - availableOn(position, 'predeposit')
    if (missing > 0) this.#topUp(position, Math.ceil(missing / topUpStep) * topUpStep, now)
  }

  /** Called with every change of an order, as the bills must be of refunds. */
  watch(listener: (change: Change, now: number) => void): void {
    this.#watch = listener
  }

  plan(job: Job): void {
    this.#jobs.set(`${job.kind} ${job.subject}`, job)
  }

  result() {
    return {
      order: [...this.#orders.values()],
      ledger_entry: this.#entries,
      hold: [...this.#holds.values()],
      // What fell due before the start has happened already, as a step of its story.
      jobs: [...this.#jobs.values()].filter(({ due }) => due > this.#start),
      counters: this.#counters,
    }
  }

  #position(company_id: string): Position {
    const position = this.#positions.get(company_id)
    if (!position) throw new Error(`There is no company ${company_id}`)
    return position
  }

  #topUp(position: Position, delta: Minor, now: number): void {
    this.#topUps += 1
    const topup_id = `T${String(this.#topUps).padStart(6, '0')}`
    const entry = post(
      position,
      { account: 'predeposit', type: 'topup', delta, topup_id, remark: topup_id },
      now,
    )
    this.#entries.push(entry)
  }

  #write(position: Position, entry: LedgerEntry): void {
    const end = position[entry.account]
    end.seq = entry.seq
    end.sum = entry.balance_after
    this.#entries.push(entry)
  }
}
