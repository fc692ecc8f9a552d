import type { Schemas } from '@portal/api-client/contract'
import { bookHotelStay } from '../../domain/hotel/book.ts'
import { combineRates, rateFromKey } from '../../domain/hotel/keyed-rate.ts'
import type { PricedRate } from '../../domain/hotel/priced-rate.ts'
import { sameMoney } from '../../domain/money/money.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import { hotelSnapshot } from '../../world/seed/hotel-snapshot.ts'
import { asPartOfGroup, markPartBooked, readGroupRate } from '../group/group-part.ts'
import { partsBesideKey } from '../group/group-repository.ts'
import { marketOf } from '../markup/market.ts'
import { canonicalJson } from '../once.ts'
import {
  bookingIdFor,
  bookingSource,
  bookOnce,
  checkDuplicate,
  commonRequest,
  keepBooking,
} from '../order/booking.ts'
import { type Reader, readerOf, say, type Viewer, viewerOf } from '../viewer.ts'
import { presentRate } from './present-rate.ts'
import { rateNamedBy } from './quote-option.ts'
import { rateDifferences, rateOutcome } from './rate-difference.ts'

const unknownKey = () => invalidFields({ rate_key: ['rate_key_unknown'] })

/** Reads a key and asks the hotel again; what a group was offered holds without asking. A price in another currency, seen before signing in, is no longer on offer. */
function recheck(key: string, reader: Reader) {
  const { currency, now } = reader
  const offered = readGroupRate(key, reader)
  if (offered) return offered
  const reading = rateFromKey(marketOf(reader), key, { now, recheck: true })
  if (reading.state === 'unknown') throw unknownKey()
  if (reading.state === 'expired' || reading.parts.currency !== currency) throw refuse('RATE_EXPIRED')
  return reading
}

export const hotelBookingOperations = {
  combineHotelRates: (call, world) => {
    const reader = readerOf(call, world)
    const combined = combineRates(marketOf(reader), call.body.rate_keys, reader)
    switch (combined.state) {
      case 'refused':
        throw invalidFields(
          Object.fromEntries([...combined.flaws].map(([index, flaw]) => [`rate_keys[${index}]`, [flaw]])),
        )
      case 'expired':
        throw refuse('RATE_EXPIRED')
      case 'sold_out': {
        const sold_out = combined.shortages.map(({ room, left, room_indexes }) => ({
          room_type_id: room.id,
          room_type: say(room.name, reader),
          room_indexes: [...room_indexes],
          rooms_left: left,
        }))
        return { outcome: 'sold_out', rate: null, sold_out }
      }
      case 'on_sale': {
        const { rate } = combined
        const tz = world.catalogue.hotel(rate.hotel_id)?.tz ?? 'UTC'
        return { outcome: rate.outcome, rate: presentRate(rate, tz, reader), sold_out: [] }
      }
    }
  },

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
    // The draft in which the form was kept does not change what is booked.
    const { accepted_total: _, draft_id: __, rate_key, ...form } = call.body
    const named = { ...form, rate: rateNamedBy(rate_key, viewer) ?? rate_key }
    return bookOnce(call, named, viewer, () => book(call.body, viewer))
  },
} satisfies Partial<Operations>

function book(sent: Schemas['BookHotelRequest'], viewer: Viewer): string {
  const { world, now } = viewer
  const body = asPartOfGroup(sent, viewer)
  const reading = recheck(body.rate_key, viewer)
  if (reading.state === 'sold_out' || changedTerms(reading.quoted, reading.rate))
    throw refuse('OUTCOME_REQUIRED')
  const { rate } = reading
  const source = bookingSource(body, 'hotel', body.rate_key, viewer)
  const hotel = hotelSnapshot(world.catalogue, rate.hotel_id)
  if (!hotel) throw unknownKey()
  const request = {
    ...commonRequest(body, source, viewer),
    id: bookingIdFor(world, 'hotel', now),
    rate,
    hotel,
    guests: body.guests,
    arrival_note: body.arrival_note ?? null,
    room_wishes: body.rooms,
    parts: partsBesideKey(body.rate_key, world),
  }
  const change = bookHotelStay(request, now)
  checkDuplicate(change.order, body, viewer)
  const id = keepBooking(change, source, viewer)
  markPartBooked(body.rate_key, id, viewer)
  return id
}

/** The price is compared with the accepted one; other changed terms must have been shown by a check first. */
function changedTerms(quoted: PricedRate, rate: PricedRate): boolean {
  const terms = ({ plans, rooms }: PricedRate) => canonicalJson({ plans, rooms })
  return terms(quoted) !== terms(rate) || !sameMoney(quoted.total_price, rate.total_price)
}
