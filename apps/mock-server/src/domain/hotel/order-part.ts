import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { Minor } from '../money/money.ts'
import type { PricedRoom } from './priced-rate.ts'

/** The fields of a stay beyond the common base of an order. */

export interface GuestRecord {
  readonly room_index: number
  readonly full_name: string
  readonly name_local: string | null
  readonly type: Schemas['GuestType']
  /** On the day of check-in. */
  readonly age: number | null
  readonly birthday: string | null
  readonly is_infant: boolean
  readonly nationality: string
  readonly is_lead: boolean
}

interface BookedNightRecord {
  readonly date: string
  readonly price: Minor
  readonly net: Minor
  readonly taxes: Minor
}

/** A room of the rate as it was booked, with the bed and the cots that were chosen. */
export interface BookedRoomRecord extends Omit<PricedRoom, 'bed_types'> {
  readonly bed_type: Schemas['BedType']
  readonly cots: number
  /** Null until the check-in. */
  readonly room_number: string | null
  readonly guests: readonly GuestRecord[]
  readonly nightly: readonly BookedNightRecord[]
}

/** What the order needs of a hotel for ever, whatever becomes of the hotel. */
export interface HotelSnapshot {
  readonly hotel_id: string
  readonly name: LocalText
  readonly name_local: string
  readonly email: string
  readonly city: LocalText
  readonly address: LocalText
  readonly address_local: string
  readonly phone: string
  readonly zip: string
  readonly lat: number
  readonly lng: number
  readonly tz: string
  readonly check_in_from: string
  readonly check_out_until: string
}

export interface HotelPart {
  readonly hotel: HotelSnapshot
  readonly rate_name: LocalText
  readonly check_in_date: string
  readonly check_out_date: string
  readonly rooms: readonly BookedRoomRecord[]
  readonly nationality: string
  readonly remarks: readonly LocalText[]
  readonly arrival_note: Schemas['ArrivalNote'] | null
  readonly hotel_confirmation_code: string | null
  /** Epoch s. */
  readonly reconfirm_time: number | null
}

/** What the rooms of an order are called together: `Deluxe Room` or `Deluxe Room, Family Room`. */
export function ofAllRooms(
  { rooms }: Pick<HotelPart, 'rooms'>,
  textOf: (room: BookedRoomRecord) => string,
  separator: string,
): string {
  return [...new Set(rooms.map(textOf))].join(separator)
}

export function stayGuests(order: Pick<HotelPart, 'rooms'>): GuestRecord[] {
  return order.rooms.flatMap((room) => room.guests)
}
