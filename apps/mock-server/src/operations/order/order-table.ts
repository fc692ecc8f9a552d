import { labels, type Schemas } from '@portal/api-client/contract'
import type { Cell, TableColumn } from '../../domain/export/table.ts'
import { type Minor, toMoney } from '../../domain/money/money.ts'
import { endedUnused, type OrderRecord } from '../../domain/order/order.ts'
import { feeOf, marginOf } from '../../domain/order/report/report.ts'
import { roomsText, titleOf } from '../../domain/order/service.ts'
import type { World } from '../../world/world.ts'
import { shownTo } from '../present.ts'
import type { OwnColumn } from '../product.ts'
import { answersOf } from '../products.ts'
import { say, type Viewer } from '../viewer.ts'
import { momentOf } from '../wallet/ledger-table.ts'
import { nextDeadline } from './order-list.ts'
import { presentOrder } from './present-order.ts'

type Order = Schemas['Order']
type Value = (order: Order, viewer: Viewer, record: OrderRecord) => Cell

/** A name in both of its scripts, as vouchers print it. */
const nameOf = ({ full_name, name_local }: Pick<Schemas['Guest'], 'full_name' | 'name_local'>): string =>
  [full_name, name_local].filter(Boolean).join(' ')

const dayOf = (local: string): Cell => ({ day: local.slice(0, 10) })
/** A column that the product fills. */
const own =
  (column: OwnColumn): Value =>
  (order, viewer) =>
    answersOf(order).ownCells(order, viewer)[column]

/** An amount that reveals what orders cost the company. */
const net =
  (amountOf: (record: OrderRecord) => Minor | null): Value =>
  (_order, viewer, record) => {
    const amount = amountOf(record)
    return amount === null ? null : shownTo(viewer, toMoney(amount, record.currency))
  }

/** Numbers of the invoices that were issued. */
const invoiceNumbers = (ids: readonly string[], { tables }: World): string =>
  ids.flatMap((id) => tables.invoice_application.get(id)?.invoice_no ?? []).join('; ')

/** Every column of exports: its width, and its value as the member sees it. */
const columns: Readonly<
  Record<Schemas['OrderColumn'], readonly [width: number, value: Value, total?: TableColumn['total']]>
> = {
  booking_id: [14, (order) => order.booking_id],
  order_type: [14, (order) => order.order_type_text],
  booking_time: [20, (order, { company }) => momentOf(order.booking_time, company.tz)],
  title: [30, (_order, viewer, record) => say(titleOf(record), viewer)],
  guests: [30, (order) => order.guests.map(nameOf).join('; ')],
  nationality: [11, own('nationality')],
  check_in_date: [12, (order) => dayOf(order.service_start_local)],
  check_out_date: [12, (order) => dayOf(order.service_end_local)],
  number_of_rooms: [9, own('number_of_rooms')],
  room_nights: [9, own('room_nights'), 'sum_kept'],
  room_type: [22, own('room_type')],
  rooms: [40, (_order, viewer, record) => say(roomsText(record), viewer) || null],
  meal_type: [18, own('meal_type')],
  bed_type: [14, own('bed_type')],
  hotel_confirmation_code: [18, own('hotel_confirmation_code')],
  supplier_ref: [18, (order) => order.supplier_ref],
  rental_type: [14, own('rental_type')],
  days_or_hours: [9, own('days_or_hours')],
  number_of_rentals: [9, own('number_of_rentals')],
  driver: [24, own('driver')],
  flight_number: [12, own('flight_number')],
  airport: [24, own('airport')],
  local_pick_up_time: [20, own('local_pick_up_time')],
  currency: [9, (order) => order.total_price.currency, 'currency'],
  total_price: [12, (order) => order.total_price, 'sum_kept'],
  total_settlement_price: [12, (order) => order.total_settlement_price, 'sum_kept'],
  settlement_money: [12, (order) => order.settlement_money, 'sum'],
  order_status: [18, (order) => order.order_status_text],
  settlement_status: [14, (order) => order.settlement_status_text],
  invoice_status: [14, (order) => order.invoice_status_text],
  refund_status: [14, (order) => order.refund_status_text],
  refund_money: [12, (order) => order.refund_money, 'sum'],
  pay_channel: [14, (order) => order.pay_channel_text],
  pay_time: [
    20,
    (order, { company }) => (order.pay_time === null ? null : momentOf(order.pay_time, company.tz)),
  ],
  operator: [16, (order) => order.operator.nickname],
  contact_person: [16, (order) => order.contact_person],
  contact_phone: [18, (order) => order.contact_phone],
  special_requests: [30, (order) => order.special_requests],
  internal_remark: [30, (order) => order.internal_remark],
  own_reference: [18, (order) => order.allocation.own_reference],
  customer: [20, (order) => order.allocation.customer],
  cost_centre: [16, (order) => order.allocation.cost_centre],
  trip: [20, (order) => order.trip?.title ?? null],
  tags: [20, (order) => order.tags.join('; ')],
  deadline: [
    20,
    (_order, { now, company }, record) => {
      const next = nextDeadline(record, now)
      return next && momentOf(Math.floor(next.at / 1000), company.tz)
    },
  ],
  bill_id: [14, (order) => order.bill_id],
  invoice_no: [24, (order, { world }) => invoiceNumbers(order.invoice_ids, world)],
  cancellation_fee: [12, net((record) => (endedUnused(record) ? feeOf(record) : null)), 'sum'],
  margin: [12, net(marginOf), 'sum_kept'],
}

/**
 * Times in the company's time zone. The title names it, because the reader of a file may not know whose clock it was.
 */
const companyTimes: readonly Schemas['OrderColumn'][] = ['booking_time', 'pay_time', 'deadline']

export function orderColumn(name: string, reader: Pick<Viewer, 'language'> & { tz: string }): TableColumn {
  const { language, tz } = reader
  const column = name as Schemas['OrderColumn']
  const label = labels.OrderColumn[language][column]
  const isTime = companyTimes.includes(column)
  const [width, , total] = columns[column]
  return { title: isTime ? `${label} (${tz})` : label, width, ...(total && { total }) }
}

export function isLostOrder(id: string, { tables }: World): boolean {
  const order = tables.order.get(id)
  return order !== undefined && endedUnused(order)
}

export function orderRow(id: string, wanted: readonly string[], viewer: Viewer): Cell[] | null {
  const order = viewer.world.tables.order.get(id)
  if (!order) return null
  const shown = presentOrder(order, viewer)
  return wanted.map((name) => columns[name as Schemas['OrderColumn']][1](shown, viewer, order))
}
