import { describe, expect, test } from 'vitest'
import { instantOf } from '../time/zones.ts'
import { fittingChecks } from './fitting.ts'
import type { LegCity, RideLeg, StayLeg } from './legs.ts'
import { nightChecks } from './nights.ts'
import { type TripRecord, tripBreaks } from './trip.ts'

const tz = 'Asia/Yangon'
const at = (date: string, time: string) => instantOf(date, time, tz)
const city = (id: string): LegCity => ({ id, name: { en: id, 'zh-cn': id } })
const title = (text: string) => ({ en: text, 'zh-cn': text })
const both = ['LI NA', 'WANG WEI']

const stay = (id: string, check_in: string, check_out: string, more: Partial<StayLeg> = {}): StayLeg => ({
  kind: 'stay',
  id,
  title: title(id),
  start: at(check_in, '14:00'),
  end: at(check_out, '12:00'),
  tz,
  guests: both,
  city: city('yangon'),
  check_in,
  check_out,
  expected_until: at(check_in, '23:59') + 60_000,
  ...more,
})

const ride = (kind: RideLeg['kind'], date: string, time: string, more: Partial<RideLeg> = {}): RideLeg => ({
  kind,
  id: `${kind} ${date}`,
  title: title(kind),
  start: at(date, time),
  end: at(date, time) + 3_600_000,
  tz,
  guests: both,
  from: city('yangon'),
  to: city('yangon'),
  seats: 2,
  ...more,
})

type Legs = readonly (StayLeg | RideLeg)[]
const found = (legs: Legs) =>
  [...nightChecks(legs), ...fittingChecks(legs)].map(({ kind, level, orders }) => ({ kind, level, orders }))
const kinds = (legs: Legs) => found(legs).map(({ kind }) => kind)

const whole = [
  ride('pickup', '2026-12-10', '15:00'),
  stay('A', '2026-12-10', '2026-12-12'),
  ride('dropoff', '2026-12-12', '13:00'),
]

test('A trip whose parts fit has nothing to say', () => {
  expect(found(whole)).toEqual([])
})

test('R2.181 The self-check finds an order in two trips, and one of another company', () => {
  const trip = (id: string, order_ids: string[]): TripRecord => ({
    id,
    company_id: '1',
    operator: { id: '101', nickname: 'Chen Hui' },
    title: id,
    allocation: { own_reference: '', customer: '', cost_centre: '' },
    order_ids,
    quote_id: null,
    updated_time: 0,
    version: 1,
  })
  const companyOf = (id: string) => (id === 'H3' ? '2' : '1')
  expect(tripBreaks([trip('T1', ['H1']), trip('T2', ['H2'])], companyOf)).toEqual([])
  expect(tripBreaks([trip('T1', ['H1', 'H3']), trip('T2', ['H1'])], companyOf)).toHaveLength(2)
})

describe('R2.175 nights', () => {
  test.each([
    [
      'between two hotels',
      [stay('A', '2026-12-10', '2026-12-12'), stay('B', '2026-12-13', '2026-12-14')],
      ['A', 'B'],
    ],
    [
      'before the first',
      [ride('pickup', '2026-12-09', '15:00'), stay('A', '2026-12-10', '2026-12-12')],
      ['A'],
    ],
    [
      'after a night flight',
      [ride('pickup', '2026-12-10', '02:00'), stay('A', '2026-12-10', '2026-12-12')],
      ['A'],
    ],
    [
      'after the last',
      [stay('A', '2026-12-10', '2026-12-12'), ride('dropoff', '2026-12-13', '07:00')],
      ['A'],
    ],
  ])('One without a hotel is found: %s', (_, legs, orders) => {
    expect(found(legs)).toContainEqual({ kind: 'night_without_hotel', level: 'problem', orders })
  })

  test('Whoever leaves before six needs no hotel for that night', () => {
    const legs = [stay('A', '2026-12-10', '2026-12-12'), ride('dropoff', '2026-12-13', '05:30')]
    expect(kinds(legs)).not.toContain('night_without_hotel')
  })

  test('One that only one of two groups lacks is found, and names its guests', () => {
    const others = ['ZHAO MIN', 'SUN LI']
    const legs = [
      stay('A', '2026-12-10', '2026-12-12'),
      stay('B', '2026-12-10', '2026-12-12', { guests: others }),
      stay('C', '2026-12-12', '2026-12-14', { guests: ['Na Li', 'Wei Wang'] }),
      ride('dropoff', '2026-12-13', '09:00', { guests: others }),
    ]
    expect(nightChecks(legs)).toMatchObject([
      { orders: ['B'], guests: others, part: { part: 'next_hotel', order_id: 'B' } },
    ])
  })

  test('Nights in a row are one finding, and the hotel before them takes the next one', () => {
    const [finding] = nightChecks([
      stay('A', '2026-12-10', '2026-12-12'),
      stay('B', '2026-12-15', '2026-12-16'),
    ])
    expect(finding?.part).toEqual({ part: 'next_hotel', order_id: 'A' })
    expect(finding?.text.en).toContain('3 nights')
  })

  test.each([
    ['the same guest, spelled in another way', ['Na Li'], ['night_with_two_hotels']],
    ['other guests', ['ZHAO MIN'], []],
  ])('Two hotels for one night: %s', (_, guests, expected) => {
    const legs = [stay('A', '2026-12-10', '2026-12-12'), stay('B', '2026-12-11', '2026-12-13', { guests })]
    expect(kinds(legs)).toEqual(expected)
  })

  test('Two hotels for several nights are named with all of these nights', () => {
    const legs = [stay('A', '2026-12-10', '2026-12-13'), stay('B', '2026-12-11', '2026-12-14')]
    const [double] = nightChecks(legs)
    for (const text of Object.values(double?.text ?? {})) expect(text).toMatch(/2026-12-11.*2026-12-13/)
    expect(double?.kind).toBe('night_with_two_hotels')
  })
})

describe('R2.176 times', () => {
  test.each([
    ['after the hotel has given up', '2026-12-11', '00:30', {}, [['late_arrival', 'problem']]],
    ['late, and the hotel knows', '2026-12-11', '00:30', { expected_until: at('2026-12-11', '02:00') }, []],
    ['in the evening', '2026-12-10', '23:30', {}, []],
    ['long before the room is ready', '2026-12-10', '06:30', {}, [['time_gap', 'hint']]],
  ] as const)('A pick-up %s', (_, date, time, more, expected) => {
    const legs = [ride('pickup', date, time), stay('A', '2026-12-10', '2026-12-12', more)].toSorted(
      (a, b) => a.start - b.start,
    )
    expect(found(legs).map(({ kind, level }) => [kind, level])).toEqual(expected)
  })

  test.each([
    ['the evening before the check-out', '2026-12-11', '20:00', [['time_gap', 'problem']]],
    ['eight hours after it', '2026-12-12', '20:00', [['time_gap', 'hint']]],
    ['five hours after it', '2026-12-12', '17:00', []],
    ['in the night that was paid', '2026-12-12', '02:00', []],
  ])('A drop-off %s', (_, date, time, expected) => {
    const legs = [stay('A', '2026-12-10', '2026-12-12'), ride('dropoff', date, time)]
    expect(found(legs).map(({ kind, level }) => [kind, level])).toEqual(expected)
  })
})

describe('R2.177 ways between cities', () => {
  const here = stay('A', '2026-12-10', '2026-12-12')
  const there = stay('B', '2026-12-12', '2026-12-14', { city: city('bagan') })
  test.each<[string, RideLeg[], boolean]>([
    ['nothing', [], true],
    [
      'a flight to fetch them from',
      [ride('pickup', '2026-12-12', '15:00', { from: city('bagan'), to: city('bagan') })],
      true,
    ],
    ['a flight to take them to', [ride('dropoff', '2026-12-12', '13:00')], true],
    [
      'a flight to take them to and to fetch them from',
      [
        ride('dropoff', '2026-12-12', '12:30'),
        ride('pickup', '2026-12-12', '15:00', { from: city('bagan'), to: city('bagan') }),
      ],
      false,
    ],
    [
      'a flight to fetch them from, and a car in the first city',
      [
        ride('car', '2026-12-12', '12:30'),
        ride('pickup', '2026-12-12', '15:00', { from: city('bagan'), to: city('bagan') }),
      ],
      false,
    ],
    ['a car from one to the other', [ride('car', '2026-12-12', '12:30', { to: city('bagan') })], false],
    ['a place nobody knows', [ride('car', '2026-12-12', '12:30', { to: null })], false],
    ['a car that stays in the first city', [ride('car', '2026-12-12', '12:30')], true],
    [
      'a car of another group',
      [ride('car', '2026-12-12', '12:30', { to: city('bagan'), guests: ['ZHAO MIN', 'SUN LI'] })],
      true,
    ],
    [
      'a coach with seats that nobody is named for',
      [ride('car', '2026-12-12', '12:30', { to: city('bagan'), guests: ['ZHAO MIN'], seats: 9 })],
      false,
    ],
    ['a car on the day before', [ride('car', '2026-12-11', '12:30', { to: city('bagan') })], true],
  ])('%s', (_, rides, missing) => {
    const legs = [here, there, ...rides].toSorted((a, b) => a.start - b.start)
    expect(kinds(legs).includes('no_ride_between')).toBe(missing)
  })

  test('Groups that go their own ways need none', () => {
    expect(kinds([here, { ...there, guests: ['ZHAO MIN'] }])).toEqual([])
  })
})

describe('R2.178 guests', () => {
  test.each<[string, Partial<RideLeg>, string[]]>([
    ['a seat too few', { seats: 1, guests: ['LI NA'] }, []],
    ['another name', { guests: ['LI NA', 'ZHAO MIN'] }, ['WANG WEI']],
  ])('Missing from a transfer: %s', (_, more, guests) => {
    const [, second] = whole
    const legs = [ride('pickup', '2026-12-10', '15:00', more), ...(second ? [second] : [])]
    expect(fittingChecks(legs)).toMatchObject([{ kind: 'guest_missing', level: 'problem', guests }])
  })

  test('Whoever is no guest of the hotel has another ride', () => {
    const legs = [
      ride('pickup', '2026-12-11', '15:00', { guests: ['ZHAO MIN', 'SUN LI'] }),
      stay('A', '2026-12-10', '2026-12-12'),
    ]
    expect(fittingChecks(legs)).toEqual([])
  })

  test('A list that names the lead alone says nothing of the others', () => {
    const legs = [
      ride('pickup', '2026-12-10', '15:00', { guests: ['LI NA'] }),
      stay('A', '2026-12-10', '2026-12-12'),
    ]
    expect(kinds(legs)).toEqual([])
  })

  test('Two transfers may share the guests of a hotel', () => {
    const one = ride('pickup', '2026-12-10', '15:00', { id: 'P1', seats: 1, guests: ['LI NA'] })
    const other = { ...one, id: 'P2', guests: ['WANG WEI'] }
    expect(kinds([one, other, stay('A', '2026-12-10', '2026-12-12')])).toEqual([])
  })

  test('Missing from a car is a hint: it may be meant', () => {
    const car = ride('car', '2026-12-11', '09:00', { seats: 1, guests: ['LI NA'] })
    expect(fittingChecks([stay('A', '2026-12-10', '2026-12-12'), car])).toMatchObject([
      { kind: 'guest_missing', level: 'hint', guests: ['WANG WEI'] },
    ])
  })
})
