import { integer, matching, oneOf, type SearchOf, searchReader } from '../../../shared/search-params.ts'
import { bookingShape } from '../../../trade/search/booking-address.ts'
import { carSearchShape } from '../../../trade/search/car-search.ts'
import { driverLanguages } from '../../../trade/search/ride-readers.ts'

const id = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

/** Search params of `/car/booking`: the search, the rental, and the price that was seen. */
const rentalShape = {
  ...carSearchShape,
  model_id: id,
  rental_type: oneOf('day', 'half_day', 'hour'),
  /** In the unit of the rental type. */
  days_or_hours: integer(1, 90),
  /** Vehicles. */
  number_of_rentals: integer(1, 20),
  driver_language: oneOf(...driverLanguages),
  /** The industrial zone, and entries per vehicle. */
  zone: id,
  times: integer(1, 99),
  /** Pieces: child seats, driver's nights, extra hours. */
  child_seat: integer(1, 20),
  driver_overnight: integer(1, 20),
  extra_hour: integer(1, 20),
  ...bookingShape,
}

export const readRental = searchReader(rentalShape)

export type Rental = SearchOf<typeof rentalShape>
