import type { Schemas } from '@portal/api-client/contract'
import { bookHotelStay } from '../../domain/hotel/book.ts'
import type { PricedRate } from '../../domain/hotel/priced-rate.ts'
import { rateFromKey } from '../../domain/hotel/rate.ts'
import { sameMoney } from '../../domain/money/money.ts'
import { findDuplicate } from '../../domain/order/duplicate.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import { hotelSnapshot } from '../../world/seed/hotel-snapshot.ts'
import { draftBooked, draftToBook } from '../draft/draft-to-book.ts'
import { marketOf } from '../markup/market.ts'
import { inFixedOrder, once } from '../once.ts'
import { alreadyBooked } from '../order/already-booked.ts'
import { bookingIdFor } from '../order/booking-id.ts'
import { applyChange, ordersOf } from '../order/order-repository.ts'
import { presentOrder } from '../order/present-order.ts'
import { quoteBooked, quoteToBook } from '../quote/quote.ts'
import { type Reader, readerOf, type Viewer, viewerOf } from '../viewer.ts'
import { presentRate } from './present-rate.ts'
import { rateNamedBy } from './quote-option.ts'
import { rateDifferences, rateOutcome } from './rate-difference.ts'

const unknownKey = () => invalidFields({ rate_key: ['rate_key_unknown'] })

/** Reads a key with a fresh question to the hotel. A price in another currency, seen before signing in, is no longer on offer. */
function recheck(key: string, reader: Reader) {
  const { currency, now } = reader
  const reading = rateFromKey(marketOf(reader), key, { now, recheck: true })
  if (reading.state === 'unknown') throw unknownKey()
  if (reading.state === 'expired' || reading.parts.currency !== currency) throw refuse('RATE_EXPIRED')
  return reading
}

export const hotelBookingOperations = {
  checkHotelRate: (call, world) => {
    const viewer = readerOf(call, world)
    const { rate_key, known_total, tolerance_percent = 0 } = call.body
    const reading = recheck(rate_key, viewer)
    const tz = world.catalogue.hotel(reading.parts.hotel_id)?.tz ?? 'UTC'
    if (reading.state === 'sold_out') {
      const alternatives = reading.alternatives.map((rate) => presentRate(rate, tz, viewer))
      return { outcome: 'sold_out', rate: null, diff: [], alternatives }
    }
    const { quoted, rate } = reading
    return {
      outcome: rateOutcome(quoted, rate, known_total, tolerance_percent),
      rate: presentRate(rate, tz, viewer),
      diff: rateDifferences(quoted, rate, known_total, viewer),
      alternatives: [],
    }
  },

  bookHotel: (call, world) => {
    const viewer = viewerOf(call, world)
    const { body, operation, now } = call
    // Where a form was kept in between changes nothing of what is booked.
    const { accepted_total: _, draft_id: __, rate_key, ...form } = body
    const named = { ...form, rate: rateNamedBy(rate_key, viewer) ?? rate_key }
    const request = { member: viewer.member, operation, client_ref: body.client_ref, body: named, now }
    const booked = once(world, request, () => book(body, viewer))
    const order = world.tables.order.get(booked.subject)
    if (!order) throw refuse('NOT_FOUND')
    return { order: presentOrder(order, viewer), replayed: booked.replayed }
  },
} satisfies Partial<Operations>

function book(body: Schemas['BookHotelRequest'], viewer: Viewer): string {
  const { world, company, member, actor, now } = viewer
  const reading = recheck(body.rate_key, viewer)
  if (reading.state === 'sold_out' || changedTerms(reading.quoted, reading.rate))
    throw refuse('OUTCOME_REQUIRED')
  const { rate } = reading
  const draft = draftToBook(body.draft_id, 'hotel', viewer)
  const quote = quoteToBook(body, { product: 'hotel', key: body.rate_key }, viewer)
  const hotel = hotelSnapshot(world.catalogue, rate.hotel_id)
  if (!hotel) throw unknownKey()
  const id = bookingIdFor(world, 'hotel', now)
  const done = bookHotelStay(
    {
      id,
      company_id: company.id,
      actor,
      username: member.username,
      rate,
      hotel,
      accepted_total: body.accepted_total,
      client_ref: body.client_ref,
      guests: body.guests,
      contact: body.contact,
      special_requests: body.special_requests ?? '',
      arrival_note: body.arrival_note ?? null,
      bed_type: body.bed_type,
      internal_remark: body.internal_remark ?? '',
      quote_id: quote?.quote.id ?? null,
      draft_id: draft?.id ?? null,
      different_people: body.different_people,
    },
    now,
  )
  const names = body.guests.map(({ full_name }) => full_name)
  const twice = !body.confirm_duplicate && findDuplicate(ordersOf(world, company.id), done.order, names)
  if (twice) throw alreadyBooked(twice, viewer)
  applyChange(world, done, now)
  if (quote) quoteBooked(quote, id, viewer)
  draftBooked(draft, viewer)
  return id
}

/** A price is compared with what was accepted; other terms must have been shown by a check before. */
function changedTerms(quoted: PricedRate, rate: PricedRate): boolean {
  const terms = ({ plan, meal_type, bed_types }: PricedRate) => inFixedOrder({ plan, meal_type, bed_types })
  return terms(quoted) !== terms(rate) || !sameMoney(quoted.total_price, rate.total_price)
}
