import { isInfant } from '@portal/api-client/contract'
import { dayNumber } from '../time/dates.ts'
import type { HotelRecord, RatePlanRecord, RoomTypeRecord, SeasonRule } from './hotel.ts'
import type { Occupancy } from './priced-rate.ts'

/** For each adult on an extra bed; those in the room's own beds are included. */
const extraAdultPercent = 25
/** Children of 6 to 11 pay for their place, younger ones nothing, older ones as adults. */
const schoolAge = 6
/** Sleeps and pays as an adult, though nobody below 18 is one. */
const grownAge = 12
const extraChildPercent = 10
/** Friday and Saturday nights at a resort. */
const weekendPercent = 10

export interface Party {
  /** Adults and children who count as adults. */
  readonly adults: number
  readonly schoolChildren: number
}

export function partyOf(room: Occupancy): Party {
  const grown = room.child_ages.filter((age) => age >= grownAge).length
  const small = room.child_ages.filter((age) => age < schoolAge).length
  return { adults: room.adults + grown, schoolChildren: room.child_ages.length - grown - small }
}

type OwnBeds = Pick<RoomTypeRecord, 'own_beds'>

/** Beds put up beside those of the room, for adults and children who count as adults. */
export const extraBeds = ({ adults }: Party, { own_beds }: OwnBeds): number => Math.max(0, adults - own_beds)

/** Infants of a room; they sleep in cots and count in no meal, no fee and no place. */
export const infantsOf = ({ child_ages }: Occupancy, infant_below_age: number): number =>
  child_ages.filter((age) => isInfant(age, infant_below_age)).length

/** People of a room who need a place and a meal. */
export const peopleOf = (room: Occupancy, infant_below_age: number): number =>
  room.adults + room.child_ages.length - infantsOf(room, infant_below_age)

/** Whether these people may sleep in one room of the type. */
export function fits(
  room: Occupancy,
  type: Pick<RoomTypeRecord, 'max_adults' | 'max_occupancy' | 'max_cots'>,
  infant_below_age: number,
): boolean {
  return (
    partyOf(room).adults <= type.max_adults &&
    peopleOf(room, infant_below_age) <= type.max_occupancy &&
    infantsOf(room, infant_below_age) <= type.max_cots
  )
}

export function seasonPercent(seasons: readonly SeasonRule[], date: string): number {
  return seasons.reduce((sum, season) => (inSeason(season, date) ? sum + season.percent : sum), 0)
}

function inSeason({ from, to }: SeasonRule, date: string): boolean {
  const day = date.slice(5)
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}

/** Nights that a stay beginning on this day must last. */
export const minStayFrom = (seasons: readonly SeasonRule[], date: string): number =>
  seasons.reduce(
    (most, season) => (season.min_stay && inSeason(season, date) ? Math.max(most, season.min_stay) : most),
    1,
  )

/** 1970-01-01 was a Thursday. */
const isWeekendNight = (date: string) => [1, 2].includes(dayNumber(date) % 7)

/** Percent on the room price of a night, by place and date alone. */
export function datePercent(
  hotel: Pick<HotelRecord, 'type'>,
  date: string,
  seasons: readonly SeasonRule[],
  demand: number,
): number {
  const weekend = hotel.type === 'resort' && isWeekendNight(date) ? weekendPercent : 0
  return 100 + seasonPercent(seasons, date) + weekend + demand
}

/** CNY fen for the meals of one room and night: children of school age pay half, younger ones nothing. */
function mealFen(plan: Pick<RatePlanRecord, 'meal_cny'>, party: Party): number {
  return plan.meal_cny * (party.adults * 100 + party.schoolChildren * 50)
}

const percentOfPeople = (party: Party, room: OwnBeds) =>
  100 + extraBeds(party, room) * extraAdultPercent + party.schoolChildren * extraChildPercent

/** One CNY in the unit of the product of five percentages. */
const priceCeiling = 10_000_000_000

/**
 * Selling price of one room and night in whole CNY, in fen: base night x room x date x people x plan, plus meals, plus
 * the surcharge of the guests' nationality, rounded half-up once at the end.
 */
export function nightFen(
  hotel: Pick<HotelRecord, 'base_cny'>,
  room: Pick<RoomTypeRecord, 'price_percent' | 'own_beds'>,
  plan: Pick<RatePlanRecord, 'meal_cny' | 'price_percent' | 'nationality'>,
  party: Party,
  date_percent: number,
  nationality: string,
): number {
  const surcharge = surchargePercent(plan, nationality)
  const factors = room.price_percent * date_percent * percentOfPeople(party, room) * plan.price_percent
  // All whole numbers below 2^53: four percentages of a base night stay under 1e15.
  const all = (hotel.base_cny * factors + mealFen(plan, party) * 1_000_000) * (100 + surcharge)
  return Math.floor((all + priceCeiling / 2) / priceCeiling) * 100
}

export function surchargePercent(plan: Pick<RatePlanRecord, 'nationality'>, nationality: string): number {
  const surcharge = plan.nationality?.surcharge
  return surcharge?.nationalities.includes(nationality) ? surcharge.percent : 0
}

/** Whether guests of this nationality may buy the plan at all. */
export function sellsTo(plan: Pick<RatePlanRecord, 'nationality'>, nationality: string): boolean {
  const terms = plan.nationality
  if (!terms) return true
  return !terms.deny.includes(nationality) && (terms.allow.length === 0 || terms.allow.includes(nationality))
}
