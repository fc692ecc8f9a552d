import type { Schemas } from '@portal/api-client'
import { matching, oneOf, searchReader } from '../search-params.ts'
import { type TransferSearch, transferSearchShape } from './transfer-search.ts'

/** Search params of `/airport/booking`: the search and the class of vehicle that was chosen. */
export const readTransferBooking = searchReader({
  ...transferSearchShape,
  vehicle_class: oneOf('compact', 'sedan', 'executive', 'suv', 'mpv', 'luxury_mpv', 'van', 'minibus'),
  /** Price the operator has seen in the list, as a decimal text with its currency. */
  known_total: matching(/^\d{1,12}(?:\.\d{1,3})?$/),
  currency: matching(/^[A-Z]{3}$/),
  /** The customer's quote that is turned into this booking. */
  quote_id: matching(/^[\w-]{1,64}$/),
  /** The draft that the form is kept in. */
  draft: matching(/^[\w-]{1,64}$/),
  /** Names this one booking: a second tab or a second click of the same form makes no second order. */
  ref: matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
})

export type TransferBookingSearch = ReturnType<typeof readTransferBooking>

/** The address of the booking of an offer. */
export const transferBookingSearch = (
  { vehicle_class, total_price }: Pick<Schemas['TransferOffer'], 'vehicle_class' | 'total_price'>,
  search: TransferSearch,
): TransferBookingSearch => ({
  ...search,
  vehicle_class,
  known_total: total_price.amount,
  currency: total_price.currency,
})
