import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { CancellationPlan } from '../cancellation/policy.ts'
import type { Markup } from '../markup/rule.ts'

/** A hotel of the catalogue. Prices of a base night are in CNY; everything sold is derived from them. */
export interface HotelRecord {
  readonly id: string
  readonly name: LocalText
  /** In the script of the place. */
  readonly name_local: string
  readonly city: string
  readonly district: string
  readonly country: string
  readonly tz: string
  readonly lat: number
  readonly lng: number
  readonly star: number
  /** Code of an invented chain, or null. */
  readonly brand: string | null
  readonly type: Schemas['PropertyType']
  readonly address: LocalText
  readonly address_local: string
  readonly zip: string
  readonly phone: string
  readonly email: string
  /** Codes of `facilityNames`. */
  readonly facilities: readonly string[]
  readonly review_score: number | null
  readonly review_count: number
  readonly check_in_from: string
  readonly check_out_until: string
  /** Children below this age are infants. */
  readonly infant_below_age: number
  readonly images: readonly string[]
  /** Whole CNY of an ordinary night in the simplest room, two adults, no meals, flexible terms. */
  readonly base_cny: number
  /** What the sorts default, recommended, hot and views go by; higher comes first. */
  readonly rank: {
    readonly weigh: number
    readonly recommended: number
    readonly hot: number
    readonly views: number
  }
  /** Date on which it joined the catalogue; sort `time`. */
  readonly since: string
  /** Which of the sources answers for it: 0 at once, the others later. */
  readonly supplier: 0 | 1 | 2
}

export interface RoomTypeRecord {
  /** `1001-d2`: hotel and code. */
  readonly id: string
  readonly name: LocalText
  readonly name_local: string
  readonly area_sqm: number
  readonly max_occupancy: number
  readonly max_adults: number
  /** Infants beside the others. */
  readonly max_cots: number
  readonly bed_types: readonly Schemas['BedType'][]
  /** Adults whom its own beds sleep; each further one gets an extra bed. */
  readonly own_beds: number
  /** Codes of `amenityNames`. */
  readonly amenities: readonly string[]
  readonly images: readonly string[]
  /** Percent of the hotel's base night. */
  readonly price_percent: number
}

/** Who may buy a rate, by nationality (ISO 3166-1 alpha-2). */
export interface NationalityTerms {
  /** Empty means everybody. */
  readonly allow: readonly string[]
  readonly deny: readonly string[]
  /** Percent on top of each night for these nationalities. */
  readonly surcharge: { readonly nationalities: readonly string[]; readonly percent: number } | null
}

/** One way of selling every room of a hotel: meals, terms, price. */
export interface RatePlanRecord {
  /** Short code, unique within the hotel. */
  readonly id: string
  readonly name: LocalText
  readonly meal_type: Schemas['MealType']
  /** CNY for the meals of one adult and night. */
  readonly meal_cny: number
  /** Percent of the room's flexible price. */
  readonly price_percent: number
  /** Percent by which the account's price lies below the selling price, 8 to 14. */
  readonly net_percent: number
  readonly cancellation: CancellationPlan
  readonly on_request: boolean
  /** Whether the hotel keeps the chosen bed free; otherwise a bed is a wish. */
  readonly beds_promised: boolean
  readonly nationality: NationalityTerms | null
  readonly promotions: readonly LocalText[]
  readonly remarks: readonly LocalText[]
  /** Room type codes it is sold for. */
  readonly rooms: readonly string[]
}

/** Extra on the price of a night, by date at the hotel. */
export interface SeasonRule {
  /** `MM-DD`, both ends included; a range may cross the new year. */
  readonly from: string
  readonly to: string
  readonly percent: number
  /** Nights that a stay beginning within it must last; absent: one. */
  readonly min_stay?: number
}

/** A charge on top of the room price, paid at the hotel. */
export type LocalCharge = { readonly code: string; readonly name: LocalText } & (
  | { readonly basis: 'percentage'; readonly percent: number }
  | {
      readonly basis: Exclude<Schemas['ChargeBasis'], 'percentage'>
      readonly amount: string
      readonly currency: string
      /** Youngest age that pays; null: everybody but infants. */
      readonly from_age: number | null
    }
)

/** Behaviour that a hotel carries in every world; see `world/seed/carriers.ts`. */
export interface Carrier {
  readonly hotel_id: string
  /** What the re-check finds. */
  readonly recheck: 'same' | 'price_up' | 'sold_out' | 'terms'
  readonly on_request: boolean
  readonly only_non_refundable: boolean
  /** What the supplier answers once the order is paid, and after how many ms of the world's clock. */
  readonly supplier: {
    readonly answer: 'confirm' | 'reject' | 'change' | 'silent'
    readonly after_ms: number
  }
  /** Ms until it appears in a search. */
  readonly slow_ms: number
  readonly nationality_rule: boolean
}

/** What pricing has to know of the catalogue; the world's catalogue is one. */
export interface HotelSource {
  readonly seed: number
  hotel(id: string): HotelRecord | undefined
  roomTypes(hotel_id: string): readonly RoomTypeRecord[]
  ratePlans(hotel_id: string): readonly RatePlanRecord[]
  seasons(hotel: HotelRecord): readonly SeasonRule[]
  /** Charges paid on the spot. */
  charges(hotel: HotelRecord): readonly LocalCharge[]
  carrier(hotel_id: string): Carrier | undefined
  /** Rooms of the type free on that night; 0 means sold out. */
  allotment(hotel_id: string, room_type_id: string, date: string): number
  /** Eight digits that only this world gives for this text. */
  digest(text: string): string
  /** Percent by which demand moves the price of that night. */
  demand(hotel_id: string, date: string): number
  /** How selling prices derive from net prices; null or absent: the hotel's recommendation. */
  markup?(hotel: HotelRecord): Markup | null
}

/** How a hotel has moved its prices since the world began; `id` is the hotel's. */
export interface HotelPriceRecord {
  readonly id: string
  /** Percent of its base price, on top of season and demand; below 0 when cheaper. */
  readonly percent: number
}

/** A hotel that a member marked; `id` is `<member>/<hotel>`. */
export interface FavouriteRecord {
  readonly id: string
  readonly member_id: string
  readonly hotel_id: string
  readonly note: string
  readonly tags: readonly string[]
  /** Epoch s. */
  readonly create_time: number
}

export const favouriteId = (member_id: string, hotel_id: string) => `${member_id}/${hotel_id}`
