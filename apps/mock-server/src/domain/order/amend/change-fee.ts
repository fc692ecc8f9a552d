import type { LocalText } from '../../../texts/language.ts'
import { tierAt } from '../../cancellation/policy.ts'
import { type PriceLineRecord, toMinor } from '../../money/money.ts'
import type { TwoPrices } from '../counted.ts'
import { sellingPolicyOf } from '../offer.ts'
import type { OrderRecord } from '../order.ts'

/**
 * The fee of a change: what cancelling costs now, less what cancelling the new booking would cost. So no change makes a
 * cancellation cheaper, and what is given up after the free time is charged as if it were cancelled. `after` has no fee
 * yet; `now` in epoch ms.
 */
export function changeFee(before: OrderRecord, after: OrderRecord, now: number): TwoPrices {
  const lost = (one: OrderRecord['policy'], other: OrderRecord['policy']) =>
    Math.max(0, toMinor(tierAt(one, now).amount) - toMinor(tierAt(other, now).amount))
  return {
    net: lost(before.policy, after.policy),
    selling: lost(sellingPolicyOf(before), sellingPolicyOf(after)),
  }
}

const name: LocalText = { en: 'Kept by the cancellation terms', 'zh-cn': '变更扣款（按取消条款）' }

/** The fee as a line of the price; none where nothing is kept. */
export const feeLines = ({ net, selling }: TwoPrices): PriceLineRecord[] =>
  net > 0 || selling > 0
    ? [{ code: 'change_fee', name, quantity: 1, unit_price: selling, money: selling, net }]
    : []
