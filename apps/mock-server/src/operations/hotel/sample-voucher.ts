import { addDays } from '../../domain/time/dates.ts'
import type { SampleLabels } from '../voucher/sample-parts.ts'
import { sampleGuest, sampleHotel, sampleZone, text } from '../voucher/sample-parts.ts'

/** What the sample of a stay prints beside the base of every sample. */
export const sampleStay = ({ day, say, label }: SampleLabels) => ({
  hotel_confirmation_code: '100200',
  hotel: {
    name: say(text(sampleHotel.name, '湖畔样例酒店')),
    name_local: 'ကန်တော်ကြီး နမူနာ ဟိုတယ်',
    city: say(text('Yangon', '仰光')),
    address: say(text(sampleHotel.address, '仰光样例路1号')),
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
      room_type: say(text('Deluxe Room', '豪华房')),
      bed_text: label('BedType', 'twin'),
      meal_text: label('MealType', 'BB'),
      adults: 1,
      child_ages: [],
      guests: [{ room_index: 1, ...sampleGuest, nationality: 'CN' }],
    },
  ],
})
