import type { Schemas } from '@portal/api-client'
import { draftOf, dropDraft, keepDraft } from '../../../shared/form/form-drafts.ts'
import { keptAllocation } from '../../../trade/allocation/allocation.ts'
import type { KeptForm } from '../../../trade/booking/use-opened-draft.ts'
import { parsed } from '../../../trade/draft/draft-address.ts'
import { factsOf } from '../../../trade/guests/guest-names.ts'
import type { Stay } from '../../../trade/search/stay.ts'
import { roomsText } from '../../../trade/search/stay-search.ts'
import type { BookingValues } from './booking-form.ts'

export type KeptBooking = KeptForm<BookingValues>

const stayName = ({ check_in, check_out, rooms }: Stay) => [check_in, check_out, roomsText(rooms)].join(' ')

/** The name under which the form of a hotel and a stay is kept. */
export const bookingName = (hotelId: string, stay: Stay): string =>
  `hotel/booking ${hotelId} ${stayName(stay)}`

/** Not typed by anybody: it only says which form moves on. */
const passedOnName = (stay: Stay) => `recent form passed on ${stayName(stay)}`

/** The hotel is sold out: typed values move to the hotel or the dates (`to`) that are chosen instead. */
export function moveKeptBooking(owner: number, hotelId: string, stay: Stay, to: Stay = stay): void {
  const name = bookingName(hotelId, stay)
  if (draftOf(owner, name) !== undefined) keepDraft(owner, passedOnName(to), name)
}

/** Typed values for this hotel and stay, or those moved from a sold-out hotel. */
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

type Again = Pick<Schemas['Draft'], 'id' | 'version' | 'search' | 'form'>

/** Booking again: guests, contact and requests fill the form once a rate for its hotel and nights is chosen. */
export function keepRebooked(owner: number, { id, version, search, form }: Again): void {
  const { hotel_id, check_in, check_out, rooms } = parsed(search) as Partial<Stay & { hotel_id: string }>
  const {
    guests,
    contact,
    special_requests,
    internal_remark,
    allocation,
    rooms: wishes,
  } = parsed(form) as Partial<
    Pick<BookingValues, 'contact' | 'special_requests' | 'internal_remark' | 'allocation' | 'rooms'> & {
      guests: Schemas['Guest'][]
    }
  >
  if (!hotel_id || !check_in || !check_out || !rooms || !guests || !contact) return
  const values: BookingValues = {
    guests: guests.map((guest) => ({
      room_index: guest.room_index,
      type: guest.type,
      age: guest.age,
      ...factsOf(guest),
      full_name: guest.full_name,
      is_lead: guest.is_lead,
    })),
    different_people: '',
    contact,
    special_requests: special_requests ?? '',
    arrival: { late_arrival: false, flight_no: '', eta: '' },
    rooms: wishes ?? [],
    internal_remark: internal_remark ?? '',
    allocation: keptAllocation({ allocation }),
  }
  const name = bookingName(hotel_id, { check_in, check_out, rooms, nationality: '' })
  keepDraft(owner, name, { values, saved: { id, version } } satisfies KeptBooking, { atServer: true })
}
