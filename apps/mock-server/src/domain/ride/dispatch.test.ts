import { describe, expect, test } from 'vitest'
import { accountIn, orderOf, statuses } from '../../testing/order-ways.ts'
import { sampleCar, sampleTransfer } from '../../testing/sample-ride.ts'
import { isRide, type RideOrderRecord } from '../order/order.ts'
import { dispatchMoves, dispatchOpen, moveDispatch, nextDispatch } from './dispatch.ts'

type DispatchStatus = keyof typeof dispatchMoves

const all = Object.keys(dispatchMoves) as DispatchStatus[]
const driver = { name: 'U Ba Maung', phone: '+959420334455', plate: '7H-4512' }

function rideIn(status: DispatchStatus, from: RideOrderRecord = sampleCar()): RideOrderRecord {
  return { ...from, order_status: 'confirmed', dispatch: { ...from.dispatch, status, driver } }
}

describe('the driver of a ride', () => {
  test.each(all.flatMap((from) => all.map((to) => [from, to] as const)))(
    'A driver moves from %s to %s exactly when the table says so, and never moves the order',
    (from, to) => {
      const before = rideIn(from)
      const after = moveDispatch(before, to, before.service_start)
      expect(after !== null).toBe(dispatchMoves[from].includes(to))
      if (!after) return
      expect(after.dispatch.status).toBe(to)
      expect({ ...after, dispatch: null }).toEqual({ ...before, dispatch: null })
    },
  )

  test.each(statuses)(
    'The driver of an order in %s moves only while it is confirmed or in service',
    (status) => {
      for (const product of ['car', 'airport'] as const) {
        const order = orderOf(accountIn(product, status))
        if (!isRide(order)) throw new Error('A ride was asked for')
        const before = { ...order, dispatch: { ...order.dispatch, status: 'assigned' as const, driver } }
        const open = status === 'confirmed' || status === 'in_service'
        expect(dispatchOpen(before)).toBe(open)
        expect(moveDispatch(before, 'en_route', before.service_start) !== null).toBe(open)
      }
    },
  )

  test('Assigns a driver 18 hours before, sends them an hour before, and lets them wait from ten minutes before', () => {
    const before = (minutes: number, ride: RideOrderRecord) => ride.service_start - minutes * 60_000
    const ride = sampleTransfer()
    expect(nextDispatch(rideIn('unassigned', ride))).toEqual({ to: 'assigned', due: before(18 * 60, ride) })
    expect(nextDispatch(rideIn('assigned', ride))).toEqual({ to: 'en_route', due: before(60, ride) })
    expect(nextDispatch(rideIn('en_route', ride))).toEqual({ to: 'arrived', due: before(10, ride) })
    expect(nextDispatch(rideIn('on_board', ride))).toEqual({ to: 'finished', due: ride.service_end })
    expect([nextDispatch(rideIn('finished', ride)), nextDispatch(rideIn('no_show', ride))]).toEqual([
      null,
      null,
    ])
  })

  test('A replaced driver leaves no name or plate behind', () => {
    const after = moveDispatch(rideIn('en_route'), 'reassigning', 0)
    expect(after?.dispatch).toMatchObject({ status: 'reassigning', driver: null, location: null })
  })
})
