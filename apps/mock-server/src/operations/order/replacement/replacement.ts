import type { Schemas } from '@portal/api-client/contract'
import { act, reasonAgainstAction } from '../../../domain/order/act.ts'
import { refusalBy } from '../../../domain/order/guards.ts'
import type { HotelOrderRecord, OrderRecord } from '../../../domain/order/order.ts'
import { attempt, isRefusal, refuse } from '../../../domain/refusal.ts'
import { mostOrders } from '../../../domain/trip/trip.ts'
import type { Operations } from '../../../edge/operation.ts'
import type { World } from '../../../world/world.ts'
import { notify } from '../../notification/notify.ts'
import { onceAsSent } from '../../once.ts'
import { answersOf } from '../../products.ts'
import { changeTrip, tripOf } from '../../trip/trip-repository.ts'
import { type Viewer, viewerOf } from '../../viewer.ts'
import { bookingIdFor } from '../booking.ts'
import { applyChange, currentOrder, situationOf } from '../change-order.ts'
import { ownOrder } from '../order-repository.ts'
import { presentOrder } from '../present-order.ts'
import { type Saving, savingOf } from './saving.ts'

/** The saving of an order of any product. */
export function savingOfOrder(order: OrderRecord, viewer: Viewer): Saving | null {
  const { again } = answersOf(order)
  return savingOf(order, again && (() => again(order, viewer)), viewer)
}

/** Tells the members who entered these stays that the same is cheaper now. */
export function noticeSavings(world: World, isMoved: (order: HotelOrderRecord) => boolean): void {
  for (const order of world.tables.order.all()) {
    if (order.order_type !== 'hotel' || order.order_status !== 'confirmed' || !isMoved(order)) continue
    const member = world.tables.member.get(order.operator.id) ?? null
    if (!member) continue
    const viewer = viewerOf({ member, language: 'en', now: world.clock.now() }, world)
    if (savingOfOrder(order, viewer))
      notify(world, { kind: 'price_fell', company_id: order.company_id, order })
  }
}

/**
 * Books and pays the second order and binds the first to it; everything is computed before anything is written, so a
 * refusal leaves the first as it was.
 */
function replace(
  order: OrderRecord,
  { accepted_total, client_ref }: Schemas['ReplaceOrderRequest'],
  viewer: Viewer,
): string {
  const { world, actor, member, now } = viewer
  const situation = situationOf(world, order, actor, now)
  // Otherwise an order that cannot be replaced would seem to have another price.
  const reason = reasonAgainstAction(situation, 'replace')
  if (reason) throw refusalBy(reason)
  const saving = savingOfOrder(order, viewer)
  if (!saving) throw refuse('OUTCOME_REQUIRED')
  const { again, until } = saving
  const id = bookingIdFor(world, order.order_type, now)
  const bind = act(situation, 'replace', {
    replaced_by: id,
    note: { en: id, 'zh-cn': id },
  })
  if (!actor.nodes.includes('order/cancel')) throw refusalBy('NO_PERMISSION')
  const { company_id, contact, special_requests, internal_remark, allocation, quote_id, tags } = order
  const booking = again.book({
    id,
    company_id,
    actor,
    username: member.username,
    accepted_total,
    client_ref,
    contact,
    special_requests,
    internal_remark,
    allocation,
    quote_id,
    draft_id: null,
    different_people: true,
  })
  const second: OrderRecord = {
    ...booking.order,
    // The company has paid more for the same: what gets cheaper needs no other approval.
    approved_price: again.prices,
    tags,
    replaces: { booking_id: order.id, until },
  }
  const channel = order.pay_channel ?? 'predeposit'
  const payment = act(situationOf(world, second, actor, now), 'pay', { channel })
  for (const change of [bind, { ...booking, order: second }, payment]) applyChange(world, change, now)
  const trip = tripOf(order, viewer)
  if (trip && trip.order_ids.length < mostOrders)
    changeTrip(trip, { order_ids: [...trip.order_ids, id] }, viewer)
  return id
}

export const orderReplacementOperations = {
  replaceOrder: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, version } = call.body
    // Before the client_ref is looked up: a stranger must not learn that it was used.
    ownOrder(id, viewer)
    const done = attempt(() =>
      onceAsSent(call, viewer, () => replace(currentOrder(id, version, viewer), call.body, viewer)),
    )
    if (!isRefusal(done)) {
      const second = ownOrder(done.subject, viewer)
      return { outcome: 'booked', order: presentOrder(second, viewer), replayed: done.replayed }
    }
    if (done.error_key !== 'OUTCOME_REQUIRED') throw done
    return { outcome: 'changed', order: presentOrder(ownOrder(id, viewer), viewer), replayed: false }
  },
} satisfies Partial<Operations>
