import { plainName, type Schemas } from '@portal/api-client'
import { nightsBetween } from '@portal/i18n'
import type { FieldErrors } from '../../../shared/form/use-checked-form.ts'
import { foundErrors } from '../../../trade/booking/booking-values.ts'
import type { GuestRow } from '../../../trade/guests/guest-names.ts'
import { guestErrors } from '../../../trade/guests/namesakes.ts'
import type { OrderOf, OwnBooking } from '../../../trade/product/product.ts'
import type { RoomOccupancy } from '../../../trade/search/stay-search.ts'

/** A stay with other dates, rooms and guests, as the form holds it. */
type Values = OwnBooking['hotel']

export const stayValues = (order: OrderOf<'hotel'>): Values => ({
  check_in: order.check_in_date,
  check_out: order.check_out_date,
  rooms: order.rooms.map(({ room_index, rate_id, room_type, meal_text, bed_type }) => ({
    booked_as: room_index,
    rate_id,
    name: `${room_type} · ${meal_text}`,
    bed_type,
  })),
  guests: order.guests.map(({ name_local, birthday, ...guest }) => ({
    ...guest,
    ...(name_local && { name_local }),
    ...(birthday && { birthday }),
  })),
  different_people: '',
})

export const stayFieldErrors = (values: Values): FieldErrors =>
  foundErrors([
    ['check_in', nightsBetween(values.check_in, values.check_out) > 0 ? null : 'stayOrder'],
    ...values.guests.flatMap((guest, index): [string, 'childAge' | null][] =>
      guest.type === 'child' ? [[agePath(index), guest.age === null ? 'childAge' : null]] : [],
    ),
    ...guestErrors(values, values.check_in, () => true),
  ])

export const agePath = (index: number): string => `guests.${index}.age`

export const stayChange = ({ check_in, check_out, rooms, guests }: Values): Schemas['BookingChange'] => ({
  stay: {
    check_in,
    check_out,
    rooms: rooms.map(({ booked_as, rate_id, bed_type }) => ({
      booked_as,
      rate_id,
      ...(bed_type && { bed_type }),
    })),
    guests: guests.map((guest) => ({
      room_index: guest.room_index,
      full_name: plainName(guest.full_name),
      type: guest.type,
      is_lead: guest.is_lead,
      ...(guest.name_local && { name_local: guest.name_local }),
      ...(guest.nationality && { nationality: guest.nationality }),
      ...(guest.birthday ? { birthday: guest.birthday } : guest.age !== null && { age: guest.age }),
    })),
  },
})

/** The field of an error of the server; null for one that belongs to none. */
export function stayField(path: string): string | null {
  if (path === 'check_in' || path === 'check_out') return 'check_in'
  const room = /^rooms\[(\d+)\]/.exec(path)
  if (room) return `rooms.${room[1]}`
  const guest = /^guests\[(\d+)\]\.(\w+)$/.exec(path)
  if (!guest) return null
  const [, index, name] = guest
  return `guests.${index}.${name === 'age' ? 'age' : 'full_name'}`
}

/** Guests in the order of their rooms. */
const inOrder = (guests: readonly GuestRow[]): GuestRow[] =>
  guests.toSorted((one, other) => one.room_index - other.room_index)

const newGuest = (room_index: number, type: GuestRow['type'], is_lead: boolean): GuestRow => ({
  room_index,
  type,
  age: null,
  full_name: '',
  is_lead,
})

/** The people of one room, for whom its rates are asked; null while an age is missing. */
export function peopleOf({ guests }: Pick<Values, 'guests'>, room: number): RoomOccupancy | null {
  const own = guests.filter(({ room_index }) => room_index === room)
  const child_ages = own.flatMap(({ type, age }) => (type === 'child' ? [age] : []))
  const known = child_ages.filter((age) => age !== null)
  if (known.length < child_ages.length) return null
  return { adults: own.length - child_ages.length, child_ages: known }
}

type Changed = Pick<Values, 'rooms' | 'guests'>

/** One more room at the rate of the last one, for one adult. */
export function withRoom({ rooms, guests }: Changed): Changed {
  const last = rooms.at(-1)
  if (!last) return { rooms, guests }
  const further = { ...last, booked_as: null }
  return { rooms: [...rooms, further], guests: [...guests, newGuest(rooms.length + 1, 'adult', true)] }
}

export const withoutRoom = ({ rooms, guests }: Changed, room: number): Changed => ({
  rooms: rooms.filter((_, index) => index + 1 !== room),
  guests: guests.flatMap((guest) => {
    const { room_index } = guest
    if (room_index === room) return []
    return [room_index > room ? { ...guest, room_index: room_index - 1 } : guest]
  }),
})

export const withGuest = (guests: readonly GuestRow[], room: number, type: GuestRow['type']): GuestRow[] =>
  inOrder([...guests, newGuest(room, type, false)])

/** Without one guest; the next adult of the room takes the lead. */
export function withoutGuest(guests: readonly GuestRow[], index: number): GuestRow[] {
  const gone = guests[index]
  const left = guests.filter((_, at) => at !== index)
  if (!gone?.is_lead) return left
  const next = left.findIndex(({ room_index, type }) => room_index === gone.room_index && type === 'adult')
  return left.map((guest, at) => (at === next ? { ...guest, is_lead: true } : guest))
}
