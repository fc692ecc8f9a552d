import { integer, oneOf, type SearchOf, searchReader } from '../../../shared/search-params.ts'
import { bookingShape } from '../../../trade/search/booking-address.ts'
import { transferSearchShape } from '../../../trade/search/transfer-search.ts'

const pieces = integer(1, 20)

const shape = {
  ...transferSearchShape,
  vehicle_class: oneOf('compact', 'sedan', 'executive', 'suv', 'mpv', 'luxury_mpv', 'van', 'minibus'),
  /** Pieces: child seats, hours of waiting, guides. */
  child_seat: pieces,
  extra_wait: pieces,
  meet_greet: pieces,
  ...bookingShape,
}

/** Search params of `/airport/booking`: the search, vehicle and extras, and the price that was seen. */
export const readTransferBooking = searchReader(shape)

export type TransferBookingSearch = SearchOf<typeof shape>
