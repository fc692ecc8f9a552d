import { type FrozenPolicy, movedPolicy, type PolicyPrices, repricedPolicy } from '../cancellation/policy.ts'
import { type Minor, toMoney } from '../money/money.ts'
import { type BookedNightRecord, isRide, type OrderRecord } from './order.ts'

function pricesOf(
  order: OrderRecord,
  total: Minor,
  nightPrice: (night: BookedNightRecord) => Minor,
): PolicyPrices {
  const { currency, tz } = order
  const rooms = isRide(order) ? [] : order.rooms
  return {
    tz,
    total: toMoney(total, currency),
    nightly: rooms.map(({ nightly }) => nightly.map((night) => toMoney(nightPrice(night), currency))),
    subject: isRide(order) ? 'ride' : 'stay',
  }
}

const settlementPrices = (order: OrderRecord) =>
  pricesOf(order, order.total_settlement_price, ({ net }) => net)

/** The frozen terms with the amounts that a guest would pay. */
export const sellingPolicyOf = (order: OrderRecord): FrozenPolicy =>
  repricedPolicy(
    order.policy,
    pricesOf(order, order.total_price, ({ price }) => price),
  )

/** The order with the amounts of its terms following its prices. */
export const withRepricedTerms = <Order extends OrderRecord>(order: Order): Order => ({
  ...order,
  policy: repricedPolicy(order.policy, settlementPrices(order)),
})

/** The order with its terms following a service that has moved by so many ms. */
export const withMovedTerms = <Order extends OrderRecord>(order: Order, by: number, now: number): Order => ({
  ...order,
  policy: movedPolicy(order.policy, by, now, settlementPrices(order)),
})
