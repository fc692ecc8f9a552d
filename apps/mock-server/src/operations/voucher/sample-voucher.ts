import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../domain/hotel/priced-rate.ts'
import { addDays } from '../../domain/time/dates.ts'
import { localClock, toSeconds } from '../../domain/time/zones.ts'
import type { VoucherSettingRecord } from '../../world/tables.ts'
import type { Viewer } from '../viewer.ts'
import { textIn } from './present-voucher.ts'
import { checkPage, dressOf } from './voucher-dress.ts'
import { labelIn } from './voucher-words.ts'

const text = (en: string, zh: string): LocalText => ({ en, 'zh-cn': zh })
const tz = 'Asia/Yangon'

const guest = { full_name: 'ZHANG MEI', name_local: '张梅', type: 'adult', age: null, is_lead: true } as const
const hall = {
  name: 'Yangon International Airport',
  address: 'Airport Road, Mingaladon',
  lat: 16.907,
  lng: 96.133,
  place_id: null,
}
const hotel = {
  name: 'Lakeside Sample Hotel',
  address: '1 Sample Road, Yangon',
  lat: 16.8,
  lng: 96.15,
  place_id: null,
}

/** A voucher of an invented order in the dress of a setting that need not be saved yet. */
export function sampleVoucher(
  setting: VoucherSettingRecord,
  order_type: Schemas['OrderType'],
  { now, currency }: Viewer,
): Schemas['Voucher'] {
  const { language } = setting
  const say = textIn(language)
  const label = labelIn(say)
  const day = addDays(localClock(now, tz).date, 7)
  const base = {
    booking_id: `${{ hotel: 'H', car: 'C', airport: 'A' }[order_type]}0000000001`,
    version: 1,
    state: 'valid' as const,
    state_text: label('VoucherState', 'valid'),
    language,
    issued_time: toSeconds(now),
    special_requests: say(text('High floor, if possible', '尽量安排高楼层')),
    remarks: [],
    pay_at_service: [],
    contact_person: 'Thiri Aung',
    contact_phone: '+95955501234',
    ...dressOf(
      setting,
      {
        cancellation_lines: [say(text('Free of charge until three days before.', '提前三天可免费取消。'))],
        total_price: { amount: '1440.00', currency },
        verify_url: checkPage('H0000000001-1-000000000000000000000000'),
      },
      say,
    ),
  }
  switch (order_type) {
    case 'hotel':
      return { ...base, order_type, ...sampleStay(day, say, label) }
    case 'car':
      return { ...base, order_type, ...sampleRide(day, say, label), ...sampleRental(day, say, label) }
    case 'airport':
      return { ...base, order_type, ...sampleRide(day, say, label), ...sampleTransfer(day, say, label) }
  }
}

type Say = (text: LocalText) => string
type Label = ReturnType<typeof labelIn>

const sampleStay = (day: string, say: Say, label: Label) => ({
  hotel_confirmation_code: '100200',
  hotel: {
    name: say(text(hotel.name, '湖畔样例酒店')),
    name_local: 'ကန်တော်ကြီး နမူနာ ဟိုတယ်',
    city: say(text('Yangon', '仰光')),
    address: say(text(hotel.address, '仰光样例路1号')),
    address_local: 'နမူနာလမ်း၊ ရန်ကုန်',
    phone: '+9515550100',
    lat: hotel.lat,
    lng: hotel.lng,
    tz,
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
      guests: [{ room_index: 1, ...guest, nationality: 'CN' }],
    },
  ],
})

const sampleRide = (day: string, say: Say, label: Label) => ({
  guests: [{ ...guest, nationality: 'CN', phone: null }],
  passengers: { adults: 1, child_ages: [] },
  vehicle_class_text: label('VehicleClass', 'luxury_mpv'),
  plate_number: 'YGN 1A-2345',
  driver_name: 'U Sample',
  driver_phone: '+95955501235',
  driver_language_text: label('DriverLanguage', 'chinese'),
  meeting_point: say(text('Arrivals hall; the driver holds a board', '到达大厅，司机举牌')),
  meeting_point_local: guest.full_name,
  service_start_local: `${day}T09:00:00+06:30`,
  tz,
  emergency_lines: [say(text('Call the driver first.', '请先致电司机。'))],
})

const sampleRental = (day: string, say: Say, label: Label) => ({
  vehicle_model: 'Toyota Alphard',
  number_of_rentals: 1,
  rental_type_text: label('RentalType', 'day'),
  days_or_hours: 1,
  service_end_local: `${day}T18:00:00+06:30`,
  pick_up_location: hall,
  drop_off_location: hotel,
  itinerary: [{ seq: 1, date: day, stop: say(text('Shwedagon Pagoda', '大金塔')), planned_time: '10:00' }],
  zone_name: null,
  includes_lines: [say(text('Fuel', '燃油')), say(text('Tolls', '过路费'))],
})

const sampleTransfer = (day: string, say: Say, label: Label) => ({
  transfer_type: 'pickup' as const,
  transfer_type_text: label('TransferType', 'pickup'),
  airport: { iata: 'RGN', name: say(text(hall.name, '仰光国际机场')), terminal: 'T1' },
  flight_number: 'CA415',
  flight_local: `${day}T09:00:00+06:30`,
  place: hotel,
  number_of_vehicles: 1,
  free_wait_minutes: 60,
  wait_starts_text: label('WaitStart', 'landing'),
  name_board_text: guest.full_name,
  booking_reminder: '',
})
