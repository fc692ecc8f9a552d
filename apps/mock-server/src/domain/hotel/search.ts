import { keepFound, type Schemas, searchText } from '@portal/api-client/contract'
import { pinyinTexts } from '../place/pinyin.ts'
import { addDays } from '../time/dates.ts'
import { instantOf } from '../time/zones.ts'
import type { HotelRecord, HotelSource, RatePlanRecord } from './hotel.ts'
import { quoteHotel, type RateQuote, type StayFrame, stayFrame } from './quote.ts'
import type { StayRequest } from './rate-key.ts'

type Sort = Schemas['HotelSort']

/** The value of each sort; null comes last in either direction. */
const values: { readonly [Name in Sort]: (match: Match) => number | null } = {
  /** Nearest first when the destination has a position, otherwise the default ranking. */
  default: ({ candidate }) =>
    candidate.distance === null ? candidate.hotel.rank.weigh : -candidate.distance,
  recommended: ({ candidate }) => candidate.hotel.rank.recommended,
  hot: ({ candidate }) => candidate.hotel.rank.hot,
  views: ({ candidate }) => candidate.hotel.rank.views,
  price: ({ quote }) => quote?.total ?? null,
  star: ({ candidate }) => candidate.hotel.star,
  time: ({ candidate }) => Date.parse(candidate.hotel.since),
}

/** Price rises and everything else falls, unless requested otherwise. */
const natural = (sort: Sort): Schemas['SortDirection'] => (sort === 'price' ? 'asc' : 'desc')

/** Sold-out hotels come last in every order; equal values are sorted by price, then by hotel number. */
export function sortHotels(
  matches: readonly Match[],
  sort: Sort = 'default',
  order: Schemas['SortDirection'] = natural(sort),
): Match[] {
  const value = values[sort]
  const sign = order === 'asc' ? 1 : -1
  return [...matches].sort((a, b) => {
    if ((a.quote === null) !== (b.quote === null)) return a.quote === null ? 1 : -1
    const left = value(a)
    const right = value(b)
    if (left !== right) return left === null ? 1 : right === null ? -1 : (left - right) * sign
    const price = (a.quote?.total ?? 0) - (b.quote?.total ?? 0)
    return price || Number(a.candidate.hotel.id) - Number(b.candidate.hotel.id)
  })
}

export type HotelFilter = Schemas['HotelFilter']

/** A hotel within a search: all its rates, and its distance from the destination. */
export interface Candidate {
  readonly hotel: HotelRecord
  readonly frame: StayFrame
  /** Cheapest first; empty when it is sold out. */
  readonly quotes: readonly SearchedRate[]
  readonly range: RateRange
  /** Kilometres to a searched landmark or hotel; null for a city or district. */
  readonly distance: number | null
  /** Kilometres to the destination, and in a city or district to the nearest landmark; null without one. */
  readonly reach: number | null
}

interface SearchedRate extends RateQuote {
  /** Epoch ms from which cancelling costs something; null when it always does. */
  readonly free_end: number | null
}

/** Summary of all rates of a hotel, used while no rate filter is set. */
interface RateRange {
  readonly meals: ReadonlySet<string>
  /** The latest of their `free_end`; null when there is none. */
  readonly free_end: number | null
}

function rangeOf(quotes: readonly SearchedRate[]): RateRange {
  const ends = quotes.map(({ free_end }) => free_end).filter((end) => end !== null)
  return {
    meals: new Set(quotes.map(({ plan }) => plan.meal_type)),
    free_end: ends.length === 0 ? null : Math.max(...ends),
  }
}

export function candidateOf(
  source: HotelSource,
  hotel: HotelRecord,
  request: Omit<StayRequest, 'hotel_id'>,
  distance: number | null,
  reach: number | null = distance,
): Candidate {
  const frame = stayFrame(source, { ...request, hotel_id: hotel.id }, 0) as StayFrame
  const quotes = quoteHotel(source, frame).map(({ room, plan, left, total, net }) => {
    const free_end = freeEnd(plan, request.check_in, hotel.tz)
    return { room, plan, left, total, net, free_end }
  })
  return { hotel, frame, quotes, range: rangeOf(quotes), distance, reach }
}

/** What a rate has to do with this very moment and this very company. */
export interface Conditions {
  /** Epoch ms. */
  readonly now: number
  /** Rooms times nights; prices of filters are per room and night. */
  readonly roomNights: number
  /** Smallest units of the settlement currency. */
  readonly price_min: number | null
  readonly price_max: number | null
}

/** A hotel that satisfies a filter, with its cheapest rate that does; null on a sold-out one. */
export interface Match {
  readonly candidate: Candidate
  readonly quote: SearchedRate | null
}

/**
 * Epoch ms until which the plan can be cancelled without a fee for this stay; null when that is over, or never was.
 * The same instant that the resolved tiers give, without resolving them.
 */
export function freeUntil(plan: RatePlanRecord, check_in: string, tz: string, now: number): number | null {
  const end = freeEnd(plan, check_in, tz)
  return end !== null && now < end ? end : null
}

const freeEnds = new WeakMap<RatePlanRecord, Map<string, number | null>>()
const keptEnds = 100

/** Asked for every rate of every list, so worked out once for each plan, day and zone. */
function freeEnd(plan: RatePlanRecord, check_in: string, tz: string): number | null {
  const key = `${check_in} ${tz}`
  let ends = freeEnds.get(plan)
  if (!ends || ends.size >= keptEnds) {
    ends = new Map()
    freeEnds.set(plan, ends)
  }
  let end = ends.get(key)
  if (end === undefined) {
    const first = plan.cancellation.steps.find((step) => step.penalty_type !== 'none')
    const free = first && !plan.cancellation.non_refundable
    end = free ? instantOf(addDays(check_in, -first.days_before), first.time, tz) : null
    ends.set(key, end)
  }
  return end
}

/** Whether a rate filter is set; a hotel without rates cannot match then. */
const asksForRate = (filter: HotelFilter): boolean =>
  Boolean(filter.meal?.length || filter.free_cancel || filter.price_min || filter.price_max)

/** What a filter may ask of the hotel itself, beside its name. */
export type HotelCondition = Exclude<
  keyof HotelFilter,
  'keyword' | 'meal' | 'free_cancel' | 'price_min' | 'price_max'
>

const hotelConditions: {
  readonly [Name in HotelCondition]: (candidate: Candidate, filter: HotelFilter) => boolean
} = {
  star: ({ hotel }, { star }) => !star?.length || star.includes(hotel.star),
  district: ({ hotel }, { district }) => !district?.length || district.includes(hotel.district),
  facility: ({ hotel }, { facility }) =>
    !facility?.length || facility.every((code) => hotel.facilities.includes(code)),
  brand: ({ hotel }, { brand }) => !brand?.length || (hotel.brand !== null && brand.includes(hotel.brand)),
  score_min: ({ hotel }, { score_min }) => score_min === undefined || (hotel.review_score ?? -1) >= score_min,
  distance_max: ({ reach }, { distance_max }) =>
    distance_max === undefined || (reach !== null && reach <= distance_max),
}

const conditionNames = Object.keys(hotelConditions) as HotelCondition[]

/** The only condition about the hotel that it breaks, `several`, or null when it breaks none. */
export function brokenCondition(
  candidate: Candidate,
  filter: HotelFilter,
): HotelCondition | 'several' | null {
  let broken: HotelCondition | null = null
  for (const name of conditionNames) {
    if (filter[name] === undefined || hotelConditions[name](candidate, filter)) continue
    if (broken !== null) return 'several'
    broken = name
  }
  return broken
}

/** The hotels whose name a keyword finds. */
export const namedHotels = (candidates: readonly Candidate[], keyword: string | undefined) =>
  keepFound(candidates, keyword, ({ hotel }) =>
    searchText([hotel.name.en, hotel.name['zh-cn'], hotel.name_local], pinyinTexts([hotel.name['zh-cn']])),
  )

const fitsMeal = ({ plan }: RateQuote, { meal }: HotelFilter): boolean =>
  !meal?.length || meal.includes(plan.meal_type)

const isFree = ({ free_end }: Pick<SearchedRate, 'free_end'>, now: number): boolean =>
  free_end !== null && now < free_end

/** `price` is that of a room and night. */
const fitsPrice = (price: number, { price_min, price_max }: HotelFilter, on: Conditions): boolean =>
  (!price_min || on.price_min === null || price >= on.price_min) &&
  (!price_max || on.price_max === null || price <= on.price_max)

const fitsRate = (quote: SearchedRate, filter: HotelFilter, on: Conditions): boolean =>
  fitsMeal(quote, filter) &&
  (!filter.free_cancel || isFree(quote, on.now)) &&
  fitsPrice(perNight(quote.total, on.roomNights), filter, on)

/** What the rates of one hotel say to each condition about rates, the others holding. */
export interface RateSurvey {
  /** Whether a rate satisfies all of them, or no rate filter is set. */
  fits: boolean
  /** Meals of the rates that satisfy all but the meal. */
  readonly meals: ReadonlySet<string>
  /** A rate that satisfies the others can be cancelled without a fee. */
  free: boolean
  /** Per room and night in smallest units: the cheapest rate that satisfies all but the price. */
  lowest: number | null
}

/** Whether all rates satisfy the filter: it asks nothing of them, or a price between which all lie. */
function takesAll({ quotes }: Candidate, filter: HotelFilter, on: Conditions): boolean {
  if (filter.meal?.length || filter.free_cancel) return false
  const [cheapest, dearest] = [quotes[0], quotes.at(-1)]
  const fitsOne = ({ total }: RateQuote) => fitsPrice(perNight(total, on.roomNights), filter, on)
  return !cheapest || !dearest || (fitsOne(cheapest) && fitsOne(dearest))
}

function surveyOfAll({ quotes, range }: Candidate, filter: HotelFilter, on: Conditions): RateSurvey {
  const [cheapest] = quotes
  return {
    fits: cheapest !== undefined || !asksForRate(filter),
    meals: range.meals,
    free: isFree(range, on.now),
    lowest: cheapest ? perNight(cheapest.total, on.roomNights) : null,
  }
}

export function surveyRates(candidate: Candidate, filter: HotelFilter, on: Conditions): RateSurvey {
  if (takesAll(candidate, filter, on)) return surveyOfAll(candidate, filter, on)
  const meals = new Set<string>()
  const found = { fits: !asksForRate(filter), meals, free: false, lowest: null as number | null }
  for (const quote of candidate.quotes) {
    const price = perNight(quote.total, on.roomNights)
    const meal = fitsMeal(quote, filter)
    const priced = fitsPrice(price, filter, on)
    if (!meal && (!priced || meals.has(quote.plan.meal_type))) continue
    const free = (filter.free_cancel || !found.free) && isFree(quote, on.now)
    const matches = free || !filter.free_cancel
    if (matches && priced) meals.add(quote.plan.meal_type)
    if (!meal) continue
    if (matches && priced) found.fits = true
    if (free && priced) found.free = true
    if (matches) found.lowest ??= price
  }
  return found
}

/** Average per room and night in smallest units, half-up: the displayed value is also used to filter and sort. */
export const perNight = (total: number, roomNights: number) =>
  Math.floor((2 * total + roomNights) / (2 * roomNights))

function matchOf(candidate: Candidate, filter: HotelFilter, on: Conditions): Match | null {
  if (brokenCondition(candidate, filter) !== null) return null
  const quote = candidate.quotes.find((rate) => fitsRate(rate, filter, on)) ?? null
  return quote || !asksForRate(filter) ? { candidate, quote } : null
}

/**
 * The cheapest rate of a match that satisfies the filter and can be cancelled free of charge now; null where the match has
 * that rate already, or none. Asked only for the hotels of a page.
 */
export function freeQuoteOf(
  { candidate, quote }: Match,
  filter: HotelFilter,
  on: Conditions,
): SearchedRate | null {
  if (!quote || isFree(quote, on.now)) return null
  const free = { ...filter, free_cancel: true }
  return candidate.quotes.find((rate) => fitsRate(rate, free, on)) ?? null
}

export function filterHotels(candidates: readonly Candidate[], filter: HotelFilter, on: Conditions): Match[] {
  return candidates.map((candidate) => matchOf(candidate, filter, on)).filter((match) => match !== null)
}
