import type { Schemas } from '@portal/api-client/contract'
import type { Change } from '../../domain/order/situation.ts'
import { invalidFields, type Refusal, refuse } from '../../domain/refusal.ts'
import { openKey } from '../../domain/transport/key.ts'
import type { Call } from '../../edge/operation.ts'
import { canonicalJson } from '../once.ts'
import { type BookingSource, bookingIdFor, bookOnce, checkDuplicate, keepBooking } from '../order/booking.ts'
import type { Viewer } from '../viewer.ts'

/** Why a key cannot be booked. */
export const keyError = (state: 'unknown' | 'expired'): Refusal =>
  state === 'expired' ? refuse('QUOTE_EXPIRED') : invalidFields({ quote_key: ['quote_key_unknown'] })

/** Books what `prepare` makes for a booking id. An id is taken only once nothing can be refused any longer. */
export function bookRide(
  prepare: (id: string) => Change,
  body: Schemas['BookCarRequest'] | Schemas['BookTransferRequest'],
  source: BookingSource,
  viewer: Viewer,
): string {
  const { order } = prepare('')
  checkDuplicate(order, body, viewer)
  return keepBooking(prepare(bookingIdFor(viewer.world, order.order_type, viewer.now)), source, viewer)
}

/** What a key names, whenever it was issued: a form sent again after a lost answer may carry a fresh key. */
function rideNamedBy(kind: string, quote_key: string, { world }: Viewer): string {
  const parts = openKey(world.catalogue, kind, quote_key) as { issued: number; total: number } | null
  if (!parts) return quote_key
  const { issued: _, total: __, ...ride } = parts
  return canonicalJson(ride)
}

/** Books once however often the form is sent; `kind` is the kind of the product's keys. */
export function bookRideOnce(
  kind: string,
  call: Pick<Call<'bookCar' | 'bookTransfer'>, 'operation' | 'body' | 'now'>,
  viewer: Viewer,
  book: () => string,
) {
  // The draft in which the form was kept does not change what is booked.
  const { accepted_total: _, draft_id: __, quote_key, ...form } = call.body
  return bookOnce(call, { ...form, ride: rideNamedBy(kind, quote_key, viewer) }, viewer, book)
}
