import { labels } from '@portal/api-client/contract'
import type { LocalText } from '../hotel/priced-rate.ts'
import { percentOf } from '../money/money.ts'
import type { Refusal } from '../refusal.ts'
import { driverFor } from '../ride/driver.ts'
import { localClock, toSeconds } from '../time/zones.ts'
import { act } from './act.ts'
import { makeOffer, type OfferedChange } from './offer.ts'
import {
  type ChangeOfferRecord,
  type HotelOrderRecord,
  isRide,
  type OrderEventName,
  type OrderRecord,
  type RideOrderRecord,
} from './order.ts'
import {
  type ActionInput,
  type Actor,
  type Change,
  type Situation,
  staffActor,
  supplierActor,
  systemActor,
} from './situation.ts'

/** What suppliers, staff and the clock do to an order. Shared by the world's jobs, the control API and the seed. */

/** Where the numbers that a supplier makes up come from. */
export interface Numbers {
  hex(digits: number): string
  bool(probability: number): boolean
  int(min: number, max: number): number
}

const offerLifeMs = 30 * 60_000
/** What another offer costs in percent of the booked price. */
const offerPercent = 105

type NotedEvent =
  | 'supplier_reject'
  | 'supplier_nack'
  | 'supplier_unknown'
  | 'resolve_reject'
  | 'refuse_refund'
  | 'supplier_refuse_amend'
  | 'no_show'
  | 'extras_unpaid'

const both = {
  extras_unpaid: {
    en: 'The balance or the credit does not cover the extra charges; the order stays open until it does.',
    'zh-cn': '余额或授信不足以支付附加费用，订单将保持未完成，直至扣款成功。',
  },
  refuse_refund: {
    en: 'The supplier has shown that the service was delivered as booked.',
    'zh-cn': '供应商已证明服务按预订提供。',
  },
  supplier_refuse_amend: { en: 'The supplier cannot change it.', 'zh-cn': '供应商无法变更。' },
}

const stayNotes: Record<NotedEvent, LocalText> = {
  ...both,
  supplier_reject: { en: 'The hotel has no room left for these nights.', 'zh-cn': '酒店在所订日期已无房。' },
  supplier_nack: { en: 'The hotel does not accept the cancellation.', 'zh-cn': '酒店不接受取消。' },
  supplier_unknown: {
    en: 'No answer in time; our staff are asking the hotel.',
    'zh-cn': '供应商未按时答复，客服正在与酒店核实。',
  },
  resolve_reject: { en: 'The hotel could not be reached.', 'zh-cn': '无法与酒店取得联系。' },
  no_show: { en: 'The hotel reports a no-show.', 'zh-cn': '酒店反馈客人未到店。' },
}

const rideNotes: Record<NotedEvent, LocalText> = {
  ...both,
  supplier_reject: {
    en: 'No vehicle of this class is free at that time.',
    'zh-cn': '该时段已无此车型可派。',
  },
  supplier_nack: {
    en: 'The driver is already under way; the cancellation is not accepted.',
    'zh-cn': '司机已出发，无法取消。',
  },
  supplier_unknown: {
    en: 'No answer in time; our staff are asking the fleet.',
    'zh-cn': '供应商未按时答复，客服正在与车队核实。',
  },
  resolve_reject: { en: 'The fleet could not be reached.', 'zh-cn': '无法与车队取得联系。' },
  no_show: {
    en: 'The driver waited the free minutes and called; nobody came.',
    'zh-cn': '司机已等满免费时间并致电，客人未出现。',
  },
}

const noteOf = (order: OrderRecord, event: NotedEvent): LocalText =>
  (isRide(order) ? rideNotes : stayNotes)[event]

const actors: Partial<Record<OrderEventName, Actor>> = {
  expire: systemActor,
  offer_expire: systemActor,
  auto_complete: systemActor,
  resolve_confirm: staffActor,
  resolve_reject: staffActor,
  no_show: staffActor,
  approve_refund: staffActor,
  refuse_refund: staffActor,
  pay_refund: systemActor,
  extras_unpaid: systemActor,
}

/** Why staff give nothing back on an order that stands. */
export const keptByTerms: LocalText = {
  en: 'The booking stands, and its terms may still ask for all of it. Cancel it to get back what they leave.',
  'zh-cn': '订单仍有效，按条款仍可能全额收取。如需退款，请取消订单，按取消条款退回余款。',
}

/** Why staff give nothing back by themselves once the service has begun. */
export const keptByService: LocalText = {
  en: 'The supplier says that the service was provided as booked and reported; the amount stands.',
  'zh-cn': '供应商确认服务已按预订及上报内容提供，金额不变。',
}

/** Who makes a move that no member makes. */
export const actorOfEvent = (event: OrderEventName): Actor => actors[event] ?? supplierActor

/** `draw` is keyed by the order, so that the same order always gets the same numbers. */
export function supplierMove(
  situation: Situation,
  event: OrderEventName,
  draw: Numbers,
  input: ActionInput = {},
): Change | Refusal {
  return act(situation, event, { ...inputOf(situation, event, draw), ...input })
}

function inputOf({ order, now }: Situation, event: OrderEventName, draw: Numbers): ActionInput {
  const supplier_ref = `S${draw.hex(8).toUpperCase()}`
  const hotel_confirmation_code = draw.bool(0.75) ? String(draw.int(100_000, 999_999)) : undefined
  switch (event) {
    case 'supplier_confirm':
    case 'resolve_confirm':
      return { supplier_ref, hotel_confirmation_code }
    case 'supplier_change':
      return { offer: dearerOffer(order, now) }
    case 'resolve_reject':
    case 'refuse_refund':
    case 'no_show': {
      const note = noteOf(order, event)
      return { reason: note.en, note }
    }
    case 'supplier_reject':
    case 'supplier_nack':
    case 'supplier_unknown':
    case 'supplier_refuse_amend':
    case 'extras_unpaid':
      return { note: noteOf(order, event) }
    case 'assign_driver':
      return isRide(order) ? { driver: driverFor(order, draw) } : {}
    default:
      return {}
  }
}

/** The same room with other beds, or the same ride, five percent dearer. */
function dearerOffer(order: OrderRecord, now: number): ChangeOfferRecord {
  const change: OfferedChange = {
    total_price: percentOf(order.total_price, offerPercent, 'half-up'),
    total_settlement_price: percentOf(order.total_settlement_price, offerPercent, 'half-up'),
    bed_type: isRide(order) ? null : order.bed_type === 'twin' ? 'double' : 'twin',
  }
  const ends = Math.max(now + 60_000, Math.min(now + offerLifeMs, order.service_start))
  return makeOffer(order, change, describeTerms, toSeconds(ends))
}

const line = (en: string, zh: string): LocalText => ({ en, 'zh-cn': zh })

/** Prices are not among them: those are figures of their own. */
const describeTerms = (order: OrderRecord, terms: OfferedChange): LocalText[] =>
  isRide(order) ? rideTerms(order) : roomTerms(order, terms)

function roomTerms(order: HotelOrderRecord, terms: OfferedChange): LocalText[] {
  const bed = terms.bed_type ?? order.bed_type
  return [
    line(`Room: ${order.room_type.en}`, `房型：${order.room_type['zh-cn']}`),
    line(`Beds: ${labels.BedType.en[bed]}`, `床型：${labels.BedType['zh-cn'][bed]}`),
    line(
      `Meals: ${labels.MealType.en[order.meal_type]}`,
      `餐食：${labels.MealType['zh-cn'][order.meal_type]}`,
    ),
  ]
}

function rideTerms(order: RideOrderRecord): LocalText[] {
  const { date, time } = localClock(order.service_start, order.tz)
  const { VehicleClass } = labels
  const name = order.order_type === 'car' ? order.vehicle.name : null
  return [
    line(
      `Vehicle: ${name ?? VehicleClass.en[order.vehicle_class]}`,
      `车型：${name ?? VehicleClass['zh-cn'][order.vehicle_class]}`,
    ),
    line(`Pick-up: ${date} ${time.slice(0, 5)}`, `用车时间：${date} ${time.slice(0, 5)}`),
  ]
}
