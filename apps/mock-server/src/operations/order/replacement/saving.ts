import type { Schemas } from '@portal/api-client/contract'
import { toMoney } from '../../../domain/money/money.ts'
import { reasonAgainstAction } from '../../../domain/order/act.ts'
import type { TwoPrices } from '../../../domain/order/counted.ts'
import type { OrderRecord, ReasonKey } from '../../../domain/order/order.ts'
import { reasonAgainstChannel } from '../../../domain/order/pay.ts'
import { isAsFree, replaceableUntil, savingAt } from '../../../domain/order/replacement.ts'
import { toLocal, toUtc } from '../../../domain/time/zones.ts'
import { companyPosition, monthUseOf } from '../../company-ledger.ts'
import { nullableText, shownTo } from '../../present.ts'
import type { BookedAgain } from '../../product.ts'
import type { Viewer } from '../../viewer.ts'
import { prospectOf } from '../order-repository.ts'

/** That the same is cheaper today, for one member. */
export interface Saving {
  readonly again: BookedAgain
  /** What it changes; below 0. */
  readonly diff: TwoPrices
  /** Epoch ms until which the order is free to cancel. */
  readonly until: number
}

/** Null where the order is not free to cancel, or is not cheaper today at equal terms. */
export function savingOf(
  order: OrderRecord,
  find: (() => BookedAgain | null) | null,
  { now, seesNet }: Viewer,
): Saving | null {
  const until = order.replaced_by ? null : replaceableUntil(order, now)
  const again = until === null || !find ? null : find()
  if (until === null || !again || !isAsFree(again.policy, until, now)) return null
  const diff = savingAt(order, again.prices)
  // Without net prices it would not be seen what is saved.
  return diff && (seesNet || diff.selling < 0) ? { again, diff, until } : null
}

/** Why the member cannot take the lower price: it books the second order, pays it and cancels the first one. */
function reasonAgainst(order: OrderRecord, again: BookedAgain, viewer: Viewer): ReasonKey | null {
  const { world, company, actor, now } = viewer
  const prospect = prospectOf(world, order, actor, now)
  const reason = reasonAgainstAction(prospect, 'replace') ?? reasonAgainstAction(prospect, 'cancel')
  if (reason) return reason
  if (!actor.nodes.includes('order/pay')) return 'NO_PERMISSION'
  const { net: total_settlement_price, selling: total_price } = again.prices
  const second = { ...order, order_status: 'pending_payment', total_price, total_settlement_price } as const
  const position = companyPosition(world, company, now)
  const month_use = monthUseOf(world, company, actor, now)
  const payment = { ...prospect, order: second, position, hold: null, month_use, requester: null }
  return reasonAgainstChannel(payment, order.pay_channel ?? 'predeposit')
}

export function presentSaving(
  order: OrderRecord,
  { again, diff, until }: Saving,
  viewer: Viewer,
): Schemas['OrderSaving'] {
  const money = (minor: number) => toMoney(minor, order.currency)
  const reason_key = reasonAgainst(order, again, viewer)
  return {
    total_price: money(again.prices.selling),
    total_settlement_price: shownTo(viewer, money(again.prices.net)),
    price_diff: money(diff.selling),
    settlement_diff: shownTo(viewer, money(diff.net)),
    until: { utc: toUtc(until), local: toLocal(until, order.tz), tz: order.tz },
    reason_key,
    reason_text: nullableText('ReasonKey', reason_key, viewer),
  }
}
