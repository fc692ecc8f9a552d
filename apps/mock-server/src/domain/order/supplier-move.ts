import type { LocalText } from '../../texts/language.ts'
import { percentOf } from '../money/money.ts'
import { productOf } from '../products.ts'
import { driverFor } from '../ride/driver.ts'
import { type NotedEvent, reviewNotes } from '../service.ts'
import { toSeconds } from '../time/zones.ts'
import { act } from './act.ts'
import { makeOffer } from './offer.ts'
import {
  type ChangeOfferRecord,
  isRide,
  type OfferedChange,
  type OrderEventName,
  type OrderRecord,
} from './order.ts'
import { payUntil } from './pay-time.ts'
import {
  type ActionInput,
  type Actor,
  type Change,
  type Situation,
  staffActor,
  supplierActor,
  systemActor,
} from './situation.ts'
import { reviewEnd, reviewEnding } from './waits.ts'

/** What suppliers, staff and the clock do to an order. Used by the world's jobs, the control API and the seed. */

/** What a tester can make suppliers and staff do to an order. */
export type SupplierEventName =
  | 'confirm'
  | 'reject'
  | 'change'
  | 'silent'
  | 'reconfirm'
  | 'cancel_ack'
  | 'cancel_nack'
  | 'amend_ack'
  | 'amend_nack'
  | 'refund_ack'
  | 'refund_nack'
  | 'assign_driver'
  | 'dispatch'
  | 'report_extras'
  | 'flight'
  | 'no_show'
  | 'price'

/** The source of the numbers that a supplier makes up. */
interface Numbers {
  hex(digits: number): string
  bool(probability: number): boolean
  int(min: number, max: number): number
}

/** The price of an alternative offer in percent of the booked price. */
const offerPercent = 105

const noteOf = (order: OrderRecord, event: NotedEvent): LocalText => productOf(order).supplierNotes[event]

const actors: Partial<Record<OrderEventName, Actor>> = {
  expire: systemActor,
  release: systemActor,
  offer_expire: systemActor,
  auto_complete: systemActor,
  resolve_confirm: staffActor,
  resolve_reject: staffActor,
  review_expire: systemActor,
  cancel_expire: systemActor,
  amend_expire: systemActor,
  approval_expire: systemActor,
  no_show: staffActor,
  approve_refund: staffActor,
  refuse_refund: staffActor,
  pay_refund: systemActor,
  grant_dispute: staffActor,
  extras_unpaid: systemActor,
}

/** Why staff refuse a refund of an order that goes ahead. */
export const keptByTerms: LocalText = {
  en: 'The booking stands, and the supplier does not give up what its terms may still charge. To get back what they leave, cancel it.',
  'zh-cn': '订单仍有效，供应商不同意放弃按条款可能收取的费用。如需退款，请取消订单，按取消条款退回余款。',
}

/** The same where nothing would come back. */
export const keptWhole: LocalText = {
  en: 'The booking stands. Its terms give nothing back, and the supplier makes no exception.',
  'zh-cn': '订单仍有效。按条款无可退金额，供应商不同意破例。',
}

/** The same for a refund that was approved, when a later change or invoice leaves nothing of it. */
export const nothingLeft: LocalText = {
  en: 'Since it was approved, the booking was changed or invoiced, and its terms leave nothing to pay back.',
  'zh-cn': '退款批准后，订单已变更或已申请发票，按条款无余款可退。',
}

/** Why staff refuse a refund once the service has begun. */
export const keptByService: LocalText = {
  en: 'The supplier says that the service was provided as booked and reported; the amount stands.',
  'zh-cn': '供应商确认服务已按预订及上报内容提供，金额不变。',
}

/** The actor of a move that no member makes. */
export const actorOfEvent = (event: OrderEventName): Actor => actors[event] ?? supplierActor

/** `draw` is keyed by the order, so that the same order always gets the same numbers. */
export function supplierMove(
  situation: Situation,
  event: OrderEventName,
  draw: Numbers,
  input: ActionInput = {},
): Change {
  return act(situation, event, { ...inputOf(situation, event, draw), ...input })
}

function inputOf({ order, now }: Situation, event: OrderEventName, draw: Numbers): ActionInput {
  const supplier_ref = `S${draw.hex(8).toUpperCase()}`
  const hotelNumber = () => String(draw.int(100_000, 999_999))
  // A quarter of the hotels give their number later.
  const hotel_confirmation_code = draw.bool(0.75) ? hotelNumber() : undefined
  switch (event) {
    case 'supplier_confirm':
    case 'resolve_confirm':
      return { supplier_ref, hotel_confirmation_code }
    case 'supplier_reconfirm':
      return { hotel_confirmation_code: hotelNumber() }
    case 'supplier_change':
      // The supplier holds what it offers under its own number, which stays when the member accepts.
      return { offer: dearerOffer(order, now), supplier_ref }
    case 'resolve_reject':
    case 'refuse_refund':
    case 'no_show': {
      const note = noteOf(order, event)
      return { reason: note.en, note }
    }
    case 'review_expire':
      return { note: reviewNotes[reviewEnding(order)] }
    case 'cancel_expire':
    case 'supplier_reject':
    case 'supplier_nack':
    case 'supplier_unknown':
    case 'supplier_refuse_amend':
    case 'amend_expire':
    case 'approval_expire':
    case 'extras_unpaid':
      return { note: noteOf(order, event) }
    case 'supplier_amend':
      return order.amendment?.note ? { note: order.amendment.note } : {}
    case 'assign_driver':
      return isRide(order) ? { driver: driverFor(order, draw) } : {}
    default:
      return {}
  }
}

/** The same rooms with other beds, or the same ride, five percent dearer. */
function dearerOffer(order: OrderRecord, now: number): ChangeOfferRecord {
  const { bedTypesOf, offerText } = productOf(order)
  const change: OfferedChange = {
    total_price: percentOf(order.total_price, offerPercent, 'half-up'),
    total_settlement_price: percentOf(order.total_settlement_price, offerPercent, 'half-up'),
    bed_types: bedTypesOf(order).map((bed) => (bed === 'twin' ? 'double' : 'twin')),
  }
  return makeOffer(order, change, offerText, toSeconds(payUntil(now, reviewEnd(order, now))))
}
