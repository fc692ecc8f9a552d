import type { Schemas } from '@portal/api-client/contract'
import { timedChanges } from '../../domain/airport/change.ts'
import { amountError, parseAmount, toMoney } from '../../domain/money/money.ts'
import { reasonAgainstAction } from '../../domain/order/act.ts'
import {
  type AmendVerdict,
  amendErrors,
  amendedOrder,
  amendmentOf,
  amendVerdict,
} from '../../domain/order/amend/amend.ts'
import { findDuplicateAfter } from '../../domain/order/duplicate.ts'
import { notAllowed, refusalBy } from '../../domain/order/guards.ts'
import { hasFlight, isRide, type OrderRecord } from '../../domain/order/order.ts'
import { isOwed, movesMore } from '../../domain/order/pay-later.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import type { Operations } from '../../edge/operation.ts'
import { presentOrderFlight } from '../airport/present-flight.ts'
import { shownTo, textOf } from '../present.ts'
import { presentDispatch } from '../ride/present-ride.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { alreadyBooked } from './booking.ts'
import { amendInput, describeChange } from './change/present-change.ts'
import { actOnOrder, currentOrder } from './change-order.ts'
import { runAction } from './order.ts'
import { ordersOf, ownOrder, prospectOf } from './order-repository.ts'
import { presentOrder } from './present-order.ts'
import { presentRefund } from './present-order-base.ts'
import { presentLine } from './present-terms.ts'

/** Refuses a change outright: for the member's permissions, the status, or a service that has begun. */
function checkAmendable(order: OrderRecord, viewer: Viewer): void {
  const reason = reasonAgainstAction(prospectOf(viewer.world, order, viewer.actor, viewer.now), 'amend')
  if (reason) throw refusalBy(reason)
}

/** Another order of the company in which a guest would be booked twice after the change. */
function duplicateAfter(order: OrderRecord, changes: Schemas['OrderChanges'], viewer: Viewer) {
  const others = ordersOf(viewer.world, viewer.company.id).filter(({ id }) => id !== order.id)
  return findDuplicateAfter(others, order, amendedOrder(order, changes, viewer.now))
}

type ChangeRequest = Pick<Schemas['AmendOrderRequest'], 'changes' | 'confirm_duplicate'>

/** What order and terms allow for a change; writes nothing. */
function verdictOn(
  { changes, confirm_duplicate }: ChangeRequest,
  order: OrderRecord,
  viewer: Viewer,
): AmendVerdict {
  checkAmendable(order, viewer)
  const errors = amendErrors(order, changes, viewer.now, viewer.world.catalogue, confirm_duplicate)
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const verdict = amendVerdict(order, changes, viewer.now)
  const twice = confirm_duplicate || verdict === 'never' ? null : duplicateAfter(order, changes, viewer)
  if (twice) throw alreadyBooked(twice, viewer)
  const isUnpaid = verdict !== 'never' && isOwed(order)
  if (isUnpaid && movesMore(amendmentOf(order, changes, requesterOf(viewer), viewer.now)))
    throw notAllowed('PAYMENT_OWED')
  return verdict
}

/** A known flight has the time of the timetable where none was entered. */
const timed = <Request extends ChangeRequest>(
  request: Request,
  order: OrderRecord,
  { world, now }: Viewer,
): Request =>
  hasFlight(order)
    ? { ...request, changes: timedChanges(order, request.changes, now, world.catalogue) }
    : request

const requesterOf = ({ member: { id, nickname } }: Viewer) => ({ id, nickname })

function amend(
  request: Schemas['AmendOrderRequest'],
  order: OrderRecord,
  viewer: Viewer,
): Schemas['AmendOrderAnswer'] {
  const verdict = verdictOn(request, order, viewer)
  const answer = (outcome: Schemas['AmendOutcome'], after: OrderRecord, diff: number | null) => ({
    outcome,
    order: presentOrder(after, viewer),
    price_diff: diff === null ? null : toMoney(diff, order.currency),
  })
  if (verdict === 'never') return answer('not_allowed', order, null)
  const { changes } = request
  const amendment = {
    ...amendmentOf(order, changes, requesterOf(viewer), viewer.now),
    ...describeChange(order, amendedOrder(order, changes, viewer.now)),
  }
  const { price_diff } = amendment
  if (price_diff > 0 && !request.accept_price_diff) return answer('price_pending', order, price_diff)
  const done = actOnOrder(order, verdict === 'ask' ? 'request_amend' : 'amend', amendInput(amendment), viewer)
  return answer(verdict === 'ask' ? 'requested' : 'applied', done, price_diff)
}

function previewAmendment(
  request: Schemas['PreviewOrderAmendmentRequest'],
  order: OrderRecord,
  viewer: Viewer,
): Schemas['AmendmentPreview'] {
  const verdict = verdictOn(request, order, viewer)
  const verdict_text = textOf('AmendVerdict', verdict, viewer)
  if (verdict === 'never') return { verdict, verdict_text, price_diff: null, settlement_diff: null }
  const { price_diff, settlement_diff } = amendmentOf(order, request.changes, requesterOf(viewer), viewer.now)
  return {
    verdict,
    verdict_text,
    price_diff: toMoney(price_diff, order.currency),
    settlement_diff: shownTo(viewer, toMoney(settlement_diff, order.currency)),
  }
}

export const orderServiceOperations = {
  refundOrder: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, ground, money, reason, files = [], version } = call.body
    const order = currentOrder(id, version, viewer)
    if (money.currency !== order.currency) throw invalidFields({ 'money.currency': 'refund_currency' })
    const error = amountError(money.amount, money.currency)
    if (error) throw invalidFields({ 'money.amount': error })
    const refund_amount = parseAmount(money.amount, money.currency)
    const done = actOnOrder(order, 'request_refund', { refund_amount, ground, reason, files }, viewer)
    const refund = done.refunds.at(-1)
    if (!refund) throw new Error(`The refund of ${id} was not kept`)
    return { refund: presentRefund(refund, done.currency, viewer), order: presentOrder(done, viewer) }
  },

  withdrawRefund: (call, world) => runAction(call.body, 'withdraw_refund', {}, viewerOf(call, world)),

  remindSupplier: (call, world) => runAction(call.body, 'remind_supplier', {}, viewerOf(call, world)),

  confirmOrderCheckIn: (call, world) => {
    const { rooms } = call.body
    return runAction(
      call.body,
      'confirm_check_in',
      rooms ? { room_numbers: rooms } : {},
      viewerOf(call, world),
    )
  },

  completeOrder: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, version, extras_accepted = false } = call.body
    const order = currentOrder(id, version, viewer)
    const due = isRide(order) ? order.extras_due : []
    const extras = due.map((line) => presentLine(line, order.currency, viewer))
    const reason = reasonAgainstAction(prospectOf(world, order, viewer.actor, viewer.now), 'confirm_complete')
    if (!reason && extras.length > 0 && !extras_accepted) {
      return { outcome: 'extras_pending', order: presentOrder(order, viewer), extras }
    }
    const done = actOnOrder(order, 'confirm_complete', { extras_accepted }, viewer)
    return { outcome: 'completed', order: presentOrder(done, viewer), extras }
  },

  previewOrderAmendment: (call, world) => {
    const viewer = viewerOf(call, world)
    const order = currentOrder(call.body.id, call.body.version, viewer)
    return previewAmendment(timed(call.body, order, viewer), order, viewer)
  },

  amendOrder: (call, world) => {
    const viewer = viewerOf(call, world)
    const order = currentOrder(call.body.id, call.body.version, viewer)
    return amend(timed(call.body, order, viewer), order, viewer)
  },

  getOrderDispatch: (call, world) => {
    const viewer = viewerOf(call, world)
    const order = ownOrder(call.query.id, viewer)
    if (!isRide(order)) throw refuse('NOT_FOUND')
    return {
      dispatch: presentDispatch(order, viewer),
      flight: hasFlight(order) ? presentOrderFlight(order, viewer) : null,
      updated_time: toSeconds(viewer.now),
    }
  },
} satisfies Partial<Operations>
