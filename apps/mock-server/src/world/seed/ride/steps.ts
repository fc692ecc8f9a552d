import type { RideOrderRecord } from '../../../domain/order/order.ts'
import type { Draw } from '../../draw.ts'
import type { Step } from '../order/story.ts'

const minute = 60_000
const hour = 60 * minute

/** How rentals and transfers go on. */
export const rideSteps = {
  arrivedAt: ({ service_start }: RideOrderRecord): number => service_start + 5 * minute,
  missedAt: ({ service_start }: RideOrderRecord): number => service_start + 2 * hour,
  confirmedByHand: (order: RideOrderRecord, of: (field: string) => Draw): Step[] => [
    { at: order.service_start + 5 * minute, event: 'confirm_check_in' },
    { at: order.service_end + of('ends').int(2, 40) * minute, event: 'confirm_complete' },
  ],
}
