import { expect, test } from 'vitest'
import { tierAt } from '../../domain/cancellation/policy.ts'
import { isByRoom, policyOfRoom } from '../../domain/cancellation/room-policy.ts'
import { bookHotelStay } from '../../domain/hotel/book.ts'
import type { HotelSource } from '../../domain/hotel/hotel.ts'
import { combineRates, rateFromKey } from '../../domain/hotel/keyed-rate.ts'
import type { PricedRate } from '../../domain/hotel/priced-rate.ts'
import { hotelOptionTexts } from '../../domain/hotel/quote-option.ts'
import { priceStay } from '../../domain/hotel/rate.ts'
import { stayFindings } from '../../domain/hotel/stay.ts'
import type { Markup } from '../../domain/markup/rule.ts'
import { toMinor, toMoney } from '../../domain/money/money.ts'
import type { HotelOrderRecord } from '../../domain/order/order.ts'
import { roomsText } from '../../domain/order/service.ts'
import { addDays } from '../../domain/time/dates.ts'
import fc, { stayRuns } from '../../testing/fast-check.ts'
import { sampleRequest } from '../../testing/sample-order.ts'
import { catalogueOf } from '../../world/seed/catalogue.ts'
import { hotelSnapshot } from '../../world/seed/hotel-snapshot.ts'
import { defaultStart as now } from '../../world/worlds.ts'
import { presentStayVoucher } from './present-voucher.ts'

const catalogue = catalogueOf(1)
const sum = (list: readonly number[]) => list.reduce((one, other) => one + other, 0)

/** The catalogue as a company with this mark-up sees it. */
const marketWith = (markup: Markup | null): HotelSource => ({
  seed: catalogue.seed,
  hotel: (id) => catalogue.hotel(id),
  roomTypes: (id) => catalogue.roomTypes(id),
  ratePlans: (id) => catalogue.ratePlans(id),
  seasons: (hotel) => catalogue.seasons(hotel),
  charges: (hotel) => catalogue.charges(hotel),
  carrier: (id) => catalogue.carrier(id),
  allotment: (hotel, room, date) => catalogue.allotment(hotel, room, date),
  digest: (text) => catalogue.digest(text),
  demand: (id, date) => catalogue.demand(id, date),
  markup: () => markup,
})

const markupOf = fc.option(
  fc.record({
    type: fc.constantFrom('percent' as const, 'fixed_per_night' as const, 'fixed_per_order' as const),
    value: fc.constantFrom('0', '7', '12.5', '33.33'),
    round_to: fc.constantFrom(null, '1', '10'),
  }),
)

const people = fc.record({
  adults: fc.integer({ min: 1, max: 3 }),
  child_ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 2 }),
})

const drawn = fc.record({
  hotel_id: fc.constantFrom(...catalogue.hotels.map(({ id }) => id)),
  days: fc.integer({ min: 0, max: 120 }),
  nights: fc.integer({ min: 1, max: 6 }),
  rooms: fc.array(people, { minLength: 1, maxLength: 5 }),
  choices: fc.array(fc.nat(), { minLength: 5, maxLength: 5 }),
  nationality: fc.constantFrom('CN', 'MM', 'SG'),
  currency: fc.constantFrom('CNY', 'USD', 'MMK'),
  markup: markupOf,
})

type Drawn = typeof drawn extends fc.Arbitrary<infer Stay> ? Stay : never

/** A rate drawn for each room by itself; null where one of them finds none. */
function singleRates(source: HotelSource, stay: Drawn): PricedRate[] | null {
  const { hotel_id, days, nights, rooms, choices, nationality, currency } = stay
  const check_in = addDays('2026-11-22', days)
  const dates = { check_in, check_out: addDays(check_in, nights) }
  const rates = rooms.flatMap((room, index) => {
    const sold = priceStay(source, { hotel_id, ...dates, rooms: [room], nationality, currency }, now)
    return sold[(choices[index] ?? 0) % Math.max(1, sold.length)] ?? []
  })
  return rates.length === rooms.length ? rates : null
}

function booked(source: HotelSource, key: string): { rate: PricedRate; order: HotelOrderRecord } | null {
  const reading = rateFromKey(source, key, { now, recheck: true })
  if (reading.state !== 'on_sale') return null
  const { rate } = reading
  const hotel = hotelSnapshot(catalogue, rate.hotel_id)
  if (!hotel) throw new Error(rate.hotel_id)
  const request = sampleRequest(rate)
  const guests = request.guests.map((guest) => ({ ...guest, nationality: rate.nationality }))
  return { rate, order: bookHotelStay({ ...request, hotel, guests }, now).order as HotelOrderRecord }
}

/** Fees of the rooms now, each by its own terms, against the fee of all of them. */
function expectFees({ policy, rooms, currency, tz }: HotelOrderRecord): void {
  if (!isByRoom(policy)) return
  const fees = rooms.map(({ nightly }, index) => {
    const nights = nightly.map(({ net }) => toMoney(net, currency))
    const total = toMoney(sum(nightly.map(({ net }) => net)), currency)
    const own = policyOfRoom(policy, index, { tz, total, nightly: [nights], subject: 'room' })
    return toMinor(tierAt(own, now).amount)
  })
  expect(sum(fees)).toBe(toMinor(tierAt(policy, now).amount))
}

test('R3.53 Rooms drawn by type, people, mark-up and currency add up to the rate, the order and its documents', () => {
  let mixed = 0
  fc.assert(
    fc.property(drawn, (stay) => {
      const source = marketWith(stay.markup)
      const singles = singleRates(source, stay)
      if (!singles) return true
      const keys = singles.map(({ rate_key }) => rate_key)
      const combined = combineRates(source, keys, { now, currency: stay.currency })
      if (combined.state === 'sold_out')
        return combined.shortages.every(({ left, room_indexes }) => left < room_indexes.length)
      if (combined.state !== 'on_sale') throw new Error(combined.state)
      const apart = sum(singles.map(({ total_price }) => toMinor(total_price)))
      const together = toMinor(combined.rate.total_price)
      // An amount per order is added once, not once for each room.
      const most = stay.markup?.type === 'fixed_per_order' ? Math.min(together, apart) : apart
      expect(together).toBe(most)
      expect(toMinor(combined.rate.total_settlement_price)).toBe(
        sum(singles.map(({ total_settlement_price }) => toMinor(total_settlement_price))),
      )
      const found = booked(source, combined.rate.rate_key)
      if (!found) return true
      const { rate, order } = found
      if (new Set(order.rooms.map(({ room_type_id }) => room_type_id)).size > 1) mixed += 1
      expect([...stayFindings(order)]).toEqual([])
      expect(order.total_price).toBe(toMinor(rate.total_price))
      expect(sum(order.price_breakdown.map(({ money }) => money))).toBe(order.total_price)
      const rooms = order.rooms.map(({ nightly }) => sum(nightly.map(({ price }) => price)))
      expect(order.price_breakdown.map(({ money }) => money)).toEqual(rooms)
      expectFees(order)
      const voucher = presentStayVoucher(order, ({ en }) => en)
      expect(
        voucher.rooms.map(({ room_type, adults, child_ages, meal_count }) => [
          room_type,
          adults,
          child_ages,
          meal_count,
        ]),
      ).toEqual(
        rate.rooms.map(({ room_type, adults, child_ages, meal_count }) => [
          room_type.en,
          adults,
          child_ages,
          meal_count,
        ]),
      )
      const { subtitle, lines } = hotelOptionTexts(rate, order.hotel)
      const parties = new Set(rate.rooms.map(({ adults, child_ages }) => [adults, ...child_ages].join()))
      const named = lines.filter(({ en }) => en.startsWith('Room '))
      expect(parties.size === 1 || named.length === rate.rooms.length).toBe(true)
      for (const { room_type } of rate.rooms) expect(subtitle.en).toContain(room_type.en)
      const several = order.rooms.length > 1 ? order.rooms : []
      for (const { room_index, room_type, adults } of several)
        expect(roomsText(order).en).toContain(`Room ${room_index}: ${room_type.en}, ${adults} adult`)
      return true
    }),
    { numRuns: stayRuns },
  )
  expect(mixed).toBeGreaterThan(stayRuns / 20)
})
