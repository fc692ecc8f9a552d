import type { Schemas } from '@portal/api-client/contract'
import { toMoney } from '../../domain/money/money.ts'
import { sellingPolicyOf } from '../../domain/order/offer.ts'
import type { OrderRecord, PricedFields } from '../../domain/order/order.ts'
import type { LocalText } from '../../texts/language.ts'
import { shownTo } from '../present.ts'
import type { LinePair } from '../product.ts'
import { answersOf } from '../products.ts'
import { say, type Viewer } from '../viewer.ts'
import { presentOperator } from './present-order-base.ts'

/** For a room that only the other side has. */
const absent: readonly [before: LocalText, after: LocalText] = [
  { en: 'Not booked', 'zh-cn': '未预订' },
  { en: 'Given up', 'zh-cn': '退订' },
]

/** Both sides of a priced change in words, each with its cancellation terms as the last line. */
export function presentChange(
  order: OrderRecord,
  priced: PricedFields,
  viewer: Viewer,
): Schemas['OrderChangeTerms'] {
  const { currency } = order
  const after = { ...order, ...priced } as OrderRecord
  const lines: readonly LinePair[] = answersOf(order).changeLines(order, after)
  const side = (one: OrderRecord, at: 0 | 1): Schemas['OfferedTerms'] => ({
    total_price: toMoney(one.total_price, currency),
    total_settlement_price: shownTo(viewer, toMoney(one.total_settlement_price, currency)),
    lines: [
      ...lines.map((pair) => say(pair[at] ?? absent[at], viewer)),
      say(
        shownTo(viewer, one.policy.text, () => sellingPolicyOf(one).text),
        viewer,
      ),
    ],
  })
  const fee = after.change_fee ?? { net: 0, selling: 0 }
  return {
    before: side(order, 0),
    after: side(after, 1),
    price_diff: toMoney(after.total_price - order.total_price, currency),
    settlement_diff: shownTo(
      viewer,
      toMoney(after.total_settlement_price - order.total_settlement_price, currency),
    ),
    fee: shownTo(viewer, toMoney(fee.net, currency), () => toMoney(fee.selling, currency)),
  }
}

export function presentAmendment(order: OrderRecord, viewer: Viewer): Schemas['OrderAmendment'] | null {
  const { amendment, currency } = order
  if (!amendment) return null
  const { changes, priced, price_diff, settlement_diff, requested_by, requested_time } = amendment
  return {
    changes,
    terms: priced ? presentChange(order, priced, viewer) : null,
    price_diff: toMoney(price_diff, currency),
    settlement_diff: shownTo(viewer, toMoney(settlement_diff, currency)),
    requested_by: requested_by && presentOperator(requested_by),
    requested_time,
  }
}
