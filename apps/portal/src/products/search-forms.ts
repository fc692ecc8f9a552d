import { airportSearchForm } from '../features/airport/product/search-form.tsx'
import { carSearchForm } from '../features/car/product/search-form.tsx'
import { hotelSearchForm } from '../features/hotel/product/search-form.ts'

export const searchForms = { hotel: hotelSearchForm, car: carSearchForm, airport: airportSearchForm }
