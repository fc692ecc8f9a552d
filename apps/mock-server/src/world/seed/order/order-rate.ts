import type { HotelRecord, RatePlanRecord } from '../../../domain/hotel/hotel.ts'
import { minStayFrom, sellsTo } from '../../../domain/hotel/night.ts'
import type { Occupancy, PricedRate } from '../../../domain/hotel/priced-rate.ts'
import { quoteRate, stayFrame } from '../../../domain/hotel/quote.ts'
import { priceRate } from '../../../domain/hotel/rate.ts'
import { addDays } from '../../../domain/time/dates.ts'
import { instantOf, localClock } from '../../../domain/time/zones.ts'
import { draw } from '../../draw.ts'
import { carrierOf } from '../carriers.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Story } from './story.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

type Terms = 'flexible' | 'non_refundable' | 'on_request' | 'any'

/** What a story needs of its rate, and when its stay begins. Ranges in days from the start of the world. */
interface StayKind {
  readonly terms: Terms
  /** Hotels that carry what the story tells; otherwise any ordinary one. */
  readonly hotel_id?: string
  readonly nights: readonly [number, number]
  readonly check_in: readonly [number, number] | 'deadline_today' | 'arrival_today'
}

const stayKinds: Readonly<Record<Story, StayKind>> = {
  unpaid: { terms: 'any', nights: [1, 4], check_in: [6, 45] },
  expired: { terms: 'any', nights: [1, 4], check_in: [3, 40] },
  waiting: { terms: 'on_request', hotel_id: '1004', nights: [1, 3], check_in: [9, 40] },
  offered: { terms: 'any', hotel_id: '1006', nights: [1, 3], check_in: [9, 40] },
  review: { terms: 'any', hotel_id: '1007', nights: [1, 3], check_in: [9, 40] },
  rejected: { terms: 'any', hotel_id: '1005', nights: [1, 3], check_in: [2, 30] },
  deadline: { terms: 'flexible', nights: [1, 4], check_in: 'deadline_today' },
  arriving: { terms: 'non_refundable', nights: [1, 4], check_in: 'arrival_today' },
  confirmed: { terms: 'any', nights: [1, 5], check_in: [13, 60] },
  staying: { terms: 'any', nights: [4, 6], check_in: [-2, -1] },
  completed: { terms: 'any', nights: [1, 4], check_in: [-105, -7] },
  no_show: { terms: 'any', nights: [1, 3], check_in: [-40, -6] },
  cancelling: { terms: 'on_request', hotel_id: '1004', nights: [1, 3], check_in: [20, 40] },
  cancelled_unpaid: { terms: 'any', nights: [1, 3], check_in: [5, 30] },
  cancelled_free: { terms: 'flexible', nights: [1, 4], check_in: [16, 50] },
  cancelled_fee: { terms: 'flexible', nights: [2, 4], check_in: [-60, -5] },
}

interface RateRequest {
  readonly index: number
  readonly story: Story
  readonly rooms: readonly Occupancy[]
  readonly nationality: string
  /** Nationalities of all travellers: a rate must be open to each. */
  readonly nationalities: readonly string[]
  readonly currency: string
  /** Epoch ms at which the world begins. */
  readonly start: number
  /** Epoch ms of the booking, once the first day of the stay is known. */
  readonly bookedAt: (checkIn: number) => number
}

interface PickedRate {
  readonly rate: PricedRate
  readonly bookedAt: number
}

/**
 * A rate that really is on sale for the story's stay. The last resort is a hotel that never sells out and sells every
 * kind of terms in every room to everybody, for as many nights as the season asks for.
 */
export function pickRate(catalogue: Catalogue, request: RateRequest): PickedRate {
  const kind = stayKinds[request.story]
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const hotel = hotelFor(catalogue, request, kind, attempt)
    const found = hotel && rateIn(catalogue, hotel, request, kind, attempt)
    if (found) return found
  }
  const sure = catalogue.hotel(kind.hotel_id ?? '1001')
  const found = sure && rateIn(catalogue, sure, request, kind, 0, true)
  if (!found) throw new Error(`Nothing can be sold for seeded order ${request.index} (${request.story})`)
  return found
}

/** Six in ten stay in Yangon. */
function hotelFor(catalogue: Catalogue, { index }: RateRequest, kind: StayKind, attempt: number) {
  if (kind.hotel_id) return catalogue.hotel(kind.hotel_id)
  const of = draw(catalogue.seed, 'order', index, `hotel ${attempt}`)
  const hotel = of.bool(0.6) ? of.pick(catalogue.hotelsOfCity('yangon')) : of.pick(catalogue.hotels)
  const ordinary = hotel.id === '1001' || !carrierOf(hotel.id)
  return ordinary ? hotel : undefined
}

function rateIn(
  catalogue: Catalogue,
  hotel: HotelRecord,
  request: RateRequest,
  kind: StayKind,
  attempt: number,
  longEnough = false,
): PickedRate | null {
  const of = (field: string) => draw(catalogue.seed, 'order', request.index, `${field} ${attempt}`)
  const plans = of('plan').shuffle(
    catalogue.ratePlans(hotel.id).filter((plan) => fitsTerms(plan, kind, hotel) && openToAll(plan, request)),
  )
  const rooms = of('room').shuffle(catalogue.roomTypes(hotel.id))
  const wantedNights = of('nights').int(...kind.nights)
  for (const plan of plans) {
    const check_in = checkInFor(hotel, plan, kind, request, of('check in').float())
    const nights = longEnough
      ? Math.max(wantedNights, minStayFrom(catalogue.seasons(hotel), check_in))
      : wantedNights
    const stay = { hotel_id: hotel.id, check_in, check_out: addDays(check_in, nights) }
    const { nationality, currency } = request
    const frame = stayFrame(catalogue, { ...stay, rooms: request.rooms, nationality, currency }, 0)
    for (const room of rooms) {
      if (!frame || !plan.rooms.includes(room.id.slice(hotel.id.length + 1))) continue
      const quote = quoteRate(catalogue, frame, room, plan)
      if (!quote) continue
      const bookedAt = request.bookedAt(instantOf(check_in, hotel.check_in_from, hotel.tz))
      return { rate: priceRate(catalogue, frame, quote, bookedAt), bookedAt }
    }
  }
  return null
}

const openToAll = (plan: RatePlanRecord, { nationalities }: RateRequest) =>
  nationalities.every((nationality) => sellsTo(plan, nationality))

function fitsTerms(plan: RatePlanRecord, { terms }: StayKind, hotel: HotelRecord): boolean {
  const asks = plan.on_request || carrierOf(hotel.id)?.on_request === true
  switch (terms) {
    case 'any':
      return !asks
    case 'on_request':
      return asks && !plan.cancellation.non_refundable
    case 'non_refundable':
      return !asks && plan.cancellation.non_refundable
    case 'flexible':
      return !asks && plan.cancellation.steps.length > 0
  }
}

/** `share` between 0 and 1 places the stay within the story's range. */
function checkInFor(
  hotel: HotelRecord,
  plan: RatePlanRecord,
  kind: StayKind,
  { start }: RateRequest,
  share: number,
): string {
  if (typeof kind.check_in !== 'string') {
    const [from, to] = kind.check_in
    return addDays(localClock(start, hotel.tz).date, from + Math.floor(share * (to - from + 1)))
  }
  const [step] = plan.cancellation.steps
  const [before, time] =
    kind.check_in === 'deadline_today' && step ? [step.days_before, step.time] : [0, hotel.check_in_from]
  const today = localClock(start, hotel.tz).date
  const falls = instantOf(today, time, hotel.tz)
  // The clock strikes that time once within the first day of the world, today or tomorrow.
  const strikes = falls > start + 30 * minute ? today : addDays(today, 1)
  return addDays(strikes, before)
}

/** Days between booking and arrival, and what the story says of the moment of booking, in ms before the start. */
const bookedBefore: Readonly<Partial<Record<Story, readonly [number, number]>>> = {
  unpaid: [2 * minute, 20 * minute],
  waiting: [9 * minute, 14 * minute],
  offered: [12 * minute, 18 * minute],
  review: [40 * minute, 300 * minute],
  expired: [day, 20 * day],
  rejected: [day, 30 * day],
  cancelled_unpaid: [2 * day, 30 * day],
  cancelling: [3 * day, 8 * day],
  cancelled_free: [9 * day, 30 * day],
  confirmed: [day, 20 * day],
  deadline: [3 * day, 12 * day],
}

/** Epoch ms, whole seconds. Stories of the past were booked 3 to 20 days before the stay. */
export function bookingInstant(
  seed: number,
  index: number,
  story: Story,
  start: number,
  checkIn: number,
): number {
  const share = draw(seed, 'order', index, 'booked').float()
  const range = bookedBefore[story]
  const [from, to] = range ?? [3 * day, 20 * day]
  const at = (range ? start : checkIn) - from - share * (to - from)
  return Math.floor(at / 1000) * 1000
}
