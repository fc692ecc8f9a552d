import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../texts/language.ts'
import type { FieldErrors } from '../texts/text.ts'
import type { TransferSource } from './airport/airport.ts'
import type { PolicyPrices } from './cancellation/policy.ts'
import type { ZoneEntriesRecord } from './car/order-part.ts'
import type { BookedRoomRecord, GuestRecord } from './hotel/order-part.ts'
import type { Finding } from './ledger/invariants/compare.ts'
import type { OfferedChange, OfferedTermsRecord, OrderOf, OrderType, RideType } from './order/order.ts'
import type { TravellerRecord } from './ride/ride.ts'
import type { NotedEvent, Service } from './service.ts'

type Changes = Schemas['OrderChanges']

/** Errors by field path, as text keys. */
export type ChangeErrors = FieldErrors

/** When a change is made, and when it was requested; the price is that of the latter. Epoch ms. */
export interface ChangeTimes {
  readonly now: number
  readonly asked: number
}

/**
 * What the rules shared by all orders need to know of a product. Each product is one value in
 * `domain/<product>/product.ts`, listed in `products.ts`; no other file of the business names a product or asks which
 * one an order is of.
 */
export interface Product<Type extends OrderType> {
  /** First letter of its booking IDs. */
  readonly letter: string
  /** Where the portal lists its orders. */
  readonly ordersPath: string
  /** A ride has a driver: its life cycle plans one and charges what the driver reports. */
  readonly service: Type extends RideType ? Service : Exclude<Service, 'ride'>
  /** Whether news of a flight concern its orders. */
  readonly followsFlights: boolean
  /** What identifies the supplier's confirmation; staff must enter it. */
  readonly confirmedBy: 'hotel_confirmation_code' | 'supplier_ref'
  /** What an invoice says was sold. */
  readonly invoiceContent: Schemas['InvoiceContent']
  /** The supplier's words for an event. */
  readonly supplierNotes: Readonly<Record<NotedEvent, LocalText>>

  /** What people call the order. */
  readonly titleOf: (order: OrderOf<Type>) => LocalText
  /** Search words beside its number and its guests. */
  readonly keywordsOf: (order: OrderOf<Type>) => readonly string[]
  /** Everybody who sleeps or rides. */
  readonly guestsOf: (order: OrderOf<Type>) => readonly (GuestRecord | TravellerRecord)[]
  /** Booked rooms; empty for products without rooms. */
  readonly roomsOf: (order: OrderOf<Type>) => readonly BookedRoomRecord[]
  /** First and last day of the service, local. */
  readonly datesOf: (order: OrderOf<Type>) => { readonly first: string; readonly last: string }
  /** From when arrival and departure may be confirmed, and a no-show reported; epoch ms. */
  readonly arrivesFrom: (order: OrderOf<Type>) => number
  /** The last moment at which the service can still begin; nobody pays or waits for a confirmation beyond it. Epoch ms. */
  readonly lastStartOf: (order: OrderOf<Type>) => number
  readonly leavesFrom: (order: OrderOf<Type>) => number
  readonly missedFrom: (order: OrderOf<Type>) => number

  /** Whether both take place at the same time, so that nobody can be a guest of both. */
  readonly overlaps: (order: OrderOf<Type>, other: OrderOf<Type>) => boolean

  /** The fields that may change at all. */
  readonly changeable: readonly (keyof Changes)[]
  /** Errors of a change apart from those of guests; `now` in epoch ms, `source` knows the flights. */
  readonly changeErrors: (
    order: OrderOf<Type>,
    changes: Changes,
    now: number,
    source: TransferSource,
  ) => ChangeErrors
  /** Whether such a change of a confirmed order needs the supplier's consent; `now` in epoch ms. */
  readonly asksSupplier: (order: OrderOf<Type>, changes: Changes, now: number) => boolean
  /** The order with the change, its price and its terms; contact and requests are handled for all products alike. */
  readonly changed: (order: OrderOf<Type>, changes: Changes, times: ChangeTimes) => OrderOf<Type>

  /** The bed type that a supplier's offer may change; null for products without beds. */
  readonly bedTypesOf: (order: OrderOf<Type>) => readonly Schemas['BedType'][]
  /** An offer in words; prices are shown as amounts. */
  readonly offerText: (order: OrderOf<Type>, terms: OfferedChange) => readonly LocalText[]
  /** The order at the terms of an accepted offer; its policy follows afterwards. */
  readonly withOffer: (order: OrderOf<Type>, after: OfferedTermsRecord) => OrderOf<Type>

  /** The prices that its cancellation amounts derive from: the account's or the guest's. */
  readonly policyPrices: (order: OrderOf<Type>, prices: 'settlement' | 'selling') => PolicyPrices
  /** Contradictions between people, places and prices of an order. */
  readonly findings: (order: OrderOf<Type>) => Iterable<Finding>
}

/** What a product with a driver adds. */
export interface RideProduct<Type extends RideType> {
  /** The name of extra hours on a bill. */
  readonly overtimeName: LocalText
  /** The zone whose further entries are charged; null when none was agreed. */
  readonly zoneOf: (order: OrderOf<Type>) => ZoneEntriesRecord | null
  /** Where the driver waits. */
  readonly pickUpPlaceOf: (order: OrderOf<Type>) => {
    readonly lat: number | null
    readonly lng: number | null
  }
}
