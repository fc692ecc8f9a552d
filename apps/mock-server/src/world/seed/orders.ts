import { availableOn } from '../../domain/ledger/position.ts'
import { act } from '../../domain/order/act.ts'
import { bookHotelStay } from '../../domain/order/book.ts'
import { quoteCancellation } from '../../domain/order/cancel.ts'
import type { OrderEventName, PayChannel } from '../../domain/order/order.ts'
import type { ActionInput, Change, Situation } from '../../domain/order/situation.ts'
import { actorOfEvent, supplierMove } from '../../domain/order/supplier-move.ts'
import { isRefusal, type Refusal } from '../../domain/refusal.ts'
import { draw } from '../draw.ts'
import { deepFreeze } from '../freeze.ts'
import type { Job } from '../jobs.ts'
import type { CompanyRecord, MemberRecord, Tables } from '../tables.ts'
import type { Catalogue } from './catalogue.ts'
import { requestTexts } from './guest-names.ts'
import { hotelSnapshot } from './hotel-snapshot.ts'
import { partyFor } from './order-guests.ts'
import { bookingInstant, pickRate } from './order-rate.ts'
import { stepsOf } from './order-steps.ts'
import { type StoryRow, storyRows, usualOrders } from './order-stories.ts'
import { SeedBooks } from './seed-books.ts'

export interface OrderSeedRequest {
  readonly seed: number
  /** Epoch ms. */
  readonly start: number
  readonly orders?: number | undefined
  readonly catalogue: Catalogue
  readonly companies: readonly CompanyRecord[]
  readonly members: readonly MemberRecord[]
}

/** Orders with all that they left behind, and what is still going to happen to them. */
export interface SeededOrders {
  readonly order: readonly Tables['order'][]
  readonly ledger_entry: readonly Tables['ledger_entry'][]
  readonly hold: readonly Tables['hold'][]
  readonly jobs: readonly Job[]
  readonly counters: Readonly<Record<string, number>>
}

const memberActions: readonly OrderEventName[] = ['pay', 'cancel', 'confirm_check_in', 'confirm_complete']

/** A step of an order that is still to be made; `nth` keeps the order of steps at one instant. */
interface Due {
  readonly at: number
  readonly index: number
  readonly nth: number
  readonly run: () => void
}

/**
 * The past of a world, told by the same rules that its future follows: every booking, payment and answer happens at its
 * own instant, in the order of time over all orders, so that the ledger reads as if it had been kept day by day.
 */
export function seedOrders(request: OrderSeedRequest): SeededOrders {
  const { seed, start, catalogue } = request
  const books = new SeedBooks(request.companies, start)
  const agenda = new Agenda()
  for (const row of storyRows(seed, request.orders ?? usualOrders)) {
    const party = partyFor(seed, row.index)
    const company = request.companies.find(({ id }) => id === row.company_id) as CompanyRecord
    const { rate, bookedAt } = pickRate(catalogue, {
      index: row.index,
      story: row.story,
      rooms: party.rooms,
      nationality: party.nationality,
      nationalities: party.guests.map(({ nationality }) => nationality ?? party.nationality),
      currency: company.settlement_currency,
      start,
      bookedAt: (checkIn) => bookingInstant(seed, row.index, row.story, start, checkIn),
    })
    const member = operatorOf(request, row, rate.total_settlement_price.amount)
    const of = (field: string) => draw(seed, 'order', row.index, field)
    const hotel = hotelSnapshot(catalogue, rate.hotel_id)
    if (!hotel) throw new Error(`There is no hotel ${rate.hotel_id}`)
    const wish = {
      company_id: company.id,
      actor: books.actorFor(member, company),
      username: member.username,
      rate,
      hotel,
      accepted_total: rate.total_price,
      client_ref: uuidFrom(of('client_ref').hex(32)),
      guests: party.guests,
      contact: {
        person: member.nickname,
        phone: `+${member.area_num}${member.mobile}`,
        email: member.email,
      },
      special_requests: of('request').pick(requestTexts),
      arrival_note: null,
      internal_remark: '',
      quote_id: null,
      draft_id: null,
    }
    const book = () => {
      const id = books.nextBookingId(bookedAt)
      const { order } = books.keep(expectDone(bookHotelStay({ ...wish, id }, bookedAt), row), bookedAt)
      stepsOf(row.story, { order, start, of }).forEach(({ at, event }, step) => {
        agenda.add({
          at,
          index: row.index,
          nth: step + 1,
          run: () => makeStep(books, order.id, event, at, member, row, seed),
        })
      })
    }
    agenda.add({ at: bookedAt, index: row.index, nth: 0, run: book })
  }
  agenda.run()
  return deepFreeze(books.result())
}

const earlier = (a: Due, b: Due) => a.at - b.at || a.index - b.index || a.nth - b.nth

/** What is still to be made, the latest first, so that the next one is popped. */
class Agenda {
  readonly #due: Due[] = []

  add(due: Due): void {
    let low = 0
    let high = this.#due.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (earlier(this.#due[middle] as Due, due) > 0) low = middle + 1
      else high = middle
    }
    this.#due.splice(low, 0, due)
  }

  /** Steps may add later steps. */
  run(): void {
    for (let next = this.#due.pop(); next; next = this.#due.pop()) next.run()
  }
}

function makeStep(
  books: SeedBooks,
  id: string,
  event: OrderEventName,
  at: number,
  member: MemberRecord,
  row: StoryRow,
  seed: number,
): void {
  const byMember = memberActions.includes(event)
  const situation = books.situation(id, at, byMember ? member : actorOfEvent(event))
  const done = byMember
    ? act(situation, event, inputFor(event, situation, books, row))
    : supplierMove(situation, event, draw(seed, 'order', id, event))
  books.keep(expectDone(done, row), at)
}

function inputFor(event: OrderEventName, situation: Situation, books: SeedBooks, row: StoryRow): ActionInput {
  switch (event) {
    case 'pay':
      return { channel: books.fund(situation, channelFor(situation, row)) }
    case 'cancel': {
      const terms = quoteCancellation(situation, situation.hold?.amount ?? 0)
      if (isRefusal(terms))
        throw new Error(`${row.story} ${row.index} cannot be cancelled: ${terms.error_key}`)
      return {
        quote: { ...terms, id: `cq-${situation.order.id}` },
        accept_penalty: true,
        reason: '客人行程变更',
      }
    }
    case 'confirm_check_in': {
      const number = (room: number) => String(300 + ((row.index * 7 + room * 3) % 560))
      const booked = situation.order.order_type === 'hotel' ? situation.order.rooms : []
      const rooms = booked.map(({ room_index }) => ({ room_index, room_number: number(room_index) }))
      return { room_numbers: rooms }
    }
    default:
      return {}
  }
}

/** Credit where there is a line: always in company 2, every other pair of orders in company 3. */
function channelFor({ order, position }: Situation, { company_id, index }: StoryRow): PayChannel {
  const wanted = position.has_credit && (company_id === '2' || index % 4 < 2)
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
  return staff.find(({ role }) => role === 'owner') as MemberRecord
}

function expectDone(done: Change | Refusal, { story, index }: StoryRow): Change {
  if (!isRefusal(done)) return done
  const why = JSON.stringify({ ...done.extra, ...done.fields })
  throw new Error(`The story ${story} of seeded order ${index} is impossible: ${done.error_key} ${why}`)
}

/** A version 4 UUID made of 32 hexadecimal digits. */
function uuidFrom(hex: string): string {
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}
