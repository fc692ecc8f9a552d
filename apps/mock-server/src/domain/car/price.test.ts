import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { feeOf, linesNet, linesTotal } from '../ride/price.ts'
import { type CarRental, rentalLines } from './price.ts'

const text = (en: string) => ({ en, 'zh-cn': en })

const plain: CarRental = {
  name: text('Car'),
  unit_price: 85_000,
  quantity: 3,
  vehicles: 1,
  language: null,
  zone: null,
  overtime: null,
  extras: [],
  net_percent: 10,
}

const zone = (unit_price: number, times: number) => ({ name: text('Zone'), unit_price, times })
const language = (unit_price: number) => ({ name: text('Driver'), unit_price })
const overtime = (unit_price: number, hours: number) => ({ name: text('Overtime'), unit_price, hours })

describe('the price of a car with driver', () => {
  test.each<[string, Partial<CarRental>, Record<string, number>]>([
    [
      'three days with a Chinese-speaking driver and two entries of a zone',
      { language: language(15_000), zone: zone(8_000, 2) },
      { rental: 255_000, language: 45_000, zone: 16_000, overtime: 0, total: 316_000 },
    ],
    [
      'two vehicles for half a day, each entering a zone once',
      { unit_price: 39_000, quantity: 1, vehicles: 2, zone: zone(6_000, 1) },
      { rental: 78_000, language: 0, zone: 12_000, overtime: 0, total: 90_000 },
    ],
    [
      'five hours and two hours of overtime',
      { unit_price: 7_000, quantity: 5, overtime: overtime(7_000, 2) },
      { rental: 35_000, language: 0, zone: 0, overtime: 14_000, total: 49_000 },
    ],
    ['one hour in kyat, which has no smaller unit', { unit_price: 46_268, quantity: 1 }, { total: 46_268 }],
    [
      'seats and nights are counted one by one, whatever the number of vehicles',
      {
        vehicles: 3,
        quantity: 1,
        extras: [{ code: 'child_seat', name: text('Seat'), unit_price: 4_000, quantity: 2 }],
      },
      { rental: 255_000, child_seat: 8_000, total: 263_000 },
    ],
  ])('R9.09 %s', (_title, part, expected) => {
    const lines = rentalLines({ ...plain, ...part })
    const { total, ...fees } = expected
    for (const [code, fee] of Object.entries(fees)) expect(feeOf(lines, code), code).toBe(fee)
    expect(linesTotal(lines)).toBe(total)
  })

  test('An option that was not requested has no line', () => {
    expect(rentalLines(plain).map(({ code }) => code)).toEqual(['rental'])
    expect(rentalLines({ ...plain, zone: zone(8_000, 0), overtime: overtime(7_000, 0) })).toHaveLength(1)
  })
})

const price = fc.integer({ min: 1, max: 500_000 })
const count = fc.integer({ min: 1, max: 20 })
const rental: fc.Arbitrary<CarRental> = fc.record({
  name: fc.constant(text('Car')),
  unit_price: price,
  quantity: fc.integer({ min: 1, max: 90 }),
  vehicles: count,
  language: fc.option(fc.record({ name: fc.constant(text('Driver')), unit_price: price })),
  zone: fc.option(fc.record({ name: fc.constant(text('Zone')), unit_price: price, times: count })),
  overtime: fc.option(fc.record({ name: fc.constant(text('Overtime')), unit_price: price, hours: count })),
  extras: fc.array(
    fc.record({
      code: fc.constantFrom('child_seat', 'driver_overnight'),
      name: fc.constant(text('Extra')),
      unit_price: price,
      quantity: count,
    }),
    { maxLength: 3 },
  ),
  net_percent: fc.integer({ min: 8, max: 14 }),
})

describe('any hire', () => {
  test('R9.09 Every line is its unit price times its quantity, and the lines add up to the total', () => {
    fc.assert(
      fc.property(rental, (request) => {
        const lines = rentalLines(request)
        for (const { quantity, unit_price, money } of lines) expect(money).toBe(quantity * unit_price)
        const fee = request.unit_price * request.quantity * request.vehicles
        expect(feeOf(lines, 'rental')).toBe(fee)
        expect(linesTotal(lines)).toBe(lines.reduce((sum, { money }) => sum + money, 0))
      }),
    )
  })

  test('The account pays less than the guest by the percentage of the fleet, line by line', () => {
    fc.assert(
      fc.property(rental, (request) => {
        const lines = rentalLines(request)
        const share = (linesTotal(lines) * (100 - request.net_percent)) / 100
        expect(Math.abs(linesNet(lines) - share)).toBeLessThanOrEqual(lines.length)
        expect(linesNet(lines)).toBeLessThanOrEqual(linesTotal(lines))
      }),
    )
  })

  test('One more unit, vehicle, entry or hour never costs less', () => {
    const more = fc.constantFrom<(request: CarRental) => CarRental>(
      (request) => ({ ...request, quantity: request.quantity + 1 }),
      (request) => ({ ...request, vehicles: request.vehicles + 1 }),
      (request) => ({ ...request, zone: request.zone && { ...request.zone, times: request.zone.times + 1 } }),
      (request) => ({
        ...request,
        overtime: request.overtime && { ...request.overtime, hours: request.overtime.hours + 1 },
      }),
    )
    fc.assert(
      fc.property(rental, more, (request, grow) => {
        expect(linesTotal(rentalLines(grow(request)))).toBeGreaterThanOrEqual(
          linesTotal(rentalLines(request)),
        )
      }),
    )
  })
})
