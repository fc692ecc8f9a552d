import type { Schemas } from '@portal/api-client'

type FileColumn = Schemas['OrderColumn']

/** Columns that only the exported file has, as it has room for them; chosen and kept like those of the list. */
export const fileOnly = [
  'supplier_ref',
  'contact_person',
  'contact_phone',
  'bill_id',
  'invoice_no',
  'cancellation_fee',
  'refund_money',
  'margin',
] as const satisfies readonly FileColumn[]

/** Those that show what orders cost the company. */
export const netOnly: ReadonlySet<string> = new Set(['cancellation_fee', 'refund_money', 'margin'])

/** What the file has for a column of the lists. A button is no column of a file. */
const inFile: Readonly<Record<string, readonly FileColumn[]>> = {
  booking_time: ['booking_id', 'booking_time'],
  service: ['order_type', 'title', 'room_nights'],
  hotel: ['title', 'room_type', 'meal_type', 'room_nights'],
  vehicle: ['title', 'rental_type', 'days_or_hours', 'local_pick_up_time'],
  type: ['title', 'local_pick_up_time'],
  flight: ['flight_number', 'airport'],
  guests: ['guests'],
  check_in_date: ['check_in_date', 'check_out_date'],
  total_settlement_price: ['currency', 'total_settlement_price'],
  status: ['order_status', 'settlement_status', 'refund_status'],
  deadline: ['deadline'],
  total_price: ['currency', 'total_price'],
  pay_channel: ['pay_channel'],
  invoice_status: ['invoice_status'],
  operator: ['operator'],
  own_reference: ['own_reference'],
  customer: ['customer'],
  cost_centre: ['cost_centre'],
  trip: ['trip'],
  hotel_confirmation_code: ['hotel_confirmation_code'],
  driver: ['driver'],
  tags: ['tags'],
  act: [],
  supplier_ref: ['supplier_ref'],
  contact_person: ['contact_person'],
  contact_phone: ['contact_phone'],
  bill_id: ['bill_id'],
  invoice_no: ['invoice_no'],
  cancellation_fee: ['currency', 'cancellation_fee'],
  refund_money: ['currency', 'refund_money'],
  margin: ['currency', 'margin'],
}

/** Columns of the file for the chosen columns of the list, in their order; the booking ID is always among them. */
export const toFileColumns = (chosen: readonly string[]): FileColumn[] => [
  ...new Set(['booking_time', ...chosen].flatMap((key) => inFile[key] ?? [])),
]
