import type { ProductType } from '../product/facts.ts'

/** What a customer may be offered, before its price of today is asked. */
export interface OfferToQuote {
  product: ProductType
  /** Hotel, model of a car, kind of transfer. */
  title: string
  /** What was chosen, as the address of its booking page says it. */
  chosen: object
}
