import { labels } from '@portal/api-client/contract'
import type { LocalText } from '../hotel/priced-rate.ts'
import { percentOf, toMoney } from '../money/money.ts'
import type { Refusal } from '../refusal.ts'
import { toSeconds } from '../time/zones.ts'
import { act } from './act.ts'
import { makeOffer, type OfferedChange } from './offer.ts'
import type { ChangeOfferRecord, OrderEventName, OrderRecord } from './order.ts'
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

const notes = {
  supplier_reject: { en: 'The hotel has no room left for these nights.', 'zh-cn': '酒店在所订日期已无房。' },
  supplier_nack: { en: 'The hotel does not accept the cancellation.', 'zh-cn': '酒店不接受取消。' },
  supplier_unknown: {
    en: 'No answer in time; our staff are asking the hotel.',
    'zh-cn': '供应商未按时答复，客服正在与酒店核实。',
  },
  resolve_reject: { en: 'The hotel could not be reached.', 'zh-cn': '无法与酒店取得联系。' },
} satisfies Partial<Record<OrderEventName, LocalText>>

const actors: Partial<Record<OrderEventName, Actor>> = {
  expire: systemActor,
  offer_expire: systemActor,
  auto_complete: systemActor,
  resolve_confirm: staffActor,
  resolve_reject: staffActor,
  no_show: staffActor,
}

/** Who makes a move that no member makes. */
export const actorOfEvent = (event: OrderEventName): Actor => actors[event] ?? supplierActor

/** `draw` is keyed by the order, so that the same order always gets the same numbers. */
export function supplierMove(situation: Situation, event: OrderEventName, draw: Numbers): Change | Refusal {
  return act(situation, event, inputOf(situation, event, draw))
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
      return { reason: notes.resolve_reject.en, note: notes.resolve_reject }
    case 'supplier_reject':
    case 'supplier_nack':
    case 'supplier_unknown':
      return { note: notes[event] }
    default:
      return {}
  }
}

/** The same room with other beds, five percent dearer. */
function dearerOffer(order: OrderRecord, now: number): ChangeOfferRecord {
  const change: OfferedChange = {
    total_price: percentOf(order.total_price, offerPercent, 'half-up'),
    total_settlement_price: percentOf(order.total_settlement_price, offerPercent, 'half-up'),
    bed_type: order.bed_type === 'twin' ? 'double' : 'twin',
  }
  const ends = Math.max(now + 60_000, Math.min(now + offerLifeMs, order.service_start))
  return makeOffer(order, change, describeTerms, toSeconds(ends))
}

function describeTerms(order: OrderRecord, terms: OfferedChange): LocalText[] {
  const { amount, currency } = toMoney(terms.total_price, order.currency)
  const line = (en: string, zh: string): LocalText => ({ en, 'zh-cn': zh })
  return [
    line(`Room: ${order.room_type.en}`, `房型：${order.room_type['zh-cn']}`),
    line(`Beds: ${labels.BedType.en[terms.bed_type]}`, `床型：${labels.BedType['zh-cn'][terms.bed_type]}`),
    line(
      `Meals: ${labels.MealType.en[order.meal_type]}`,
      `餐食：${labels.MealType['zh-cn'][order.meal_type]}`,
    ),
    line(`Total price: ${amount} ${currency}`, `总价：${amount} ${currency}`),
  ]
}
