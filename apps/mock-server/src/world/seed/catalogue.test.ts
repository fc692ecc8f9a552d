import { describe, expect, test } from 'vitest'
import { priceStay } from '../../domain/hotel/rate.ts'
import { unread } from '../../domain/place/pinyin.ts'
import { hashOf } from '../draw.ts'
import { defaultStart } from '../worlds.ts'
import { carriers } from './carriers.ts'
import { type Catalogue, catalogueOf } from './catalogue.ts'
import { makeHotel } from './hotels.ts'

const catalogue = catalogueOf(1)
const { hotels } = catalogue
const roomsOf = (from: Catalogue) => from.hotels.flatMap((hotel) => from.roomTypes(hotel.id))
const plansOf = (from: Catalogue) => from.hotels.flatMap((hotel) => from.ratePlans(hotel.id))
const digest = (from: Catalogue) => hashOf(JSON.stringify([from.hotels, roomsOf(from), plansOf(from)]))
const countBy = <T>(list: readonly T[], of: (item: T) => string) =>
  Object.fromEntries([...Map.groupBy(list, of)].map(([key, group]) => [key, group.length]))

describe('what the catalogue holds', () => {
  test('Countries, cities, districts, landmarks, airports, zones and vehicles are as many as planned', () => {
    const { countries, cities, districts, landmarks, airports, zones, vehicles } = catalogue
    expect([countries, cities, districts, landmarks, airports, zones].map((list) => list.length)).toEqual([
      249, 60, 40, 108, 55, 15,
    ])
    expect(new Set(vehicles.map(({ name }) => name)).size).toBe(12)
    expect(new Set(vehicles.map(({ id }) => id)).size).toBe(vehicles.length)
    expect(new Set(countries.map(([code]) => code)).size).toBe(249)
    expect(countBy(cities, (city) => city.country)).toMatchObject({ MM: 14, CN: 22 })
  })

  test('The 120 hotels are where most are sold, in existing districts', () => {
    const byCity = countBy(hotels, (hotel) => hotel.city)
    expect(byCity).toMatchObject({ yangon: 40, mandalay: 14, naypyitaw: 8, bagan: 8 })
    const byCountry = countBy(hotels, (hotel) => hotel.country)
    expect(byCountry).toMatchObject({ MM: 80, CN: 24 })
    expect(hotels).toHaveLength(120)
    for (const hotel of hotels) {
      expect(catalogue.city(hotel.city)?.country).toBe(hotel.country)
      // A town without named quarters is a quarter of itself.
      expect(catalogue.district(hotel.district)?.[1] ?? hotel.district).toBe(hotel.city)
    }
  })

  test('No two hotels share a name in any script', () => {
    for (const name of [(n: number) => hotels[n]?.name.en, (n: number) => hotels[n]?.name['zh-cn']]) {
      expect(new Set(hotels.map((_, n) => name(n))).size).toBe(120)
    }
  })

  test('A hotel has 4 to 6 room types, and each is sold at 3 to 8 rates', () => {
    for (const hotel of hotels) {
      const rooms = catalogue.roomTypes(hotel.id)
      expect(rooms.length).toBeGreaterThanOrEqual(4)
      expect(rooms.length).toBeLessThanOrEqual(6)
      for (const room of rooms) {
        const code = room.id.slice(hotel.id.length + 1)
        const rates = catalogue.ratePlans(hotel.id).filter((plan) => plan.rooms.includes(code))
        expect(rates.length, room.id).toBeGreaterThanOrEqual(3)
        expect(rates.length, room.id).toBeLessThanOrEqual(8)
      }
    }
  })

  test('Every meal, every kind of penalty, on-request and nationality rules occur', () => {
    const plans = plansOf(catalogue)
    expect(new Set(plans.map((plan) => plan.meal_type))).toEqual(new Set(['RO', 'BB', 'HB', 'FB', 'AI']))
    const penalties = plans.flatMap((plan) => plan.cancellation.steps.map((step) => step.penalty_type))
    expect(new Set(penalties)).toEqual(new Set(['nights', 'full', 'percent', 'fixed']))
    expect(plans.some((plan) => plan.on_request)).toBe(true)
    expect(plans.some((plan) => plan.nationality?.allow.length)).toBe(true)
    expect(plans.some((plan) => plan.promotions.length)).toBe(true)
  })

  test('Base prices are within the range of star and city, and net prices 8 to 14 % below', () => {
    const yangon = catalogue.hotelsOfCity('yangon')
    const ranges: Record<number, [number, number]> = {
      2: [120, 175],
      3: [180, 320],
      4: [330, 620],
      5: [680, 1250],
    }
    for (const { star, base_cny } of yangon) {
      const [low, high] = ranges[star] as [number, number]
      expect(base_cny).toBeGreaterThanOrEqual(low)
      expect(base_cny).toBeLessThanOrEqual(high)
    }
    for (const plan of plansOf(catalogue)) {
      expect(plan.net_percent).toBeGreaterThanOrEqual(8)
      expect(plan.net_percent).toBeLessThanOrEqual(14)
    }
  })

  test('Every Chinese name of the catalogue can be typed in pinyin', () => {
    const names = [
      ...catalogue.cities.map((city) => city.zh),
      ...catalogue.districts.map((row) => row[3]),
      ...catalogue.landmarks.map((row) => row[3]),
      ...hotels.map((hotel) => hotel.name['zh-cn']),
      ...catalogue.airports.map(({ name }) => name['zh-cn']),
      ...catalogue.zones.map(({ name }) => name['zh-cn']),
    ]
    expect(names.flatMap(unread)).toEqual([])
  })

  test('Hotels with a special behaviour are in Yangon and never sell out by chance', () => {
    for (const { hotel_id } of carriers) {
      expect(catalogue.hotel(hotel_id)?.city).toBe('yangon')
      const [room] = catalogue.roomTypes(hotel_id)
      for (let day = 10; day < 31; day += 1) {
        expect(catalogue.allotment(hotel_id, room?.id ?? '', `2026-12-${day}`)).toBe(9)
      }
    }
  })
})

describe('the same seed gives the same catalogue', () => {
  test('Hotels, rooms and rate plans of seed 1 have not changed', () => {
    expect(digest(catalogueOf(1))).toBe(1596201761)
  })

  test('Another seed gives other hotels in the same places', () => {
    const other = catalogueOf(2)
    expect(digest(other)).not.toBe(digest(catalogue))
    expect(other.hotels.map((hotel) => hotel.city)).toEqual(hotels.map((hotel) => hotel.city))
  })

  test('A larger catalogue changes no hotel, room, plan or price of the smaller one', () => {
    const larger = catalogueOf(1, { hotels: 400 })
    expect(larger.hotels).toHaveLength(400)
    expect(larger.hotels.slice(0, 120)).toEqual(hotels)
    const stay = { check_in: '2026-12-08', check_out: '2026-12-10', rooms: [{ adults: 2, child_ages: [] }] }
    for (const hotel_id of ['1001', '1047', '1120']) {
      expect(larger.roomTypes(hotel_id)).toEqual(catalogue.roomTypes(hotel_id))
      expect(larger.ratePlans(hotel_id)).toEqual(catalogue.ratePlans(hotel_id))
      const request = { ...stay, hotel_id, nationality: 'CN', currency: 'CNY' }
      expect(priceStay(larger, request, defaultStart)).toEqual(priceStay(catalogue, request, defaultStart))
    }
  })

  test('A hotel depends on nothing but the seed and its number', () => {
    expect(makeHotel(1, 57)).toEqual(hotels[57])
  })

  test('Nothing in it can be changed', () => {
    expect(Object.isFrozen(hotels)).toBe(true)
    expect(Object.isFrozen(hotels[0]?.name)).toBe(true)
    expect(Object.isFrozen(catalogue.roomTypes('1001')[0])).toBe(true)
  })
})
