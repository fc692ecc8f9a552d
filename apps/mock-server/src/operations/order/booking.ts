import type { Schemas } from '@portal/api-client/contract'
import type { DraftRecord } from '../../domain/draft/draft.ts'
import {
  type Allocation,
  type AllocationSetting,
  allocated,
  noAllocation,
} from '../../domain/order/allocation.ts'
import { type Duplicate, findDuplicate } from '../../domain/order/duplicate.ts'
import type { OrderRecord, OrderType } from '../../domain/order/order.ts'
import type { Change } from '../../domain/order/situation.ts'
import { products } from '../../domain/products.ts'
import { type Refusal, refuse } from '../../domain/refusal.ts'
import type { TripRecord } from '../../domain/trip/trip.ts'
import type { Call } from '../../edge/operation.ts'
import type { World } from '../../world/world.ts'
import { draftToBook, removeBookedDraft } from '../draft/draft-to-book.ts'
import { once } from '../once.ts'
import { markOptionBooked, type QuoteToBook, quoteToBook } from '../quote/quote.ts'
import { allocationOfQuote, joinTrip, tripToJoin } from '../trip/trip-repository.ts'
import type { Viewer } from '../viewer.ts'
import { applyChange } from './change-order.ts'
import { ordersOf, seesOrder } from './order-repository.ts'
import { presentOrder } from './present-order.ts'

type Body = Schemas['BookHotelRequest'] | Schemas['BookCarRequest'] | Schemas['BookTransferRequest']

/** What a booking is made from, and the trip that it joins. */
export interface BookingSource {
  readonly draft: DraftRecord | null
  readonly quote: QuoteToBook | null
  readonly trip: TripRecord | null
}

/** Throws if the draft or quote that the form names cannot become this order. */
export function bookingSource(body: Body, product: OrderType, key: string, viewer: Viewer): BookingSource {
  const draft = draftToBook(body.draft_id, product, viewer)
  const quote = quoteToBook(body, { product, key }, viewer)
  return { draft, quote, trip: tripToJoin(body.trip_id, viewer) }
}

/** The part of a booking request that all products take from caller and form. */
export const commonRequest = (
  body: Body,
  { draft, quote, trip }: BookingSource,
  { company, actor, member }: Viewer,
) => ({
  company_id: company.id,
  actor,
  username: member.username,
  accepted_total: body.accepted_total,
  client_ref: body.client_ref,
  contact: body.contact,
  special_requests: body.special_requests ?? '',
  internal_remark: body.internal_remark ?? '',
  allocation: allocationOf(body, { quote, trip }, company.allocation),
  quote_id: quote?.quote.id ?? null,
  draft_id: draft?.id ?? null,
  different_people: body.different_people,
})

/** What the form gives; where it gives nothing, what the quote has, and else the trip. */
function allocationOf(
  { allocation: entry = {} }: Body,
  { quote, trip }: Pick<BookingSource, 'quote' | 'trip'>,
  setting: AllocationSetting,
): Allocation {
  const known = [trip?.allocation, quote && allocationOfQuote(quote.quote), entry]
  const given = known.flatMap((one) => Object.entries(one ?? {})).filter(([, text]) => text.trim() !== '')
  return allocated(noAllocation, Object.fromEntries(given), setting)
}

/** `H2611210007`: letter of the product, day (UTC), running number of the day. */
export function bookingIdFor(world: World, type: OrderType, now: number): string {
  const { letter } = products[type]
  const day = new Date(now).toISOString().slice(2, 10).replaceAll('-', '')
  const number = world.next(`booking:${letter}${day}`)
  return `${letter}${day}${String(number).padStart(4, '0')}`
}

/** The refusal of a second order for a guest; names the first one only to those who may see it. */
export function alreadyBooked({ order: first, guest }: Duplicate, viewer: Viewer): Refusal {
  if (!seesOrder(first, viewer)) return refuse('DUPLICATE_STAY')
  const params = { order: first.id, guest, product: first.order_type }
  return refuse('DUPLICATE_STAY', params, { extra: { booking_id: first.id } })
}

/** Refuses a guest's second order for the same time, unless the form confirms it. */
export function checkDuplicate(order: OrderRecord, body: Body, viewer: Viewer): void {
  if (body.confirm_duplicate) return
  const names = body.guests.map(({ full_name }) => full_name)
  const first = findDuplicate(ordersOf(viewer.world, viewer.company.id), order, names)
  if (first) throw alreadyBooked(first, viewer)
}

/** Writes a new order and closes the draft and the quote option it was made from; returns its id. */
export function keepBooking(change: Change, { draft, quote, trip }: BookingSource, viewer: Viewer): string {
  const { id } = applyChange(viewer.world, change, viewer.now)
  if (quote) markOptionBooked(quote, id, viewer)
  joinTrip(id, { trip, quote_id: quote?.quote.id ?? null }, viewer)
  removeBookedDraft(draft, viewer)
  return id
}

type BookingCall = Pick<Call<'bookHotel' | 'bookCar' | 'bookTransfer'>, 'operation' | 'body' | 'now'>

/** Books once, however often `form` is sent. The caller leaves out of it what may differ between sendings. */
export function bookOnce(
  { operation, body, now }: BookingCall,
  form: object,
  viewer: Viewer,
  book: () => string,
) {
  const request = { member: viewer.member, operation, client_ref: body.client_ref, body: form, now }
  const { subject, replayed } = once(viewer.world, request, book)
  const order = viewer.world.tables.order.get(subject)
  if (!order) throw refuse('NOT_FOUND')
  return { order: presentOrder(order, viewer), replayed }
}
