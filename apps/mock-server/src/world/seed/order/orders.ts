import { availableOn } from '../../../domain/ledger/position.ts'
import { act } from '../../../domain/order/act.ts'
import { quoteCancellation } from '../../../domain/order/cancel.ts'
import { inputChecks } from '../../../domain/order/guards.ts'
import {
  isRide,
  type OrderEventName,
  type OrderRecord,
  type PayChannel,
} from '../../../domain/order/order.ts'
import { roomsOf } from '../../../domain/order/service.ts'
import type { ActionInput, Situation } from '../../../domain/order/situation.ts'
import { actorOfEvent, supplierMove } from '../../../domain/order/supplier-move.ts'
import { dispatchOpen, moveDispatch, nextDispatch } from '../../../domain/ride/dispatch.ts'
import type { DispatchRecord } from '../../../domain/ride/ride.ts'
import { deepFreeze } from '../../base.ts'
import { draw } from '../../draw.ts'
import type { Job } from '../../jobs.ts'
import type { CompanyRecord, IdempotencyRecord, MemberRecord, Tables } from '../../tables.ts'
import { Agenda } from '../agenda.ts'
import { SeedBills } from '../bills.ts'
import type { Catalogue } from '../catalogue.ts'
import { seedInvoices } from '../invoices.ts'
import { seededProducts } from '../products/products.ts'
import { SeedLedger } from '../seed-ledger.ts'
import type { Booking } from './order-booking.ts'
import { stepsOf } from './order-steps.ts'
import { storyRows, usualOrders } from './order-stories.ts'
import type { StoryRow } from './story.ts'

type DispatchStatus = DispatchRecord['status']

interface OrderSeedRequest {
  readonly seed: number
  /** Epoch ms. */
  readonly start: number
  readonly orders?: number | undefined
  /** The bills of the last month were not paid. */
  readonly unpaid?: boolean
  readonly catalogue: Catalogue
  readonly companies: readonly CompanyRecord[]
  readonly members: readonly MemberRecord[]
}

/** Orders with everything they caused, and the jobs that are still scheduled for them. */
export interface SeededOrders {
  readonly order: readonly Tables['order'][]
  readonly ledger_entry: readonly Tables['ledger_entry'][]
  readonly hold: readonly Tables['hold'][]
  readonly bill: readonly Tables['bill'][]
  readonly invoice_application: readonly Tables['invoice_application'][]
  readonly jobs: readonly Job[]
  readonly counters: Readonly<Record<string, number>>
}

const memberActions: readonly OrderEventName[] = ['pay', 'cancel', 'confirm_check_in', 'confirm_complete']

/**
 * The past of a world, made by the same rules that its future follows: every booking, payment and answer happens at its
 * own instant, in the order of time over all orders, so that the ledger reads as if it had been kept day by day.
 */
export function seedOrders(request: OrderSeedRequest): SeededOrders {
  const { seed, start, catalogue } = request
  const ledger = new SeedLedger(request.companies, start)
  const agenda = new Agenda()
  const world = { ledger, agenda, members: request.members, seed, start }
  for (const row of storyRows(seed, request.orders ?? usualOrders)) {
    const company = request.companies.find(({ id }) => id === row.company_id) as CompanyRecord
    const booking = seededProducts[row.product].bookingFor({
      catalogue,
      company,
      row,
      start,
      operatorFor: (price) => operatorOf(request, row, price),
      actorFor: (member) => ledger.actorFor(member, company),
    })
    agenda.add({
      at: booking.bookedAt,
      index: row.index,
      nth: 0,
      run: () => bookAndPlan(booking, row, world),
    })
  }
  const past = {
    ledger,
    agenda,
    companies: request.companies,
    members: request.members,
    unpaid: request.unpaid ?? false,
    start,
  }
  const bills = new SeedBills(past)
  agenda.run()
  const invoice_application = seedInvoices(past)
  return deepFreeze({ ...ledger.result(), bill: bills.result(), invoice_application })
}

interface Past {
  readonly ledger: SeedLedger
  readonly agenda: Agenda
  readonly members: readonly MemberRecord[]
  readonly seed: number
  /** Epoch ms at which the world begins. */
  readonly start: number
}

/** Books, and puts everything that followed on the agenda. */
function bookAndPlan(booking: Booking, row: StoryRow, past: Past): void {
  const { ledger, agenda, seed, start } = past
  const { bookedAt, member } = booking
  const id = ledger.nextBookingId(row.product, bookedAt)
  const { order } = ledger.keep(booking.book(id), bookedAt)
  const of = (field: string) => draw(seed, 'order', row.index, field)
  stepsOf(row.story, { order, start, of }).forEach(({ at, event }, step) => {
    agenda.add({ at, index: row.index, nth: step + 1, run: () => makeStep(id, event, at, member, row, past) })
  })
}

function makeStep(
  id: string,
  event: OrderEventName,
  at: number,
  member: MemberRecord,
  row: StoryRow,
  past: Past,
): void {
  const { ledger, seed } = past
  const byMember = memberActions.includes(event)
  const actor = byMember ? actingMember(id, event, at, member, past) : actorOfEvent(event)
  const situation = ledger.situation(id, at, actor)
  const done = byMember
    ? act(situation, event, inputFor(event, situation, ledger, row))
    : supplierMove(situation, event, draw(seed, 'order', id, event))
  ledger.keep(done, at)
  if (event === 'supplier_confirm') planDriver(id, at, row, past)
}

/** Whoever booked; the owner pays what would take that member beyond the limit of its month. */
function actingMember(
  id: string,
  event: OrderEventName,
  at: number,
  member: MemberRecord,
  { ledger, members }: Past,
): MemberRecord {
  if (event !== 'pay') return member
  const fits = inputChecks.within_limits(ledger.situation(id, at, member), {}) === null
  return fits ? member : ownerOf(members, member.company_id)
}

/** The driver's next step: on the agenda when it lies before the start, otherwise a job of the world's clock. */
function planDriver(id: string, now: number, row: StoryRow, past: Past): void {
  const { ledger, agenda, start } = past
  const order = ledger.order(id)
  const next = isRide(order) && dispatchOpen(order) ? nextDispatch(order) : null
  if (!next) return
  const at = Math.max(next.due, now + 1000)
  if (at > start) ledger.plan({ kind: 'dispatch', due: at, subject: id })
  else
    agenda.add({ at, index: row.index, nth: driverSteps, run: () => moveDriver(id, next.to, at, row, past) })
}

/** After what the story tells of the same instant. */
const driverSteps = 100

function moveDriver(id: string, to: DispatchStatus, at: number, row: StoryRow, past: Past): void {
  const { ledger, seed } = past
  const order = ledger.order(id)
  if (!isRide(order) || !dispatchOpen(order)) return
  if (to === 'assigned') {
    const situation = ledger.situation(id, at, actorOfEvent('assign_driver'))
    ledger.keep(supplierMove(situation, 'assign_driver', draw(seed, 'order', id, to)), at)
  } else {
    // A guest who never arrived was never on board.
    const moved = moveDispatch(order, row.story === 'no_show' && to === 'on_board' ? 'no_show' : to, at)
    if (moved) ledger.replace(moved)
  }
  planDriver(id, at, row, past)
}

function inputFor(
  event: OrderEventName,
  situation: Situation,
  ledger: SeedLedger,
  row: StoryRow,
): ActionInput {
  switch (event) {
    case 'pay':
      return { channel: ledger.fund(situation, channelFor(situation, row)) }
    case 'cancel': {
      const terms = quoteCancellation(situation, situation.hold?.amount ?? 0)
      return {
        quote: { ...terms, id: `cq-${situation.order.id}` },
        accept_penalty: true,
        reason: '客人行程变更',
      }
    }
    case 'confirm_check_in': {
      const number = (room: number) => String(300 + ((row.index * 7 + room * 3) % 560))
      const booked = roomsOf(situation.order)
      const rooms = booked.map(({ room_index }) => ({ room_index, room_number: number(room_index) }))
      return { room_numbers: rooms }
    }
    default:
      return {}
  }
}

/** Credit where there is a line: always in company 2, six orders in ten in company 3. */
function channelFor({ order, position }: Situation, { company_id, index }: StoryRow): PayChannel {
  const wanted = position.has_credit && (company_id === '2' || (index * 7) % 10 < 6)
  return wanted && availableOn(position, 'credit') >= order.total_settlement_price ? 'credit' : 'predeposit'
}

/**
 * Owners and bookers in turn, the owner where the price is above the booker's limit. A long list belongs to the owner,
 * whom no monthly limit binds.
 */
function operatorOf(
  { members }: OrderSeedRequest,
  { company_id, index }: StoryRow,
  price: string,
): MemberRecord {
  const staff = members.filter((member) => member.company_id === company_id)
  const booker = staff.find(({ role }) => role === 'booker')
  const may = booker && Number(price) <= Number(booker.limit_per_order ?? Number.POSITIVE_INFINITY)
  if (may && index < usualOrders && index % 3 !== 0) return booker
  return ownerOf(members, company_id)
}

const ownerOf = (members: readonly MemberRecord[], company_id: string): MemberRecord =>
  members.find((member) => member.company_id === company_id && member.role === 'owner') as MemberRecord

/** The forms that led to the orders of the past, so that none of them makes another one. Their contents are not known. */
export const seededForms = (orders: readonly OrderRecord[]): IdempotencyRecord[] =>
  orders.map(({ id, company_id, client_ref, order_type, operator }) => ({
    id: `${company_id}/${client_ref}`,
    member_id: operator.id,
    operation: seededProducts[order_type].bookedBy,
    body: '',
    subject: id,
    answered_until: 0,
  }))
