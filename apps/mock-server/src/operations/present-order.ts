import { labels, type Schemas } from '@portal/api-client/contract'
import { divide, type Minor, type Money, toMoney } from '../domain/money/money.ts'
import { actionsOf } from '../domain/order/actions.ts'
import {
  type BookedRoomRecord,
  type GuestRecord,
  guestsOf,
  type OrderRecord,
  settlementMoney,
} from '../domain/order/order.ts'
import {
  invoiceStatus,
  reconfirmStatus,
  refundStatus,
  settlementStatus,
  voucherAvailable,
} from '../domain/order/status.ts'
import { nightsBetween } from '../domain/time/dates.ts'
import { toLocal, toUtc } from '../domain/time/zones.ts'
import { invoicedFor, prospectOf } from './order-books.ts'
import { policyInSellingPrices, presentPolicy } from './present-policy.ts'
import { presentQuote, validQuoteOf } from './present-quote.ts'
import { presentCharge } from './present-rate.ts'
import { net, say, type Viewer } from './viewer.ts'

type Texts<Name extends keyof typeof labels> = (typeof labels)[Name]['en']

/** A value beside its words: `order_status` and `order_status_text`. */
export const textOf = <Name extends keyof typeof labels>(
  name: Name,
  value: keyof Texts<Name>,
  { language }: Pick<Viewer, 'language'>,
): string => (labels[name][language] as Record<keyof Texts<Name>, string>)[value]

export const nullableText = <Name extends keyof typeof labels>(
  name: Name,
  value: keyof Texts<Name> | null,
  viewer: Pick<Viewer, 'language'>,
): string | null => (value === null ? null : textOf(name, value, viewer))

export function presentStatuses(order: OrderRecord, viewer: Viewer) {
  const bill = order.bill_id === null ? null : (viewer.world.tables.bill.get(order.bill_id)?.status ?? null)
  const settlement_status = settlementStatus(order, bill)
  const invoice_status = invoiceStatus(order, invoicedFor(viewer.world, order))
  const refund_status = refundStatus(order)
  return {
    order_status: order.order_status,
    order_status_text: textOf('OrderStatus', order.order_status, viewer),
    settlement_status,
    settlement_status_text: textOf('SettlementStatus', settlement_status, viewer),
    invoice_status,
    invoice_status_text: textOf('InvoiceStatus', invoice_status, viewer),
    refund_status,
    refund_status_text: textOf('RefundStatus', refund_status, viewer),
    pay_channel: order.pay_channel,
    pay_channel_text: nullableText('PayChannel', order.pay_channel, viewer),
  }
}

export function presentActions(order: OrderRecord, viewer: Viewer): Schemas['OrderActionState'][] {
  return actionsOf(prospectOf(viewer.world, order, viewer.actor, viewer.now)).map((state) => ({
    action: state.action,
    action_text: textOf('OrderAction', state.action, viewer),
    enabled: state.enabled,
    reason_key: state.reason_key,
    reason_text: nullableText('ReasonKey', state.reason_key, viewer),
    deadline: state.deadline,
  }))
}

export function sellingPolicyOf(order: OrderRecord) {
  return policyInSellingPrices({
    plan: order.plan,
    check_in: order.check_in_date,
    tz: order.tz,
    total: toMoney(order.total_price, order.currency),
    nightly: order.rooms.map((room) => room.nightly.map(({ price }) => toMoney(price, order.currency))),
    booked: order.booking_time * 1000,
  })
}

export function presentOrder(order: OrderRecord, viewer: Viewer): Schemas['Order'] {
  return { ...presentBase(order, viewer), ...presentHotelPart(order, viewer) }
}

function presentBase(order: OrderRecord, viewer: Viewer) {
  const money = (minor: Minor): Money => toMoney(minor, order.currency)
  const quote = validQuoteOf(order, viewer)
  const available = voucherAvailable(order)
  return {
    ...presentStatuses(order, viewer),
    booking_id: order.id,
    order_type_text: textOf('OrderType', order.order_type, viewer),
    client_ref: order.client_ref,
    approval_status: order.approval_status,
    approval_status_text: textOf('ApprovalStatus', order.approval_status, viewer),
    pay_time: order.pay_time,
    pay_expire_time: order.pay_expire_time,
    booking_time: order.booking_time,
    user_account: { id: Number(order.user_account.id), username: order.user_account.username },
    operator: presentOperator(order.operator),
    contact_person: order.contact.person,
    contact_phone: order.contact.phone,
    contact_email: order.contact.email,
    special_requests: order.special_requests,
    internal_remark: order.internal_remark,
    tags: [...order.tags],
    total_price: money(order.total_price),
    total_settlement_price: net(viewer, money(order.total_settlement_price)),
    settlement_money: net(viewer, money(settlementMoney(order))),
    pay_at_service: order.pay_at_service.map((charge) => presentCharge(charge, viewer)),
    price_breakdown: order.price_breakdown.map((line) => ({
      code: line.code,
      name: say(line.name, viewer),
      quantity: line.quantity,
      unit_price: money(line.unit_price),
      money: money(line.money),
    })),
    markup: viewer.seesNet
      ? { rule_id: null, money: money(order.total_price - order.total_settlement_price) }
      : null,
    fx: order.fx && { ...order.fx, source_text: textOf('FxSource', order.fx.source, viewer) },
    refund_money: money(order.refunded),
    refund_time: order.refund_time,
    refunds: order.refunds.map((refund) => ({
      refund_id: refund.refund_id,
      type: refund.type,
      type_text: textOf('RefundType', refund.type, viewer),
      requested: money(refund.requested),
      approved: refund.approved === null ? null : money(refund.approved),
      refund_to: refund.refund_to,
      status: refund.status,
      status_text: textOf('RefundStatus', refund.status, viewer),
      reason: refund.reason,
      files: [...refund.files],
      apply_time: refund.apply_time,
      refund_time: refund.refund_time,
      ledger_entry_id: refund.ledger_entry_id,
    })),
    cancellation_policy: presentPolicy(viewer.seesNet ? order.policy : sellingPolicyOf(order), viewer),
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
    actions: presentActions(order, viewer),
    timeline: order.timeline.map((event) => ({
      time: event.time,
      actor_type: event.actor_type,
      actor: event.actor || textOf('ActorType', event.actor_type, viewer),
      event: event.event,
      event_text: textOf('OrderEventName', event.event, viewer),
      from: event.from,
      to: event.to,
      note: event.note && say(event.note, viewer),
    })),
    version: order.version,
    quote_id: order.quote_id,
    draft_id: order.draft_id,
  }
}

export const presentOperator = (operator: OrderRecord['operator']): Schemas['OrderOperator'] => ({
  id: Number(operator.id),
  nickname: operator.nickname,
})

function presentOffer(
  { change_offer, currency }: OrderRecord,
  viewer: Viewer,
): Schemas['ChangeOffer'] | null {
  if (!change_offer) return null
  const side = (terms: typeof change_offer.before): Schemas['OfferedTerms'] => ({
    total_price: toMoney(terms.total_price, currency),
    total_settlement_price: net(viewer, toMoney(terms.total_settlement_price, currency)),
    lines: terms.lines.map((line) => say(line, viewer)),
  })
  const { before, after, offer_expire_time } = change_offer
  return { before: side(before), after: side(after), offer_expire_time }
}

function presentHotelPart(order: OrderRecord, viewer: Viewer) {
  const { hotel } = order
  const nights = nightsBetween(order.check_in_date, order.check_out_date)
  const guests = guestsOf(order)
  const reconfirm_status = reconfirmStatus(order)
  const room_nights = nights * order.rooms.length
  const average = Number(divide(BigInt(order.total_price), BigInt(room_nights), 'half-up'))
  return {
    order_type: order.order_type,
    hotel_id: hotel.hotel_id,
    hotel_name: say(hotel.name, viewer),
    hotel_name_local: hotel.name_local,
    hotel_info: {
      email: hotel.email,
      city: say(hotel.city, viewer),
      address: say(hotel.address, viewer),
      address_local: hotel.address_local,
      phone: hotel.phone,
      zip: hotel.zip,
      lat: hotel.lat,
      lng: hotel.lng,
      tz: hotel.tz,
    },
    hotel_confirmation_code: order.hotel_confirmation_code,
    reconfirm_status,
    reconfirm_status_text: textOf('ReconfirmStatus', reconfirm_status, viewer),
    reconfirm_time: order.reconfirm_time,
    name_list_status: nameListStatus(order),
    check_in_date: order.check_in_date,
    check_out_date: order.check_out_date,
    check_in_from: hotel.check_in_from,
    check_out_until: hotel.check_out_until,
    nights,
    room_nights,
    number_of_rooms: order.rooms.length,
    rooms: order.rooms.map((room) => presentRoom(room, order, viewer)),
    room_type: say(order.room_type, viewer),
    meal_type: order.meal_type,
    meal_text: textOf('MealType', order.meal_type, viewer),
    bed_type: order.bed_type,
    bed_text: textOf('BedType', order.bed_type, viewer),
    price_per_night: toMoney(average, order.currency),
    guests: guests.map(presentGuest),
    adults: guests.filter(({ type }) => type === 'adult').length,
    children: guests.filter(({ type }) => type === 'child').length,
    nationality: order.nationality,
    arrival_note: order.arrival_note,
    remarks: order.remarks.map((remark) => say(remark, viewer)),
  }
}

/** Names reach the hotel with the confirmation, or a day before arrival where they are collected in a list. */
function nameListStatus(order: OrderRecord): Schemas['NameListStatus'] {
  const sent = order.hotel_confirmation_code !== null
  const expected = order.service_start - 86_400_000
  const waiting = !sent && order.voucher_version !== null
  return { sent_to_hotel: sent, expected_local: waiting ? toLocal(expected, order.tz) : null }
}

export const presentGuest = (guest: GuestRecord): Schemas['Guest'] => ({ ...guest })

function presentRoom(room: BookedRoomRecord, order: OrderRecord, viewer: Viewer): Schemas['BookedRoom'] {
  const money = (minor: Minor) => toMoney(minor, order.currency)
  return {
    room_index: room.room_index,
    room_type: say(order.room_type, viewer),
    room_type_id: order.room_type_id,
    room_number: room.room_number,
    bed_type: order.bed_type,
    bed_text: textOf('BedType', order.bed_type, viewer),
    meal_type: order.meal_type,
    meal_text: textOf('MealType', order.meal_type, viewer),
    meal_count: order.meal_count,
    adults: room.adults,
    child_ages: [...room.child_ages],
    guests: room.guests.map(presentGuest),
    nightly: room.nightly.map(({ date, price, taxes }) => ({
      date,
      price_per_night: money(price),
      taxes: money(taxes),
    })),
  }
}
