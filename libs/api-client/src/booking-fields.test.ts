import { beforeAll, describe, expect, test } from 'vitest'
import { loadContract } from './contract.ts'

interface Shape {
  $ref?: string
  description?: string
  allOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
}

let schemas: Record<string, Shape>
beforeAll(async () => {
  schemas = ((await loadContract()) as { components: { schemas: Record<string, Shape> } }).components.schemas
})

const target = ({ $ref }: Shape): Shape =>
  $ref === undefined ? {} : (schemas[$ref.split('/').at(-1) ?? ''] ?? {})

/** The properties of a shape, with those of what it refers to or is made of. */
function propertiesOf(shape: Shape): Record<string, Shape> {
  const parts = [target(shape), ...(shape.allOf ?? []), ...(shape.items ? [shape.items] : [])]
  const inherited = parts.flatMap((part) =>
    part === shape || Object.keys(part).length === 0 ? [] : [propertiesOf(part)],
  )
  return Object.assign({}, ...inherited, shape.properties)
}

function propertyAt(order: string, path: string): Shape | undefined {
  return path
    .split('.')
    .reduce<Shape | undefined>((shape, name) => shape && propertiesOf(shape)[name], schemas[order])
}

/** What the specification names of each booking, and where the contract has it. */
const named: Record<string, Record<string, string>> = {
  HotelOrder: {
    'booking ID': 'booking_id',
    'hotel confirmation code': 'hotel_confirmation_code',
    'hotel name': 'hotel_name',
    'room number': 'rooms.room_number',
    'room type': 'room_type',
    'meal type': 'meal_type',
    'bed type': 'bed_type',
    'booking date': 'booking_time',
    'check-in date': 'check_in_date',
    'check-out date': 'check_out_date',
    'room nights': 'room_nights',
    'number of rooms': 'number_of_rooms',
    guests: 'guests',
    'full name per room': 'rooms.guests.full_name',
    adults: 'adults',
    children: 'children',
    nationality: 'nationality',
    'special requests': 'special_requests',
    'cancellation policy': 'cancellation_policy',
    'total price': 'total_price',
    'total settlement price': 'total_settlement_price',
    'order status': 'order_status',
    'settlement status': 'settlement_status',
    'invoice status': 'invoice_status',
    'pay channel': 'pay_channel',
    'pay time': 'pay_time',
    'user account': 'user_account',
    'contact person': 'contact_person',
    'contact phone': 'contact_phone',
    operator: 'operator',
    'price per night': 'price_per_night',
    'refund status': 'refund_status',
    'refund money': 'refund_money',
    'refund time': 'refund_time',
    'settlement money': 'settlement_money',
    'e-mail of the hotel': 'hotel_info.email',
    'city of the hotel': 'hotel_info.city',
    'address of the hotel': 'hotel_info.address',
    'phone of the hotel': 'hotel_info.phone',
    'zip of the hotel': 'hotel_info.zip',
  },
  CarOrder: {
    'vehicle model': 'vehicle_model',
    'plate number': 'plate_number',
    'driver name': 'driver_name',
    'driver phone': 'driver_phone',
    'rental date': 'rental_date',
    'days or hours': 'days_or_hours',
    duration: 'duration',
    'number of rentals': 'number_of_rentals',
    'price per day': 'price_per_day',
    'all-day or half-day': 'rental_type',
    'driver language': 'driver_language',
    'industrial zone entered': 'industrial_zone.entered',
    'zone name': 'industrial_zone.zone_name',
    'zone unit price': 'industrial_zone.unit_price',
    'number of times': 'industrial_zone.times',
    'zone fee': 'industrial_zone.fee',
    'car rental fee': 'car_rental_fee',
  },
  AirportOrder: {
    type: 'transfer_type',
    'flight number': 'flight_number',
    airport: 'airport',
    'local pick-up time': 'local_pick_up_time',
    'max passengers': 'max_passengers',
    'airport transfer fee': 'airport_transfer_fee',
    'Chinese driver fee': 'chinese_driver_fee',
  },
}

describe('R3.01 what the specification names of a booking is a described property of the contract', () => {
  for (const [order, fields] of Object.entries(named))
    test.each(Object.entries(fields))(`${order}: %s`, (_, path) => {
      const property = propertyAt(order, path)
      expect(property, `${order}.${path}`).toBeDefined()
      const description = property?.description ?? (property && target(property).description)
      expect(description, `description of ${order}.${path}`).toMatch(/\w/)
    })
})
