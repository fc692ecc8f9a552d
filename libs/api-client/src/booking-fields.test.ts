import { describe, expect, test } from 'vitest'
import { loadContract } from './contract.ts'

/** Reads the bundled contract as a developer does: what an order of a product line consists of, and what each part says. */
interface Schema {
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  readonly properties?: { readonly [name: string]: Schema }
  readonly items?: Schema
  readonly description?: string
  readonly oneOf?: readonly Schema[]
}

const { components } = (await loadContract()) as { components: { schemas: { [name: string]: Schema } } }

const behind = ({ $ref }: Schema): Schema | undefined =>
  $ref === undefined ? undefined : components.schemas[$ref.split('/').at(-1) ?? '']

/** The properties of a schema with those of all it is mixed from. */
function propertiesOf(schema: Schema): { [name: string]: Schema } {
  const referred = behind(schema)
  const parts = [...(referred ? [referred] : []), ...(schema.allOf ?? [])].map(propertiesOf)
  return Object.assign({}, ...parts, schema.properties)
}

/** What is said of a property, or of the schema that is its whole value. */
const descriptionOf = (schema: Schema): string => schema.description ?? behind(schema)?.description ?? ''

/** A name with a dot is a property of a part: `rooms.room_number`. */
function fieldOf(order: string, path: string): Schema | undefined {
  return path
    .split('.')
    .reduce<Schema | undefined>(
      (schema, name) => schema && propertiesOf(schema.items ?? schema)[name],
      components.schemas[order],
    )
}

/** The fields that the specification names, and the property that each of them is. */
const base = {
  'booking ID': 'booking_id',
  'booking date': 'booking_time',
  'order status': 'order_status',
  'settlement status': 'settlement_status',
  'invoice status': 'invoice_status',
  'refund status': 'refund_status',
  'pay channel': 'pay_channel',
  'pay time': 'pay_time',
  'user account': 'user_account',
  operator: 'operator',
  'contact person': 'contact_person',
  'contact phone': 'contact_phone',
  'special requests': 'special_requests',
  'cancellation policy': 'cancellation_policy',
  'total price': 'total_price',
  'total settlement price': 'total_settlement_price',
  'settlement money': 'settlement_money',
  'refund money': 'refund_money',
  'refund time': 'refund_time',
}

const named = {
  HotelOrder: {
    ...base,
    'hotel confirmation code': 'hotel_confirmation_code',
    'hotel name': 'hotel_name',
    'room number': 'rooms.room_number',
    'room type': 'room_type',
    'meal type': 'meal_type',
    'bed type': 'bed_type',
    'check-in date': 'check_in_date',
    'check-out date': 'check_out_date',
    'room nights': 'room_nights',
    'number of rooms': 'number_of_rooms',
    guests: 'guests',
    'full name': 'guests.full_name',
    adults: 'adults',
    children: 'children',
    nationality: 'nationality',
    'price per night': 'price_per_night',
  },
  CarOrder: {
    ...base,
    'vehicle model': 'vehicle_model',
    'plate number': 'plate_number',
    'driver name': 'driver_name',
    'driver phone': 'driver_phone',
    'rental date': 'rental_date',
    'days or hours': 'days_or_hours',
    duration: 'duration',
    'number of rentals': 'number_of_rentals',
    'industrial zone, entered or not': 'industrial_zone.entered',
    'zone name': 'industrial_zone.zone_name',
    'zone unit price': 'industrial_zone.unit_price',
    'number of times': 'industrial_zone.times',
    'zone fee': 'industrial_zone.fee',
    'price per day': 'price_per_day',
    'all-day or half-day': 'rental_type',
    'driver language': 'driver_language',
    'car rental fee': 'car_rental_fee',
  },
  AirportOrder: {
    ...base,
    type: 'transfer_type',
    'flight number': 'flight_number',
    airport: 'airport',
    'local pick-up time': 'local_pick_up_time',
    'max passengers': 'max_passengers',
    'airport transfer fee': 'airport_transfer_fee',
    'Chinese driver fee': 'chinese_driver_fee',
  },
}

describe('R3.01 Each booking field of the specification is a property of its order and described', () => {
  for (const [order, fields] of Object.entries(named)) {
    test.each(Object.entries(fields))(`${order}: %s is %s`, (_, path) => {
      const field = fieldOf(order, path)
      expect(field, 'a property of that name').toBeDefined()
      expect(descriptionOf(field ?? {}), 'its description').not.toBe('')
    })
  }

  test('E-mail, city, address, phone and zip are those of the hotel', () => {
    for (const name of ['email', 'city', 'address', 'phone', 'zip'])
      expect(descriptionOf(fieldOf('HotelOrder', `hotel_info.${name}`) ?? {}), name).not.toBe('')
  })
})
