import { labels, type Schemas } from '@portal/api-client/contract'
import { refundabilityNow } from '../domain/cancellation/policy.ts'
import type { FacetCount, FacetCounts } from '../domain/hotel/facets.ts'
import { priceRate } from '../domain/hotel/rate.ts'
import type { Match } from '../domain/hotel/search.ts'
import { toMoney } from '../domain/money/money.ts'
import { brandName, districtName, facilityName, landmarksNear, presentHotelBasics } from './present-hotel.ts'
import { pricePerNight } from './present-rate.ts'
import { net, say, type Viewer } from './viewer.ts'

const shownImages = 3

/** A line of the results. */
export function presentOffer(match: Match, viewer: Viewer): Schemas['HotelOffer'] {
  const { hotel } = match.candidate
  const { language, world } = viewer
  const [nearest] = landmarksNear(world.catalogue, hotel, language)
  return {
    ...presentHotelBasics(world.catalogue, hotel, language),
    images: hotel.images.slice(0, shownImages),
    nearest_landmark: nearest ? { name: nearest.name, distance_km: nearest.distance_km } : null,
    sold_out: match.quote === null,
    from: presentLowest(match, viewer),
  }
}

function presentLowest({ candidate, quote }: Match, viewer: Viewer): Schemas['LowestRate'] | null {
  if (!quote) return null
  const { language, now, world } = viewer
  const rate = priceRate(world.catalogue, candidate.frame, quote, now)
  const refundability_now = refundabilityNow(rate.policy, now)
  return {
    room_type: say(rate.room_type, viewer),
    meal_type: rate.meal_type,
    meal_text: labels.MealType[language][rate.meal_type],
    refundability_now,
    refundability_text: labels.RefundabilityNow[language][refundability_now],
    free_cancel_before: rate.policy.free_cancel_before,
    price_per_night: pricePerNight(rate),
    total_price: rate.total_price,
    total_settlement_price: net(viewer, rate.total_settlement_price),
    on_request: rate.outcome === 'on_request',
  }
}

/** Names in the reader's language beside each value; prices per room and night in the settlement currency. */
export function presentFacets(counts: FacetCounts, currency: string, viewer: Viewer): Schemas['HotelFacets'] {
  const { language, world } = viewer
  const named = (list: readonly FacetCount[], label: (value: string) => string) =>
    list.map(({ value, count }) => ({ value, label: label(value), count }))
  const [star, score, free] =
    language === 'en'
      ? [(value: string) => `${value} stars`, (value: string) => `${value}+`, 'Free cancellation']
      : [(value: string) => `${value}星级`, (value: string) => `${value}分以上`, '可免费取消']
  return {
    star: named(counts.star, star),
    district: named(counts.district, (value) => districtName(world.catalogue, value, language)),
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
