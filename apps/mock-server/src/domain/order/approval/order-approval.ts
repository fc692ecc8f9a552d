import type { LocalText } from '../../../texts/language.ts'
import { toSeconds } from '../../time/zones.ts'
import {
  addPrices,
  countedPrice,
  type PriceVisibility,
  pricesOf,
  sumPrices,
  type TwoPrices,
} from '../counted.ts'
import type { AskedChangeRecord, OrderEventRecord, OrderRecord, ReasonKey } from '../order.ts'
import type { Actor, Purchase } from '../situation.ts'

/** An approval covers an amount: a higher price needs a new approval, a lower one does not. */

type Approved = Pick<OrderRecord, 'approved_price'>
type Limited = Pick<Actor, 'approval_over'> & PriceVisibility

/** Whether the price is more than a member may spend without approval. */
export const needsApproval = (prices: TwoPrices, member: Limited): boolean =>
  member.approval_over !== null && countedPrice(member, prices) > member.approval_over

/** What counts of a purchase besides the order: its other parts that no superior has approved. */
export const partsAhead = ({ parts = [], unbooked = sumPrices([]) }: Purchase): TwoPrices =>
  addPrices(sumPrices(parts.filter(({ approved_price }) => approved_price === null)), unbooked)

/** Whether the member still lacks the approval of a superior for this price of an order. */
export function lacksApproval(
  { approved_price }: Approved,
  prices: TwoPrices,
  member: Limited,
  purchase: Purchase,
): boolean {
  if (!needsApproval(addPrices(prices, partsAhead(purchase)), member)) return false
  return approved_price === null || countedPrice(member, prices) > countedPrice(member, approved_price)
}

/** The change for which approval was asked, while it can still be made. `now` in epoch ms. */
export function openAsk({ order_status, asked_change }: OrderRecord, now: number): AskedChangeRecord | null {
  const isOpen = order_status === 'confirmed' && asked_change && now < asked_change.quote.valid_until
  return isOpen ? asked_change : null
}

/** Why a change for which approval was asked is neither made nor asked for once more. */
export const askReasons = {
  requested: 'CHANGE_ASKED',
  approved: 'CHANGE_APPROVED',
  refused: 'CHANGE_UNAPPROVED',
} as const satisfies Record<AskedChangeRecord['approval'], ReasonKey>

/** Why approval of this change cannot be asked for: it was asked for already, or another one still waits. */
export function againstAsking(order: OrderRecord, quote_id: string, now: number): ReasonKey | null {
  const asked = openAsk(order, now)
  const isAsked = asked && (asked.quote.id === quote_id || asked.approval === 'requested')
  return isAsked ? askReasons[asked.approval] : null
}

/** Why a change for which approval was asked is not made. */
export const askEndings = {
  other_move: {
    en: 'Something else was done with the booking; the change for which approval was asked is not made.',
    'zh-cn': '订单已另作处理，申请审批的变更不再办理。',
  },
  other_ask: {
    en: 'Approval was asked for another change; the one that was approved before is not made.',
    'zh-cn': '已就另一变更申请审批，此前获批的变更不再办理。',
  },
} as const satisfies Record<string, LocalText>

/** What the history says of a change for which approval was asked, and which something else has ended. */
export const askEnded = (
  { order_status }: OrderRecord,
  ending: keyof typeof askEndings,
  { type, name }: Pick<Actor, 'type' | 'name'>,
  now: number,
): OrderEventRecord => ({
  time: toSeconds(now),
  actor_type: type,
  actor: name,
  event: 'approval_expire',
  from: order_status,
  to: null,
  note: askEndings[ending],
})

/** What the order will cost: the prices of a pending offer or of a change to be approved, otherwise its own. */
export const pricesAhead = (order: OrderRecord): TwoPrices =>
  pricesOf(order.change_offer?.after ?? order.asked_change?.quote.priced ?? order)

/** What accepting a pending offer costs more than the order as it was paid; nothing without one. */
export function moreAhead(order: OrderRecord): TwoPrices {
  const [ahead, now] = [pricesAhead(order), pricesOf(order)]
  return { net: ahead.net - now.net, selling: ahead.selling - now.selling }
}

/**
 * Whether the actor may have this much more charged to an order. A member needs the right to pay; the seller's side only
 * carries out what a member agreed to.
 */
export function mayCharge(actor: Actor, more: TwoPrices): boolean {
  if (actor.type !== 'member' || actor.nodes.includes('order/pay')) return true
  return more.net <= 0 && countedPrice(actor, more) <= 0
}

/** The approval that remains valid when the order costs this much. */
export function approvalFor(
  order: Pick<OrderRecord, 'approval_status' | 'approved_price'>,
  prices: TwoPrices,
): Pick<OrderRecord, 'approval_status' | 'approved_price'> {
  const { approval_status, approved_price } = order
  const exceeded =
    approved_price !== null && (prices.net > approved_price.net || prices.selling > approved_price.selling)
  return exceeded ? { approval_status: 'none', approved_price: null } : { approval_status, approved_price }
}
