import type { LocalText } from '../../texts/language.ts'
import { above, type Finding, sumOf, unequal } from '../ledger/invariants/compare.ts'
import type { OfferedTermsRecord, RideOrderRecord } from '../order/order.ts'
import type { Product } from '../product.ts'
import { commonNotes, type NotedEvent } from '../service.ts'
import { clockText, localClock } from '../time/zones.ts'
import { ridePolicyPrices } from './policy.ts'
import { spreadTotals } from './price.ts'

/** A supplier's offer of a ride, in words. */
export function rideTexts(order: RideOrderRecord, vehicle: LocalText): readonly LocalText[] {
  const at = clockText(order.service_start, order.tz)
  return [
    { en: `Vehicle: ${vehicle.en}`, 'zh-cn': `车型：${vehicle['zh-cn']}` },
    { en: `Pick-up: ${at}`, 'zh-cn': `用车时间：${at}` },
  ]
}

/** New totals, spread over the lines in the old proportions. */
function rideWithOffer<Ride extends RideOrderRecord>(order: Ride, after: OfferedTermsRecord): Ride {
  const { total_price, total_settlement_price } = after
  return {
    ...order,
    total_price,
    total_settlement_price,
    price_breakdown: spreadTotals(order.price_breakdown, total_price, total_settlement_price),
    change_offer: null,
  }
}

/** The words of fleets and drivers, and of staff about them. */
const rideNotes: Readonly<Record<NotedEvent, LocalText>> = {
  ...commonNotes,
  supplier_reject: {
    en: 'No vehicle of this class is free at that time.',
    'zh-cn': '该时段已无此车型可派。',
  },
  supplier_nack: {
    en: 'The driver is already under way; the cancellation is not accepted.',
    'zh-cn': '司机已出发，无法取消。',
  },
  supplier_unknown: {
    en: 'No answer in time; our staff are asking the fleet.',
    'zh-cn': '供应商未按时答复，客服正在与车队核实。',
  },
  resolve_reject: { en: 'The fleet could not be reached.', 'zh-cn': '无法与车队取得联系。' },
  no_show: {
    en: 'The driver waited the free minutes and called; nobody came.',
    'zh-cn': '司机已等满免费时间并致电，客人未到。',
  },
}

/** Contradictions between people, seats and prices of a ride. */
export function* rideFindings(order: RideOrderRecord, seats: number): Iterable<Finding> {
  const { passengers, guests, price_breakdown } = order
  const people = passengers.adults + passengers.child_ages.length
  yield* above(people, seats)
  yield* above(guests.length, people)
  yield* above(1, guests.filter(({ type }) => type === 'adult').length)
  yield* unequal(sumOf(price_breakdown.map(({ net = 0 }) => net)), order.total_settlement_price)
  for (const { quantity, unit_price, money } of price_breakdown) yield* unequal(quantity * unit_price, money)
}

/** What rentals and transfers have in common: a driver, and no rooms. */
export const rideMembers = {
  service: 'ride',
  confirmedBy: 'supplier_ref',
  invoiceContent: 'transport',
  supplierNotes: rideNotes,
  guestsOf: ({ guests }: RideOrderRecord) => guests,
  roomsOf: () => [],
  datesOf: ({ service_start, service_end, tz }: RideOrderRecord) => ({
    first: localClock(service_start, tz).date,
    last: localClock(service_end, tz).date,
  }),
  arrivesFrom: ({ service_start }: RideOrderRecord) => service_start,
  lastStartOf: ({ service_start }: RideOrderRecord) => service_start,
  leavesFrom: ({ service_end }: RideOrderRecord) => service_end,
  overlaps: (order: RideOrderRecord, other: RideOrderRecord) =>
    order.service_start < other.service_end && other.service_start < order.service_end,
  bedTypesOf: () => [],
  withOffer: rideWithOffer,
  policyPrices: ridePolicyPrices,
} as const satisfies Partial<Product<RideOrderRecord['order_type']>>
