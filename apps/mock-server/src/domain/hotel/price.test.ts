import { describe, expect, test } from 'vitest'
import { makeRoomTypes } from '../../world/seed/rooms.ts'
import type { SeasonRule } from './hotel.ts'
import { datePercent, extraBeds, fits, nightFen, partyOf, seasonPercent, sellsTo } from './night.ts'
import type { Occupancy } from './priced-rate.ts'

const hotel = { base_cny: 400 }
const room = { price_percent: 100, own_beds: 2 }
const plan = { meal_cny: 0, price_percent: 100, nationality: null }
const couple: Occupancy = { adults: 2, child_ages: [] }
const yuan = (
  people: Occupancy,
  more: { room?: object; plan?: object; date?: number; nationality?: string } = {},
) =>
  nightFen(
    hotel,
    { ...room, ...more.room },
    { ...plan, ...more.plan },
    partyOf(people),
    more.date ?? 100,
    more.nationality ?? 'SG',
  ) / 100

describe('the price of a night, calculated by hand', () => {
  test('Two adults in the simplest room pay the base price', () => {
    expect(yuan(couple)).toBe(400)
    expect(yuan({ adults: 1, child_ages: [] })).toBe(400)
  })

  test('A better room, a cheaper plan and a busy date change it by percentages', () => {
    expect(yuan(couple, { room: { price_percent: 132 } })).toBe(528)
    expect(yuan(couple, { plan: { price_percent: 90 } })).toBe(360)
    expect(yuan(couple, { date: 135 })).toBe(540)
    // 400 x 1.32 x 0.9 x 1.35 = 641.52
    expect(yuan(couple, { room: { price_percent: 132 }, plan: { price_percent: 90 }, date: 135 })).toBe(642)
  })

  test('Half a yuan is rounded up', () => {
    // 350 x 0.93 = 325.5
    expect(
      nightFen({ base_cny: 350 }, room, { ...plan, price_percent: 93 }, partyOf(couple), 100, 'SG'),
    ).toBe(32_600)
  })

  test('The third adult adds 25 %, a child of 6 to 11 adds 10 %, one under 6 nothing', () => {
    expect(yuan({ adults: 3, child_ages: [] })).toBe(500)
    expect(yuan({ adults: 2, child_ages: [6] })).toBe(440)
    expect(yuan({ adults: 2, child_ages: [11, 5] })).toBe(440)
    expect(yuan({ adults: 2, child_ages: [0, 5] })).toBe(400)
    expect(yuan({ adults: 2, child_ages: [12] })).toBe(500)
  })

  test('R5.90 Only adults beyond the own beds of the room sleep on extra beds and pay for them', () => {
    const three = { adults: 2, child_ages: [12] }
    const beds = (own_beds: number) => [
      extraBeds(partyOf(three), { own_beds }),
      yuan(three, { room: { own_beds } }),
    ]
    expect([1, 2, 3].map(beds)).toEqual([
      [2, 600],
      [1, 500],
      [0, 400],
    ])
    const rooms = makeRoomTypes(1, '1001', 'MM').concat(makeRoomTypes(1, '1002', 'MM'))
    const own = new Map(
      rooms.map(({ id, bed_types, own_beds }) => [`${id.slice(5)} ${bed_types.join('/')}`, own_beds]),
    )
    expect([...own].filter(([name, beds_of]) => beds_of !== (name.includes('triple') ? 3 : 2))).toEqual([])
    expect([...own.keys()].some((name) => name.includes('triple'))).toBe(true)
  })

  test('Breakfast is per person: adults in full, school children half, infants free', () => {
    const breakfast = { plan: { meal_cny: 50 } }
    expect(yuan(couple, breakfast)).toBe(500)
    expect(yuan({ adults: 1, child_ages: [] }, breakfast)).toBe(450)
    expect(yuan({ adults: 2, child_ages: [8, 3] }, breakfast)).toBe(565)
  })

  test('A surcharge of 10 % applies to its nationality and to no other', () => {
    const surcharged = {
      plan: { nationality: { allow: [], deny: [], surcharge: { nationalities: ['CN'], percent: 10 } } },
    }
    expect(yuan(couple, { ...surcharged, nationality: 'CN' })).toBe(440)
    expect(yuan(couple, { ...surcharged, nationality: 'MM' })).toBe(400)
  })
})

describe('dates and people', () => {
  const thingyan: SeasonRule = { from: '04-13', to: '04-17', percent: 50 }
  const peak: SeasonRule = { from: '11-01', to: '02-29', percent: 35 }

  test('The peak from November to February crosses the new year, both ends included', () => {
    const nights = ['2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01', '2028-02-29', '2027-03-01']
    expect(nights.map((night) => seasonPercent([thingyan, peak], night))).toEqual([0, 35, 35, 35, 35, 0])
  })

  test('Thingyan is from 13 to 17 April', () => {
    const nights = ['2027-04-12', '2027-04-13', '2027-04-17', '2027-04-18']
    expect(nights.map((night) => seasonPercent([thingyan, peak], night))).toEqual([0, 50, 50, 0])
  })

  test('A resort costs more on Friday and Saturday nights', () => {
    // 2026-12-10 is a Thursday.
    const nights = ['2026-12-10', '2026-12-11', '2026-12-12', '2026-12-13']
    expect(nights.map((night) => datePercent({ type: 'resort' }, night, [], 0))).toEqual([100, 110, 110, 100])
    expect(nights.map((night) => datePercent({ type: 'hotel' }, night, [], -2))).toEqual([98, 98, 98, 98])
  })

  test('A room holds a limited number of adults and of people', () => {
    const type = { max_adults: 2, max_occupancy: 3, max_cots: 2 }
    expect(fits(couple, type, 2)).toBe(true)
    expect(fits({ adults: 2, child_ages: [4] }, type, 2)).toBe(true)
    expect(fits({ adults: 2, child_ages: [4, 5] }, type, 2)).toBe(false)
    expect(fits({ adults: 3, child_ages: [] }, type, 2)).toBe(false)
    // Children from 12 sleep and pay as adults.
    expect(fits({ adults: 1, child_ages: [12] }, type, 2)).toBe(true)
    expect(fits({ adults: 2, child_ages: [12] }, type, 2)).toBe(false)
    expect(fits({ adults: 2, child_ages: [11] }, type, 2)).toBe(true)
  })

  test('A plan can be denied to some nationalities and reserved for others', () => {
    const terms = (allow: string[], deny: string[]) => ({ nationality: { allow, deny, surcharge: null } })
    expect(sellsTo({ nationality: null }, 'MM')).toBe(true)
    expect(sellsTo(terms([], ['MM']), 'MM')).toBe(false)
    expect(sellsTo(terms(['MM'], []), 'MM')).toBe(true)
    expect(sellsTo(terms(['MM'], []), 'CN')).toBe(false)
  })
})
