import { labels, type Schemas } from '@portal/api-client/contract'
import { policyLines } from '../domain/cancellation/describe.ts'
import type { LocalText } from '../domain/hotel/priced-rate.ts'
import { toMoney } from '../domain/money/money.ts'
import type { OrderRecord } from '../domain/order/order.ts'
import { nightsBetween } from '../domain/time/dates.ts'
import type { VoucherSettingRecord } from '../world/tables.ts'
import { presentGuest, sellingPolicyOf } from './present-order.ts'
import type { Viewer } from './viewer.ts'

type VoucherLanguage = Schemas['VoucherLanguage']

/** A text in the voucher's language: Chinese, then English, where it is bilingual. */
function textIn(language: VoucherLanguage): (text: LocalText) => string {
  if (language !== 'bilingual') return (text) => text[language]
  return (text) => (text.en === text['zh-cn'] ? text.en : [text['zh-cn'], text.en].filter(Boolean).join(' '))
}

function labelIn(say: (text: LocalText) => string) {
  return <Name extends 'VoucherState' | 'BedType' | 'MealType'>(
    name: Name,
    value: keyof (typeof labels)[Name]['en'],
  ): string => {
    const { en, 'zh-cn': zh } = labels[name] as Record<'en' | 'zh-cn', Record<PropertyKey, string>>
    return say({ en: en[value] ?? '', 'zh-cn': zh[value] ?? '' })
  }
}

/** When the state that is printed came to be: the last confirmation or cancellation. */
function issuedTime(order: OrderRecord): number {
  const printed = ['confirm', 'supplier_confirm', 'resolve_confirm', 'supplier_ack']
  return order.timeline.findLast(({ event }) => printed.includes(event))?.time ?? order.booking_time
}

const empty: LocalText = { en: '', 'zh-cn': '' }

export function presentVoucher(
  order: OrderRecord,
  language: VoucherLanguage,
  { world, company }: Pick<Viewer, 'world' | 'company'>,
): Schemas['HotelVoucher'] {
  const say = textIn(language)
  const label = labelIn(say)
  const { hotel } = order
  const state = order.order_status === 'cancelled' ? 'cancelled' : 'valid'
  const setting = world.tables.voucher_setting.get(company.id)
  return {
    booking_id: order.id,
    order_type: order.order_type,
    version: order.voucher_version ?? 1,
    state,
    state_text: label('VoucherState', state),
    language,
    issued_time: issuedTime(order),
    special_requests: order.special_requests,
    remarks: order.remarks.map(say),
    pay_at_service: order.pay_at_service.map((charge) => ({ ...charge, name: say(charge.name) })),
    cancellation_lines: cancellationLines(order, say),
    contact_person: order.contact.person,
    contact_phone: order.contact.phone,
    company: presentCompany(setting, company.name, say),
    total_price: setting?.show_price === 'sell' ? toMoney(order.total_price, order.currency) : null,
    verify_url: null,
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
function cancellationLines(order: OrderRecord, say: (text: LocalText) => string): string[] {
  const policy = sellingPolicyOf(order)
  const chinese = policyLines(policy, 'zh-cn')
  return policyLines(policy, 'en').map((en, index) => say({ en, 'zh-cn': chinese[index] ?? '' }))
}

function presentCompany(
  setting: VoucherSettingRecord | undefined,
  name: LocalText,
  say: (text: LocalText) => string,
): Schemas['VoucherCompany'] {
  return {
    logo: setting?.logo ?? null,
    company_name: say(setting?.company_name ?? name),
    company_phone: setting?.company_phone ?? '',
    emergency_phone: setting?.emergency_phone ?? '',
    address: say(setting?.address ?? empty),
    email: setting?.email ?? '',
    website: setting?.website ?? '',
    header_text: say(setting?.header_text ?? empty),
    footer_text: say(setting?.footer_text ?? empty),
  }
}
