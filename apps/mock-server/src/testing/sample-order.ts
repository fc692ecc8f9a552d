import type { BilledCompany } from '../domain/bill/cycle.ts'
import type { CancellationPlan } from '../domain/cancellation/policy.ts'
import { resolveTiers } from '../domain/cancellation/policy.ts'
import { bookHotelStay, type HotelBookingRequest } from '../domain/hotel/book.ts'
import { infantsOf } from '../domain/hotel/night.ts'
import type { HotelSnapshot } from '../domain/hotel/order-part.ts'
import type { Occupancy, PricedRate } from '../domain/hotel/priced-rate.ts'
import type { AccountTerms } from '../domain/ledger/entry.ts'
import { toMoney } from '../domain/money/money.ts'
import { noAllocation } from '../domain/order/allocation.ts'
import type { HotelOrderRecord } from '../domain/order/order.ts'
import type { Actor } from '../domain/order/situation.ts'
import { nightDates } from '../domain/time/dates.ts'
import { fromRfc } from '../domain/time/zones.ts'

/** Ten in the morning in Yangon less half an hour: 2026-11-21T02:00:00Z. */
export const sampleNow = fromRfc('2026-11-21T02:00:00Z')

export const sampleTerms: AccountTerms & BilledCompany = {
  id: '1',
  settlement_currency: 'CNY',
  credit_limit: '20000.00',
  temp_limit: null,
  overdue_block: true,
  tz: 'Asia/Shanghai',
  billing_cycle: 'month',
  bill_day: 1,
  due_days: 15,
  auto_confirm_days: null,
}

const sampleHotel: HotelSnapshot = {
  hotel_id: '1001',
  name: { en: 'Pansodan House', 'zh-cn': '班梭丹酒店' },
  name_local: 'Pansodan House',
  email: 'stay@example.com',
  city: { en: 'Yangon', 'zh-cn': '仰光' },
  address: { en: '1 Lake Road', 'zh-cn': '湖滨路1号' },
  address_local: '1 Lake Road',
  phone: '+95 9 555 0100',
  zip: '11181',
  lat: 16.8,
  lng: 96.15,
  tz: 'Asia/Yangon',
  check_in_from: '14:00',
  check_out_until: '12:00',
}

/** Free until three days before at 18:00, then one night, then everything. */
export const flexible: CancellationPlan = {
  non_refundable: false,
  steps: [
    { days_before: 3, time: '18:00', penalty_type: 'nights', value: '1' },
    { days_before: 0, time: '14:00', penalty_type: 'full', value: '0' },
  ],
  no_show: { penalty_type: 'full', value: '0' },
}

export const nonRefundable: CancellationPlan = { ...flexible, non_refundable: true, steps: [] }

const allNodes = [
  'order/book',
  'order/pay',
  'order/cancel',
  'order/confirm',
  'order/refund',
  'order/confirmCheckIn',
  'order/confirmComplete',
  'order/voucher',
]

export const sampleMember: Actor & { id: string } = {
  type: 'member',
  id: '11',
  name: 'Mya',
  staff: true,
  seesNet: true,
  nodes: allNodes,
  products: [],
  channels: ['predeposit', 'credit'],
  limit_per_order: null,
  limit_per_month: null,
  approval_over: null,
}

export interface SampleStay {
  plan?: CancellationPlan
  /** In smallest units, for each room and night. */
  net?: number
  price?: number
  rooms?: readonly Occupancy[]
  check_in?: string
  check_out?: string
  on_request?: boolean
}

export function sampleRate(stay: SampleStay = {}, now: number = sampleNow): PricedRate {
  const { plan = flexible, net = 40_000, price = 45_000 } = stay
  const { check_in = '2026-12-11', check_out = '2026-12-13' } = stay
  const rooms = stay.rooms ?? [{ adults: 2, child_ages: [] }]
  const dates = nightDates(check_in, check_out)
  const nightly = rooms.flatMap((_, room) =>
    dates.map((date) => ({
      room_index: room + 1,
      date,
      price: toMoney(price, 'CNY'),
      net: toMoney(net, 'CNY'),
      taxes: toMoney(0, 'CNY'),
    })),
  )
  const total_settlement_price = toMoney(net * nightly.length, 'CNY')
  return {
    rate_key: 'key',
    rate_id: '1001-d2-ro',
    match_key: '1001-d2|RO',
    hotel_id: '1001',
    name: { en: 'Room only', 'zh-cn': '无餐' },
    infant_below_age: 2,
    outcome: stay.on_request ? 'on_request' : 'available',
    allotment_left: null,
    check_in,
    check_out,
    rooms: rooms.map((room, index) => ({
      ...room,
      room_index: index + 1,
      room_type_id: '1001-d2',
      rate_id: '1001-d2-ro',
      room_type: { en: 'Deluxe room', 'zh-cn': '豪华房' },
      rate_name: { en: 'Room only', 'zh-cn': '无餐' },
      bed_types: ['king'],
      bed_promise: 'promised',
      max_occupancy: 4,
      infants: infantsOf(room, 2),
      extra_beds: 0,
      meal_type: 'RO',
      meal_count: 0,
    })),
    nationality: 'CN',
    total_price: toMoney(price * nightly.length, 'CNY'),
    total_settlement_price,
    nightly,
    charges: [],
    plans: rooms.map(() => plan),
    policy: resolveTiers(plan, {
      checkInDate: check_in,
      tz: sampleHotel.tz,
      total: total_settlement_price,
      nightly: rooms.map(() => dates.map(() => toMoney(net, 'CNY'))),
      bookedAt: now,
      subject: 'stay',
    }),
    remarks: [],
    nationality_rule: null,
    promotions: [],
    expires_time: Math.floor(now / 1000) + 1800,
    fx: null,
  }
}

// No guest is in one room twice.
const adultNames = ['Thant', 'WANG WEI', 'LI NA', 'ZHAO MIN', 'CHEN JIE', 'SU SU HTWE']
const childNames = ['WANG LE', 'WANG AN', 'LI XUE', 'LI TIAN']

export function sampleRequest(rate: PricedRate, id = 'H2611210001'): HotelBookingRequest {
  return {
    id,
    company_id: sampleTerms.id,
    actor: sampleMember,
    username: 'goldenland',
    rate,
    hotel: sampleHotel,
    accepted_total: rate.total_price,
    client_ref: `ref-${id}`,
    guests: rate.rooms.flatMap(({ adults, child_ages }, index) => [
      ...Array.from({ length: adults }, (_, nth) => ({
        room_index: index + 1,
        full_name: adultNames[nth] ?? 'NI NI',
        type: 'adult' as const,
        is_lead: nth === 0,
      })),
      ...child_ages.map((age, nth) => ({
        room_index: index + 1,
        full_name: childNames[nth] ?? 'LI HUA',
        type: 'child' as const,
        age,
        is_lead: false,
      })),
    ]),
    contact: { person: 'Mya', phone: '+9595550100' },
    special_requests: '',
    arrival_note: null,
    internal_remark: '',
    allocation: noAllocation,
    quote_id: null,
    draft_id: null,
  }
}

/** An order in pending_payment. */
export function sampleOrder(stay: SampleStay = {}, now: number = sampleNow, id?: string): HotelOrderRecord {
  const booked = bookHotelStay(sampleRequest(sampleRate(stay, now), id), now)
  return booked.order as HotelOrderRecord
}
