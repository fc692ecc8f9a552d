import { oneOf, type SearchOf, searchReader } from '../../../shared/search-params.ts'
import { bookingShape } from '../../../trade/search/booking-address.ts'
import { vehicleClasses } from '../../../trade/search/ride-readers.ts'
import { transferSearchShape } from '../../../trade/search/transfer-search.ts'

const shape = {
  ...transferSearchShape,
  vehicle_class: oneOf(...vehicleClasses),
  ...bookingShape,
}

/** Search params of `/airport/booking`: the search with its extras, the vehicle, and the price that was seen. */
export const readTransferBooking = searchReader(shape)

export type TransferBookingSearch = SearchOf<typeof shape>
