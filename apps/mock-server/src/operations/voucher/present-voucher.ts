import type { Schemas } from '@portal/api-client/contract'
import { policyLines } from '../../domain/cancellation/describe.ts'
import { toMoney } from '../../domain/money/money.ts'
import type { HotelOrderRecord, OrderRecord } from '../../domain/order/order.ts'
import { sellingPolicyOf } from '../../domain/order/order-policy.ts'
import { nightsBetween } from '../../domain/time/dates.ts'
import { presentGuest } from '../hotel/present-stay.ts'
import type { Viewer } from '../viewer.ts'
import { presentAirportVoucher, presentCarVoucher } from './present-ride-voucher.ts'
import { dressOf, verifyUrl, voucherSettingOf } from './voucher-dress.ts'
import { labelIn, type SayVoucher } from './voucher-words.ts'

type VoucherLanguage = Schemas['VoucherLanguage']

/** A text in the voucher's language: Chinese, then English, where it is bilingual. */
export function textIn(language: VoucherLanguage): SayVoucher {
  if (language !== 'bilingual') return (text) => text[language]
  return (text) => (text.en === text['zh-cn'] ? text.en : [text['zh-cn'], text.en].filter(Boolean).join(' '))
}

/** When the state that is printed came to be: the last confirmation, change or cancellation. */
export function issuedTime(order: OrderRecord): number {
  const printed = [
    'confirm',
    'supplier_confirm',
    'resolve_confirm',
    'supplier_ack',
    'assign_driver',
    'flight_update',
    'amend',
    'supplier_amend',
  ]
  return order.timeline.findLast(({ event }) => printed.includes(event))?.time ?? order.booking_time
}

type Reader = Pick<Viewer, 'world' | 'company'>

/** Whether a price is printed: as asked for this once, or as the company always wishes. */
type Price = Schemas['VoucherPrice'] | undefined

export function presentVoucher(
  order: OrderRecord,
  language: VoucherLanguage,
  reader: Reader,
  price?: Price,
): Schemas['Voucher'] {
  const say = textIn(language)
  const base = presentVoucherBase(order, language, reader, say, price)
  switch (order.order_type) {
    case 'hotel':
      return { ...base, ...presentStayVoucher(order, say) }
    case 'car':
      return { ...base, ...presentCarVoucher(order, say, reader.world.catalogue) }
    case 'airport':
      return { ...base, ...presentAirportVoucher(order, say, reader.world.catalogue) }
  }
}

function presentVoucherBase(
  order: OrderRecord,
  language: VoucherLanguage,
  { world, company }: Reader,
  say: SayVoucher,
  price: Price,
) {
  const label = labelIn(say)
  const state: Schemas['VoucherState'] = order.order_status === 'cancelled' ? 'cancelled' : 'valid'
  const known = voucherSettingOf(world, company)
  const setting = price ? { ...known, show_price: price } : known
  const version = order.voucher_version ?? 1
  return {
    booking_id: order.id,
    version,
    state,
    state_text: label('VoucherState', state),
    language,
    issued_time: issuedTime(order),
    special_requests: order.special_requests,
    remarks: order.order_type === 'hotel' ? order.remarks.map(say) : [],
    pay_at_service: order.pay_at_service.map((charge) => ({ ...charge, name: say(charge.name) })),
    contact_person: order.contact.person,
    contact_phone: order.contact.phone,
    ...dressOf(
      setting,
      {
        cancellation_lines: cancellationLines(order, say),
        total_price: toMoney(order.total_price, order.currency),
        verify_url: verifyUrl(world, order.id, version),
      },
      say,
    ),
  }
}

function presentStayVoucher(order: HotelOrderRecord, say: SayVoucher) {
  const label = labelIn(say)
  const { hotel } = order
  return {
    order_type: order.order_type,
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

/** In selling prices: a voucher goes to the guest. */
function cancellationLines(order: OrderRecord, say: SayVoucher): string[] {
  const policy = sellingPolicyOf(order)
  const subject = order.order_type === 'hotel' ? 'stay' : 'ride'
  const chinese = policyLines(policy, 'zh-cn', subject)
  return policyLines(policy, 'en', subject).map((en, index) => say({ en, 'zh-cn': chinese[index] ?? '' }))
}
