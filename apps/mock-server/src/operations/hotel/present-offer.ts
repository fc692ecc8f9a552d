import { labels, type Schemas } from '@portal/api-client/contract'
import { refundabilityNow } from '../../domain/cancellation/policy.ts'
import type { FacetCount, FacetCounts } from '../../domain/hotel/facets.ts'
import type { RateQuote } from '../../domain/hotel/quote.ts'
import { priceRate } from '../../domain/hotel/rate.ts'
import { freeUntil, type Match, perNight } from '../../domain/hotel/search.ts'
import { toMoney } from '../../domain/money/money.ts'
import { toLocal, toUtc } from '../../domain/time/zones.ts'
import { isFavourite } from '../favourite/favourite.ts'
import { shownTo } from '../present.ts'
import { type Reader, say } from '../viewer.ts'
import { brandName, districtName, facilityName, landmarksNear, presentHotelBasics } from './present-hotel.ts'

const shownImages = 3

/** One result. */
export function presentOffer(match: Match, free: RateQuote | null, viewer: Reader): Schemas['HotelOffer'] {
  const { hotel } = match.candidate
  const { language, world } = viewer
  const lowestFree = free && presentLowestFree(match.candidate, free, viewer)
  const [nearest] = landmarksNear(world.catalogue, hotel, language)
  return {
    ...presentHotelBasics(world.catalogue, hotel, language),
    images: hotel.images.slice(0, shownImages),
    nearest_landmark: nearest ? { name: nearest.name, distance_km: nearest.distance_km } : null,
    sold_out: match.quote === null,
    from: presentLowest(match, viewer),
    ...(lowestFree && { from_free_cancel: lowestFree }),
    ...(isFavourite(world, viewer.reader_id, hotel.id) && { favourite: true }),
  }
}

/** Only the selling price, which everybody sees. */
function presentLowestFree(
  { hotel, frame }: Match['candidate'],
  { plan, total }: RateQuote,
  { now }: Reader,
): Schemas['LowestFreeRate'] | null {
  const { check_in, currency, rooms } = frame.request
  const free = freeUntil(plan, check_in, hotel.tz, now)
  if (free === null) return null
  return {
    free_cancel_before: deadlineOf(free, hotel.tz),
    price_per_night: toMoney(perNight(total, rooms.length * frame.dates.length), currency),
    total_price: toMoney(total, currency),
  }
}

const deadlineOf = (at: number, tz: string): Schemas['Deadline'] => ({
  local: toLocal(at, tz),
  utc: toUtc(at),
  tz,
})

function presentLowest({ candidate, quote }: Match, viewer: Reader): Schemas['LowestRate'] | null {
  if (!quote) return null
  const { language } = viewer
  const { hotel, frame } = candidate
  const { check_in, currency, rooms } = frame.request
  const { room, plan, total } = quote
  const free = freeUntil(plan, check_in, hotel.tz, viewer.now)
  const refundability_now = free === null ? refundabilityAfter(candidate, quote, viewer) : 'free'
  return {
    room_type: say(room.name, viewer),
    meal_type: plan.meal_type,
    meal_text: labels.MealType[language][plan.meal_type],
    refundability_now,
    refundability_text: labels.RefundabilityNow[language][refundability_now],
    free_cancel_before: free === null ? null : deadlineOf(free, hotel.tz),
    price_per_night: toMoney(perNight(total, rooms.length * frame.dates.length), currency),
    total_price: toMoney(total, currency),
    total_settlement_price: shownTo(viewer, toMoney(quote.net, currency)),
    on_request: plan.on_request || (frame.carrier?.on_request ?? false),
  }
}

/** Once cancelling costs something, only the resolved tiers show how much. */
function refundabilityAfter(
  candidate: Match['candidate'],
  quote: RateQuote,
  { now, world }: Reader,
): Schemas['RefundabilityNow'] {
  if (quote.plan.cancellation.non_refundable) return 'non_refundable'
  return refundabilityNow(priceRate(world.catalogue, candidate.frame, quote, now).policy, now)
}

const facetLabels = {
  en: {
    star: (value: string) => (value === '0' ? 'Not rated' : value === '1' ? '1 star' : `${value} stars`),
    score: (value: string) => `${value} and above`,
    distance: (value: string) => `Within ${value} km`,
    free: 'Free cancellation',
  },
  'zh-cn': {
    star: (value: string) => (value === '0' ? '未评星' : `${value} 星级`),
    score: (value: string) => `${value} 分以上`,
    distance: (value: string) => `${value} 公里以内`,
    free: '可免费取消',
  },
} as const satisfies Record<Reader['language'], object>

/** Facet values with names in the reader's language; prices per room and night in the settlement currency. */
export function presentFacets(counts: FacetCounts, currency: string, viewer: Reader): Schemas['HotelFacets'] {
  const { language, world } = viewer
  const named = (list: readonly FacetCount[], label: (value: string) => string) =>
    list.map(({ value, count }) => ({ value, label: label(value), count }))
  const { star, score, distance, free } = facetLabels[language]
  return {
    star: named(counts.star, star),
    district: named(counts.district, (value) => districtName(world.catalogue, value, language)),
    distance: named(counts.distance, distance),
    meal: named(counts.meal, (value) => labels.MealType[language][value as Schemas['MealType']]),
    free_cancel: named(counts.free_cancel, () => free),
    facility: named(counts.facility, (value) => facilityName(value, language)),
    brand: named(counts.brand, (value) => brandName(value, language)),
    score: named(counts.score, score),
    price: {
      min: counts.price && toMoney(counts.price.min, currency),
      max: counts.price && toMoney(counts.price.max, currency),
    },
  }
}
