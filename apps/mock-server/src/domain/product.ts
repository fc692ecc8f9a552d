import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../texts/language.ts'
import type { FieldErrors } from '../texts/text.ts'
import type { PolicyPrices } from './cancellation/policy.ts'
import type { ZoneEntriesRecord } from './car/order-part.ts'
import type { BookedRoomRecord, GuestRecord } from './hotel/order-part.ts'
import type { Finding } from './ledger/invariants/compare.ts'
import type { OfferedChange, OfferedTermsRecord, OrderOf, OrderType, RideType } from './order/order.ts'
import type { TravellerRecord } from './ride/ride.ts'
import type { NotedEvent, Service } from './service.ts'

type Changes = Schemas['OrderChanges']

/** Errors by field path, as keys of texts. */
export type ChangeErrors = FieldErrors

/** When a change is made, and when it was asked for: the price is that of the second. Epoch ms. */
export interface ChangeTimes {
  readonly now: number
  readonly asked: number
}

/**
 * What a product is to the rules that all orders share. Each is one value in `domain/<product>/product.ts`, all of them
 * stand in `products.ts`; no other file of the business names a product or asks which one an order is of.
 */
export interface Product<Type extends OrderType> {
  /** First letter of its booking IDs. */
  readonly letter: string
  /** Where the portal lists its orders. */
  readonly ordersPath: string
  /** A ride has a driver: its life cycle plans one and charges what he reports. */
  readonly service: Type extends RideType ? Service : Exclude<Service, 'ride'>
  /** Whether news of a flight concern its orders. */
  readonly followsFlights: boolean
  /** What its supplier's yes is known by, and staff have to name. */
  readonly confirmedBy: 'hotel_confirmation_code' | 'supplier_ref'
  /** Whether what is charged or given back later becomes part of its price. */
  readonly priceGrows: boolean
  /** What its suppliers say to an event. */
  readonly supplierNotes: Readonly<Record<NotedEvent, LocalText>>

  /** What people call the order. */
  readonly titleOf: (order: OrderOf<Type>) => LocalText
  /** What people remember of it beside its number and its guests. */
  readonly keywordsOf: (order: OrderOf<Type>) => readonly string[]
  /** Everybody who sleeps or rides. */
  readonly guestsOf: (order: OrderOf<Type>) => readonly (GuestRecord | TravellerRecord)[]
  /** Rooms that are slept in; none where nobody sleeps. */
  readonly roomsOf: (order: OrderOf<Type>) => readonly BookedRoomRecord[]
  /** First and last day of the service at its place. */
  readonly datesOf: (order: OrderOf<Type>) => { readonly first: string; readonly last: string }
  /** From when on arriving and leaving may be confirmed, and who has not come is missed; epoch ms. */
  readonly arrivesFrom: (order: OrderOf<Type>) => number
  readonly leavesFrom: (order: OrderOf<Type>) => number
  readonly missedFrom: (order: OrderOf<Type>) => number

  /** Whether both take place at the same time, so that nobody can be a guest of both. */
  readonly overlaps: (order: OrderOf<Type>, other: OrderOf<Type>) => boolean

  /** What of an order may be changed at all. */
  readonly changeable: readonly (keyof Changes)[]
  /** Errors of a change beside those of guests; `now` in epoch ms. */
  readonly changeErrors: (order: OrderOf<Type>, changes: Changes, now: number) => ChangeErrors
  /** Whether a supplier must be asked before a confirmed order is changed so; `now` in epoch ms. */
  readonly asksSupplier: (order: OrderOf<Type>, changes: Changes, now: number) => boolean
  /** The order with the change, its price and its terms; contact and requests are those of all orders. */
  readonly changed: (order: OrderOf<Type>, changes: Changes, times: ChangeTimes) => OrderOf<Type>

  /** The beds a supplier's offer may differ in; null where there are none. */
  readonly bedTypeOf: (order: OrderOf<Type>) => Schemas['BedType'] | null
  /** An offer in words; prices are figures of their own. */
  readonly offerText: (order: OrderOf<Type>, terms: OfferedChange) => readonly LocalText[]
  /** The order at the terms of an accepted offer; its policy follows afterwards. */
  readonly withOffer: (order: OrderOf<Type>, after: OfferedTermsRecord) => OrderOf<Type>

  /** What the amounts of its terms are made of: what the account pays, or what the guest does. */
  readonly policyPrices: (order: OrderOf<Type>, prices: 'settlement' | 'selling') => PolicyPrices
  /** Where people, places and prices of an order do not add up. */
  readonly findings: (order: OrderOf<Type>) => Iterable<Finding>
}

/** What a product with a driver tells of itself beside that. */
export interface RideProduct<Type extends RideType> {
  /** What the hours beyond the booking are called on a bill. */
  readonly overtimeName: LocalText
  /** The zone whose further entries are charged; null where none was agreed. */
  readonly zoneOf: (order: OrderOf<Type>) => ZoneEntriesRecord | null
  /** Where the driver waits. */
  readonly pickUpPlaceOf: (order: OrderOf<Type>) => {
    readonly lat: number | null
    readonly lng: number | null
  }
}
