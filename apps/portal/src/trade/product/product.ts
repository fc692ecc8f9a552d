import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import type { Column, IconBed } from '@portal/ui'
import type { LinkProps } from '@tanstack/react-router'
import type { FunctionComponent, ReactNode } from 'react'
import type { FieldErrors, useCheckedForm } from '../../shared/form/use-checked-form.ts'
import type { LocalMoment } from '../../shared/time/local-moment.ts'
import type { GuestListValues } from '../guests/namesakes.ts'

/**
 * The interface of a product, in parts that pages load separately: an order page needs no search form, a link to an
 * order needs neither. Each part is one file in `features/<product>/product/` and one total record in `products/`, so
 * that a missing part does not compile.
 */

type Path = NonNullable<LinkProps['to']>

/** The basic facts of a product, small enough for every page. */
export interface ProductFacts {
  /** First letter of its booking IDs. */
  letter: string
  /** Whether its texts are about a stay or a ride. */
  wording: 'stay' | 'ride'
  /** The field of the supplier's reference, with which staff confirm an order. */
  confirmedBy: 'hotel_confirmation_code' | 'supplier_ref'
  /** The field of the price key in a quote option. */
  offerKey: 'rate_key' | 'quote_key'
  /** What may be booked around an order, filled in from it. */
  tripParts: readonly Schemas['TripPart'][]
  pages: {
    search: Path
    orders: Path
    /** Has the booking ID as the param `id`. */
    order: Path
  }
}

/** A page with its params, from `linkOptions`. */
export type Target = Pick<LinkProps, 'params' | 'search'> & { to: NonNullable<LinkProps['to']> }

/** How the search is read from the params of its list. */
export interface ProductSearch<Search> {
  /** The search in the params; null while a part is missing. */
  read: (params: Record<string, unknown>) => Search | null
}

export type KeptDraft = Pick<Schemas['Draft'], 'id' | 'product' | 'search' | 'selection'>

/** What a draft is about, as far as it was chosen; otherwise empty. */
export interface DraftBrief {
  dates: string
  people: string
}

/** Where a draft of the product continues. */
export interface ProductDrafts {
  /** Days of the service and its people, for the list. */
  brief: (draft: KeptDraft) => DraftBrief
  /** The booking form; null if the draft is incomplete. */
  booking: (draft: KeptDraft) => Target | null
  /** The starting point for a draft without a form; for a rebooking with all its data. */
  beginning: (draft: KeptDraft) => Target
  /** The prefilled form of a rebooking; null if the order lacks required data. */
  fillAgain: ((owner: number, draft: Schemas['Draft']) => void) | null
}

/** The current price of an offer, described for the operator. */
export interface QuotedPrice {
  /** The server's price key, which expires. */
  key: string
  /** Room and rate, length of the hire, or vehicle class. */
  subtitle: string
  /** When and where. */
  stay: string
  total: MoneyValue
  /** Null while net prices are hidden. */
  net: MoneyValue | null
}

/** How an offer becomes an option of a quote. */
export interface ProductQuoting {
  /**
   * Requests the current price of an offer in the params of its booking page; `key` is its latest price key. Null if it
   * is no longer available. Throws ApiError.
   */
  ask: (chosen: Readonly<Record<string, unknown>>, key: string) => Promise<QuotedPrice | null>
}

interface SearchFormProps<Search> {
  /** What the form begins with. */
  search: Search | Record<string, never>
  onSearch: (search: Search) => void
}

/** The product's tab on the home page. The first form loads with the page, the others on demand. */
export interface ProductSearchForm<Search> {
  icon: typeof IconBed
  Form: FunctionComponent<SearchFormProps<Search>>
}

/** An order of the product. */
export type OrderOf<Type extends Schemas['OrderType']> = Extract<Schemas['Order'], { order_type: Type }>

type OrderPart<Type extends Schemas['OrderType']> = FunctionComponent<{ order: OrderOf<Type> }>

/** The product's sections on the order page. */
export interface ProductOrderPage<Type extends Schemas['OrderType']> {
  type: Type
  /** The booked service in one line. */
  Subject: OrderPart<Type>
  /** The time in one line. */
  When: OrderPart<Type>
  /** Service, guests, terms and price. */
  Sections: OrderPart<Type>
}

type Form<Values extends object> = ReturnType<typeof useCheckedForm<Values>>

/** A part of the amendment form; its paths are relative to that part. */
export type ChangeFields<Values extends object> = Pick<Form<Values>, 'values' | 'field' | 'set' | 'errorAt'>

/** Amendments that all products share. */
export type SharedChange = keyof Pick<Schemas['OrderChanges'], 'guests' | 'special_requests' | 'contact'>

/** The product's amendments, besides names, contact and requests. */
export interface ProductAmendment<Type extends Schemas['OrderType']> {
  /** Initial values. */
  begin: (order: OrderOf<Type>) => OwnChanges[Type]
  /** Errors by field. */
  errors: (values: OwnChanges[Type], order: OrderOf<Type>) => FieldErrors
  /** The changes in the request. */
  changes: (values: OwnChanges[Type], order: OrderOf<Type>) => Omit<Schemas['OrderChanges'], SharedChange>
  /** The field of a path of these changes. */
  fieldOf: (path: string) => string
  Fields: FunctionComponent<{ order: OrderOf<Type>; form: ChangeFields<OwnChanges[Type]> }>
  /** The changes as facts. */
  Changed: FunctionComponent<{ order: OrderOf<Type>; changes: Schemas['OrderChanges'] }>
  /** What else can be had instead of what is booked. */
  change: ProductChange<Type>
}

/** The fields of a form that changes what is booked. */
export type BookingFields<Values extends object> = Pick<Form<Values>, 'values' | 'change' | 'errorAt'>

/** The product's part of changing what is booked. */
export interface ProductChange<Type extends Schemas['OrderType']> {
  /** What is booked. */
  begin: (order: OrderOf<Type>) => OwnBooking[Type]
  errors: (values: OwnBooking[Type], order: OrderOf<Type>) => FieldErrors
  change: (values: OwnBooking[Type], order: OrderOf<Type>) => Schemas['BookingChange']
  /** The field of an error of the server; null for one that belongs to none. */
  fieldOf: (path: string, values: OwnBooking[Type]) => string | null
  Fields: FunctionComponent<{ order: OrderOf<Type>; form: BookingFields<OwnBooking[Type]> }>
}

/** What is booked of each product, as its form holds it. */
export interface OwnBooking {
  hotel: GuestListValues & {
    check_in: string
    check_out: string
    rooms: {
      /** The number of the room in the order; null for a further one. */
      booked_as: number | null
      rate_id: string
      /** Room and meals in words, as long as the rates are not loaded. */
      name: string
      /** Undefined until it is chosen: then the booked bed stays where the room has it. */
      bed_type?: Schemas['BedType']
    }[]
  }
  car: RideBooking & {
    /** Without passengers, which may be incomplete. */
    hire: Omit<Schemas['QuoteCarRequest'], 'passengers'>
    /** The stops as they are typed; `key` distinguishes them. */
    itinerary: { key: number; date: string; time: string; stop: string }[]
  }
  airport: RideBooking & {
    flight_number: string
    /** Landing of a pick-up, departure of a drop-off. */
    flight: LocalMoment
    /** The member knows of a new time of the flight. */
    flight_time_known: boolean
    pick_up: LocalMoment
    place: Schemas['RidePlace']
    luggage: number
    vehicle_class: Schemas['VehicleClass']
    driver_language: Schemas['DriverLanguage']
    /** Pieces. */
    child_seat: number
    extra_wait: number
    meet_greet: number
  }
}

/** The people of a ride; the ages of children may still be missing. */
export interface RideBooking extends GuestListValues {
  passengers: { adults: number; child_ages: (number | null)[] }
  guest_phone: string
}

/** The fields of each product's amendments. */
export interface OwnChanges {
  hotel: { arrival: { late_arrival: boolean; flight_no: string; eta: string } }
  car: { pick_up: LocalMoment }
  airport: {
    flight_number: string
    /** Landing of a pick-up, departure of a drop-off. */
    flight: LocalMoment
    /** The member knows of a new time of the flight. */
    flight_time_known: boolean
    pick_up: LocalMoment
    name_board_text: string
  }
}

/** A list of orders: of one product, or of all. */
export interface ProductOrderList {
  type: Schemas['OrderListName']
  /** Key of its title in the texts of `site`. */
  title: 'hotelOrders' | 'carOrders' | 'airportOrders' | 'allOrders'
  /** Keys of the optional columns that it shows from the beginning. */
  further?: readonly string[]
  /** Its columns in the current language. */
  Columns: FunctionComponent<{ children: (columns: Column<Schemas['OrderSummary']>[]) => ReactNode }>
}
