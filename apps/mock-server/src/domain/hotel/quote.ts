import { type Markup, sellingPrices } from '../markup/rule.ts'
import { percentOf } from '../money/money.ts'
import { nightDates } from '../time/dates.ts'
import { fromFen } from './currency.ts'
import type { Carrier, HotelRecord, HotelSource, RatePlanRecord, RoomTypeRecord } from './hotel.ts'
import { datePercent, fits, minStayFrom, nightFen, type Party, partyOf, sellsTo } from './night.ts'
import type { Occupancy } from './priced-rate.ts'
import type { StayRequest } from './rate-key.ts'

/** One room and night in smallest units of the requested currency. */
export interface NightQuote {
  /** From 1. */
  readonly room_index: number
  readonly date: string
  readonly price: number
  readonly net: number
}

/** What one room is sold as: its type, in one way. */
export interface RoomChoice {
  readonly room: RoomTypeRecord
  readonly plan: RatePlanRecord
}

/** One price for all rooms, each of the same kind, without its terms: enough to sort and filter thousands of them. */
export interface RateQuote extends RoomChoice {
  /** Rooms left on the fullest night. */
  readonly left: number
  readonly total: number
  readonly net: number
}

/** What all rates of one hotel share for one request; worked out once. */
export interface StayFrame {
  readonly hotel: HotelRecord
  readonly request: StayRequest
  readonly carrier: Carrier | undefined
  readonly turn: number
  readonly dates: readonly string[]
  readonly percents: readonly number[]
  readonly parties: readonly Party[]
  /** Nights that a stay from the check-in must last. */
  readonly min_stay: number
  readonly markup: Markup | null
}

/** Percent that hotels with a rising price add at the re-check. */
const riseAtRecheck = 6

export function stayFrame(source: HotelSource, request: StayRequest, turn: number): StayFrame | null {
  const hotel = source.hotel(request.hotel_id)
  if (!hotel) return null
  const seasons = source.seasons(hotel)
  const dates = nightDates(request.check_in, request.check_out)
  return {
    hotel,
    request,
    carrier: source.carrier(hotel.id),
    turn,
    dates,
    percents: dates.map((date) => datePercent(hotel, date, seasons, source.demand(hotel.id, date))),
    parties: request.rooms.map(partyOf),
    min_stay: minStayFrom(seasons, request.check_in),
    markup: source.markup?.(hotel) ?? null,
  }
}

/** One price for rooms that may differ. */
export interface StayQuote extends Omit<RateQuote, 'room' | 'plan'> {
  /** Of each room. */
  readonly choices: readonly RoomChoice[]
}

/** The same kind for each room of the request. */
export const forAllRooms = ({ request }: StayFrame, choice: RoomChoice): RoomChoice[] =>
  request.rooms.map(() => choice)

/** Prices of every room and night; the totals of a rate are their sums. */
export function nightQuotes(frame: StayFrame, choices: readonly RoomChoice[]): NightQuote[] {
  const rise = frame.carrier?.recheck === 'price_up' && frame.turn > 0 ? riseAtRecheck : 0
  const { currency, nationality } = frame.request
  const quotes = frame.parties.flatMap((party, index) => {
    const { room, plan } = choices[index] as RoomChoice
    return frame.dates.map((date, night) => {
      const fen = nightFen(frame.hotel, room, plan, party, frame.percents[night] as number, nationality)
      const price = fromFen(rise === 0 ? fen : fen + percentOf(fen, rise, 'half-up'), currency)
      return {
        room_index: index + 1,
        date,
        price,
        net: price - percentOf(price, plan.net_percent, 'half-up'),
      }
    })
  })
  return frame.markup ? markedUp(quotes, frame.markup, currency) : quotes
}

function markedUp(quotes: readonly NightQuote[], markup: Markup, currency: string): NightQuote[] {
  const nets = quotes.map(({ net }) => net)
  const prices = sellingPrices(nets, markup, currency)
  return quotes.map((quote, index) => ({ ...quote, price: prices[index] as number }))
}

/** Rooms of the type that are left on the fullest night of the stay. */
const roomsLeft = (source: HotelSource, { hotel, dates }: StayFrame, room: RoomTypeRecord): number =>
  Math.min(...dates.map((date) => source.allotment(hotel.id, room.id, date)))

/** Null when the plan cannot be sold for this request. */
export function quoteRate(
  source: HotelSource,
  frame: StayFrame,
  room: RoomTypeRecord,
  plan: RatePlanRecord,
): RateQuote | null {
  return isFor(frame, room, plan) ? quoteLeft(frame, room, plan, roomsLeft(source, frame, room)) : null
}

/** A room type of which fewer are left than the rooms of one request need together. */
export interface Shortage {
  readonly room: RoomTypeRecord
  readonly left: number
  /** From 1. */
  readonly room_indexes: readonly number[]
}

/** Room types that run out, of rooms that are counted together. */
export function shortages(source: HotelSource, frame: StayFrame, choices: readonly RoomChoice[]): Shortage[] {
  return [...new Set(choices.map(({ room }) => room))].flatMap((room) => {
    const room_indexes = choices.flatMap((choice, index) => (choice.room === room ? [index + 1] : []))
    const left = roomsLeft(source, frame, room)
    return left < room_indexes.length ? [{ room, left, room_indexes }] : []
  })
}

/** One price for rooms of chosen kinds; null when one of them cannot be sold for this request. */
export function quoteRooms(
  source: HotelSource,
  frame: StayFrame,
  choices: readonly RoomChoice[],
): StayQuote | null {
  const sold = choices.every(({ room, plan }, index) => isForRoom(frame, index, room, plan))
  if (!sold || !isLongEnough(frame) || shortages(source, frame, choices).length > 0) return null
  const left = Math.min(...choices.map(({ room }) => roomsLeft(source, frame, room)))
  return { choices, left, ...totalsOf(nightQuotes(frame, choices)) }
}

const isLongEnough = ({ dates, min_stay }: StayFrame): boolean => dates.length >= min_stay

const isForRoom = (
  { hotel, request }: StayFrame,
  index: number,
  room: RoomTypeRecord,
  plan: RatePlanRecord,
): boolean =>
  sellsTo(plan, request.nationality) && fits(request.rooms[index] as Occupancy, room, hotel.infant_below_age)

const isFor = (frame: StayFrame, room: RoomTypeRecord, plan: RatePlanRecord): boolean =>
  isLongEnough(frame) && frame.request.rooms.every((_, index) => isForRoom(frame, index, room, plan))

function quoteLeft(
  frame: StayFrame,
  room: RoomTypeRecord,
  plan: RatePlanRecord,
  left: number,
): RateQuote | null {
  if (left < frame.request.rooms.length) return null
  return { room, plan, left, ...totalsOf(nightQuotes(frame, forAllRooms(frame, { room, plan }))) }
}

function totalsOf(nights: readonly NightQuote[]): Pick<RateQuote, 'total' | 'net'> {
  let total = 0
  let net = 0
  for (const night of nights) {
    total += night.price
    net += night.net
  }
  return { total, net }
}

/** Every rate of the hotel that can be sold, cheapest first; equal prices by room and plan. */
export function quoteHotel(source: HotelSource, frame: StayFrame): RateQuote[] {
  const plans = source.ratePlans(frame.hotel.id)
  const quotes = source.roomTypes(frame.hotel.id).flatMap((room) => {
    const code = room.id.slice(room.id.indexOf('-') + 1)
    const sold = plans.filter((plan) => plan.rooms.includes(code) && isFor(frame, room, plan))
    if (sold.length === 0) return []
    // How full a house is takes longest to find out, and is the same for all plans.
    const left = roomsLeft(source, frame, room)
    return sold.map((plan) => quoteLeft(frame, room, plan, left)).filter((quote) => quote !== null)
  })
  return quotes.sort(
    (a, b) => a.total - b.total || compare(a.room.id, b.room.id) || compare(a.plan.id, b.plan.id),
  )
}

/** Plain code unit order: the same on every machine, unlike localeCompare. */
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
