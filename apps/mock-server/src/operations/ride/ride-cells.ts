import type { RideType } from '../../domain/order/order.ts'
import { emptyCells, type OwnCells, type Shown } from '../product.ts'

/** What exports say of rentals and transfers alike. */
export const rideCells = (order: Shown<RideType>): OwnCells => ({
  ...emptyCells,
  driver: [order.driver_name, order.plate_number].filter(Boolean).join(', ') || null,
  local_pick_up_time: { moment: order.service_start_local.slice(0, 19).replace('T', ' ') },
})
