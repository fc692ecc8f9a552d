import type { Schemas } from '@portal/api-client'
import { describe, expect, test } from 'vitest'
import { compareAmounts, difference } from '../shared/money/decimal.ts'
import {
  copyLeadToAllRooms,
  guestNameError,
  guestRows,
  keptPeople,
  makeLead,
  toGuestEntries,
} from './guests/guest-names.ts'
import { cancellationSegments } from './order/cancellation-segments.ts'
import { chargeGroups, roomLines } from './order/price-lines.ts'

const cny = (amount: string) => ({ amount, currency: 'CNY' })

const tier = (
  from_utc: string | null,
  to_utc: string | null,
  amount: string,
  refund: string,
): Schemas['PenaltyTier'] => ({
  from_local: from_utc && '2026-12-08T18:00:00+06:30',
  to_local: to_utc && '2026-12-08T18:00:00+06:30',
  from_utc,
  to_utc,
  penalty_type: 'fixed',
  penalty_text: '',
  value: '0',
  amount: cny(amount),
  refund: cny(refund),
})

describe('the periods of a cancellation policy', () => {
  const tiers = [
    tier(null, '2026-12-08T11:30:00Z', '0.00', '1600.00'),
    tier('2026-12-08T11:30:00Z', '2026-12-11T07:30:00Z', '760.00', '840.00'),
    tier('2026-12-11T07:30:00Z', null, '1600.00', '0.00'),
  ]
  const at = (utc: string) => cancellationSegments(tiers, Date.parse(utc)).map(({ current }) => current)

  test('they are free, at a fee, and the full price', () => {
    expect(cancellationSegments(tiers, 0).map(({ tone }) => tone)).toEqual(['free', 'fee', 'full'])
  })

  test('adjacent periods with the same fee are merged', () => {
    const [free, fee, full] = tiers
    const twice = tier('2026-12-14T07:30:00Z', null, '1600', '0')
    if (!free || !fee || !full) throw new Error('There are three.')
    const long = cancellationSegments([free, fee, { ...full, to_utc: twice.from_utc }, twice], 0)
    expect(long.map(({ tier: { from_utc, to_utc } }) => [from_utc, to_utc])).toEqual([
      [null, '2026-12-08T11:30:00Z'],
      ['2026-12-08T11:30:00Z', '2026-12-11T07:30:00Z'],
      ['2026-12-11T07:30:00Z', null],
    ])
  })

  test('without a possible cancellation no period is current', () => {
    expect(cancellationSegments(tiers, null).some(({ current }) => current)).toBe(false)
  })

  test('a boundary belongs to the later period', () => {
    expect(at('2026-12-08T11:29:59Z')).toEqual([true, false, false])
    expect(at('2026-12-08T11:30:00Z')).toEqual([false, true, false])
    expect(at('2027-01-01T00:00:00Z')).toEqual([false, false, true])
  })
})

describe('money is compared and subtracted exactly', () => {
  test('differences are exact', () => {
    expect(difference(cny('1600.00'), cny('1696.00'))).toEqual(cny('96.00'))
    expect(difference(cny('0.30'), cny('0.1'))).toEqual(cny('-0.20'))
    expect(
      difference({ amount: '185001', currency: 'MMK' }, { amount: '185000', currency: 'MMK' })?.amount,
    ).toBe('-1')
    expect(difference(cny('1'), { amount: '1', currency: 'USD' })).toBeNull()
  })

  test('amounts of different length compare by value', () => {
    expect([compareAmounts('9.99', '10'), compareAmounts('10.0', '10'), compareAmounts('-1', '-2')]).toEqual([
      -1, 0, 1,
    ])
  })
})

describe('price lines', () => {
  const night = (room_index: number, date: string, amount: string) => ({
    room_index,
    date,
    price: cny(amount),
  })

  test('nights at the same price are one line, rooms at the same price one group', () => {
    const rooms = roomLines([
      night(2, '2026-12-13', '380.00'),
      night(1, '2026-12-12', '380.00'),
      night(1, '2026-12-13', '380.00'),
      night(2, '2026-12-12', '380.00'),
    ])
    expect(rooms).toEqual([
      {
        room: null,
        rooms: 2,
        lines: [{ from: '2026-12-12', to: '2026-12-13', nights: 2, price: cny('380.00') }],
      },
    ])
  })

  test('different prices give each room its own lines', () => {
    const rooms = roomLines([night(1, '2026-12-12', '380.00'), night(2, '2026-12-12', '420.00')])
    expect(rooms.map(({ room, lines }) => [room, lines[0]?.price.amount])).toEqual([
      [1, '380.00'],
      [2, '420.00'],
    ])
  })

  test('R9.28 Charges are grouped as in the rate: in the total, with the order, at the hotel', () => {
    const charge = (code: string, included: boolean, payable: 'platform' | 'on_site'): Schemas['Charge'] => ({
      code,
      name: code,
      money: cny('3.00'),
      included,
      payable,
      basis: 'per_room_night',
      unit_price: cny('3.00'),
      percent: null,
      from_age: null,
      calculation: null,
    })
    const groups = chargeGroups([
      charge('vat', true, 'platform'),
      charge('service', false, 'platform'),
      charge('city', false, 'on_site'),
    ])
    expect(Object.values(groups).map((group) => group.map(({ code }) => code))).toEqual([
      ['vat'],
      ['service'],
      ['city'],
    ])
  })
})

describe('guests of the rooms', () => {
  const rows = guestRows([
    { adults: 2, child_ages: [5] },
    { adults: 1, child_ages: [] },
  ])

  test('every guest has a row, the first adult is the lead, ages come from the rate', () => {
    expect(rows.map(({ room_index, type, age, is_lead }) => [room_index, type, age, is_lead])).toEqual([
      [1, 'adult', null, true],
      [1, 'adult', null, false],
      [1, 'child', 5, false],
      [2, 'adult', null, true],
    ])
  })

  test('R5.19 A full name cannot be empty; a single word is a name', () => {
    expect([
      guestNameError('  '),
      guestNameError('Thant'),
      guestNameError('နိုင်'),
      guestNameError('x'.repeat(100)),
      guestNameError('x'.repeat(101)),
      guestNameError('12'),
    ]).toEqual(['guestFullName', null, null, null, 'tooLong', 'name'])
  })

  test('a name with an emoji is an error', () => {
    const names = ['WANG 😀', 'Thant ❤️', 'Li 🇲🇲', '👍🏽', 'Ko 1️⃣']
    expect(names.map(guestNameError)).toEqual(names.map(() => 'emoji'))
  })

  test('a name with digits, full-width ones too, is an error', () => {
    const names = ['张3', 'Ｗａｎｇ１２３', 'WANG WEI 2']
    expect(names.map(guestNameError)).toEqual(names.map(() => 'digits'))
  })

  test('full-width letters are sent as normal ones', () => {
    const typed = rows.slice(0, 1).map((row) => ({ ...row, full_name: ' Ｗａｎｇ\u3000Ｗｅｉ ' }))
    expect(toGuestEntries(typed)[0]?.full_name).toBe('Wang Wei')
  })

  test('the lead guest is copied to rooms without a lead, and no input is lost', () => {
    const typed = rows.map((row, index) => (index === 0 ? { ...row, full_name: 'Wang Wei' } : row))
    expect(copyLeadToAllRooms(typed)[3]?.full_name).toBe('Wang Wei')
    const both = typed.map((row, index) => (index === 3 ? { ...row, full_name: 'Li Na' } : row))
    expect(copyLeadToAllRooms(both)[3]?.full_name).toBe('Li Na')
  })

  test('a room has one lead', () => {
    expect(makeLead(rows, 1).map(({ is_lead }) => is_lead)).toEqual([false, true, false, true])
  })

  test('a child has an age, an adult has none, and names are trimmed', () => {
    const entries = toGuestEntries(rows.map((row) => ({ ...row, full_name: ' A ' })))
    expect(entries[0]).toEqual({ room_index: 1, full_name: 'A', type: 'adult', is_lead: true })
    expect(entries[2]).toEqual({ room_index: 1, full_name: 'A', type: 'child', age: 5, is_lead: false })
  })

  test('stored people keep their place, and as far as there are places when the rooms have changed', () => {
    const stored = guestRows([
      { adults: 2, child_ages: [5] },
      { adults: 1, child_ages: [] },
    ]).map((guest, index) => ({ ...guest, full_name: ['A', 'B', 'C', 'D'][index] ?? '', birthday: '' }))
    const names = (rooms: Parameters<typeof guestRows>[0]) =>
      keptPeople(makeLead(stored, 1), guestRows(rooms)).map(
        ({ room_index, full_name, is_lead }) => `${room_index} ${full_name}${is_lead ? ' leads' : ''}`,
      )
    const child = { adults: 2, child_ages: [5] }
    const single = { adults: 1, child_ages: [] }
    expect(names([child, single])).toEqual(['1 A', '1 B leads', '1 C', '2 D leads'])
    expect(names([{ ...child, child_ages: [6] }, single])).toEqual(['1 A', '1 B leads', '1 C', '2 D leads'])
    expect(names([single, child])).toEqual(['1 A leads', '2 D leads', '2 B', '2 C'])
    expect(names([single])).toEqual(['1 A leads'])
  })
})
