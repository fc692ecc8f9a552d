import { sharesSpelling, spellingsOfAll } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import { lastArrival } from '../hotel/stay.ts'
import { holdsPlace } from '../order/duplicate.ts'
import { hasFlight, isStay, type OrderRecord } from '../order/order.ts'
import { guestsOf, titleOf } from '../order/service.ts'
import { addDays } from '../time/dates.ts'
import { fromRfc, localClock } from '../time/zones.ts'
import { cityName, cityOfPlace, nearestCity, type PlaceSource } from '../transport/locate.ts'

/** A city that something is sold in; null for a place that is known by its name alone. */
export type LegCity = { readonly id: string; readonly name: LocalText } | null

interface LegBase {
  /** The booking id. */
  readonly id: string
  readonly title: LocalText
  /** Epoch ms. */
  readonly start: number
  readonly end: number
  readonly tz: string
  /** Full names. */
  readonly guests: readonly string[]
}

export interface StayLeg extends LegBase {
  readonly kind: 'stay'
  readonly city: LegCity
  readonly check_in: string
  readonly check_out: string
  /** The hotel expects its guests until then; epoch ms. */
  readonly expected_until: number
}

export interface RideLeg extends LegBase {
  readonly kind: 'pickup' | 'dropoff' | 'car'
  readonly from: LegCity
  readonly to: LegCity
  /** People it was booked for. */
  readonly seats: number
}

export type Leg = StayLeg | RideLeg

export const isStayLeg = (leg: Leg): leg is StayLeg => leg.kind === 'stay'
export const isRideLeg = (leg: Leg): leg is RideLeg => leg.kind !== 'stay'

/** Guests of `some` whom `others` do not name. */
export function notNamed(some: readonly string[], others: readonly string[]): string[] {
  const known = spellingsOfAll(others)
  return some.filter((name) => !sharesSpelling(known, name))
}

type Position = Parameters<typeof nearestCity>[1]

/** What an order means for a journey; null where it no longer holds. */
export function legOf(order: OrderRecord, source: PlaceSource): Leg | null {
  if (!holdsPlace(order)) return null
  const base = {
    id: order.id,
    title: titleOf(order),
    start: order.service_start,
    end: order.service_end,
    tz: order.tz,
    guests: guestsOf(order).map(({ full_name }) => full_name),
  }
  const named = (city: ReturnType<typeof nearestCity>): LegCity =>
    city && { id: city.id, name: cityName(city) }
  const at = (position: Position): LegCity => named(nearestCity(source, position))
  const of = (place: Parameters<typeof cityOfPlace>[1]): LegCity => named(cityOfPlace(source, place))
  if (isStay(order)) {
    const { hotel, check_in_date: check_in, check_out_date: check_out, arrival_note } = order
    const city = named(source.city(source.hotel(hotel.hotel_id)?.city ?? '') ?? nearestCity(source, hotel))
    const told = arrival_note?.eta_local ? fromRfc(arrival_note.eta_local) : 0
    const expected_until = Math.max(lastArrival(check_in, order.tz), told)
    return { ...base, kind: 'stay', city, check_in, check_out, expected_until }
  }
  const seats = order.passengers.adults + order.passengers.child_ages.length
  if (hasFlight(order)) {
    const [airport, place] = [at(order.airport), of(order.place)]
    return order.transfer_type === 'pickup'
      ? { ...base, kind: 'pickup', from: airport, to: place, seats }
      : { ...base, kind: 'dropoff', from: place, to: airport, seats }
  }
  return { ...base, kind: 'car', from: of(order.pick_up_location), to: of(order.drop_off_location), seats }
}

/** The day whose night a ride follows or precedes: whoever rides before six has not slept yet. */
export function nightDayOf({ start, tz }: Pick<Leg, 'start' | 'tz'>): string {
  const { date, time } = localClock(start, tz)
  return time < '06:00:00' ? addDays(date, -1) : date
}

/** Unknown places may be the same. */
export const mayBeSame = (one: LegCity, other: LegCity): boolean =>
  one === null || other === null || one.id === other.id

/** Whether somebody of the ride is a guest of the stay; a ride may name its lead alone. */
const shares = (ride: RideLeg, stay: StayLeg): boolean => isRideOf(ride, stay)

/** Whether guests of the stay may be on the ride: one is named, or it has seats that nobody is named for. */
export const mayCarry = (ride: RideLeg, stay: StayLeg): boolean =>
  ride.seats > ride.guests.length || shares(ride, stay)

/** The stay that a pick-up leads to: some of its guests arrive while the room is theirs. */
export function arrivalStay(ride: RideLeg, stays: readonly StayLeg[]): StayLeg | undefined {
  const day = localClock(ride.start, ride.tz).date
  return stays.findLast(
    (stay) =>
      mayBeSame(ride.to, stay.city) && stay.check_in <= day && ride.start < stay.end && shares(ride, stay),
  )
}

/** The stay that a drop-off begins at: the last one of its guests that has begun. */
export function departureStay(ride: RideLeg, stays: readonly StayLeg[]): StayLeg | undefined {
  return stays.findLast(
    (stay) => mayBeSame(ride.from, stay.city) && stay.start < ride.start && shares(ride, stay),
  )
}

/** Guests who sleep in the same hotels of a trip. */
export interface Party {
  /** Full names, as the first hotel spells them. */
  readonly guests: readonly string[]
  /** At least one, in the order of time. */
  readonly stays: readonly [StayLeg, ...StayLeg[]]
}

/** The guests of all stays by the stays that name them; different spellings of a name are one guest. */
export function partiesOf(stays: readonly StayLeg[]): Party[] {
  const people = new Map<string, { readonly name: string; readonly stays: [StayLeg, ...StayLeg[]] }>()
  for (const stay of stays) {
    for (const name of stay.guests) {
      const spellings = [...spellingsOfAll([name])]
      const known = spellings.flatMap((spelling) => people.get(spelling) ?? [])[0]
      const person = known ?? { name, stays: [stay] }
      if (person.stays.at(-1) !== stay) person.stays.push(stay)
      for (const spelling of spellings) if (!people.has(spelling)) people.set(spelling, person)
    }
  }
  const parties = Map.groupBy(new Set(people.values()), (person) =>
    person.stays.map(({ id }) => id).join(' '),
  )
  return [...parties.values()].flatMap((same) => {
    const [one] = same
    return one ? [{ guests: same.map(({ name }) => name), stays: one.stays }] : []
  })
}

/** Whether a ride names somebody of a party. */
export const isRideOf = (ride: RideLeg, { guests }: Pick<Party, 'guests'>): boolean =>
  notNamed(ride.guests, guests).length < ride.guests.length
