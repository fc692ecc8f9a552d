import type { Schemas } from '@portal/api-client'

type Rate = Schemas['Rate']

/** Rooms with rates first, sold-out ones at the end; the server's order within each. */
export function roomsInOrder(rooms: readonly Schemas['RoomTypeRates'][]) {
  return {
    open: rooms.filter(({ rates }) => rates.length > 0),
    soldOut: rooms.filter(({ rates }) => rates.length === 0),
  }
}

/**
 * What a rate check means for the operator: go on, decide, or look for another one. That the hotel must be asked is
 * news only about a rate that was free until now; `before` is the rate as it was seen, if it was.
 */
export function checkVerdict(
  { outcome, rate }: Schemas['CheckHotelRateAnswer'],
  before?: Pick<Rate, 'outcome'>,
): 'go' | 'decide' | 'gone' {
  if (!rate || outcome === 'sold_out') return 'gone'
  if (outcome === 'on_request') return before?.outcome === 'available' ? 'decide' : 'go'
  return outcome === 'available' ? 'go' : 'decide'
}
