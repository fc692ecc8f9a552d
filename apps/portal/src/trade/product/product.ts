import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import type { Column, IconBed } from '@portal/ui'
import type { LinkProps } from '@tanstack/react-router'
import type { FunctionComponent, ReactNode } from 'react'
import type { FieldErrors, useCheckedForm } from '../../shared/form/use-checked-form.ts'
import type { LocalMoment } from '../../shared/time/local-moment.ts'

/**
 * What a product is to the rest of the portal, in parts that pages load separately: a page of orders needs no search
 * form, a link to an order needs neither. Each part is one file in `features/<product>/product/` and one total record
 * in `products/`, so a product that lacks a part does not compile.
 */

type Path = NonNullable<LinkProps['to']>

/** What is said of a product everywhere, small enough to travel with any page. */
export interface ProductFacts {
  /** First letter of its booking IDs. */
  letter: string
  /** Whether its guests stay in a house or are driven: which family of sentences fits it. */
  wording: 'stay' | 'ride'
  /** The field by which staff confirm an order of it: what hotel or supplier know the booking by. */
  confirmedBy: 'hotel_confirmation_code' | 'supplier_ref'
  /** The field by which an option of a customer's quote names the price. */
  offerKey: 'rate_key' | 'quote_key'
  pages: {
    search: Path
    orders: Path
    /** Takes the booking ID as the param `id`. */
    order: Path
  }
}

/** A page of the portal with what its address says, as `linkOptions` gives it. */
export type Target = Pick<LinkProps, 'params' | 'search'> & { to: NonNullable<LinkProps['to']> }

/** How a search of the product is read from the address of its list. */
export interface ProductSearch<Search> {
  /** The search that its params repeat; null while a part of it is missing. */
  read: (params: Record<string, unknown>) => Search | null
}

export type KeptDraft = Pick<Schemas['Draft'], 'id' | 'product' | 'search' | 'selection'>

/** Where a draft of the product goes on. */
export interface ProductDrafts {
  /** The booking form as it was left; null when the draft holds too little for it. */
  booking: (draft: KeptDraft) => Target | null
  /** Where it began, for a draft that has no form to go on with; of a booking begun again, with all that it says. */
  beginning: (draft: KeptDraft) => Target
  /** Fills in beforehand what an order says that is booked again; null where its form needs more than the order has. */
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

/** How an offer of the product becomes an option of a customer's quote. */
export interface ProductQuoting {
  /**
   * Asks today's price of what was chosen, as the address of its booking page says it; `key` is the newest by which it
   * is known. Null when it is no longer sold. Throws ApiError.
   */
  ask: (chosen: Readonly<Record<string, unknown>>, key: string) => Promise<QuotedPrice | null>
}

interface SearchFormProps<Search> {
  /** What the form begins with. */
  search: Search | Record<string, never>
  onSearch: (search: Search) => void
}

/** The product's tab on the front page. The form of the first one comes with the page, others when they are chosen. */
export interface ProductSearchForm<Search> {
  icon: typeof IconBed
  Form: FunctionComponent<SearchFormProps<Search>>
}

/** An order of the product. */
export type OrderOf<Type extends Schemas['OrderType']> = Extract<Schemas['Order'], { order_type: Type }>

type OrderPart<Type extends Schemas['OrderType']> = FunctionComponent<{ order: OrderOf<Type> }>

/** What the page of an order shows of its product; all else is the same for all of them. */
export interface ProductOrderPage<Type extends Schemas['OrderType']> {
  type: Type
  /** What was booked, in a line. */
  Subject: OrderPart<Type>
  /** When it takes place, in a line. */
  When: OrderPart<Type>
  /** What it is, who comes, terms and price. */
  Sections: OrderPart<Type>
  /** What stands beside them, below payment, documents and contact. */
  Aside?: OrderPart<Type>
}

type Form<Values extends object> = ReturnType<typeof useCheckedForm<Values>>

/** A part of the amendment form; its paths are relative to that part. */
export type ChangeFields<Values extends object> = Pick<Form<Values>, 'values' | 'field' | 'set' | 'errorAt'>

/** Amendments that all products share. */
export type SharedChange = keyof Pick<Schemas['OrderChanges'], 'guests' | 'special_requests' | 'contact'>

/** What members can correct of an order of the product, beside names, contact and requests. */
export interface ProductAmendment<Type extends Schemas['OrderType']> {
  /** What its fields hold first. */
  begin: (order: OrderOf<Type>) => OwnChanges[Type]
  /** What is wrong with what was entered, by field. */
  errors: (values: OwnChanges[Type], order: OrderOf<Type>) => FieldErrors
  /** What differs from the order, as the contract wants it. */
  changes: (values: OwnChanges[Type], order: OrderOf<Type>) => Omit<Schemas['OrderChanges'], SharedChange>
  /** The field that a path of such changes belongs to. */
  fieldOf: (path: string) => string
  Fields: FunctionComponent<{ order: OrderOf<Type>; form: ChangeFields<OwnChanges[Type]> }>
  /** These changes in words, as facts: what becomes of what. */
  Changed: FunctionComponent<{ order: OrderOf<Type>; changes: Schemas['OrderChanges'] }>
}

/** The fields of their own that products show while one of their orders is changed. */
export interface OwnChanges {
  hotel: { arrival: { late_arrival: boolean; flight_no: string; eta: string } }
  car: { pick_up: LocalMoment }
  airport: {
    flight_number: string
    /** Landing of a pick-up, departure of a drop-off. */
    flight: LocalMoment
    pick_up: LocalMoment
    name_board_text: string
  }
}

/** What makes the list of orders of one product its own; all else is the same for all of them. */
export interface ProductOrderList {
  type: Schemas['OrderType']
  /** Name of its title among the texts of `site`. */
  title: 'hotelOrders' | 'carOrders' | 'airportOrders'
  /** Hands on its columns, in the language in force. */
  Columns: FunctionComponent<{ children: (columns: Column<Schemas['OrderSummary']>[]) => ReactNode }>
}
