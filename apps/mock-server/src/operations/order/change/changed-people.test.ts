import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { amendVerdict } from '../../../domain/order/amend/amend.ts'
import { withCorrectedNames } from '../../../domain/order/guests.ts'
import { expectCleanWorld, payOrder, readOrder } from '../../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../../testing/real-mock.ts'
import { bookCar, bookTransfer, travellers } from '../../../testing/ride-journey.ts'
import { sampleNow, sampleOrder } from '../../../testing/sample-order.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

/** Pays, waits for the confirmation, and asks for a change. */
async function amend(order: { booking_id: string; version: number }, changes: object) {
  const { booking_id: id } = order
  const { version } = await readOrder(member, id)
  return member.post('/api/order/amend', { id, version, changes, accept_price_diff: true })
}
async function paid(order: Parameters<typeof payOrder>[1]) {
  expect(await payOrder(member, order)).toMatchObject({ code: 1 })
  member.world.clock.advance(60_000)
  return order
}

describe('a change of the flight', () => {
  test.each([
    ['pickup', '8M332', '8M331', '2026-12-10T16:00:00+06:30'],
    ['pickup', '8M332', 'TG303', '2026-12-10T16:00:00+06:30'],
    ['dropoff', '8M331', '8M332', '2026-12-10T04:00:00+06:30'],
  ] as const)(
    'R5.72 A %s with %s takes no %s, which flies another way, as booking does not',
    async (transfer_type, flight_number, wrong, service_local) => {
      const order = await paid(await bookTransfer(member, { transfer_type, flight_number, service_local }))
      const refused = await amend(order, { flight: { flight_number: wrong } })
      expect(Object.keys(refused.data.fields)).toEqual(['changes.flight.flight_number'])
    },
  )
})

describe('a ride on another day', () => {
  const family = (birthday: string, age: number) => ({
    guests: [
      ...travellers('WANG WEI'),
      { full_name: 'WANG XIAO', type: 'child', age, birthday, is_lead: false },
    ],
  })
  const ride = (product: 'car' | 'transfer', birthday: string, age: number) => {
    const passengers = { adults: 1, child_ages: [age] }
    return product === 'car'
      ? bookCar(member, { passengers, start_local: '2026-12-10T16:00:00+06:30' }, 1, family(birthday, age))
      : bookTransfer(member, { passengers }, {}, 1, family(birthday, age))
  }
  const next = { pick_up_local: '2026-12-11T12:00:00+06:30' }

  test.each([
    ['car', '2024-12-11', 1],
    ['transfer', '2024-12-11', 1],
    ['car', '2008-12-11', 17],
    ['transfer', '2008-12-11', 17],
  ] as const)(
    'R5.73 A %s is not moved to a day on which the child born %s is no longer %s',
    async (product, birthday, age) => {
      const order = await paid(await ride(product, birthday, age))
      const refused = await amend(order, next)
      expect(refused.data.fields['changes.pick_up_local'][0]).toContain(birthday)
    },
  )

  test.each(['car', 'transfer'] as const)(
    'R5.73 A %s moved over another birthday says the new age',
    async (product) => {
      const order = await paid(await ride(product, '2020-12-11', 5))
      expect(await amend(order, next)).toMatchObject({ code: 1 })
      member.world.clock.advance(3_600_000)
      expect(await readOrder(member, order.booking_id)).toMatchObject({
        guests: [{}, { age: 6 }],
        passengers: { child_ages: [6] },
      })
    },
  )
})

describe('a corrected name', () => {
  const born = { type: 'adult' as const, full_name: 'WANG WEI', birthday: '1980-01-01' }
  test.each([
    ['WEI WANG', '1980-01-01'],
    ['WANG WEII', '1980-01-01'],
    ['WANG WEI MING', '1980-01-01'],
    ['SUN LI', null],
    ['WANG XIAO', null],
    ['U BA MAUNG', null],
  ])('R5.74 %s is born %s', (full_name, birthday) => {
    const [corrected] = withCorrectedNames([born], { guests: [{ position: 1, full_name }] })
    expect(corrected).toMatchObject({ full_name, birthday })
  })

  test('R5.75 A room that is not refundable keeps its guests, and the others may change', () => {
    const rooms = [1, 2].map(() => ({ adults: 2, child_ages: [] }))
    const order = { ...sampleOrder({ rooms }), order_status: 'confirmed' as const }
    const [tier] = order.policy.tiers
    const full = { penalty_type: 'full' as const, value: '0' }
    const none = { penalty_type: 'none' as const, value: '0' }
    const tiers = tier ? [{ ...tier, penalty_type: 'by_room' as const, rooms: [full, none] }] : []
    const mixed = { ...order, policy: { ...order.policy, tiers } }
    const verdict = (position: number) =>
      amendVerdict(mixed, { guests: [{ position, full_name: 'SUN LI' }] }, sampleNow)
    expect([verdict(1), verdict(order.rooms[0]?.guests.length ?? 0)]).toEqual(['never', 'never'])
    expect(verdict((order.rooms[0]?.guests.length ?? 0) + 1)).toBe('ask')
  })
})
