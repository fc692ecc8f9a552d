import type { LocalText } from '../../texts/language.ts'
import type { FrozenPolicy } from '../cancellation/frozen-policy.ts'
import { repricedPolicy } from '../cancellation/policy.ts'
import { productOf } from '../products.ts'
import type { ChangeOfferRecord, OfferedChange, OfferedTermsRecord, OrderRecord } from './order.ts'

/** The frozen terms with the amounts that a guest would pay. */
export const sellingPolicyOf = (order: OrderRecord): FrozenPolicy =>
  repricedPolicy(order.policy, productOf(order).policyPrices(order, 'selling'))

/** The order with the amounts of its terms recalculated from its prices. */
const withRepricedTerms = <Order extends OrderRecord>(order: Order): Order => ({
  ...order,
  policy: repricedPolicy(
    order.policy,
    productOf<OrderRecord['order_type']>(order).policyPrices(order, 'settlement'),
  ),
})

type DescribeTerms = (order: OrderRecord, terms: OfferedChange) => readonly LocalText[]

export function makeOffer(
  order: OrderRecord,
  change: OfferedChange,
  describe: DescribeTerms,
  offer_expire_time: number,
): ChangeOfferRecord {
  const side = (terms: OfferedChange): OfferedTermsRecord => ({ ...terms, lines: describe(order, terms) })
  const { total_price, total_settlement_price } = order
  const bed_types = productOf(order).bedTypesOf(order)
  return {
    before: side({ total_price, total_settlement_price, bed_types }),
    after: side(change),
    offer_expire_time,
  }
}

/** New totals are spread over nights or lines in the old proportions, and the policy's amounts follow. */
export const applyOffer = (order: OrderRecord, { after }: ChangeOfferRecord): OrderRecord =>
  withRepricedTerms(productOf(order).withOffer(order, after))
