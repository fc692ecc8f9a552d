import type { HotelOrderRecord } from '../../domain/order/order.ts'
import { addDays, nightsBetween } from '../../domain/time/dates.ts'
import { type SampleLabels, sampleGuest, sampleHotel, sampleZone } from '../voucher/sample-parts.ts'
import { bilingual, labelIn, type SayVoucher } from '../voucher/voucher-texts.ts'
import { presentGuest } from './present-stay.ts'

/** What a hotel voucher adds to the fields of every voucher. */
export function presentStayVoucher(order: HotelOrderRecord, say: SayVoucher) {
  const label = labelIn(say)
  const { hotel } = order
  return {
    order_type: order.order_type,
    special_requests: [order.special_requests, arrivalText(order.arrival_note, say)]
      .filter(Boolean)
      .join('\n'),
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
      room_type: say(room.room_type),
      bed_text: label('BedType', room.bed_type),
      bed_promise: room.bed_promise,
      meal_text: label('MealType', room.meal_type),
      meal_count: room.meal_count,
      adults: room.adults,
      child_ages: [...room.child_ages],
      infants: room.infants,
      cots: room.cots,
      extra_beds: room.extra_beds,
      guests: room.guests.map(presentGuest),
    })),
  }
}

/** When and how the guests arrive, for the hotel; empty if nobody said. */
function arrivalText(note: HotelOrderRecord['arrival_note'], say: SayVoucher): string {
  if (!note) return ''
  const { late_arrival, flight_no, eta_local } = note
  const time = eta_local?.slice(0, 16).replace('T', ' ')
  return [
    late_arrival && say(bilingual('Late arrival', '较晚到店')),
    flight_no && say(bilingual(`Flight ${flight_no}`, `航班 ${flight_no}`)),
    time && say(bilingual(`Expected at ${time}, hotel time`, `预计 ${time} 到店（酒店时间）`)),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What a stay adds to the fields of every sample. */
export const sampleStay = ({ day, say, label }: SampleLabels) => ({
  hotel_confirmation_code: '100200',
  hotel: {
    name: say(bilingual(sampleHotel.name, '湖畔样例酒店')),
    name_local: 'ကန်တော်ကြီး နမူနာ ဟိုတယ်',
    city: say(bilingual('Yangon', '仰光')),
    address: say(bilingual(sampleHotel.address, '仰光样例路1号')),
    address_local: 'နမူနာလမ်း၊ ရန်ကုန်',
    phone: '+9515550100',
    lat: sampleHotel.lat,
    lng: sampleHotel.lng,
    tz: sampleZone,
  },
  check_in_date: day,
  check_out_date: addDays(day, 2),
  check_in_from: '14:00',
  check_out_until: '12:00',
  nights: 2,
  number_of_rooms: 1,
  nationality: 'CN',
  rooms: [
    {
      room_index: 1,
      room_type: say(bilingual('Deluxe Room', '豪华房')),
      bed_text: label('BedType', 'twin'),
      bed_promise: 'wish' as const,
      meal_text: label('MealType', 'BB'),
      meal_count: 1,
      adults: 1,
      child_ages: [],
      infants: 0,
      cots: 0,
      extra_beds: 0,
      guests: [{ room_index: 1, ...sampleGuest, nationality: 'CN' }],
    },
  ],
})
