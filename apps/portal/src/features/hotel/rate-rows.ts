import type { Schemas } from '@portal/api-client'

type Rate = Schemas['Rate']

/** Rooms with rates first, sold-out ones at the end; the server's order within each. */
export function roomsInOrder(rooms: readonly Schemas['RoomTypeRates'][]) {
  return {
    open: rooms.filter(({ rates }) => rates.length > 0),
    soldOut: rooms.filter(({ rates }) => rates.length === 0),
  }
}

/** The rate that shall be booked again after its key was renewed; the same offer keeps its `rate_id`. */
export const rateById = (rooms: readonly Schemas['RoomTypeRates'][], rateId: string): Rate | undefined =>
  rooms.flatMap(({ rates }) => rates).find(({ rate_id }) => rate_id === rateId)

/** What a rate check means for the operator: go on, decide, or look for another one. */
export function checkVerdict({ outcome, rate }: Schemas['CheckHotelRateAnswer']): 'go' | 'decide' | 'gone' {
  if (!rate || outcome === 'sold_out') return 'gone'
  return outcome === 'available' || outcome === 'on_request' ? 'go' : 'decide'
}
