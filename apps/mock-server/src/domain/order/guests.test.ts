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
    expect(errors).toEqual({ 'rooms[0]': ['room_needs_adult'] })
  })

  test('The number of guests and the ages of children match the search', () => {
    expect(guestErrors(complete.slice(0, 4), rate)).toEqual({ 'rooms[1]': ['room_guest_count'] })
    expect(guestErrors([complete[0] as never, child(1, 9), child(1, 6), ...complete.slice(3)], rate)).toEqual(
      {
        'rooms[0]': ['room_child_ages'],
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
      'guests[4].room_index',
      'rooms[0]',
      'rooms[1]',
    ])
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
    expect(toGuestRecord(adult(1, typed), { nationality: 'CN', infant_below_age: 2 }).full_name).toBe(kept)
  })
})

describe('the same guest twice', () => {
  const order = sampleOrder({ check_in: '2026-12-11', check_out: '2026-12-13' })
  const found = (orders: readonly OrderRecord[], check_in: string, check_out: string, name: string) =>
    findDuplicate(orders, sampleOrder({ check_in, check_out }), [name])

  test('Finds a guest who already stays on one of the nights, however the name is written', () => {
    expect(found([order], '2026-12-12', '2026-12-14', 'wang  wei')).toBe(order)
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
