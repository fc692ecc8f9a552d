import { airportSearchForm } from '../features/airport/product/search-form.tsx'
import { carSearchForm } from '../features/car/product/search-form.tsx'
import { hotelSearchForm } from '../features/hotel/product/search-form.ts'
import type { ProductType } from './facts.ts'
import type { ProductSearchForm } from './product.ts'
import type { Searches } from './search.ts'

export const searchForms: { [Type in ProductType]: ProductSearchForm<Searches[Type]> } = {
  hotel: hotelSearchForm,
  car: carSearchForm,
  airport: airportSearchForm,
}
