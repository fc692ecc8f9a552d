import type { Schemas } from '@portal/api-client/contract'
import { steadyTime } from '../../domain/cancellation/policy.ts'
import type { HotelRecord, HotelSource, RatePlanRecord } from '../../domain/hotel/hotel.ts'
import { fits, partyOf, sellsTo, surchargePercent } from '../../domain/hotel/night.ts'
import type { Occupancy } from '../../domain/hotel/priced-rate.ts'
import { quoteHotel, type RateQuote, type StayFrame, stayFrame } from '../../domain/hotel/quote.ts'
import { priceRate } from '../../domain/hotel/rate.ts'
import { rateKeyLife, rateKeysFor, type StayRequest } from '../../domain/hotel/rate-key.ts'
import { nightDates } from '../../domain/time/dates.ts'
import { Template } from '../../edge/template.ts'
import { MarketAfterSales, marketOf } from '../markup/market.ts'
import { payChannels, type Reader } from '../viewer.ts'
import { presentRoomType } from './present-hotel.ts'
import { presentRate } from './present-rate.ts'

/**
 * What a hotel sells for one stay to guests of one kind, presented for readers of one kind. It holds from one step of
 * the terms to the next: prices depend on no clock.
 */
interface StayRates {
  /** Epoch ms, from <= now < until. */
  readonly from: number
  readonly until: number
  readonly rooms: readonly SoldRoom[]
  /** Bytes of its texts. */
  readonly size: number
}

interface SoldRoom {
  readonly room_type: Schemas['RoomType']
  /** Cheapest first. */
  readonly rates: readonly {
    readonly quote: RateQuote
    readonly shown: Template<Schemas['Rate'], Momentary>
  }[]
}

/** The members of a rate that name the moment at which it was asked for; all others say the same to the next who asks. */
const momentary = ['rate_key', 'expires_time'] as const
type Momentary = (typeof momentary)[number]

/** Rates of the request by room type, each under a key of its own. */
export function ratesByRoom(
  hotel: HotelRecord,
  request: StayRequest,
  reader: Reader,
): Schemas['RoomTypeRates'][] {
  const source = sourceFor(hotel, request, marketOf(reader))
  const issued = Math.floor(reader.now / 1000)
  const expires_time = issued + rateKeyLife
  const keyOf = rateKeysFor(source, request, { turn: 0, issued })
  return ratesOfStay(source, hotel, request, reader).rooms.map(({ room_type, rates }) => ({
    room_type,
    rates: rates.map(({ quote, shown }) => {
      const rate_key = keyOf({ room_type_id: quote.room.id, plan_id: quote.plan.id, total: quote.total })
      return shown.with({ rate_key, expires_time })
    }),
  }))
}

/** Only a hotel of which something is sold on these nights differs from what it was when the world began. */
function sourceFor(
  hotel: HotelRecord,
  { check_in, check_out }: StayRequest,
  market: HotelSource,
): HotelSource {
  if (!(market instanceof MarketAfterSales)) return market
  const sold = market.rooms.nights.get(hotel.id)
  return sold && nightDates(check_in, check_out).some((date) => sold.has(date)) ? market : market.before
}

/** The rates of the stays that were asked for last; worlds of one seed share the markets on which their members buy. */
const kept = new Map<string, StayRates>()
/** Bytes of their texts, some 150 stays of three nights in one room. */
const roomForStays = 10_000_000
let filled = 0

function ratesOfStay(
  source: HotelSource,
  hotel: HotelRecord,
  request: StayRequest,
  reader: Reader,
): StayRates {
  const key = stayKey(source, request, reader)
  const known = kept.get(key)
  const holds = known && known.from <= reader.now && reader.now < known.until
  const rates = holds ? known : presentStay(source, hotel, request, reader)
  forget(key)
  kept.set(key, rates)
  filled += rates.size
  for (const oldest of kept.keys()) {
    if (filled <= roomForStays) break
    forget(oldest)
  }
  return rates
}

function forget(key: string): void {
  filled -= kept.get(key)?.size ?? 0
  kept.delete(key)
}

const numbers = new WeakMap<HotelSource, number>()
let numbered = 0

/** Names a market in a key, so that one bound holds for the stays of all markets and none is held by its stays. */
function numberOf(source: HotelSource): number {
  let number = numbers.get(source)
  if (number === undefined) {
    numbered += 1
    number = numbered
    numbers.set(source, number)
  }
  return number
}

/** All that the rates of a stay depend on beside the steps of the terms. */
const stayKey = (
  source: HotelSource,
  { hotel_id, check_in, check_out, rooms, nationality, currency }: StayRequest,
  reader: Reader,
): string =>
  [
    numberOf(source),
    hotel_id,
    check_in,
    check_out,
    rooms.map(kindOf).join('-'),
    termsFor(source.ratePlans(hotel_id), nationality),
    currency,
    reader.language,
    reader.seesNet,
    payChannels(reader).join('+'),
  ].join()

/** Children of one price are alike; who fits into a room goes by how many are adults. */
function kindOf(people: Occupancy): string {
  const { adults, schoolChildren, infants } = partyOf(people)
  return `${people.adults}/${adults}/${schoolChildren}/${infants}`
}

/** Nationalities are alike to which the same plans are sold, at the same surcharge. */
const termsFor = (plans: readonly RatePlanRecord[], nationality: string): string =>
  plans.map((plan) => (sellsTo(plan, nationality) ? surchargePercent(plan, nationality) : 'none')).join('/')

function presentStay(
  source: HotelSource,
  hotel: HotelRecord,
  request: StayRequest,
  reader: Reader,
): StayRates {
  const { now, language } = reader
  const frame = stayFrame(source, request, 0) as StayFrame
  const quotes = quoteHotel(source, frame)
  const shown = (quote: RateQuote) =>
    new Template(presentRate(priceRate(source, frame, quote, now), hotel.tz, reader), momentary)
  const plans = source.ratePlans(hotel.id).map(({ cancellation }) => cancellation)
  const rooms = source
    .roomTypes(hotel.id)
    .filter((room) => request.rooms.every((people) => fits(people, room)))
    .map((room) => ({
      room_type: presentRoomType(room, language),
      rates: quotes.filter((quote) => quote.room === room).map((quote) => ({ quote, shown: shown(quote) })),
    }))
  return {
    ...steadyTime(plans, { checkInDate: request.check_in, tz: hotel.tz }, now),
    rooms,
    size: rooms.flatMap(({ rates }) => rates).reduce((sum, { shown }) => sum + shown.size, 0),
  }
}
