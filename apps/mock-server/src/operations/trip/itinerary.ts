import type { Itinerary, ItineraryEntry } from '../../documents/itinerary.ts'
import { terminalOf } from '../../domain/airport/route.ts'
import { holdsPlace } from '../../domain/order/duplicate.ts'
import {
  type AirportOrderRecord,
  type HotelOrderRecord,
  hasFlight,
  isStay,
  type OrderRecord,
  type RideOrderRecord,
} from '../../domain/order/order.ts'
import { guestsOf } from '../../domain/order/service.ts'
import { nightsBetween } from '../../domain/time/dates.ts'
import { localClock } from '../../domain/time/zones.ts'
import { type TripRecord, tripGuests, withoutReplaced } from '../../domain/trip/trip.ts'
import { placeNames } from '../ride/ride-place.ts'
import type { Viewer } from '../viewer.ts'
import { presentBranding, voucherSettingOf } from '../voucher/voucher-branding.ts'
import {
  bilingual,
  labelIn,
  type SayVoucher,
  textIn,
  type VoucherLanguage,
} from '../voucher/voucher-texts.ts'
import { ordersOf } from './trip-repository.ts'

interface Telling {
  readonly say: SayVoucher
  /** Whether everybody of the trip is on an order; else it names its guests. */
  readonly isForAll: (order: OrderRecord) => boolean
  readonly label: ReturnType<typeof labelIn>
  readonly viewer: Viewer
}

/** What the guests of a trip need to know, day by day, in the brand of the company and without prices. */
export function itineraryOf(trip: TripRecord, language: VoucherLanguage, viewer: Viewer): Itinerary {
  const say = textIn(language)
  const orders = withoutReplaced(ordersOf(trip, viewer)).filter(holdsPlace)
  const guests = tripGuests(orders)
  const isForAll = ({ id }: OrderRecord) => guests.every((guest) => guest.orders.includes(id))
  const telling = { say, label: labelIn(say), viewer, isForAll }
  const own_reference = trip.allocation.own_reference || null
  const { company, dress, own_reference: reference } = headingOf(own_reference, say, viewer)
  return {
    trip_id: trip.id,
    title: trip.title,
    reference,
    company,
    theme_colour: dress.theme_colour,
    updated_time: trip.updated_time,
    guests: guests.map(nameOf),
    entries: inTime(orders.flatMap((order) => entriesOf(order, telling))),
  }
}

/** What the guests of one order need to know, as in the itinerary of a trip. */
export function orderItinerary(
  order: OrderRecord,
  language: VoucherLanguage,
  viewer: Viewer,
): Pick<Itinerary, 'title' | 'guests' | 'entries' | 'company'> {
  const say = textIn(language)
  const entries = entriesOf(order, { say, label: labelIn(say), viewer, isForAll: () => true })
  return {
    title: `${say(bilingual('Booking ID', '订单号'))}: ${order.id}`,
    guests: guestsOf(order).map(nameOf),
    entries: inTime(entries),
    company: headingOf(null, say, viewer).company,
  }
}

interface NamedGuest {
  readonly full_name: string
  readonly name_local?: string | null | undefined
}

const nameOf = ({ full_name, name_local }: NamedGuest): string =>
  name_local && name_local !== full_name ? `${full_name} (${name_local})` : full_name

const inTime = (entries: readonly ItineraryEntry[]): ItineraryEntry[] =>
  entries.toSorted((a, b) =>
    a.date + a.time < b.date + b.time ? -1 : a.date + a.time > b.date + b.time ? 1 : 0,
  )

/** The brand of the company, and its reference where its documents show one. */
function headingOf(own_reference: string | null, say: SayVoucher, { world, company }: Viewer) {
  const setting = voucherSettingOf(world, company)
  const printable = { own_reference, cancellation_lines: [], total_price: noPrice, verify_url: '' }
  return presentBranding(setting, printable, say)
}

/** An itinerary never shows it. */
const noPrice = { amount: '0', currency: 'CNY' }

function entriesOf(order: OrderRecord, telling: Telling): ItineraryEntry[] {
  if (isStay(order)) return stayEntries(order, telling)
  return [hasFlight(order) ? transferEntry(order, telling) : carEntry(order, telling)]
}

/** Guests rely on what is confirmed; anything else says so, as does what is not for everybody. */
const firstLines = (order: OrderRecord, telling: Telling): string[] => [
  statusLine(order, telling),
  guestsLine(order, telling),
]

function statusLine(order: OrderRecord, { say, label }: Telling): string {
  const { order_status } = order
  if (['confirmed', 'in_service', 'completed'].includes(order_status)) return ''
  if (order_status === 'cancelling') return say(bilingual('Being cancelled', '正在取消'))
  return holdsPlace(order)
    ? say(bilingual('Not confirmed yet', '尚未确认'))
    : label('OrderStatus', order_status)
}

const guestsLine = (order: OrderRecord, { say, isForAll }: Telling): string =>
  isForAll(order)
    ? ''
    : `${say(bilingual('Guests', '客人'))}: ${guestsOf(order)
        .map(({ full_name }) => full_name)
        .join(', ')}`

const weekday = (language: 'en' | 'zh-cn', date: string): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

interface Moment {
  readonly order: OrderRecord
  /** Epoch ms. */
  readonly at: number
  readonly say: SayVoucher
}

const entry = ({ order, at, say }: Moment, title: string, lines: readonly string[]): ItineraryEntry => {
  const { date, time, offset } = localClock(at, order.tz)
  return {
    order_id: order.id,
    date,
    time: time.slice(0, 5),
    day: `${date} ${say(bilingual(weekday('en', date), weekday('zh-cn', date)))}`,
    offset: `UTC${offset}`,
    start: at,
    end: order.service_end,
    title,
    lines: lines.filter(Boolean),
  }
}

function stayEntries(order: HotelOrderRecord, telling: Telling): ItineraryEntry[] {
  const { say } = telling
  const { hotel, rooms, check_in_date, check_out_date, hotel_confirmation_code: code } = order
  const nights = nightsBetween(check_in_date, check_out_date)
  const name = say(hotel.name)
  return [
    entry({ order, at: order.service_start, say }, `${say(bilingual('Check-in', '入住'))}: ${name}`, [
      ...firstLines(order, telling),
      say(
        bilingual(
          `${nights} ${nights === 1 ? 'night' : 'nights'} until ${check_out_date}`,
          `${nights} 晚，${check_out_date} 退房`,
        ),
      ),
      ...rooms.map((room) => roomLine(room, rooms.length > 1, telling)),
      say(hotel.address),
      hotel.address_local === hotel.address.en || hotel.address_local === hotel.address['zh-cn']
        ? ''
        : hotel.address_local,
      hotel.phone,
      code ? `${say(bilingual('Hotel confirmation no.', '酒店确认号'))}: ${code}` : '',
    ]),
    entry({ order, at: order.service_end, say }, `${say(bilingual('Check-out', '退房'))}: ${name}`, [
      guestsLine(order, telling),
    ]),
  ]
}

/** A room with its bed and meals, and of several its guests. */
function roomLine(
  { room_index, room_type, bed_type, meal_type, guests }: HotelOrderRecord['rooms'][number],
  isOfSeveral: boolean,
  { say, label }: Telling,
): string {
  const facts = [say(room_type), label('BedType', bed_type), label('MealType', meal_type)].join(' · ')
  if (!isOfSeveral) return facts
  const names = guests.map(({ full_name }) => full_name).join(', ')
  return `${say(bilingual(`Room ${room_index}`, `房间 ${room_index}`))}: ${facts} · ${names}`
}

function ride(order: RideOrderRecord, { say, label }: Telling): string[] {
  const { driver } = order.dispatch
  const vehicles = order.vehicles > 1 ? `${order.vehicles} × ` : ''
  return [
    vehicles + label('VehicleClass', order.vehicle_class),
    driver
      ? `${say(bilingual('Driver', '司机'))}: ${driver.name}, ${driver.phone}, ${driver.plate}`
      : say(bilingual('The driver is named the evening before', '司机信息于用车前一晚提供')),
    order.supplier_ref
      ? `${say(bilingual('Supplier reference', '供应商参考号'))}: ${order.supplier_ref}`
      : '',
  ]
}

function transferEntry(order: AirportOrderRecord, telling: Telling): ItineraryEntry {
  const { say, label, viewer } = telling
  const { airport, place, flight, transfer_type, name_board_text } = order
  const there = say(placeNames(viewer.world.catalogue, place))
  const terminal = terminalOf(order, viewer.world.catalogue)
  const at = `${say(airport.name)} (${airport.iata})${terminal ? ` ${terminal}` : ''}`
  const scheduled = flight?.scheduled && localClock(flight.scheduled, order.tz)
  // Under the day of the ride, an hour alone would be read as one of that day.
  const isOtherDay = scheduled && scheduled.date !== localClock(order.service_start, order.tz).date
  const clock = scheduled ? `${isOtherDay ? `${scheduled.date} ` : ''}${scheduled.time.slice(0, 5)}` : ''
  return entry({ order, at: order.service_start, say }, label('TransferType', transfer_type), [
    ...firstLines(order, telling),
    transfer_type === 'pickup' ? `${at} → ${there}` : `${there} → ${at}`,
    flight
      ? `${say(bilingual('Flight', '航班'))}: ${[flight.flight_number, clock].filter(Boolean).join(' ')}`
      : '',
    ...ride(order, telling),
    name_board_text ? `${say(bilingual('Name board', '接机牌'))}: ${name_board_text}` : '',
  ])
}

function carEntry(order: Extract<OrderRecord, { order_type: 'car' }>, telling: Telling): ItineraryEntry {
  const { say, viewer } = telling
  const { pick_up_location, drop_off_location, itinerary, vehicle } = order
  const [from, to] = [pick_up_location, drop_off_location].map((place) =>
    say(placeNames(viewer.world.catalogue, place)),
  )
  const until = localClock(order.service_end, order.tz)
  return entry(
    { order, at: order.service_start, say },
    `${say(bilingual('Car with driver', '包车'))}: ${say(vehicle.name)}`,
    [
      ...firstLines(order, telling),
      `${from} → ${to}`,
      `${say(bilingual('Until', '至'))} ${until.date} ${until.time.slice(0, 5)}`,
      ...ride(order, telling),
      ...itinerary.map(({ date, planned_time, stop }) =>
        [date, planned_time, stop].filter(Boolean).join(' '),
      ),
    ],
  )
}

type TextItinerary = Pick<Itinerary, 'title' | 'guests' | 'entries' | 'company'>

const guestsLabel = { en: 'Guests', 'zh-cn': '客人' }
const hotlineLabel = { en: '24-hour hotline', 'zh-cn': '24 小时热线' }

const inLines = ({ time, title, lines }: ItineraryEntry): string =>
  [`${time} ${title}`, ...lines.map((line) => `  ${line}`)].join('\n')

/** Plain lines with a gap between days: messengers show no other layout alike. */
export function plainText(itinerary: TextItinerary, say: SayVoucher): string {
  const { title, guests, entries, company } = itinerary
  const days = [...Map.groupBy(entries, ({ day }) => day)].map(([day, own]) =>
    [day, ...own.map(inLines)].join('\n'),
  )
  const people = guests.length > 0 ? [`${say(guestsLabel)}: ${guests.join(', ')}`] : []
  const phone = company.emergency_phone ? [`${say(hotlineLabel)}: ${company.emergency_phone}`] : []
  return [[title, ...people].join('\n'), ...days, [company.company_name, ...phone].join('\n')].join('\n\n')
}
