import type { RideOrderRecord } from '../order/order.ts'
import { rideOf } from '../products.ts'
import { assignBeforeMs } from './effects.ts'
import type { DispatchRecord } from './ride.ts'

type DispatchStatus = DispatchRecord['status']

const minute = 60_000

/** Where a driver's status may go from each status. Assigning is a move of the order, because it is printed. */
export const dispatchMoves: Readonly<Record<DispatchStatus, readonly DispatchStatus[]>> = {
  unassigned: ['assigned'],
  assigned: ['en_route', 'reassigning'],
  en_route: ['arrived', 'reassigning'],
  arrived: ['on_board', 'no_show'],
  on_board: ['finished'],
  reassigning: ['assigned'],
  finished: [],
  no_show: [],
}

/** Only while the order is confirmed or in service. */
export const dispatchOpen = ({ order_status }: RideOrderRecord): boolean =>
  order_status === 'confirmed' || order_status === 'in_service'

/**
 * The order with its driver's status advanced; null when the move is not allowed. `now` in epoch ms. The order's
 * version stays.
 */
export function moveDispatch<Ride extends RideOrderRecord>(
  order: Ride,
  to: DispatchStatus,
  now: number,
): Ride | null {
  const { dispatch } = order
  if (!dispatchOpen(order) || !dispatchMoves[dispatch.status].includes(to)) return null
  const updated_time = Math.floor(now / 1000)
  const at = pickUpPosition(order)
  const located = to === 'en_route' || to === 'arrived' || to === 'on_board'
  return {
    ...order,
    dispatch: {
      status: to,
      driver: to === 'reassigning' ? null : dispatch.driver,
      eta: to === 'assigned' || to === 'en_route' ? dispatch.eta : null,
      location: located && at ? { ...at, time: updated_time } : null,
      updated_time,
    },
  }
}

function pickUpPosition(order: RideOrderRecord): { lat: number; lng: number } | null {
  const { lat, lng } = rideOf(order).pickUpPlaceOf(order)
  return lat === null || lng === null ? null : { lat, lng }
}

/** The driver's next automatic step, and when (epoch ms); null when none is left. */
export function nextDispatch(order: RideOrderRecord): { to: DispatchStatus; due: number } | null {
  const { service_start, service_end } = order
  switch (order.dispatch.status) {
    case 'unassigned':
    case 'reassigning':
      return { to: 'assigned', due: service_start - assignBeforeMs }
    case 'assigned':
      return { to: 'en_route', due: service_start - 60 * minute }
    case 'en_route':
      return { to: 'arrived', due: service_start - 10 * minute }
    case 'arrived':
      return { to: 'on_board', due: service_start + 5 * minute }
    case 'on_board':
      return { to: 'finished', due: service_end }
    case 'finished':
    case 'no_show':
      return null
  }
}
