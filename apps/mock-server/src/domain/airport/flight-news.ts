import type { AirportOrderRecord } from './order.ts'
import type { FlightNewsRecord, RideFlightRecord } from './order-part.ts'

const minute = 60_000

/** When the flight lands or leaves as far as anybody knows; epoch ms. */
export const expectedAt = ({ scheduled, news }: RideFlightRecord): number => news?.at ?? scheduled

/**
 * When the pick-up is, once the flight is known to be at another time: a pick-up keeps its distance to the landing, a
 * drop-off the time that was agreed, and neither moves once the guest is on board. A cancelled flight moves nothing.
 */
export function pickUpAfterNews(order: AirportOrderRecord, { at }: FlightNewsRecord): number {
  const { flight, transfer_type, service_start, order_status, dispatch } = order
  const fixed = transfer_type === 'dropoff' || order_status !== 'confirmed' || dispatch.status === 'on_board'
  if (fixed || !flight || at === null) return service_start
  return at + (service_start - expectedAt(flight))
}

type Waiting = Pick<AirportOrderRecord, 'wait_starts' | 'flight' | 'service_start' | 'free_wait_minutes'>

/** Until when waiting costs nothing, epoch ms: counted from the landing of a pick-up, else from the agreed time. */
export function freeWaitEnds({ wait_starts, flight, service_start, free_wait_minutes }: Waiting): number {
  const from =
    wait_starts === 'landing' && flight ? Math.max(expectedAt(flight), service_start) : service_start
  return from + free_wait_minutes * minute
}
