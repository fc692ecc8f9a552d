import type { LocalText } from '../../texts/language.ts'
import { addDays } from '../time/dates.ts'
import { clockText, instantOf, localClock } from '../time/zones.ts'
import {
  arrivalStay,
  departureStay,
  isRideLeg,
  isStayLeg,
  type Leg,
  mayBeSame,
  mayCarry,
  notNamed,
  type RideLeg,
  type StayLeg,
} from './legs.ts'
import type { TripFinding } from './trip.ts'

const hourMs = 3_600_000
/** Guests wait longer than this without a room. */
const longWaitMs = 6 * hourMs

/** Where rides and stays do not fit each other: times, ways and people. Legs are in the order of time. */
export function fittingChecks(legs: readonly Leg[]): TripFinding[] {
  const stays = legs.filter(isStayLeg)
  const rides = legs.filter(isRideLeg)
  const found = stays.flatMap((stay) => {
    const arrivals = rides.filter((ride) => ride.kind === 'pickup' && arrivalStay(ride, stays) === stay)
    const departures = rides.filter((ride) => ride.kind === 'dropoff' && departureStay(ride, stays) === stay)
    return [
      ...arrivalChecks(stay, arrivals),
      ...departureChecks(stay, departures),
      ...peopleChecks(stay, arrivals),
      ...peopleChecks(stay, departures),
    ]
  })
  return [...found, ...missingWays(legs).map(wayFinding), ...carChecks(stays, rides)]
}

const finding = (
  kind: TripFinding['kind'],
  text: LocalText,
  legs: readonly [Leg, ...Leg[]],
  more: Partial<TripFinding> = {},
): TripFinding => ({
  kind,
  level: 'problem',
  text,
  orders: legs.map(({ id }) => id),
  guests: [],
  at: { instant: legs[0].start, tz: legs[0].tz },
  part: null,
  ...more,
})

const hoursOf = (ms: number): number => Math.round(ms / hourMs)

/** Only the first arrival decides whether the hotel still waits, or has no room ready yet. */
function arrivalChecks(stay: StayLeg, [ride]: readonly RideLeg[]): TripFinding[] {
  if (!ride) return []
  const at = clockText(ride.start, ride.tz)
  if (ride.start >= stay.expected_until) {
    const text = {
      en: `${ride.title.en} is at ${at}: ${stay.title.en} expects its guests by ${clockText(stay.expected_until, stay.tz)} and counts them as a no-show then. Tell the hotel when they arrive.`,
      'zh-cn': `${ride.title['zh-cn']} 为 ${at}：${stay.title['zh-cn']} 只等到 ${clockText(stay.expected_until, stay.tz)}，之后按客人未到处理。请告知酒店到店时间。`,
    }
    return [finding('late_arrival', text, [ride, stay])]
  }
  const wait = stay.start - ride.start
  if (wait <= longWaitMs) return []
  const text = {
    en: `${ride.title.en} is at ${at}, ${hoursOf(wait)} hours before the rooms of ${stay.title.en} are ready.`,
    'zh-cn': `${ride.title['zh-cn']} 为 ${at}，比 ${stay.title['zh-cn']} 可入住时间早 ${hoursOf(wait)} 小时。`,
  }
  return [finding('time_gap', text, [ride, stay], { level: 'hint' })]
}

/** A ride before the day of the check-out leaves a paid night; a much later one leaves guests without a room. */
function departureChecks(stay: StayLeg, rides: readonly RideLeg[]): TripFinding[] {
  const ride = rides.at(-1)
  if (!ride) return []
  const { date } = localClock(ride.start, ride.tz)
  const at = clockText(ride.start, ride.tz)
  if (date < stay.check_out) {
    const text = {
      en: `${ride.title.en} is at ${at}, before the check-out from ${stay.title.en} on ${stay.check_out}.`,
      'zh-cn': `${ride.title['zh-cn']} 为 ${at}，早于 ${stay.title['zh-cn']} 的退房日 ${stay.check_out}。`,
    }
    return [finding('time_gap', text, [ride, stay])]
  }
  const wait = ride.start - stay.end
  // From the next day on, the night is missing, which is another check.
  if (wait <= longWaitMs || wait >= 24 * hourMs) return []
  const text = {
    en: `${ride.title.en} is at ${at}, ${hoursOf(wait)} hours after the check-out from ${stay.title.en}.`,
    'zh-cn': `${ride.title['zh-cn']} 为 ${at}，距 ${stay.title['zh-cn']} 退房 ${hoursOf(wait)} 小时。`,
  }
  return [finding('time_gap', text, [ride, stay], { level: 'hint' })]
}

/** Guests of a stay for whom the transfers to it, or from it, have no seat or no name. */
function peopleChecks(stay: StayLeg, rides: readonly RideLeg[]): TripFinding[] {
  const [first] = rides
  if (!first) return []
  const seats = rides.reduce((sum, ride) => sum + ride.seats, 0)
  const people = stay.guests.length
  const legs: [Leg, ...Leg[]] = [first, ...rides.slice(1), stay]
  if (seats < people) {
    const text = {
      en: `${first.title.en} is booked for ${seats} of the ${people} guests of ${stay.title.en}.`,
      'zh-cn': `${stay.title['zh-cn']} 有 ${people} 位客人，${first.title['zh-cn']} 只订了 ${seats} 位。`,
    }
    return [finding('guest_missing', text, legs)]
  }
  // A ride need not name everybody: only a whole list shows that a name is missing.
  if (rides.some((ride) => ride.guests.length < ride.seats)) return []
  return missingNames(stay, rides, legs)
}

function missingNames(
  stay: StayLeg,
  rides: readonly RideLeg[],
  legs: readonly [Leg, ...Leg[]],
): TripFinding[] {
  const guests = notNamed(
    stay.guests,
    rides.flatMap((ride) => ride.guests),
  )
  if (guests.length === 0) return []
  const [{ title }] = legs
  const text = {
    en: `${title.en} does not name ${guests.join(', ')} of ${stay.title.en}.`,
    'zh-cn': `${title['zh-cn']} 的名单没有 ${stay.title['zh-cn']} 的客人 ${guests.join('、')}。`,
  }
  return [finding('guest_missing', text, legs, { guests })]
}

/** Whoever is in a car with others of a stay, and who is not: that may be meant. */
function carChecks(stays: readonly StayLeg[], rides: readonly RideLeg[]): TripFinding[] {
  return rides.flatMap((car) => {
    if (car.kind !== 'car' || car.guests.length < car.seats) return []
    const stay = stays.find(
      ({ start, end, guests }) =>
        start < car.end && car.start < end && notNamed(guests, car.guests).length < guests.length,
    )
    return stay
      ? missingNames(stay, [car], [car, stay]).map((one) => ({ ...one, level: 'hint' as const }))
      : []
  })
}

/** The way between two hotels in a row in different cities, and which of its ends nothing covers. */
interface MissingWay {
  readonly from: StayLeg
  readonly to: StayLeg
  /** Nothing takes the guests out of the first city. */
  readonly away: boolean
  /** Nothing fetches them in the second one. */
  readonly there: boolean
}

/** The ways on which guests are left alone at one end at least. Legs are in the order of time. */
export function missingWays(legs: readonly Leg[]): MissingWay[] {
  const [stays, rides] = [legs.filter(isStayLeg), legs.filter(isRideLeg)]
  return stays.flatMap((to, at) => {
    const from = stays
      .slice(0, at)
      .findLast(
        (stay) => stay.check_out <= to.check_in && notNamed(to.guests, stay.guests).length < to.guests.length,
      )
    if (!from?.city || !to.city || from.city.id === to.city.id) return []
    const [begins, ends] = waySpan(from, to)
    const between = rides.filter(
      (ride) => ride.end > begins && ride.start < ends && mayCarry(ride, from) && mayCarry(ride, to),
    )
    if (between.some((ride) => ride.kind === 'car' && takesAlong(ride, from, to))) return []
    // A car within the city on that day can do what a transfer does, but it alone is no way to another city.
    const covered = (kind: 'pickup' | 'dropoff', end: StayLeg) =>
      between.some(
        (ride) => ride.kind === kind && mayBeSame(kind === 'pickup' ? ride.to : ride.from, end.city),
      )
    const carIn = ({ city }: StayLeg) =>
      between.some((ride) => ride.kind === 'car' && mayBeSame(ride.from, city) && mayBeSame(ride.to, city))
    const [leaves, arrives] = [covered('dropoff', from), covered('pickup', to)]
    const away = !leaves && !(arrives && carIn(from))
    const there = !arrives && !(leaves && carIn(to))
    return away || there ? [{ from, to, away, there }] : []
  })
}

/** From the day of the check-out until early on the morning after the check-in, in epoch ms. */
const waySpan = (from: StayLeg, to: StayLeg): readonly [number, number] => [
  instantOf(from.check_out, '00:00', from.tz),
  instantOf(addDays(to.check_in, 1), '06:00', to.tz),
]

/** Whether a car drives from one city to the other, or stays with the guests for the days before and after. */
function takesAlong(car: RideLeg, from: StayLeg, to: StayLeg): boolean {
  const [begins, ends] = waySpan(from, to)
  return (
    (car.start < begins && car.end > ends) || (mayBeSame(car.from, from.city) && mayBeSame(car.to, to.city))
  )
}

/** Says which end is missing, and offers the first one. */
function wayFinding({ from, to, away, there }: MissingWay): TripFinding {
  const [here, next] = [nameIn(from), nameIn(to)]
  const text =
    away && there
      ? {
          en: `Nothing is booked from ${here.en} to ${next.en} on ${from.check_out}.`,
          'zh-cn': `${from.check_out} 从${here['zh-cn']}到${next['zh-cn']}没有预订用车。`,
        }
      : away
        ? {
            en: `No ride is booked in ${here.en} for the way to ${next.en} on ${from.check_out}.`,
            'zh-cn': `${from.check_out} 从${here['zh-cn']}前往${next['zh-cn']}，没有预订${here['zh-cn']}的用车。`,
          }
        : {
            en: `No ride is booked in ${next.en} for the arrival from ${here.en} on ${to.check_in}.`,
            'zh-cn': `${to.check_in} 从${here['zh-cn']}抵达${next['zh-cn']}，没有预订${next['zh-cn']}的用车。`,
          }
  return finding('no_ride_between', text, [from, to], {
    at: { instant: from.end, tz: from.tz },
    part: away ? { part: 'dropoff', order_id: from.id } : { part: 'pickup', order_id: to.id },
  })
}

const nameIn = ({ city, title }: StayLeg): LocalText => city?.name ?? title
