import { childAge, plainName, type Schemas } from '@portal/api-client/contract'
import type { FieldErrors } from '../../texts/text.ts'
import { roomsWithoutRefund } from '../cancellation/frozen-policy.ts'
import { repricedPolicy } from '../cancellation/policy.ts'
import { changeFee, feeLines } from '../order/amend/change-fee.ts'
import type { TwoPrices } from '../order/counted.ts'
import { guestErrors, toGuestRecord } from '../order/guests.ts'
import type { HotelOrderRecord, PricedFields } from '../order/order.ts'
import { instantOf } from '../time/zones.ts'
import { bookedRooms } from './book.ts'
import type { HotelSource } from './hotel.ts'
import { fits } from './night.ts'
import { type BookedRoomRecord, stayGuests } from './order-part.ts'
import type { Occupancy, PricedRate } from './priced-rate.ts'
import { hotelProduct } from './product.ts'
import { quoteRooms, type RoomChoice, shortages, stayFrame } from './quote.ts'
import { priceRooms } from './rate.ts'
import { arrivalError, roomLines } from './stay.ts'

/** Other dates, rooms or guests of a confirmed stay: what can be had, at which price, and what the old terms keep. */

type StayChange = Schemas['StayChange']

/** The booked stay as it is, asked for once more. */
export const sameStay = ({ check_in_date, check_out_date, rooms }: HotelOrderRecord): StayChange => ({
  check_in: check_in_date,
  check_out: check_out_date,
  rooms: rooms.map(({ room_index, rate_id }) => ({ booked_as: room_index, rate_id })),
  guests: stayGuests({ rooms }).map(({ is_infant: _, name_local, age, birthday, ...guest }) => ({
    ...guest,
    ...(name_local && { name_local }),
    ...(birthday && { birthday }),
    ...(guest.type === 'child' && age !== null && { age }),
  })),
})

/** The people of each room, counted from the list of guests. */
const peopleOf = ({ rooms, guests, check_in }: StayChange): Occupancy[] =>
  rooms.map((_, index) => {
    const own = guests.filter(({ room_index }) => room_index === index + 1)
    return {
      adults: own.filter(({ type }) => type === 'adult').length,
      child_ages: own.flatMap((guest) => (guest.type === 'child' ? (childAge(guest, check_in) ?? []) : [])),
    }
  })

/**
 * Errors in rooms and guests by field path; those of the dates are the same as in a search. The rule of nationalities is
 * known once the rooms have a rate.
 */
export function stayChangeErrors(
  order: HotelOrderRecord,
  wanted: StayChange,
  nationality_rule: PricedRate['nationality_rule'] = null,
): FieldErrors {
  const { rooms, guests, check_in } = wanted
  const errors: FieldErrors = guestErrors(guests, {
    check_in,
    rooms: peopleOf(wanted),
    nationality: order.nationality,
    nationality_rule,
  })
  const fixed = roomsWithoutRefund(order.policy)
  rooms.forEach(({ booked_as }, index) => {
    if (booked_as === null) return
    const path = `rooms[${index}].booked_as`
    const old = order.rooms.find((room) => room.room_index === booked_as)
    if (old && fixed.includes(booked_as) && !isKept(order, old, wanted, index)) errors[path] = ['room_fixed']
    if (booked_as > order.rooms.length) errors[path] = ['room_unknown']
    else if (rooms.findIndex((room) => room.booked_as === booked_as) < index) errors[path] = ['room_repeated']
  })
  return errors
}

/** Whether dates, rate, bed and guests of a booked room stay as they are. */
function isKept(
  { check_in_date, check_out_date }: HotelOrderRecord,
  old: BookedRoomRecord,
  { check_in, check_out, rooms, guests }: StayChange,
  index: number,
): boolean {
  const { rate_id, bed_type = old.bed_type } = rooms[index] ?? {}
  const names = (people: readonly { readonly full_name: string }[]) =>
    people.map(({ full_name }) => plainName(full_name)).join()
  return (
    check_in === check_in_date &&
    check_out === check_out_date &&
    rate_id === old.rate_id &&
    bed_type === old.bed_type &&
    names(guests.filter(({ room_index }) => room_index === index + 1)) === names(old.guests)
  )
}

/** Errors of beds by field path: a room is asked for one that it has. */
export function bedErrors({ rooms }: StayChange, rate: PricedRate): FieldErrors {
  const isOther = (bed: Schemas['BedType'] | undefined, index: number) =>
    bed !== undefined && !rate.rooms[index]?.bed_types.includes(bed)
  return Object.fromEntries(
    rooms.flatMap(({ bed_type }, index) =>
      isOther(bed_type, index) ? [[`rooms[${index}].bed_type`, ['choice_unknown']]] : [],
    ),
  )
}

export interface UnavailableRoom {
  /** From 1, in the wanted rooms. */
  readonly room_index: number
  readonly reason: Schemas['ChangeObstacle']
}

/** The wanted stay at today's prices, or why it cannot be had. `source` counts the rooms of the order as free. */
export function rateOfChange(
  source: HotelSource,
  order: HotelOrderRecord,
  wanted: StayChange,
  now: number,
): PricedRate | readonly UnavailableRoom[] {
  const { hotel_id } = order.hotel
  const { check_in, check_out } = wanted
  const rooms = peopleOf(wanted)
  const request = { hotel_id, check_in, check_out, rooms, nationality: order.nationality }
  // Booked rates have been checked again, so the hotel's price after a check is the one that counts.
  const frame = stayFrame(source, { ...request, currency: order.currency }, 1)
  const sold = wanted.rooms.map(({ rate_id }) => choiceOf(source, hotel_id, rate_id))
  const all = (reason: UnavailableRoom['reason'], hits: (index: number) => boolean) =>
    sold.flatMap((_, index) => (hits(index) ? [{ room_index: index + 1, reason }] : []))
  if (!frame || sold.includes(null)) return all('not_sold', (index) => !frame || sold[index] === null)
  const choices = sold as RoomChoice[]
  const { hotel, dates, min_stay } = frame
  const full = all('too_many_guests', (index) => {
    const room = choices[index]?.room
    const people = rooms[index]
    return room !== undefined && people !== undefined && !fits(people, room, hotel.infant_below_age)
  })
  if (full.length > 0) return full
  if (dates.length < min_stay) return all('too_short', () => true)
  const short = shortages(source, frame, choices).flatMap(({ room_indexes }) => room_indexes)
  if (short.length > 0) return all('sold_out', (index) => short.includes(index + 1))
  const quote = quoteRooms(source, frame, choices)
  return quote ? priceRooms(source, frame, quote, now) : all('not_sold', () => true)
}

function choiceOf(source: HotelSource, hotel_id: string, rate_id: string): RoomChoice | null {
  for (const room of source.roomTypes(hotel_id))
    for (const plan of source.ratePlans(hotel_id))
      if (`${room.id}-${plan.id}` === rate_id) return { room, plan }
  return null
}

/**
 * The order's fields after the change. A room that stays as it is keeps its price; every other one costs what it costs
 * today. The terms are those of the new stay.
 */
export function pricedStay(
  order: HotelOrderRecord,
  wanted: StayChange,
  rate: PricedRate,
  now: number,
): PricedFields {
  const { check_in, check_out } = wanted
  const guests = wanted.guests.map((guest) => toGuestRecord(guest, rate))
  const before = wanted.rooms.map(({ booked_as }) =>
    order.rooms.find((room) => room.room_index === booked_as),
  )
  const room_wishes = rate.rooms.map(({ bed_types, infants }, index) => {
    const room = before[index]
    const bed_type = wanted.rooms[index]?.bed_type ?? room?.bed_type
    // An infant that is added takes a cot, as in a booking; a cot that was not wanted stays away.
    const cots = room ? Math.min(room.cots, infants) + Math.max(0, infants - room.infants) : infants
    return { room_index: index + 1, cots, ...(bed_type && bed_types.includes(bed_type) && { bed_type }) }
  })
  const sameDays = check_in === order.check_in_date && check_out === order.check_out_date
  const rooms = bookedRooms({ rate, room_wishes }, guests).map((room, index) => {
    const old = before[index]
    return old && sameDays && isAsBooked(old, room) ? { ...room, nightly: old.nightly } : room
  })
  const { tz, hotel } = order
  const service_end = instantOf(check_out, hotel.check_out_until, tz)
  const late = arrivalError({ check_in_date: check_in, tz, service_end }, order.arrival_note)
  const stay: HotelOrderRecord = {
    ...order,
    check_in_date: check_in,
    check_out_date: check_out,
    rooms,
    rate_name: rate.name,
    remarks: rate.remarks,
    pay_at_service: rate.charges.filter(({ included }) => !included),
    arrival_note: late ? null : order.arrival_note,
    ...withFee(rooms, { net: 0, selling: 0 }),
    policy: rate.policy,
    service_start: instantOf(check_in, hotel.check_in_from, tz),
    service_end,
  }
  const after = { ...stay, ...withFee(rooms, changeFee(order, withTerms(stay), now)) }
  const { rate_name, remarks, pay_at_service, arrival_note, service_start } = after
  const { total_price, total_settlement_price, price_breakdown, change_fee } = after
  return {
    check_in_date: check_in,
    check_out_date: check_out,
    rooms,
    rate_name,
    remarks,
    pay_at_service,
    arrival_note,
    service_start,
    service_end,
    total_price,
    total_settlement_price,
    price_breakdown,
    ...(change_fee && { change_fee }),
    policy: withTerms(after).policy,
  }
}

const withTerms = (order: HotelOrderRecord): HotelOrderRecord => ({
  ...order,
  policy: repricedPolicy(order.policy, hotelProduct.policyPrices(order, 'settlement')),
})

const agesOf = ({ child_ages }: Occupancy) => [...child_ages].sort((a, b) => a - b).join()

const isAsBooked = (old: BookedRoomRecord, room: BookedRoomRecord): boolean =>
  old.rate_id === room.rate_id && old.adults === room.adults && agesOf(old) === agesOf(room)

function withFee(
  rooms: readonly BookedRoomRecord[],
  fee: TwoPrices,
): Pick<HotelOrderRecord, 'total_price' | 'total_settlement_price' | 'price_breakdown' | 'change_fee'> {
  const nights = rooms.flatMap(({ nightly }) => nightly)
  return {
    total_price: nights.reduce((sum, { price }) => sum + price, fee.selling),
    total_settlement_price: nights.reduce((sum, { net }) => sum + net, fee.net),
    price_breakdown: [...roomLines(rooms), ...feeLines(fee)],
    change_fee: fee,
  }
}
