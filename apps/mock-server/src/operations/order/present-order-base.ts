import type { Schemas } from '@portal/api-client/contract'
import { approvalStatusOf } from '../../domain/approval/approval.ts'
import type { FrozenPolicy } from '../../domain/cancellation/frozen-policy.ts'
import { type Minor, type Money, toMoney } from '../../domain/money/money.ts'
import { actionsOf } from '../../domain/order/actions.ts'
import { attentionOf } from '../../domain/order/attention.ts'
import { sellingPolicyOf } from '../../domain/order/offer.ts'
import { type OrderRecord, type RefundRecord, settlementMoney } from '../../domain/order/order.ts'
import { refundScope, sharesOf } from '../../domain/order/refund/refund-limit.ts'
import { invoiceStatus, refundStatus, settlementStatus, voucherAvailable } from '../../domain/order/status.ts'
import { waitsOf } from '../../domain/order/waits.ts'
import { toLocal, toSeconds, toUtc } from '../../domain/time/zones.ts'
import { presentCharge } from '../hotel/present-rate.ts'
import { nullableText, shownTo, textOf } from '../present.ts'
import { presentQuote, presentShares, validQuoteOf } from '../quote/present-quote.ts'
import { presentTripLink } from '../trip/trip-repository.ts'
import { say, type Viewer } from '../viewer.ts'
import { invoicedFor, prospectOf } from './order-repository.ts'
import { actionText, eventTexts, orderText, settlementText } from './order-texts.ts'
import { presentLine, presentPolicy } from './present-terms.ts'

/** An order that is paid later holds its amount, and is not paid until then. */
const paid = <T>({ pay_by }: OrderRecord, value: T | null): T | null => (pay_by ? null : value)

export function presentStatuses(order: OrderRecord, viewer: Viewer) {
  const bill = order.bill_id === null ? null : (viewer.world.tables.bill.get(order.bill_id)?.status ?? null)
  const settlement_status = settlementStatus(order, bill)
  const invoice_status = invoiceStatus(order, invoicedFor(viewer.world, order))
  const refund_status = refundStatus(order)
  const pay_channel = paid(order, order.pay_channel)
  return {
    order_status: order.order_status,
    order_status_text: orderText('OrderStatus', order.order_status, order, viewer),
    settlement_status,
    settlement_status_text: settlementText(settlement_status, order, viewer),
    invoice_status,
    invoice_status_text: textOf('InvoiceStatus', invoice_status, viewer),
    refund_status,
    refund_status_text: textOf('RefundStatus', refund_status, viewer),
    pay_channel,
    pay_channel_text: nullableText('PayChannel', pay_channel, viewer),
  }
}

export function presentActions(order: OrderRecord, viewer: Viewer): Schemas['OrderActionState'][] {
  return actionsOf(prospectOf(viewer.world, order, viewer.actor, viewer.now)).map((state) => ({
    action: state.action,
    action_text: actionText(state.action, order, viewer),
    enabled: state.enabled,
    reason_key: state.reason_key,
    reason_text: nullableText('ReasonKey', state.reason_key, viewer),
    deadline: state.deadline,
  }))
}

/** The terms of an order at the prices that this member sees. */
export const shownPolicy = (order: OrderRecord, viewer: Viewer): FrozenPolicy =>
  shownTo(viewer, order.policy, () => sellingPolicyOf(order))

/** The fields that orders of all products share. */
export type PresentedBase = ReturnType<typeof presentBase>

/** What an order waits for, and what it lacks. */
export const presentNeeds = (
  order: OrderRecord,
  viewer: Viewer,
): Pick<Schemas['Order'], 'waits' | 'attention'> => ({
  waits: waitsOf(order).map(({ kind, party, since, until, ending }) => ({
    kind,
    kind_text: textOf('OrderWaitKind', kind, viewer),
    party,
    since: toSeconds(since),
    until: { utc: toUtc(until), local: toLocal(until, order.tz), tz: order.tz },
    then_text: say(ending, viewer),
  })),
  attention: attentionOf(order, viewer.now).map((key) => ({
    key,
    text: textOf('OrderAttentionKey', key, viewer),
  })),
})

export function presentBase(
  order: OrderRecord,
  viewer: Viewer,
  amendment: Schemas['OrderAmendment'] | null,
  asked_change: Schemas['AskedChange'] | null,
) {
  const money = (minor: Minor): Money => toMoney(minor, order.currency)
  const quote = validQuoteOf(order, viewer)
  const events = eventTexts(order, viewer)
  const available = voucherAvailable(order)
  const scope = refundScope(order, invoicedFor(viewer.world, order), viewer.now)
  const approval_status = approvalStatusOf(order, viewer.now)
  return {
    ...presentStatuses(order, viewer),
    booking_id: order.id,
    order_type_text: textOf('OrderType', order.order_type, viewer),
    client_ref: order.client_ref,
    approval_status,
    approval_status_text: textOf('ApprovalStatus', approval_status, viewer),
    pay_time: paid(order, order.pay_time),
    pay_expire_time: order.pay_expire_time,
    pay_by: order.pay_by ?? null,
    booking_time: order.booking_time,
    user_account: { id: Number(order.user_account.id), username: order.user_account.username },
    operator: presentOperator(order.operator),
    contact_person: order.contact.person,
    contact_phone: order.contact.phone,
    contact_email: order.contact.email,
    special_requests: order.special_requests,
    internal_remark: order.internal_remark,
    allocation: { ...order.allocation },
    trip: presentTripLink(order, viewer),
    tags: [...order.tags],
    total_price: money(order.total_price),
    total_settlement_price: shownTo(viewer, money(order.total_settlement_price)),
    settlement_money: shownTo(viewer, money(settlementMoney(order))),
    pay_at_service: order.pay_at_service.map((charge) => presentCharge(charge, viewer)),
    price_breakdown: order.price_breakdown.map((line) => presentLine(line, order.currency, viewer)),
    markup: shownTo(viewer, {
      rule_id: null,
      money: money(order.total_price - order.total_settlement_price),
    }),
    fx: order.fx && { ...order.fx, source_text: textOf('FxSource', order.fx.source, viewer) },
    refundable_money: shownTo(viewer, money(scope.most)),
    refund_grounds: [...scope.grounds],
    refund_money: shownTo(viewer, money(order.refunded)),
    refund_time: order.refund_time,
    refund_shares: presentShares(sharesOf(order, settlementMoney(order)), order.currency, viewer),
    refunds: order.refunds.map((refund) => presentRefund(refund, order.currency, viewer)),
    cancellation_policy: presentPolicy(shownPolicy(order, viewer), viewer),
    cancel_quote: quote && presentQuote(quote, order, viewer),
    service_start_utc: toUtc(order.service_start),
    service_start_local: toLocal(order.service_start, order.tz),
    service_end_local: toLocal(order.service_end, order.tz),
    tz: order.tz,
    invoice_ids: [...order.invoice_ids],
    bill_id: order.bill_id,
    voucher: {
      available,
      version: order.voucher_version,
      url: available ? `/api/order/voucherDownload?id=${order.id}` : null,
    },
    supplier_ref: order.supplier_ref,
    change_offer: presentOffer(order, viewer),
    amendment,
    asked_change,
    ...presentNeeds(order, viewer),
    actions: presentActions(order, viewer),
    timeline: order.timeline.map((event, at) => ({
      time: event.time,
      actor_type: event.actor_type,
      actor: event.actor || textOf('ActorType', event.actor_type, viewer),
      event: event.event,
      event_text: events[at] ?? event.event,
      from: event.from,
      to: event.to,
      note: event.note && say(event.note, viewer),
    })),
    version: order.version,
    quote_id: order.quote_id,
    draft_id: order.draft_id,
  }
}

export function presentRefund(refund: RefundRecord, currency: string, viewer: Viewer): Schemas['Refund'] {
  const money = (minor: Minor): Money => toMoney(minor, currency)
  return {
    refund_id: refund.refund_id,
    type: refund.type,
    type_text: textOf('RefundType', refund.type, viewer),
    ground: refund.ground,
    ground_text: nullableText('RefundGround', refund.ground, viewer),
    requested: shownTo(viewer, money(refund.requested)),
    approved: refund.approved === null ? null : shownTo(viewer, money(refund.approved)),
    refund_to: refund.refund_to,
    status: refund.status,
    status_text: textOf('RefundStatus', refund.status, viewer),
    reason: refund.reason,
    files: [...refund.files],
    apply_time: refund.apply_time,
    refund_time: refund.refund_time,
    ledger_entry_id: refund.ledger_entry_id,
  }
}

export const presentOperator = (operator: OrderRecord['operator']): Schemas['OrderOperator'] => ({
  id: Number(operator.id),
  nickname: operator.nickname,
})

export function presentOffer(
  { change_offer, currency }: OrderRecord,
  viewer: Viewer,
): Schemas['ChangeOffer'] | null {
  if (!change_offer) return null
  const side = (terms: typeof change_offer.before): Schemas['OfferedTerms'] => ({
    total_price: toMoney(terms.total_price, currency),
    total_settlement_price: shownTo(viewer, toMoney(terms.total_settlement_price, currency)),
    lines: terms.lines.map((line) => say(line, viewer)),
  })
  const { before, after, offer_expire_time } = change_offer
  return { before: side(before), after: side(after), offer_expire_time }
}
