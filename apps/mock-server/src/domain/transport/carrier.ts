import type { Carrier } from '../hotel/hotel.ts'

/** What a fleet does the same way in every world. */
export interface RideCarrier {
  /** Its prices move every ten minutes, so an earlier quote no longer holds. */
  readonly restless: boolean
  readonly on_request: boolean
  readonly supplier: Carrier['supplier']
  /** Hours of overtime and further zone entries that its drivers report at the end. */
  readonly reports: { readonly overtime_hours: number; readonly zone_entries: number } | null
  /** Whether it says yes to a change of names or times. */
  readonly amends: boolean
}

/** How the supplier of an order answers, and what is reported afterwards. */
export type SupplierBehaviour = Pick<RideCarrier, 'supplier' | 'reports' | 'amends'>

const slotMs = 600_000

/** Percent on top of a restless price at an instant: 0, 3 and 6 in turn. */
export const driftPercent = ({ restless }: RideCarrier, now: number): number =>
  restless ? (Math.floor(now / slotMs) % 3) * 3 : 0
