import type { ProductType, productFacts } from '../../../products/facts.ts'
import type { OrderOf } from '../../../products/product.ts'

type Facts = typeof productFacts

/** An order of any product whose guests are driven. */
export type RideOrder = OrderOf<
  { [Type in ProductType]: Facts[Type]['wording'] extends 'ride' ? Type : never }[ProductType]
>
