import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { sampleNow } from '../../testing/sample-order.ts'
import { sampleRentalRequest } from '../../testing/sample-ride.ts'
import { catalogueOf } from '../../world/seed/catalogue.ts'
import { refundabilityNow } from '../cancellation/policy.ts'
import { toMinor } from '../money/money.ts'
import { linesTotal } from '../ride/price.ts'
import { fromRfc } from '../time/zones.ts'
import { carFacets } from './facets.ts'
import { priceRental, type RentalRequest, rentalFromKey } from './quote.ts'
import { cheapestCover, isoDuration, plannedEnd, unitCny } from './rental.ts'
import { carMatches, fitsFilter } from './search.ts'

const catalogue = catalogueOf(1)
const hour = 3_600_000
const vehicles = catalogue.vehicles
const hired = vehicles.flatMap((vehicle) =>
  (['day', 'half_day', 'hour'] as const)
    .filter((type) => unitCny(vehicle, type) !== null)
    .map((type) => ({ model_id: vehicle.id, rental_type: type })),
)
const requests: fc.Arbitrary<RentalRequest> = fc
  .record({
    hire: fc.constantFrom(...hired),
    quantity: fc.integer({ min: 3, max: 12 }),
    vehicles: fc.integer({ min: 1, max: 5 }),
    ahead: fc.integer({ min: 3, max: 2000 }),
    driver_language: fc.constantFrom('burmese' as const, 'chinese' as const, 'english' as const),
    zone: fc.option(
      fc.record({
        id: fc.constantFrom(...catalogue.zones.map(({ id }) => id)),
        times: fc.integer({ min: 1, max: 9 }),
      }),
    ),
    extras: fc.subarray([
      { code: 'child_seat' as const, quantity: 1 },
      { code: 'driver_overnight' as const, quantity: 2 },
      { code: 'extra_hour' as const, quantity: 1 },
    ]),
    currency: fc.constantFrom('CNY', 'USD', 'MMK'),
    name: fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
  })
  .map(({ hire, ahead, name, ...rest }) => ({
    ...sampleRentalRequest,
    ...rest,
    ...hire,
    start: sampleNow + ahead * hour,
    pick_up: { ...sampleRentalRequest.pick_up, name },
  }))

const priced = (request: RentalRequest, now = sampleNow) => {
  const rental = priceRental(catalogue, request, now)
  if (!rental) throw new Error('The request can be hired')
  return rental
}

describe('a quoted car', () => {
  test('R9.09 Whatever is requested, lines add up to the total, and net is below selling', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { lines, total_price, total_settlement_price } = priced(request)
        expect(linesTotal(lines)).toBe(total_price)
        expect(lines.reduce((sum, { net = 0 }) => sum + net, 0)).toBe(total_settlement_price)
        expect(total_settlement_price).toBeLessThan(total_price)
        for (const { unit_price, quantity, money } of lines) expect(money).toBe(unit_price * quantity)
      }),
    )
  })

  test('R9.09 Language, zone and extras cost something exactly when they are requested', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const codes = new Set(priced(request).lines.map(({ code }) => code))
        expect(codes.has('rental')).toBe(true)
        expect(codes.has('language')).toBe(request.driver_language !== 'burmese')
        expect(codes.has('zone')).toBe(request.zone !== null)
        for (const code of ['child_seat', 'driver_overnight', 'extra_hour'] as const) {
          expect(codes.has(code)).toBe(request.extras.some((extra) => extra.code === code))
        }
      }),
    )
  })

  test('One more unit or vehicle never costs less and never ends earlier', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const once = priced(request)
        const longer = priced({ ...request, quantity: request.quantity + 1 })
        expect(longer.total_price).toBeGreaterThan(once.total_price)
        expect(longer.service_end).toBeGreaterThan(once.service_end)
        expect(priced({ ...request, vehicles: request.vehicles + 1 }).total_price).toBeGreaterThan(
          once.total_price,
        )
      }),
    )
  })

  test('Its key returns the same request and price, for half an hour', () => {
    fc.assert(
      fc.property(requests, fc.integer({ min: 0, max: 1799 }), (request, seconds) => {
        const rental = priced(request)
        // A restless fleet asks for another price ten minutes later.
        const dearest = catalogue.carCarrier(request.model_id).restless ? 1.07 : 1
        const reading = rentalFromKey(catalogue, rental.quote_key, sampleNow + seconds * 1000)
        if (reading.state !== 'open') throw new Error('The key is fresh')
        expect(reading.rental.request).toEqual(request)
        expect(reading.quoted_total).toBe(rental.total_price)
        expect(reading.rental.total_price).toBeLessThanOrEqual(rental.total_price * dearest)
        const late = rentalFromKey(catalogue, rental.quote_key, sampleNow + 1_800_000)
        expect(late.state).toBe('expired')
        expect(rental.quote_key.length).toBeLessThanOrEqual(6000)
      }),
    )
  })

  test('A key with any letter changed, or of another world, is unknown', () => {
    const other = catalogueOf(2)
    fc.assert(
      fc.property(requests, fc.nat(), fc.constantFrom('A', 'z', '0', '_'), (request, at, letter) => {
        const { quote_key } = priced(request)
        const place = at % quote_key.length
        const changed = `${quote_key.slice(0, place)}${letter}${quote_key.slice(place + 1)}`
        fc.pre(changed !== quote_key)
        expect(rentalFromKey(catalogue, changed, sampleNow).state).toBe('unknown')
        expect(rentalFromKey(other, quote_key, sampleNow).state).toBe('unknown')
      }),
    )
  })

  test('Cancelling is free, then costs half, then everything, and never more than the settlement price', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { policy, total_settlement_price } = priced(request)
        const amounts = policy.tiers.map(({ amount }) => toMinor(amount))
        expect(amounts).toEqual([...amounts].sort((a, b) => a - b))
        expect(amounts.at(-1)).toBe(total_settlement_price)
        const late = request.start - sampleNow < 24 * hour
        const free = refundabilityNow(policy, sampleNow) === 'free'
        expect(free).toBe(!late && !policy.non_refundable)
      }),
    )
  })
})

describe('the time of a hire', () => {
  const at = (local: string) => fromRfc(`2026-12-10T${local}:00+06:30`)

  test.each([
    ['day', 3, 0, 'P3D', '2026-12-12T19:00:00+06:30'],
    ['half_day', 1, 0, 'PT5H', '2026-12-10T14:00:00+06:30'],
    ['half_day', 2, 0, 'P1DT5H', '2026-12-11T14:00:00+06:30'],
    ['hour', 4, 0, 'PT4H', '2026-12-10T13:00:00+06:30'],
    ['day', 1, 2, 'P1D', '2026-12-10T21:00:00+06:30'],
  ] as const)('%s × %i with %i extra hours', (type, quantity, extra, duration, end) => {
    expect(isoDuration(type, quantity)).toBe(duration)
    expect(plannedEnd(at('09:00'), type, quantity, extra)).toBe(fromRfc(end))
  })

  test('The cheapest cover of a longer time never costs less, and covers it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...vehicles), fc.integer({ min: 1, max: 200 }), (vehicle, hours) => {
        const start = at('09:00')
        const cover = (count: number) => cheapestCover(vehicle, start, start + count * hour)
        expect(cover(hours + 1).cny).toBeGreaterThanOrEqual(cover(hours).cny)
        const { type, quantity } = cover(hours)
        expect(plannedEnd(start, type, quantity, 0)).toBeGreaterThanOrEqual(
          start + Math.min(hours, 10) * hour,
        )
      }),
    )
  })
})

describe('filters of cars', () => {
  test('The count of a value is the number of cars after choosing it, whatever else is chosen', () => {
    const request = {
      city: 'yangon',
      start: sampleNow + 72 * hour,
      end: sampleNow + 96 * hour,
      people: 2,
      currency: 'CNY',
    }
    const matches = carMatches(catalogue, request, sampleNow)
    const limits = { min: null, max: null }
    const filter = fc.record(
      {
        class: fc.subarray(['sedan', 'mpv', 'van', 'suv'] as const, { minLength: 1 }),
        energy: fc.subarray(['petrol', 'diesel', 'hybrid', 'electric'] as const, { minLength: 1 }),
        seats_min: fc.constantFrom(4, 6, 9),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(filter, (chosen) => {
        const facets = carFacets(matches, chosen, limits)
        for (const { value, count } of facets.energy) {
          const narrowed = { ...chosen, energy: [value as 'petrol'] }
          expect(matches.filter((match) => fitsFilter(match, narrowed, limits))).toHaveLength(count)
        }
      }),
    )
  })
})
