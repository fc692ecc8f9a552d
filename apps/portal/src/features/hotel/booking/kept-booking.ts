import type { KeptForm } from '../../../shared/booking/kept-form.ts'
import { draftOf, dropDraft, keepDraft } from '../../../shared/form/form-drafts.ts'
import type { Stay } from '../../../shared/stay.ts'
import { roomsText } from '../../../shared/stay-search.ts'
import type { BookingValues } from './booking-form.ts'

export type KeptBooking = KeptForm<BookingValues>

const stayName = ({ check_in, check_out, rooms }: Stay) => [check_in, check_out, roomsText(rooms)].join(' ')

/** The name under which the form of a hotel and a stay is kept. */
export const bookingName = (hotelId: string, stay: Stay): string =>
  `hotel/booking ${hotelId} ${stayName(stay)}`

/** Typed by nobody: it only says which form goes along. */
const passedOnName = (stay: Stay) => `recent form passed on ${stayName(stay)}`

/** This hotel has no room left: what was typed for it belongs to the hotel that is chosen in its place. */
export function passBookingOn(owner: number, hotelId: string, stay: Stay): void {
  const name = bookingName(hotelId, stay)
  if (draftOf(owner, name) !== undefined) keepDraft(owner, passedOnName(stay), name)
}

/** What was typed for this hotel and stay, or comes with the operator from a hotel that was sold out. */
export function takeBooking(owner: number, hotelId: string, stay: Stay): KeptBooking | undefined {
  const name = bookingName(hotelId, stay)
  const own = draftOf<KeptBooking>(owner, name)
  const from = draftOf<string>(owner, passedOnName(stay))
  const passedOn = from === undefined ? undefined : draftOf<KeptBooking>(owner, from)
  if (own !== undefined || from === undefined || passedOn === undefined) return own
  keepDraft(owner, name, passedOn)
  dropDraft(owner, from)
  dropDraft(owner, passedOnName(stay))
  return passedOn
}
