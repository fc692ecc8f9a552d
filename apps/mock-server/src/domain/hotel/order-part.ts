import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { Minor } from '../money/money.ts'

/** The fields of a stay beyond the common base of an order. */

export interface GuestRecord {
  readonly room_index: number
  readonly full_name: string
  readonly name_local: string | null
  readonly type: Schemas['GuestType']
  readonly age: number | null
  readonly nationality: string
  readonly is_lead: boolean
}

interface BookedNightRecord {
  readonly date: string
  readonly price: Minor
  readonly net: Minor
  readonly taxes: Minor
}

export interface BookedRoomRecord {
  readonly room_index: number
  readonly room_number: string | null
  readonly adults: number
  readonly child_ages: readonly number[]
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
  readonly room_type_id: string
  readonly room_type: LocalText
  readonly rate_name: LocalText
  readonly bed_type: Schemas['BedType']
  readonly meal_type: Schemas['MealType']
  readonly meal_count: number
  readonly max_occupancy: number
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

export function stayGuests(order: Pick<HotelPart, 'rooms'>): GuestRecord[] {
  return order.rooms.flatMap((room) => room.guests)
}
