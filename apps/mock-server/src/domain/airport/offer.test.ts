import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { sampleNow } from '../../testing/sample-order.ts'
import { samplePlace, sampleTransfer, sampleTransferRequest } from '../../testing/sample-ride.ts'
import { catalogueOf } from '../../world/seed/catalogue.ts'
import { feeOf, linesTotal } from '../ride/price.ts'
import { localClock } from '../time/zones.ts'
import { transferClasses } from './classes.ts'
import { findFlight } from './flight.ts'
import { readOfferKey, transferFromKey } from './key.ts'
import { isNight, nightLines } from './night.ts'
import { offerKeyOf, priceTransfer, type TransferRequest, transferKeyOf, transferOffers } from './offer.ts'
import { suggestedPickUp } from './route.ts'

const catalogue = catalogueOf(1)
const hour = 3_600_000

const requests: fc.Arbitrary<TransferRequest> = fc
  .record({
    transfer_type: fc.constantFrom('pickup' as const, 'dropoff' as const),
    ahead: fc.integer({ min: 3, max: 1000 }),
    adults: fc.integer({ min: 1, max: 20 }),
    luggage: fc.integer({ min: 0, max: 30 }),
    domestic: fc.boolean(),
    currency: fc.constantFrom('CNY', 'USD', 'MMK'),
  })
  .map(({ ahead, adults, ...rest }) => ({
    ...sampleTransferRequest,
    ...rest,
    pick_up: sampleNow + ahead * hour,
    flight_at: sampleNow + ahead * hour,
    passengers: { adults, child_ages: [] },
  }))
const classes = fc.constantFrom(...transferClasses.map((one) => one.class))
const languages = fc.constantFrom('burmese' as const, 'chinese' as const, 'english' as const)

const choiceOf = (
  vehicle_class: (typeof transferClasses)[number]['class'],
  driver_language: 'burmese' | 'chinese' | 'english',
) => ({
  vehicle_class,
  driver_language,
  extras: [],
})

describe('a priced transfer', () => {
  test('Lines add up to the total, and all passengers and luggage fit into the vehicles', () => {
    fc.assert(
      fc.property(requests, (request) => {
        for (const offer of transferOffers(catalogue, request, undefined, sampleNow)) {
          expect(linesTotal(offer.lines)).toBe(offer.total_price)
          expect(offer.total_settlement_price).toBeLessThan(offer.total_price)
          expect(offer.class.max_passengers * offer.vehicles).toBeGreaterThanOrEqual(
            request.passengers.adults,
          )
          expect(offer.class.max_luggage * offer.vehicles).toBeGreaterThanOrEqual(request.luggage)
        }
      }),
    )
  })

  test('Night costs 30 percent of the fare exactly from 22:00 to 06:00, and a Chinese-speaking driver exactly when requested', () => {
    fc.assert(
      fc.property(requests, classes, languages, (request, vehicle_class, language) => {
        const priced = priceTransfer(catalogue, request, choiceOf(vehicle_class, language), sampleNow)
        if (!priced) return
        const { time } = localClock(request.pick_up, 'Asia/Yangon')
        const night = time >= '22:00:00' || time < '06:00:00'
        const [fare, extra] = [feeOf(priced.lines, 'transfer'), feeOf(priced.lines, 'night')]
        expect(Math.abs(extra - (night ? fare * 0.3 : 0))).toBeLessThanOrEqual(priced.vehicles)
        expect(feeOf(priced.lines, 'chinese_driver') > 0).toBe(language === 'chinese')
      }),
    )
  })

  test('More people or luggage never cost less', () => {
    fc.assert(
      fc.property(requests, classes, (request, vehicle_class) => {
        const choice = choiceOf(vehicle_class, 'burmese')
        const once = priceTransfer(catalogue, request, choice, sampleNow)
        const more = {
          ...request,
          luggage: request.luggage + 1,
          passengers: { adults: request.passengers.adults + 1, child_ages: [] },
        }
        const twice = priceTransfer(catalogue, more, choice, sampleNow)
        // What is no longer carried at all has no price to compare.
        const least = once && twice ? once.total_price : 0
        expect(twice?.total_price ?? 0).toBeGreaterThanOrEqual(least)
      }),
    )
  })

  test('Keys of offers and quotes return what they name; a changed letter or the other kind is unknown', () => {
    fc.assert(
      fc.property(requests, classes, fc.nat(), (request, vehicle_class, at) => {
        const choice = choiceOf(vehicle_class, 'burmese')
        const priced = priceTransfer(catalogue, request, choice, sampleNow)
        if (!priced) return
        const { offer_key } = offerKeyOf(catalogue, priced, sampleNow)
        const { quote_key } = transferKeyOf(catalogue, priced, sampleNow)
        expect(readOfferKey(catalogue, offer_key, sampleNow)).toEqual({
          state: 'open',
          request,
          vehicle_class,
        })
        const reading = transferFromKey(catalogue, quote_key, sampleNow)
        expect(reading).toMatchObject({
          state: 'open',
          quoted_total: priced.total_price,
          transfer: { request, choice },
        })
        const place = at % quote_key.length
        const changed = `${quote_key.slice(0, place)}~${quote_key.slice(place + 1)}`
        expect(transferFromKey(catalogue, changed, sampleNow).state).toBe('unknown')
        expect(transferFromKey(catalogue, offer_key, sampleNow).state).toBe('unknown')
        expect(readOfferKey(catalogue, quote_key, sampleNow).state).toBe('unknown')
        expect(transferFromKey(catalogue, quote_key, sampleNow + 1_800_000).state).toBe('expired')
      }),
    )
  })

  test('Lines of a booked transfer follow its pick-up into the night and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 47 }), fc.integer({ min: 0, max: 47 }), (first, second) => {
        const from = sampleTransferRequest.pick_up + first * hour
        const to = sampleTransferRequest.pick_up + second * hour
        const order = sampleTransfer({ pick_up: from, flight_at: from })
        const there = nightLines(order, to)
        expect(there.some(({ code }) => code === 'night')).toBe(isNight(to, order.tz))
        const back = nightLines({ ...order, price_breakdown: there }, from)
        expect(linesTotal(back)).toBe(order.total_price)
      }),
    )
  })
})

describe('flights', () => {
  const number = fc
    .tuple(fc.constantFrom('8M', 'UB', 'MU', 'TG', 'SQ', 'AI', 'K7'), fc.integer({ min: 1, max: 999 }))
    .map(([code, digits]) => `${code}${digits}`)
  const date = fc
    .integer({ min: 0, max: 60 })
    .map((days) => new Date(sampleNow + days * 24 * hour).toISOString().slice(0, 10))

  test('A flight is on the requested day, departs before it lands, and never returns to an earlier state', () => {
    const rank = ['scheduled', 'delayed', 'departed', 'landed']
    fc.assert(
      fc.property(
        number,
        date,
        fc.constantFrom('arrival' as const, 'departure' as const),
        (flight_number, day, direction) => {
          const request = { flight_number, date: day, direction }
          const flight = findFlight(catalogue, request, sampleNow)
          if (!flight) return
          const end = flight[direction]
          expect(localClock(end.scheduled, end.airport.tz).date).toBe(day)
          expect(flight.departure.scheduled).toBeLessThan(flight.arrival.scheduled)
          const seen = [-30, -1, 1, 4, 9].map(
            (hours) =>
              findFlight(catalogue, request, flight.departure.scheduled + hours * hour)?.status ?? '',
          )
          const known = seen.filter((status) => rank.includes(status)).map((status) => rank.indexOf(status))
          expect(known).toEqual([...known].sort((a, b) => a - b))
        },
      ),
    )
  })

  test('A drop-off reaches its flight in time for check-in, at a multiple of five minutes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 90 }),
        fc.boolean(),
        fc.nat(10_000),
        (drive_minutes, domestic, minutes) => {
          const leaves = sampleNow + minutes * 60_000
          const at = suggestedPickUp('dropoff', leaves, domestic, { distance_km: 1, drive_minutes })
          const spare = (leaves - at) / 60_000 - drive_minutes - (domestic ? 100 : 130)
          expect(spare).toBeGreaterThanOrEqual(0)
          expect(spare).toBeLessThan(5)
          expect(at % 300_000).toBe(0)
        },
      ),
    )
  })

  test('Every airport with a city sells transfers into it', () => {
    for (const { iata, city } of catalogue.airports) {
      const place = { ...samplePlace, place_id: city?.id ?? null }
      const offers = transferOffers(
        catalogue,
        { ...sampleTransferRequest, airport: iata, place },
        undefined,
        sampleNow,
      )
      expect(offers.length > 0, iata).toBe(city !== null)
    }
  })
})
