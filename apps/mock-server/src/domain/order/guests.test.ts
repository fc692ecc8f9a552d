import { describe, expect, test } from 'vitest'
import { sampleOrder, sampleRate } from '../../testing/sample-order.ts'
import { findDuplicate } from './duplicate.ts'
import { guestErrors, toGuestRecord } from './guests.ts'
import type { OrderRecord } from './order.ts'

const rate = sampleRate({
  rooms: [
    { adults: 1, child_ages: [5, 9] },
    { adults: 2, child_ages: [] },
  ],
})
const adult = (room_index: number, full_name: string, is_lead = true) =>
  ({ room_index, full_name, type: 'adult', is_lead }) as const
const child = (room_index: number, age?: number) =>
  ({
    room_index,
    full_name: 'WANG LELE',
    type: 'child',
    is_lead: false,
    ...(age === undefined ? {} : { age }),
  }) as const
const complete = [
  adult(1, 'Thant'),
  child(1, 9),
  child(1, 5),
  adult(2, 'LI YU'),
  adult(2, 'Daw Aye Aye Mon', false),
]

describe('guests of a booking', () => {
  test('A guest list that fits the rooms has no errors, whatever the order of the children', () => {
    expect(guestErrors(complete, rate)).toEqual({})
  })

  test('At least one adult per room', () => {
    const errors = guestErrors([child(1, 9), child(1, 5), ...complete.slice(3)], rate)
    expect(errors).toEqual({ 'guests[0].room_index': ['room_needs_adult'] })
  })

  test('The number of guests and the ages of children match the search', () => {
    expect(guestErrors(complete.slice(0, 4), rate)).toEqual({ 'guests[3].room_index': ['room_guest_count'] })
    expect(guestErrors([complete[0] as never, child(1, 9), child(1, 6), ...complete.slice(3)], rate)).toEqual(
      {
        'guests[2].age': [{ key: 'child_not_searched', params: { age: 6 } }],
      },
    )
  })

  test('Reports all errors at once', () => {
    const errors = guestErrors(
      [adult(1, 'A'), child(1), child(1, 5), adult(2, 'B', false), adult(7, 'C')],
      rate,
    )
    expect(Object.keys(errors).sort()).toEqual([
      'guests[1].age',
      'guests[3].room_index',
      'guests[4].room_index',
    ])
  })

  test('A room without guests is an error of the list', () => {
    expect(guestErrors(complete.slice(0, 3), rate)).toEqual({ guests: ['room_needs_adult'] })
  })

  test.each([
    ['an adult in the place of a child', 1, { birthday: '1980-05-01' }, 'birthday', 'too_old_for_child'],
    ['a child in the place of an adult', 4, { birthday: '2015-05-01' }, 'birthday', 'too_young_for_adult'],
    ['another age than the one searched for', 2, { birthday: '2014-05-01' }, 'birthday', 'age_not_searched'],
    ['an adult with the age of a child', 4, { age: 7 }, 'age', 'adult_with_age'],
    ['a child who leads the room', 1, { is_lead: true }, 'is_lead', 'lead_is_child'],
  ] as const)('Refused at the guest: %s', (_, at, change, field, key) => {
    const guests = complete.map((guest, index) => (index === at ? { ...guest, ...change } : guest))
    const error = guestErrors(guests, rate)[`guests[${at}].${field}`]?.[0]
    expect(typeof error === 'object' && 'key' in error ? error.key : error).toBe(key)
  })

  test('The birth date decides about the age of a child, which need not be entered then', () => {
    const born = { ...child(1), birthday: `${Number(rate.check_in.slice(0, 4)) - 9}-01-01` }
    expect(guestErrors([complete[0] as never, born, ...complete.slice(2)], rate)).toEqual({})
    expect(toGuestRecord(born, rate)).toMatchObject({ age: 9, birthday: born.birthday })
  })

  test('A rate that is denied to a nationality refuses its guest', () => {
    const text = { en: '', 'zh-cn': '' }
    const closed = {
      ...rate,
      nationality_rule: { allow: [], deny: ['MM'], surcharge: null, surcharged: [], text },
    }
    const guests = [{ ...adult(1, 'Thant'), nationality: 'MM' }, ...complete.slice(1)]
    expect(guestErrors(guests, closed)).toEqual({ 'guests[0].nationality': ['nationality_refused'] })
  })

  test('A price for guests without a surcharge does not apply to guests who pay one', () => {
    const text = { en: '', 'zh-cn': '' }
    const rule = { allow: [], deny: [], surcharge: null, surcharged: ['MM', 'TH'], text }
    const [first, ...others] = complete
    const guests = [{ ...(first ?? adult(1, 'Thant')), nationality: 'TH' }, ...others]
    const asked = (nationality: string) =>
      guestErrors(guests, { ...rate, nationality, nationality_rule: rule })['guests[0].nationality']
    expect([asked('CN'), asked('MM'), asked('TH')]).toEqual([['nationality_dearer'], undefined, undefined])
  })

  test.each([
    ['  WANG   WEI ', 'WANG WEI'],
    ['Ｗａｎｇ\u3000Ｗｅｉ', 'Wang Wei'],
    ['คำ สุข', 'คำ สุข'],
  ])('%j is stored as %j', (typed, kept) => {
    expect(toGuestRecord(adult(1, typed), rate).full_name).toBe(kept)
  })
})

describe('the same guest twice', () => {
  const order = sampleOrder({ check_in: '2026-12-11', check_out: '2026-12-13' })
  const found = (orders: readonly OrderRecord[], check_in: string, check_out: string, name: string) =>
    findDuplicate(orders, sampleOrder({ check_in, check_out }), [name])

  test('Finds a guest who already stays on one of the nights, however the name is written', () => {
    expect(found([order], '2026-12-12', '2026-12-14', 'wang  wei')).toEqual({
      order,
      guest: 'WANG WEI',
    })
  })

  test('A stay that begins when the other ends is no duplicate', () => {
    expect(found([order], '2026-12-13', '2026-12-14', 'Wang Wei')).toBeNull()
    expect(found([order], '2026-12-09', '2026-12-11', 'Wang Wei')).toBeNull()
  })

  test('A cancelled order does not count', () => {
    const cancelled = { ...order, order_status: 'cancelled' as const }
    expect(found([cancelled], '2026-12-11', '2026-12-12', 'Wang Wei')).toBeNull()
  })
})
