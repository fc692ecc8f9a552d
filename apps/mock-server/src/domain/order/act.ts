import { refuse } from '../refusal.ts'
import { toSeconds } from '../time/zones.ts'
import { amend, changeOf, draftOf } from './draft.ts'
import { effects } from './effects.ts'
import { inputChecks, notAllowed, reasonAgainst, refusalBy } from './guards.ts'
import { findMove } from './lifecycle.ts'
import type { Move } from './moves/move.ts'
import type { OrderEventName, OrderEventRecord, OrderStatus, OrderType, ReasonKey } from './order.ts'
import type { ActionInput, Actor, Change, Prospect, Situation } from './situation.ts'

/** The permission node a member needs for a move. */
const nodes: Partial<Record<OrderEventName, string>> = {
  book: 'order/book',
  pay: 'order/pay',
  pay_later: 'order/pay',
  cancel: 'order/cancel',
  confirm: 'order/confirm',
  decline: 'order/confirm',
  request_refund: 'order/refund',
  withdraw_refund: 'order/refund',
  remind_supplier: 'order/book',
  confirm_check_in: 'order/confirmCheckIn',
  confirm_complete: 'order/confirmComplete',
  download_voucher: 'order/voucher',
  amend: 'order/book',
  request_amend: 'order/book',
  withdraw_amend: 'order/book',
  replace: 'order/book',
}

function holdsNode(actor: Actor, action: OrderEventName): boolean {
  const node = nodes[action]
  return node === undefined || actor.nodes.includes(node)
}

/** Whether the actor handles orders of this product; an actor without product limits handles all. */
export const handles = ({ products }: Pick<Actor, 'products'>, product: OrderType): boolean =>
  products.length === 0 || products.includes(product)

/** Whether a member may book this product line at all. */
export const mayBook = (actor: Actor, product: OrderType): boolean =>
  holdsNode(actor, 'book') && handles(actor, product)

/** Anyone who sees the order may read and print it; everything else costs money or changes the order. */
const mayDo = (actor: Actor, action: OrderEventName, product: OrderType): boolean =>
  actor.type !== 'member' ||
  (holdsNode(actor, action) && (action === 'download_voucher' || handles(actor, product)))

function mayMove(move: Move, actor: Actor): boolean {
  if (move.who === 'system') return actor.type !== 'member'
  return actor.type === 'member' && holdsNode(actor, move.action) && (move.who === 'member' || actor.staff)
}

const unconfirmed: ReadonlySet<OrderStatus> = new Set([
  'pending_payment',
  'pending_confirm',
  'awaiting_acceptance',
])

/** Why no row fits: a kinder reason than "not in this status" where one exists. */
export function reasonWithoutMove(action: OrderEventName, status: OrderStatus): ReasonKey {
  if (status === 'manual_review') return 'UNDER_REVIEW'
  if (action === 'download_voucher' && unconfirmed.has(status)) return 'VOUCHER_NOT_READY'
  if (action === 'cancel' && (status === 'in_service' || status === 'completed' || status === 'no_show')) {
    return 'SERVICE_STARTED'
  }
  if (action === 'request_refund' && status === 'cancelled') return 'NOTHING_TO_REFUND'
  return 'WRONG_STATUS'
}

/** Null when the action would be offered now, otherwise the reason. Does not look at money. */
export function reasonAgainstAction(prospect: Prospect, action: OrderEventName): ReasonKey | null {
  const { order, actor } = prospect
  if (!mayDo(actor, action, order.order_type)) return 'NO_PERMISSION'
  const move = findMove(order.order_type, order.order_status, action)
  if (!move || !mayMove(move, actor)) return reasonWithoutMove(action, order.order_status)
  return reasonAgainst(move.preconditions, prospect)
}

/**
 * The one way an order changes after booking: find the row of the life cycle, check its conditions, apply its effects.
 * Throws a refusal, which changes nothing; a change raises the version by one and writes one event.
 */
export function act(situation: Situation, action: OrderEventName, input: ActionInput = {}): Change {
  const { order, actor, now } = situation
  if (!mayDo(actor, action, order.order_type)) throw refuse('NO_PERMISSION')
  const move = findMove(order.order_type, order.order_status, action)
  if (!move || !mayMove(move, actor)) throw notAllowed(reasonWithoutMove(action, order.order_status))
  const reason = reasonAgainst(move.preconditions, situation)
  if (reason) throw reason === 'APPROVAL_NEEDED' ? refuse('APPROVAL_NEEDED') : refusalBy(reason)
  for (const name of move.inputChecks) {
    const refusal = inputChecks[name](situation, input)
    if (refusal) throw refusal
  }
  return make(move, situation, input, now)
}

function make(move: Move, situation: Situation, input: ActionInput, now: number): Change {
  const { order, actor } = situation
  const draft = draftOf(situation)
  const to = targetOf(move, situation)
  amend(draft, { order_status: to })
  for (const name of move.effects) effects[name](draft, input)
  const event: OrderEventRecord = {
    time: toSeconds(now),
    actor_type: move.who === 'staff' ? 'operator' : actor.type,
    actor: actor.name,
    event: move.action,
    from: order.order_status,
    to: to === order.order_status ? null : to,
    note: input.note ?? (input.reason ? { en: input.reason, 'zh-cn': input.reason } : null),
  }
  amend(draft, { version: order.version + 1, timeline: [...draft.order.timeline, event] })
  return changeOf(draft)
}

function targetOf(move: Move, { order }: Situation): OrderStatus {
  if (move.to === 'same') return order.order_status
  if (move.to !== 'previous') return move.to
  if (!order.cancellation) throw new Error(`Order ${order.id} does not know where cancelling began`)
  return order.cancellation.from
}
