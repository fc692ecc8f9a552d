import type { Schemas } from '@portal/api-client/contract'
import type { Cell } from '../domain/export/table.ts'
import type { Money } from '../domain/money/money.ts'
import type { OrderOf, OrderType } from '../domain/order/order.ts'
import type { QuoteOptionRecord } from '../domain/quote/quote.ts'
import type { Catalogue } from '../world/seed/catalogue.ts'
import type { PresentedBase } from './order/present-order-base.ts'
import type { Viewer } from './viewer.ts'
import type { SampleBase, SampleLabels } from './voucher/sample-parts.ts'
import type { SayVoucher, VoucherBase } from './voucher/voucher-base.ts'

/** The nights of a stay, days of its place. */
export type NewStay = { readonly check_in: string; readonly check_out: string }

/** An order of one product as the contract shows it. */
export type Shown<Type extends OrderType> = Extract<Schemas['Order'], { order_type: Type }>

/** A draft that begins with what an order was, as the booking pages of the product read it. */
interface BegunAgain {
  readonly title: string
  readonly search: object
  readonly selection: object
  readonly step: Schemas['Draft']['step']
}

/** What a booking page reads from its address: as if the offer had been chosen there. */
export interface OfferAddress {
  readonly search: object
  readonly selection: object
}

/** What a customer is shown of an option beside its texts. */
export interface OptionLook {
  readonly images: string[]
  readonly hotel: Schemas['QuoteHotel'] | null
}

/**
 * What a product answers where orders, vouchers and quotes of all products are answered. Each is one value in
 * `operations/<product>/product.ts`, all of them stand in `products.ts`. What follows from the order alone is in
 * `domain/product.ts`.
 */
export interface ProductAnswers<Type extends OrderType> {
  readonly presentOrder: (order: OrderOf<Type>, base: PresentedBase, viewer: Viewer) => Schemas['Order']
  /** What lists say was bought. */
  readonly presentBought: (
    order: OrderOf<Type>,
    viewer: Viewer,
  ) => Pick<Schemas['OrderSummary'], 'title' | 'subtitle' | 'hotel_name' | 'service'>

  /** The columns of its list, for whoever exports it and names none. */
  readonly listColumns: readonly Schemas['OrderColumn'][]
  /** Its values in the columns that not every product fills. */
  readonly ownCells: (shown: Shown<Type>, viewer: Viewer) => Readonly<Record<OwnColumn, Cell>>
  readonly beginAgain: (shown: Shown<Type>, stay: NewStay | null) => BegunAgain

  readonly presentVoucher: (
    order: OrderOf<Type>,
    base: VoucherBase,
    say: SayVoucher,
    catalogue: Catalogue,
  ) => Schemas['Voucher']
  /** A voucher of an invented order, for the preview of a company's setting. */
  readonly sampleVoucher: (base: SampleBase, labels: SampleLabels) => Schemas['Voucher']

  /** The field by which an entry of a quote names one of its offers. */
  readonly offerKey: 'rate_key' | 'quote_key'
  /** The option behind a key; null for a key of another product. Throws when the offer has expired. */
  readonly readOption: (key: string, sell_price: Money, viewer: Viewer) => PricedOption | null
  /** Asks for the price of an option again, however old its key is. */
  readonly recheckOption: (option: QuoteOptionRecord, sell_price: Money, viewer: Viewer) => Recheck
  /**
   * What a key sells, whenever it was issued and whatever it cost then: two keys of one text are one offer. What a booking
   * page may add to a ride (driver, extras, a flight) is no part of it. Null for a key that nobody issued.
   */
  readonly soldBy: (key: string, viewer: Viewer) => string | null
  /** Pictures and place of what an option offers. */
  readonly lookOf: (option: QuoteOptionRecord, viewer: Viewer) => OptionLook
  /** Where the offer that an option stands for is booked; `key` is the newest that is known of it. */
  readonly addressOf: (option: QuoteOptionRecord, key: string, viewer: Viewer) => OfferAddress
}

/** Nothing in the columns that only some products fill. */
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

/** What every list ends with. */
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
]

/** What an option says of the price that was chosen; the operator adds selling price and note. */
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

export interface Recheck {
  readonly outcome: Schemas['RateOutcome']
  /** Null when it can no longer be booked. */
  readonly priced: PricedOption | null
}
