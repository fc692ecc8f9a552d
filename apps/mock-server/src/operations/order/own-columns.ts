import type { Schemas } from '@portal/api-client/contract'
import type { Cell } from '../../domain/export/table.ts'

/** Nothing in the columns that only some products fill. */
export const emptyCells = {
  nationality: null,
  number_of_rooms: null,
  room_nights: null,
  room_type: null,
  meal_type: null,
  bed_type: null,
  hotel_confirmation_code: null,
  rental_type: null,
  days_or_hours: null,
  number_of_rentals: null,
  driver: null,
  flight_number: null,
  airport: null,
  local_pick_up_time: null,
} satisfies Partial<Record<Schemas['OrderColumn'], null>>

/** Columns of an export that only some products fill. */
export type OwnColumn = keyof typeof emptyCells

export type OwnCells = Readonly<Record<OwnColumn, Cell>>

/** What every list ends with. */
export const paidColumns: readonly Schemas['OrderColumn'][] = [
  'currency',
  'total_price',
  'total_settlement_price',
  'settlement_money',
  'refund_money',
  'pay_channel',
  'pay_time',
  'order_status',
  'settlement_status',
  'invoice_status',
  'operator',
]
