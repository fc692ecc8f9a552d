import type { HotelOrderRecord } from '../../domain/hotel/order.ts'
import { nightsBetween } from '../../domain/time/dates.ts'
import { labelIn, type SayVoucher } from '../voucher/voucher-texts.ts'
import { presentGuest } from './present-stay.ts'

/** What the voucher of a stay prints beside the base of every voucher. */
export function presentStayVoucher(order: HotelOrderRecord, say: SayVoucher) {
  const label = labelIn(say)
  const { hotel } = order
  return {
    order_type: order.order_type,
    remarks: order.remarks.map(say),
    hotel_confirmation_code: order.hotel_confirmation_code,
    hotel: {
      name: say(hotel.name),
      name_local: hotel.name_local,
      city: say(hotel.city),
      address: say(hotel.address),
      address_local: hotel.address_local,
      phone: hotel.phone,
      lat: hotel.lat,
      lng: hotel.lng,
      tz: hotel.tz,
    },
    check_in_date: order.check_in_date,
    check_out_date: order.check_out_date,
    check_in_from: hotel.check_in_from,
    check_out_until: hotel.check_out_until,
    nights: nightsBetween(order.check_in_date, order.check_out_date),
    number_of_rooms: order.rooms.length,
    nationality: order.nationality,
    rooms: order.rooms.map((room) => ({
      room_index: room.room_index,
      room_type: say(order.room_type),
      bed_text: label('BedType', order.bed_type),
      meal_text: label('MealType', order.meal_type),
      adults: room.adults,
      child_ages: [...room.child_ages],
      guests: room.guests.map(presentGuest),
    })),
  }
}
