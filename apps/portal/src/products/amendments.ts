import { type TransferChange, transferAmendment } from '../features/airport/product/amendment.tsx'
import { type RentalChange, rentalAmendment } from '../features/car/product/amendment.tsx'
import { type StayChange, stayAmendment } from '../features/hotel/product/amendment.tsx'
import type { ProductType } from './facts.ts'
import type { ProductAmendment } from './product.ts'

/** What the fields of a product's own hold while its order is being changed. */
export interface OwnChanges extends Record<ProductType, object> {
  hotel: StayChange
  car: RentalChange
  airport: TransferChange
}

export const amendments: { [Type in ProductType]: ProductAmendment<Type, OwnChanges[Type]> } = {
  hotel: stayAmendment,
  car: rentalAmendment,
  airport: transferAmendment,
}
