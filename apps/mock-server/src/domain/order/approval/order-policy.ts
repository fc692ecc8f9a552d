import type { FrozenPolicy } from '../../cancellation/frozen-policy.ts'
import { repricedPolicy } from '../../cancellation/policy.ts'
import { productOf } from '../../products.ts'
import type { OrderRecord } from '../order.ts'

/** The frozen terms with the amounts that a guest would pay. */
export const sellingPolicyOf = (order: OrderRecord): FrozenPolicy =>
  repricedPolicy(order.policy, productOf(order).policyPrices(order, 'selling'))

/** The order with the amounts of its terms following its prices. */
export const withRepricedTerms = <Order extends OrderRecord>(order: Order): Order => ({
  ...order,
  policy: repricedPolicy(
    order.policy,
    productOf<OrderRecord['order_type']>(order).policyPrices(order, 'settlement'),
  ),
})
