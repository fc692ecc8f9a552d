import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { AirportPart } from '../airport/order-part.ts'
import type { FrozenPolicy } from '../cancellation/frozen-policy.ts'
import type { CarPart } from '../car/order-part.ts'
import type { HotelPart } from '../hotel/order-part.ts'
import type { PricedCharge } from '../hotel/priced-rate.ts'
import type { LedgerAccount } from '../ledger/entry.ts'
import type { Minor, PriceLineRecord } from '../money/money.ts'
import type { RidePart } from '../ride/ride.ts'
import type { Allocation } from './allocation.ts'
import type { TwoPrices } from './counted.ts'

/**
 * The order as the mock stores it: amounts in smallest units of one currency, instants as numbers, texts in both
 * languages. The contract's `Order` is presented from it, for one language and one member.
 */

export type OrderType = Schemas['OrderType']
export type OrderStatus = Schemas['OrderStatus']
export type OrderEventName = Schemas['OrderEventName']
export type OrderActionName = Schemas['OrderAction']
export type ReasonKey = Schemas['ReasonKey']
export type PayChannel = LedgerAccount

export interface RefundRecord {
  readonly refund_id: string
  readonly type: Schemas['RefundType']
  /** Null when nobody asked for it. */
  readonly ground: Schemas['RefundGround'] | null
  readonly requested: Minor
  readonly approved: Minor | null
  /** The part of what was approved that the terms would have kept. */
  readonly waived: Minor
  readonly refund_to: PayChannel
  readonly status: Schemas['RefundStatus']
  readonly reason: string
  readonly files: readonly string[]
  /** Epoch s. */
  readonly apply_time: number
  readonly refund_time: number | null
  readonly ledger_entry_id: string | null
}

export interface OrderEventRecord {
  /** Epoch s. */
  readonly time: number
  readonly actor_type: Schemas['ActorType']
  readonly actor: string
  readonly event: OrderEventName
  readonly from: OrderStatus | null
  readonly to: OrderStatus | null
  readonly note: LocalText | null
}

/** The totals and the bed type that a supplier offers instead, with both sides described in words. */
export interface OfferedChange {
  readonly total_price: Minor
  readonly total_settlement_price: Minor
  /** Of each room in order; empty for products without rooms. */
  readonly bed_types: readonly Schemas['BedType'][]
}

export interface OfferedTermsRecord extends OfferedChange {
  readonly lines: readonly LocalText[]
}

export interface ChangeOfferRecord {
  readonly before: OfferedTermsRecord
  readonly after: OfferedTermsRecord
  /** Epoch s. */
  readonly offer_expire_time: number
}

/**
 * An extra or a dearer change: it counts against the limits of the member who agreed to it, in the month of the charge.
 */
interface SupplementRecord {
  /** What was charged, at the settlement price. */
  readonly amount: Minor
  /** The same at selling prices. */
  readonly price: Minor
  /** Epoch s. */
  readonly time: number
  /** Null when no member agreed. */
  readonly member_id: string | null
}

export interface AmendmentRecord {
  /** Empty where `priced` is set. */
  readonly changes: Schemas['OrderChanges']
  /** Another stay or ride: the fields of the order as they will be, priced when the change was quoted. */
  readonly priced?: PricedFields
  /** The difference in price, selling and settlement; below 0 when it is cheaper. */
  readonly price_diff: Minor
  readonly settlement_diff: Minor
  /** What changes, old → new, line by line and without prices, as the voucher prints it; absent where nothing of the service does. */
  readonly lines?: readonly LocalText[]
  /** The same in one text with the selling prices, for the history of the order. */
  readonly note?: LocalText
  /** The quote that it makes; absent where only details are corrected. */
  readonly quote_id?: string
  /** The prices at which a superior has approved just this change. */
  readonly approved_price?: TwoPrices
  /** The member whose limits a dearer change counts against, even when the supplier agrees later. */
  readonly requested_by: { readonly id: string; readonly nickname: string } | null
  /** Epoch s. */
  readonly requested_time: number
}

/** What an order of any product takes over from a priced change. */
export type PricedFields = Readonly<
  Pick<
    OrderBaseRecord,
    'total_price' | 'total_settlement_price' | 'price_breakdown' | 'policy' | 'service_start' | 'service_end'
  >
> &
  Partial<HotelPart> &
  Partial<CarPart> &
  Partial<AirportPart> &
  Pick<OrderBaseRecord, 'change_fee' | 'pay_at_service' | 'terms_start'>

export type WantedChange = Pick<Schemas['QuoteOrderChangeRequest'], 'change' | 'different_people'>

/** A priced change, promised for one version of the order. */
export interface ChangeQuoteRecord {
  readonly id: string
  readonly order_id: string
  readonly order_version: number
  readonly wanted: WantedChange
  readonly priced: PricedFields
  readonly on_request: boolean
  /** Epoch ms. */
  readonly valid_until: number
}

/** A change of a confirmed order for which approval was asked; it can be made until its quote ends. */
export interface AskedChangeRecord {
  readonly quote: ChangeQuoteRecord
  readonly requested_by: OrderBaseRecord['operator']
  readonly approval: Exclude<Schemas['ApprovalStatus'], 'none'>
}

export interface OrderBaseRecord {
  /** The booking id. */
  readonly id: string
  readonly company_id: string
  /** The owner of the account; `operator` is the member who entered the order. */
  readonly user_account: { readonly id: string; readonly username: string }
  readonly operator: { readonly id: string; readonly nickname: string }
  readonly client_ref: string
  readonly order_status: OrderStatus
  readonly approval_status: Schemas['ApprovalStatus']
  /** Prices up to which no superior is asked: approved, or less than was paid for the same before. */
  readonly approved_price: TwoPrices | null
  readonly pay_channel: PayChannel | null
  /** Epoch s. */
  readonly pay_time: number | null
  /** The member whose limits the payment counts against; null before payment. */
  readonly paid_by: string | null
  /** Epoch s; null once it no longer matters. */
  readonly pay_expire_time: number | null
  /** Epoch s at which an order that is paid later is released; until then its amount is held on the credit line. */
  readonly pay_by?: number | null
  /** Epoch s. */
  readonly booking_time: number
  readonly contact: { readonly person: string; readonly phone: string; readonly email: string }
  readonly special_requests: string
  readonly internal_remark: string
  readonly allocation: Allocation
  readonly tags: readonly string[]
  readonly currency: string
  readonly total_price: Minor
  readonly total_settlement_price: Minor
  /** The part of both totals that changes have cost; nothing gives it back. Absent without such a change. */
  readonly change_fee?: TwoPrices
  /** Sum of the ledger's charges and refunds of this order. */
  readonly charged: Minor
  readonly refunded: Minor
  /** Charges added after confirmation, oldest first. */
  readonly supplements: readonly SupplementRecord[]
  /** Epoch s of the last refund. */
  readonly refund_time: number | null
  /** Repaid through bills and not refunded; credit orders only. */
  readonly repaid: Minor
  readonly pay_at_service: readonly PricedCharge[]
  readonly price_breakdown: readonly PriceLineRecord[]
  readonly fx: Schemas['FxRate'] | null
  readonly refunds: readonly RefundRecord[]
  /** Frozen at booking: changes move and reprice its tiers, and nothing resolves them again. */
  readonly policy: FrozenPolicy
  /** Set once cancellation is requested: the status to return to, and the accepted penalty. */
  readonly cancellation: {
    readonly from: OrderStatus
    readonly penalty: Minor
    readonly reason: string
  } | null
  /** Epoch ms. */
  readonly service_start: number
  /** The service start that the tiers were made for, if news of a flight has moved the service since; epoch ms. */
  readonly terms_start?: number
  readonly service_end: number
  readonly tz: string
  readonly bill_id: string | null
  readonly invoice_ids: readonly string[]
  /** Null before confirmation; grows with every printed change. */
  readonly voucher_version: number | null
  /** What the last change of the service printed, and in which version of the voucher; absent before one. */
  readonly printed_change?: { readonly version: number; readonly lines: readonly LocalText[] }
  readonly supplier_ref: string | null
  /** The supplier must be asked first, so a longer silence is normal. */
  readonly on_request: boolean
  readonly change_offer: ChangeOfferRecord | null
  /** A change the member requested and the supplier has not answered yet. */
  readonly amendment: AmendmentRecord | null
  /** Nothing but this change is approved with it. */
  readonly asked_change?: AskedChangeRecord | null
  readonly timeline: readonly OrderEventRecord[]
  readonly version: number
  readonly quote_id: string | null
  readonly draft_id: string | null
  /** The dearer order that this one takes the place of. */
  readonly replaces?: {
    readonly booking_id: string
    /** Epoch ms at which the dearer order begins to cost a fee; null once this one is confirmed. */
    readonly until: number | null
  }
  /** The cheaper order that is to take the place of this one, or has. */
  readonly replaced_by?: string | null
}

/** The order of one product, or of any of several. */
export type OrderOf<Type extends OrderType> = {
  [One in Type]: OrderBaseRecord & { readonly order_type: One } & OrderParts[One]
}[Type]

/** Distinguished by `order_type`. */
export type OrderRecord = OrderOf<OrderType>

/** Products with a driver. */
export type RideType = {
  [Type in OrderType]: OrderParts[Type] extends RidePart ? Type : never
}[OrderType]
export type RideOrderRecord = OrderOf<RideType>

/** Products whose guests sleep in rooms. */
type StayType = {
  [Type in OrderType]: OrderParts[Type] extends Pick<HotelPart, 'rooms'> ? Type : never
}[OrderType]

/** Products to which a flight may belong. */
type FlightType = {
  [Type in OrderType]: OrderParts[Type] extends Pick<AirportPart, 'flight'> ? Type : never
}[OrderType]

// These guards ask what an order holds, never which product it is. What a product is or says belongs to its own file.

/** Whether there is a driver. */
export const isRide = (order: OrderRecord): order is RideOrderRecord => 'dispatch' in order

/** Whether guests sleep in rooms. */
export const isStay = (order: OrderRecord): order is OrderOf<StayType> => 'rooms' in order

/** Whether a flight may belong to the service. */
export const hasFlight = (order: OrderRecord): order is OrderOf<FlightType> => 'flight' in order

export function settlementMoney(order: Pick<OrderBaseRecord, 'charged' | 'refunded'>): Minor {
  return order.charged - order.refunded
}

/** The refund that is requested or approved and neither paid nor refused; at most one. */
export const openRefundOf = ({ refunds }: Pick<OrderBaseRecord, 'refunds'>): RefundRecord | undefined =>
  refunds.find(({ status }) => ['requested', 'approved', 'processing'].includes(status))

const nothingCameOf: ReadonlySet<OrderRecord['order_status']> = new Set(['cancelled', 'rejected', 'expired'])

/** Whether the order ended before it was of any use. */
export const endedUnused = ({ order_status }: Pick<OrderRecord, 'order_status'>): boolean =>
  nothingCameOf.has(order_status)

/** The fields of each product beyond the common base of an order. */
interface OrderParts {
  hotel: HotelPart
  car: CarPart
  airport: AirportPart
}

export type HotelOrderRecord = OrderOf<'hotel'>

export type CarOrderRecord = OrderOf<'car'>

export type AirportOrderRecord = OrderOf<'airport'>
