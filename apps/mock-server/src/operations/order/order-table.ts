import { labels, type Schemas } from '@portal/api-client/contract'
import type { Cell, TableColumn } from '../../domain/export/table.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { titleOf } from '../../domain/order/title.ts'
import { textOf } from '../present-text.ts'
import { say, type Viewer } from '../viewer.ts'
import { clockOf } from '../wallet/ledger-table.ts'
import { presentOrder } from './present-order.ts'

type Order = Schemas['Order']
type HotelOrder = Extract<Order, { order_type: 'hotel' }>
type CarOrder = Extract<Order, { order_type: 'car' }>
type AirportOrder = Extract<Order, { order_type: 'airport' }>
type Value = (order: Order, viewer: Viewer, record: OrderRecord) => Cell

const money = (of: Schemas['Money'] | null): Cell => of && { amount: of.amount }
const ofHotel =
  (value: (order: HotelOrder) => Cell): Value =>
  (order) =>
    order.order_type === 'hotel' ? value(order) : null
const ofCar =
  (value: (order: CarOrder, viewer: Viewer) => Cell): Value =>
  (order, viewer) =>
    order.order_type === 'car' ? value(order, viewer) : null
const ofAirport =
  (value: (order: AirportOrder) => Cell): Value =>
  (order) =>
    order.order_type === 'airport' ? value(order) : null

/** Every column an export may have: how wide it is, and its value as the member sees it. */
const columns: Readonly<Record<Schemas['OrderColumn'], readonly [width: number, value: Value]>> = {
  booking_id: [14, (order) => order.booking_id],
  booking_time: [20, (order, { company }) => clockOf(order.booking_time, company.tz)],
  title: [30, (_order, viewer, record) => say(titleOf(record), viewer)],
  guests: [30, (order) => order.guests.map(({ full_name }) => full_name).join('; ')],
  nationality: [11, ofHotel((order) => order.nationality)],
  check_in_date: [12, (order) => order.service_start_local.slice(0, 10)],
  check_out_date: [12, (order) => order.service_end_local.slice(0, 10)],
  number_of_rooms: [9, ofHotel((order) => order.number_of_rooms)],
  room_nights: [9, ofHotel((order) => order.room_nights)],
  room_type: [22, ofHotel((order) => order.room_type)],
  meal_type: [18, ofHotel((order) => order.meal_text)],
  bed_type: [14, ofHotel((order) => order.bed_text)],
  hotel_confirmation_code: [18, ofHotel((order) => order.hotel_confirmation_code)],
  rental_type: [14, ofCar((order, viewer) => textOf('RentalType', order.rental_type, viewer))],
  days_or_hours: [9, ofCar((order) => order.days_or_hours)],
  number_of_rentals: [9, ofCar((order) => order.number_of_rentals)],
  driver: [24, (order) => driverOf(order)],
  flight_number: [12, ofAirport((order) => order.flight_number)],
  airport: [24, ofAirport((order) => `${order.airport.name} (${order.airport.iata})`)],
  local_pick_up_time: [20, (order) => pickUpOf(order)],
  total_price: [12, (order) => money(order.total_price)],
  total_settlement_price: [12, (order) => money(order.total_settlement_price)],
  settlement_money: [12, (order) => money(order.settlement_money)],
  order_status: [18, (order) => order.order_status_text],
  settlement_status: [14, (order) => order.settlement_status_text],
  invoice_status: [14, (order) => order.invoice_status_text],
  refund_status: [14, (order) => order.refund_status_text],
  refund_money: [12, (order) => money(order.refund_money)],
  pay_channel: [14, (order) => order.pay_channel_text],
  pay_time: [
    20,
    (order, { company }) => (order.pay_time === null ? null : clockOf(order.pay_time, company.tz)),
  ],
  operator: [16, (order) => order.operator.nickname],
  contact_person: [16, (order) => order.contact_person],
  contact_phone: [18, (order) => order.contact_phone],
  special_requests: [30, (order) => order.special_requests],
  internal_remark: [30, (order) => order.internal_remark],
}

function driverOf(order: Order): Cell {
  if (order.order_type === 'hotel') return null
  return [order.driver_name, order.plate_number].filter(Boolean).join(', ') || null
}

function pickUpOf(order: Order): Cell {
  if (order.order_type === 'hotel') return null
  return order.service_start_local.slice(0, 16).replace('T', ' ')
}

const paid: readonly Schemas['OrderColumn'][] = [
  'total_price',
  'total_settlement_price',
  'order_status',
  'settlement_status',
  'invoice_status',
  'operator',
]

/** The columns of each list, for whoever names none. */
export const listColumns: Readonly<Record<Schemas['OrderType'], readonly Schemas['OrderColumn'][]>> = {
  hotel: [
    'booking_id',
    'booking_time',
    'title',
    'guests',
    'check_in_date',
    'check_out_date',
    'room_nights',
    ...paid,
  ],
  car: [
    'booking_id',
    'booking_time',
    'title',
    'guests',
    'check_in_date',
    'rental_type',
    'days_or_hours',
    'driver',
    ...paid,
  ],
  airport: [
    'booking_id',
    'booking_time',
    'title',
    'guests',
    'flight_number',
    'local_pick_up_time',
    'driver',
    ...paid,
  ],
}

export const orderColumn = (name: string, { language }: Pick<Viewer, 'language'>): TableColumn => ({
  title: labels.OrderColumn[language][name as Schemas['OrderColumn']],
  width: columns[name as Schemas['OrderColumn']][0],
})

export function orderRow(id: string, wanted: readonly string[], viewer: Viewer): Cell[] | null {
  const order = viewer.world.tables.order.get(id)
  if (!order) return null
  const shown = presentOrder(order, viewer)
  return wanted.map((name) => columns[name as Schemas['OrderColumn']][1](shown, viewer, order))
}
