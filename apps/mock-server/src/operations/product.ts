import type { Schemas } from '@portal/api-client/contract'
import type { FrozenPolicy } from '../domain/cancellation/frozen-policy.ts'
import type { Cell } from '../domain/export/table.ts'
import type { UnavailableRoom } from '../domain/hotel/stay-change.ts'
import type { Money } from '../domain/money/money.ts'
import type { BookingRequest } from '../domain/order/book-base.ts'
import type { TwoPrices } from '../domain/order/counted.ts'
import type { OrderOf, OrderType, PricedFields, WantedChange } from '../domain/order/order.ts'
import type { Change } from '../domain/order/situation.ts'
import type { QuoteOptionRecord } from '../domain/quote/quote.ts'
import type { LocalText } from '../texts/language.ts'
import type { Catalogue } from '../world/seed/catalogue.ts'
import type { PresentedBase } from './order/present-order-base.ts'
import type { Viewer } from './viewer.ts'
import type { SampleBase, SampleLabels } from './voucher/sample-parts.ts'
import type { VoucherBase } from './voucher/voucher-base.ts'
import type { SayVoucher } from './voucher/voucher-texts.ts'

/** The nights of a stay, as dates of its place. */
export type NewStay = { readonly check_in: string; readonly check_out: string }

/** An order of one product as the contract shows it. */
export type Shown<Type extends OrderType> = Extract<Schemas['Order'], { order_type: Type }>

/** A draft that repeats an order, in the form that the product's booking pages read. */
interface RebookingDraft {
  readonly title: string
  readonly search: object
  readonly selection: object
  readonly step: Schemas['Draft']['step']
  /** What the booking form knows besides guests, contact and requests. */
  readonly form?: Readonly<Record<string, unknown>>
}

/** What a booking page reads from its URL, as if the offer had been chosen there. */
export interface OfferAddress {
  readonly search: object
  readonly selection: object
}

/** What a customer sees of an option besides its texts. */
export interface OptionLook {
  readonly images: string[]
  readonly hotel: Schemas['QuoteHotel'] | null
}

/**
 * What a product contributes to orders, vouchers and quotes. Each product is one value in
 * `operations/<product>/product.ts`; `products.ts` gathers them. What follows from the order alone is in
 * `domain/product.ts`.
 */
export interface ProductAnswers<Type extends OrderType> {
  readonly presentOrder: (order: OrderOf<Type>, base: PresentedBase, viewer: Viewer) => Schemas['Order']
  /** What was bought, as lists show it. */
  readonly presentBought: (
    order: OrderOf<Type>,
    viewer: Viewer,
  ) => Pick<Schemas['OrderSummary'], 'title' | 'subtitle' | 'hotel_name' | 'hotel_name_en' | 'service'>

  /** Default columns of an export of its list. */
  readonly listColumns: readonly Schemas['OrderColumn'][]
  /** Its values in the columns that only some products fill. */
  readonly ownCells: (shown: Shown<Type>, viewer: Viewer) => Readonly<Record<OwnColumn, Cell>>
  /** Prices a change of what was booked; throws on bad input. */
  readonly priceChange: (order: OrderOf<Type>, wanted: WantedChange, viewer: Viewer) => PricedChange
  /** The same again at today's prices; null where it is not sold. Null for a product that has no such price. */
  readonly again: ((order: OrderOf<Type>, viewer: Viewer) => BookedAgain | null) | null
  /** Two states of an order in words, line by line; `priced` names what each room costs. */
  readonly changeLines: (before: OrderOf<Type>, after: OrderOf<Type>, priced: boolean) => readonly LinePair[]
  readonly rebook: (shown: Shown<Type>, stay: NewStay | null, order: OrderOf<Type>) => RebookingDraft

  readonly presentVoucher: (
    order: OrderOf<Type>,
    base: VoucherBase,
    say: SayVoucher,
    catalogue: Catalogue,
  ) => Schemas['Voucher']
  /** A voucher of an invented order, to preview a company's voucher setting. */
  readonly sampleVoucher: (base: SampleBase, labels: SampleLabels) => Schemas['Voucher']

  /** The field in which a quote entry names an offer of this product. */
  readonly offerKey: 'rate_key' | 'quote_key'
  /** The option behind a key; null for a key of another product. Throws when the offer has expired. */
  readonly readOption: (key: string, sell_price: Money, viewer: Viewer) => PricedOption | null
  /** Checks the price of an option again, however old its key is. */
  readonly recheckOption: (option: QuoteOptionRecord, sell_price: Money, viewer: Viewer) => Recheck
  /**
   * What a key sells, whenever it was issued and whatever it cost: keys with equal text are the same offer. Options
   * of a ride that the booking page adds (driver, extras, flight) do not count. Null for a key that was never issued.
   */
  readonly soldBy: (key: string, viewer: Viewer) => string | null
  /** Pictures and location of an option's offer. */
  readonly lookOf: (option: QuoteOptionRecord, viewer: Viewer) => OptionLook
  /** Where the option's offer is booked; `key` is the newest known key. */
  readonly addressOf: (option: QuoteOptionRecord, key: string, viewer: Viewer) => OfferAddress
}

/** Null for every column that only some products fill. */
export const emptyCells = {
  nationality: null,
  number_of_rooms: null,
  room_nights: null,
  room_type: null,
  meal_type: null,
  bed_type: null,
  hotel_confirmation_code: null,
  rental_type: null,
  days_or_hours: null,
  number_of_rentals: null,
  driver: null,
  flight_number: null,
  airport: null,
  local_pick_up_time: null,
} satisfies Partial<Record<Schemas['OrderColumn'], null>>

/** Columns of an export that only some products fill. */
export type OwnColumn = keyof typeof emptyCells

export type OwnCells = Readonly<Record<OwnColumn, Cell>>

/** The last columns of every list. */
export const paidColumns: readonly Schemas['OrderColumn'][] = [
  'currency',
  'total_price',
  'total_settlement_price',
  'settlement_money',
  'refund_money',
  'pay_channel',
  'pay_time',
  'order_status',
  'settlement_status',
  'invoice_status',
  'operator',
  'own_reference',
  'customer',
  'cost_centre',
  'tags',
]

/** The priced offer in an option; the operator adds selling price and note. */
export type PricedOption = Pick<
  QuoteOptionRecord,
  | 'product'
  | 'key'
  | 'title'
  | 'subtitle'
  | 'lines'
  | 'settlement_price'
  | 'policy'
  | 'policy_without_price'
  | 'last_outcome'
>

/** What was booked, at today's prices. */
export interface BookedAgain {
  readonly prices: TwoPrices
  readonly policy: FrozenPolicy
  /** Books it; throws like any booking. */
  readonly book: (request: BookingRequest) => Change
}

export type PricedChange =
  | { readonly priced: PricedFields; readonly on_request: boolean }
  | { readonly unavailable: readonly UnavailableRoom[] }

/** A line before and after; null where there is nothing on that side. */
export type LinePair = readonly [LocalText | null, LocalText | null]

export interface Recheck {
  readonly outcome: Schemas['RateOutcome']
  /** Null when it can no longer be booked. */
  readonly priced: PricedOption | null
}
