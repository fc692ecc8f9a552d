import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { sampleNow, sampleOrder, sampleRate } from '../../testing/sample-order.ts'
import { tierAt } from '../cancellation/policy.ts'
import { toMinor } from '../money/money.ts'
import { sellingPolicyOf } from '../order/offer.ts'
import type { HotelOrderRecord } from '../order/order.ts'
import { addDays } from '../time/dates.ts'
import { stayFindings } from './stay.ts'
import { bedErrors, pricedStay, stayChangeErrors } from './stay-change.ts'

const hour = 3_600_000
const booked: HotelOrderRecord = sampleOrder()

interface Wanted {
  check_in?: string
  nights?: number
  /** Rooms of two adults; the first is the booked one. */
  rooms?: number
  /** Today's price of a night, in smallest units. */
  net?: number
  now?: number
}

/** The order after a change at today's price. */
function changed(order: HotelOrderRecord, wanted: Wanted = {}): HotelOrderRecord {
  const { check_in = order.check_in_date, nights = 2, rooms = 1, net = 40_000, now = sampleNow } = wanted
  const check_out = addDays(check_in, nights)
  const people = Array.from({ length: rooms }, () => ({ adults: 2, child_ages: [] }))
  const rate = sampleRate({ check_in, check_out, rooms: people, net, price: net + 5000 }, now)
  const guests = people.flatMap((_, room) =>
    ['Thant', 'ZHANG MEI'].map((full_name, at) => ({
      room_index: room + 1,
      full_name,
      type: 'adult' as const,
      is_lead: at === 0,
    })),
  )
  const stay = {
    check_in,
    check_out,
    rooms: people.map((_, room) => ({ booked_as: room === 0 ? 1 : null, rate_id: '1001-d2-ro' })),
    guests,
  }
  return { ...order, ...pricedStay(order, stay, rate, now) }
}

const costNow = (order: HotelOrderRecord, now: number) => toMinor(tierAt(order.policy, now).amount)

describe('a changed stay', () => {
  test('R4.140 A room that stays as it is keeps its price, a further one costs what it costs today', () => {
    const after = changed(booked, { rooms: 2, net: 50_000 })
    expect(after.total_settlement_price).toBe(2 * 40_000 + 2 * 50_000)
    expect(after.rooms[0]?.nightly).toEqual(booked.rooms[0]?.nightly)
  })

  test('R4.144 A room takes the bed that is asked for, and keeps the booked one without a choice', () => {
    const rate = sampleRate()
    const open = {
      ...rate,
      rooms: rate.rooms.map((room) => ({ ...room, bed_types: ['twin', 'king'] as const })),
    }
    const stay = (bed_type?: 'twin' | 'king' | 'queen') => ({
      check_in: booked.check_in_date,
      check_out: booked.check_out_date,
      rooms: [{ booked_as: 1, rate_id: '1001-d2-ro', ...(bed_type && { bed_type }) }],
      guests: [{ room_index: 1, full_name: 'Thant', type: 'adult' as const, is_lead: true }],
    })
    const bedOf = (bed_type?: 'twin' | 'king') =>
      pricedStay(booked, stay(bed_type), open, sampleNow).rooms?.[0]?.bed_type
    expect(booked.rooms[0]?.bed_type).toBe('king')
    expect([bedOf(), bedOf('twin')]).toEqual(['king', 'twin'])
    expect(Object.keys(bedErrors(stay('queen'), open))).toEqual(['rooms[0].bed_type'])
    expect(bedErrors(stay('twin'), open)).toEqual({})
  })

  test('An infant that is added gets a cot; a cot that was not wanted stays away', () => {
    const cotsOf = (infants: number, room: { infants: number; cots: number }) => {
      const rate = sampleRate()
      const open = { ...rate, rooms: rate.rooms.map((one) => ({ ...one, infants })) }
      const order = { ...booked, rooms: booked.rooms.map((one) => ({ ...one, ...room })) }
      const stay = {
        check_in: booked.check_in_date,
        check_out: booked.check_out_date,
        rooms: [{ booked_as: 1, rate_id: '1001-d2-ro' }],
        guests: [{ room_index: 1, full_name: 'Thant', type: 'adult' as const, is_lead: true }],
      }
      return pricedStay(order, stay, open, sampleNow).rooms?.[0]?.cots
    }
    expect(cotsOf(1, { infants: 0, cots: 0 })).toBe(1)
    expect(cotsOf(2, { infants: 1, cots: 1 })).toBe(2)
    expect(cotsOf(2, { infants: 1, cots: 0 })).toBe(1)
    expect(cotsOf(1, { infants: 1, cots: 0 })).toBe(0)
    expect(cotsOf(1, { infants: 2, cots: 2 })).toBe(1)
  })

  test('A room that is not refundable is kept as it is, or given up', () => {
    const full = { penalty_type: 'full' as const, value: '0' }
    const none = { penalty_type: 'none' as const, value: '0' }
    const [first] = booked.policy.tiers
    if (!first) throw new Error('The sample has terms')
    const two = changed(booked, { rooms: 2 })
    const tiers = [{ ...first, penalty_type: 'by_room' as const, value: '0', rooms: [full, none] }]
    const mixed = { ...two, policy: { ...two.policy, tiers } }
    const stay = {
      check_in: mixed.check_in_date,
      check_out: mixed.check_out_date,
      rooms: mixed.rooms.map(({ room_index, rate_id }) => ({ booked_as: room_index, rate_id })),
      guests: mixed.rooms.flatMap(({ guests }) =>
        guests.map(({ room_index, full_name, type, is_lead }) => ({ room_index, full_name, type, is_lead })),
      ),
    }
    const renamed = (room: number) => ({
      ...stay,
      guests: stay.guests.map((guest) =>
        guest.room_index === room ? { ...guest, full_name: `${guest.full_name} LI` } : guest,
      ),
    })
    const givenUp = {
      ...stay,
      rooms: stay.rooms.slice(1),
      guests: stay.guests.filter(({ room_index }) => room_index === 1),
    }
    const errors = (wanted: typeof stay) => Object.keys(stayChangeErrors(mixed, wanted))
    expect(errors(renamed(1))).toEqual(['rooms[0].booked_as'])
    expect(errors({ ...stay, check_out: addDays(stay.check_out, 1) })).toEqual(['rooms[0].booked_as'])
    expect(errors(renamed(2))).toEqual([])
    expect(errors(givenUp)).toEqual([])
  })

  test('Costs no fee in the free time', () => {
    const after = changed(booked, { nights: 1 })
    expect(after.total_settlement_price).toBe(40_000)
    expect(costNow(after, sampleNow)).toBe(0)
  })

  test('Once the fee has begun, it is charged with a move to days that are free again', () => {
    const now = booked.service_start - hour
    const after = changed(booked, { check_in: addDays(booked.check_in_date, 10), now })
    expect(after.change_fee?.net).toBe(costNow(booked, now))
    expect(after.total_settlement_price).toBe(80_000 + costNow(booked, now))
    expect(costNow(booked, now)).toBeGreaterThan(0)
  })

  test('R4.141 After any changes at any time nights and fee add up, and cancelling never costs less', () => {
    const wanted = fc.record({
      shift: fc.integer({ min: 0, max: 4 }),
      nights: fc.integer({ min: 1, max: 4 }),
      rooms: fc.integer({ min: 1, max: 3 }),
      net: fc.integer({ min: 1, max: 90_000 }),
      hours: fc.integer({ min: 0, max: 600 }),
    })
    fc.assert(
      fc.property(fc.array(wanted, { minLength: 1, maxLength: 4 }), (changes) => {
        let order = booked
        let now = sampleNow
        for (const { shift, hours, ...rest } of changes) {
          now = Math.min(now + hours * hour, order.service_start - hour)
          const after = changed(order, { check_in: addDays(order.check_in_date, shift), ...rest, now })
          expect([...stayFindings(after)]).toEqual([])
          expect(costNow(after, now)).toBeGreaterThanOrEqual(costNow(order, now))
          const selling = (one: HotelOrderRecord) => toMinor(tierAt(sellingPolicyOf(one), now).amount)
          expect(selling(after)).toBeGreaterThanOrEqual(selling(order))
          for (const { amount } of after.policy.tiers)
            expect(toMinor(amount)).toBeGreaterThanOrEqual(after.change_fee?.net ?? 0)
          order = after
        }
      }),
      { numRuns: 100 },
    )
  })
})
