import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { hashOf } from '../../world/draw.ts'
import { catalogueOf } from '../../world/seed/catalogue.ts'
import { defaultStart as now } from '../../world/worlds.ts'
import { sumMoney, toMinor } from '../money/money.ts'
import { addDays } from '../time/dates.ts'
import { fromFen } from './currency.ts'
import { type RateReading, rateFromKey } from './keyed-rate.ts'
import type { PricedRate } from './priced-rate.ts'
import { priceStay } from './rate.ts'
import { decodeRateKey, encodeRateKey, rateKeyLife, readRooms, writeRooms } from './rate-key.ts'
import { readSearchId, writeSearchId } from './search-id.ts'

const catalogue = catalogueOf(1)
const request = {
  check_in: '2026-12-08',
  check_out: '2026-12-10',
  rooms: [
    { adults: 2, child_ages: [] },
    { adults: 2, child_ages: [7] },
  ],
  nationality: 'CN',
  currency: 'CNY',
}
const ratesOf = (hotel_id: string, more: object = {}) =>
  priceStay(catalogue, { ...request, hotel_id, ...more }, now)
const rateOf = (hotel_id: string, plan = 'flx'): PricedRate =>
  ratesOf(hotel_id).find((rate) => rate.rate_id.endsWith(`-${plan}`)) as PricedRate
const read = (rate: PricedRate, recheck: boolean, at = now) =>
  rateFromKey(catalogue, rate.rate_key, { now: at, recheck })
const onSale = (reading: RateReading) => {
  if (reading.state !== 'on_sale') throw new Error(reading.state)
  return reading
}

const people = fc.record({
  adults: fc.integer({ min: 1, max: 6 }),
  child_ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
})
const rooms = fc.array(people, { minLength: 1, maxLength: 9 })

describe('a rate', () => {
  test('Nights add up to the totals, and included charges to the taxes of the nights', () => {
    for (const hotel_id of ['1001', '1050', '1063', '1085', '1110']) {
      for (const currency of ['CNY', 'USD']) {
        for (const rate of ratesOf(hotel_id, { currency })) {
          expect(
            sumMoney(
              currency,
              rate.nightly.map((night) => night.price),
            ),
          ).toEqual(rate.total_price)
          expect(
            sumMoney(
              currency,
              rate.nightly.map((night) => night.net),
            ),
          ).toEqual(rate.total_settlement_price)
          const taxes = sumMoney(
            currency,
            rate.nightly.map((night) => night.taxes),
          )
          const included = rate.charges.filter((charge) => charge.included).map((charge) => charge.money)
          expect(sumMoney(currency, included)).toEqual(taxes)
          expect(rate.nightly).toHaveLength(4)
          const margin = 1 - toMinor(rate.total_settlement_price) / toMinor(rate.total_price)
          expect(margin).toBeGreaterThan(0.079)
          expect(margin).toBeLessThan(0.141)
        }
      }
    }
  })

  test('CNY 7.10 are one dollar, with half a cent rounded up', () => {
    expect(fromFen(71_000, 'USD')).toBe(10_000)
    // 1408.45…, 4.92… and 4.50… cents
    expect([fromFen(10_000, 'USD'), fromFen(35, 'USD'), fromFen(32, 'USD')]).toEqual([1408, 5, 5])
    expect(fromFen(71_000, 'MMK')).toBe(365_000)
    expect(fromFen(1234, 'CNY')).toBe(1234)
  })

  test('Bagan charges its zone fee on the spot, in kyat, for each person', () => {
    const [rate] = ratesOf('1063')
    const fee = rate?.charges.find((charge) => !charge.included)
    expect(fee).toMatchObject({ payable: 'on_site', money: { amount: '125000', currency: 'MMK' } })
  })

  test('R3.54 Each room has the meals of its own people, and infants count in no meal, no fee and no place', () => {
    const rooms = [
      { adults: 2, child_ages: [0] },
      { adults: 1, child_ages: [7] },
      { adults: 1, child_ages: [] },
    ]
    const breakfast = ratesOf('1063', { rooms }).find(({ rooms: [first] }) => first?.meal_type === 'BB')
    expect(breakfast?.rooms.map((room) => [room.meal_count, room.infants])).toEqual([
      [2, 1],
      [2, 0],
      [1, 0],
    ])
    expect(breakfast?.charges.find(({ payable }) => payable === 'on_site')?.calculation?.en).toBe(
      'MMK 25,000 × 5 people = MMK 125,000',
    )
    const soldTypes = (child_ages: number[]) =>
      new Set(
        ratesOf('1001', { rooms: [{ adults: 2, child_ages }] }).map((rate) => rate.rooms[0]?.room_type_id),
      )
    expect(soldTypes([0, 1])).toEqual(soldTypes([]))
  })

  test('The non-refundable plan costs 10 % less than the flexible one', () => {
    const flexible = toMinor(rateOf('1001', 'flx').total_price)
    const strict = toMinor(rateOf('1001', 'nrf').total_price)
    expect(Math.abs(strict - flexible * 0.9)).toBeLessThanOrEqual(4 * 100)
    expect(rateOf('1001', 'nrf').policy.non_refundable).toBe(true)
  })
})

describe('the key of a rate', () => {
  test('R7.30 Returns the same rate for which it was issued', () => {
    for (const rate of ratesOf('1001')) expect(onSale(read(rate, false)).rate).toEqual(rate)
  })

  test('Keeps any occupancy, in at most 200 characters', () => {
    fc.assert(
      fc.property(rooms, fc.boolean(), (list, mixed) => {
        expect(readRooms(writeRooms(list))).toEqual(list)
        const parts = {
          ...request,
          hotel_id: '1001',
          rooms: list,
          sold_as: list.map((_, index) => ({
            room_type_id: mixed && index % 2 ? '1001-fam' : '1001-std',
            plan_id: mixed && index % 3 ? 'nrf' : 'flx',
          })),
          turn: 1,
          issued: 1_795_226_400,
          total: 123_456,
        }
        const key = encodeRateKey(catalogue, parts)
        expect(key.length).toBeLessThanOrEqual(200)
        expect(decodeRateKey(catalogue, key)).toEqual(parts)
      }),
    )
  })

  test('Cannot be forged: a changed character makes it unknown', () => {
    const { rate_key } = rateOf('1001')
    for (let at = 0; at < rate_key.length; at += 1) {
      const other = rate_key[at] === '1' ? '2' : '1'
      const forged = rate_key.slice(0, at) + other + rate_key.slice(at + 1)
      expect(rateFromKey(catalogue, forged, { now, recheck: false }).state, forged).toBe('unknown')
    }
    expect(rateFromKey(catalogueOf(2), rate_key, { now, recheck: false }).state).toBe('unknown')
  })

  test('Is valid for half an hour and not a second longer', () => {
    const rate = rateOf('1001')
    expect(read(rate, true, now + rateKeyLife * 1000 - 1).state).toBe('on_sale')
    expect(read(rate, true, now + rateKeyLife * 1000).state).toBe('expired')
  })
})

describe('special hotels at the re-check', () => {
  test('R7.30 An ordinary hotel still sells at the same price and terms', () => {
    const { quoted, rate } = onSale(read(rateOf('1001'), true))
    expect(rate.total_price).toEqual(quoted.total_price)
    expect(rate.policy).toEqual(quoted.policy)
    expect(rate.rate_key).not.toBe(quoted.rate_key)
  })

  test('R7.30 Hotel 1002 has risen by 6 %, once', () => {
    const { quoted, rate } = onSale(read(rateOf('1002'), true))
    const ratio = toMinor(rate.total_price) / toMinor(quoted.total_price)
    expect(ratio).toBeCloseTo(1.06, 3)
    const again = onSale(read(rate, true))
    expect(again.quoted.total_price).toEqual(rate.total_price)
    expect(again.rate.total_price).toEqual(rate.total_price)
  })

  test('R7.30 Hotel 1003 is sold out and offers three other rates that can be booked', () => {
    const reading = read(rateOf('1003'), true)
    if (reading.state !== 'sold_out') throw new Error(reading.state)
    expect(reading.alternatives).toHaveLength(3)
    expect(reading.alternatives[0]?.rooms[0]?.room_type_id).toBe(reading.parts.sold_as[0]?.room_type_id)
    for (const other of reading.alternatives) expect(read(other, true).state).toBe('on_sale')
  })

  test('R7.30 Hotel 1011 has changed its terms and not its price', () => {
    const { quoted, rate } = onSale(read(rateOf('1011'), true))
    expect(rate.total_price).toEqual(quoted.total_price)
    expect(rate.policy.tiers).not.toEqual(quoted.policy.tiers)
    expect(onSale(read(rate, true)).rate.policy).toEqual(rate.policy)
  })

  test('Hotel 1004 is on request, hotel 1009 never refunds', () => {
    expect(ratesOf('1004').every((rate) => rate.outcome === 'on_request')).toBe(true)
    expect(ratesOf('1009').length).toBeGreaterThan(0)
    expect(ratesOf('1009').every((rate) => rate.policy.non_refundable)).toBe(true)
  })

  test('Hotel 1010 charges Chinese guests 10 % more and denies one plan to those of Myanmar', () => {
    const of = (nationality: string) => ratesOf('1010', { nationality })
    const price = (nationality: string) =>
      toMinor((of(nationality).find((rate) => rate.rate_id === '1010-std-flx') as PricedRate).total_price)
    expect(price('CN') / price('SG')).toBeCloseTo(1.1, 2)
    expect(price('MM')).toBe(price('SG'))
    expect(of('MM').some((rate) => rate.rate_id.endsWith('nrf'))).toBe(false)
    expect(of('SG').some((rate) => rate.rate_id.endsWith('nrf'))).toBe(true)
    expect(of('CN')[0]?.nationality_rule?.text.en).not.toBe('')
  })
})

describe('the id of a search', () => {
  const seal = (text: string) => hashOf(1, 'search', '101', text)
  const search = fc.record({
    type: fc.constantFrom('city', 'district', 'landmark', 'hotel' as const),
    place: fc.integer({ min: 0, max: 2 ** 30 - 1 }),
    check_in: fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-01-01', days)),
    rooms,
    nationality: fc.constantFrom('CN', 'MM', 'ZW', 'AE'),
    issued: fc.integer({ min: 0, max: 40_000_000 }).map((tenths) => now + tenths * 100),
  })

  test('Has the complete search in at most 64 characters', () => {
    fc.assert(
      fc.property(search, fc.integer({ min: 1, max: 30 }), (given, nights) => {
        const parts = { ...given, check_out: addDays(given.check_in, nights) } as Parameters<
          typeof writeSearchId
        >[0]
        const id = writeSearchId(parts, seal)
        expect(id).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
        expect(readSearchId(id, seal)).toEqual(parts)
        expect(readSearchId(id, (text) => hashOf(1, 'search', '102', text))).toBeNull()
      }),
    )
  })

  test('Anything else is no search', () => {
    for (const text of ['', 'x', 'AAAAAAA', 'not-a-search-at-all'])
      expect(readSearchId(text, seal)).toBeNull()
  })
})
