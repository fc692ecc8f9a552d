import type { RideOrderRecord } from '../order/order.ts'
import type { Product } from '../product.ts'
import { localClock } from '../time/zones.ts'
import { rideWithOffer } from './offer.ts'
import { ridePolicyPrices } from './policy.ts'
import { rideNotes } from './supplier-notes.ts'

/** What rentals and transfers have in common: there is a driver, and nobody sleeps. */
export const rideMembers = {
  service: 'ride',
  confirmedBy: 'supplier_ref',
  priceGrows: true,
  supplierNotes: rideNotes,
  guestsOf: ({ guests }: RideOrderRecord) => guests,
  roomsOf: () => [],
  datesOf: ({ service_start, service_end, tz }: RideOrderRecord) => ({
    first: localClock(service_start, tz).date,
    last: localClock(service_end, tz).date,
  }),
  arrivesFrom: ({ service_start }: RideOrderRecord) => service_start,
  leavesFrom: ({ service_end }: RideOrderRecord) => service_end,
  overlaps: (order: RideOrderRecord, other: RideOrderRecord) =>
    order.service_start < other.service_end && other.service_start < order.service_end,
  bedTypeOf: () => null,
  withOffer: rideWithOffer,
  policyPrices: ridePolicyPrices,
} as const satisfies Partial<Product<RideOrderRecord['order_type']>>
