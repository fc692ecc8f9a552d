import type { ProductType } from '../product/facts.ts'

/** An offer for a customer, before its current price is known. */
export interface OfferToQuote {
  product: ProductType
  /** Hotel, car model or vehicle class. */
  title: string
  /** The chosen offer as search params of its booking page. */
  chosen: object
}
