import type { LinkProps } from '@tanstack/react-router'

/**
 * What a product is to the rest of the portal, in parts that pages load separately: a page of orders needs no search
 * form, a link to an order needs neither. Each part is one file in `features/<product>/product/` and one total record
 * in this folder, so a product that lacks a part does not compile.
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
  pages: {
    search: Path
    booking: Path
    orders: Path
    /** Takes the booking ID as the param `id`. */
    order: Path
  }
}
