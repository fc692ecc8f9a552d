import type { PricedRate } from '../../../domain/hotel/priced-rate.ts'
import { quoteHotel, stayFrame } from '../../../domain/hotel/quote.ts'
import { priceRate } from '../../../domain/hotel/rate.ts'
import type { StayRequest } from '../../../domain/hotel/rate-key.ts'
import { inOrder, ruleFor } from '../../../domain/markup/rule.ts'
import { addDays } from '../../../domain/time/dates.ts'
import { localClock } from '../../../domain/time/zones.ts'
import type { Draw } from '../../draw.ts'
import type { CompanyRecord, MemberRecord } from '../../tables.ts'
import type { Catalogue } from '../catalogue.ts'
import { seededMarkupRules } from '../markup-rules.ts'

export interface SalesSeedRequest {
  readonly seed: number
  /** Epoch ms at which the world begins. */
  readonly start: number
  readonly catalogue: Catalogue
  readonly companies: readonly CompanyRecord[]
  readonly members: readonly MemberRecord[]
}

/** Who sells in a company: its owner and its booker; the new company has sold nothing yet. */
export const sellersOf = ({ members }: SalesSeedRequest, company_id: string): readonly MemberRecord[] =>
  members.filter(
    (member) =>
      member.company_id === company_id &&
      company_id !== '4' &&
      (member.role === 'owner' || member.role === 'booker'),
  )

const parties = [
  [{ adults: 2, child_ages: [] }],
  [{ adults: 2, child_ages: [] }],
  [{ adults: 2, child_ages: [7] }],
  [
    { adults: 2, child_ages: [] },
    { adults: 1, child_ages: [] },
  ],
] as const

/** Dates, rooms and guests of a request, one to eight weeks after the start of the world. */
export function requestedStay(of: (field: string) => Draw, { start }: SalesSeedRequest, currency: string) {
  const check_in = addDays(localClock(start, 'Asia/Yangon').date, of('check in').int(8, 55))
  return {
    check_in,
    check_out: addDays(check_in, of('nights').int(1, 4)),
    rooms: of('rooms').pick(parties),
    nationality: of('nationality').pick(['CN', 'CN', 'MM', 'SG']),
    currency,
  }
}

/** One of the cities most is sold in, and its hotels; not those that behave in their own way. */
export function requestedPlace(of: (field: string) => Draw, { catalogue }: SalesSeedRequest) {
  const id = of('city').pick(['yangon', 'yangon', 'bagan', 'mandalay', 'bangkok'])
  const hotels = catalogue
    .hotelsOfCity(id)
    .filter((hotel) => hotel.id === '1001' || !catalogue.carrier(hotel.id))
  const city = catalogue.city(id)
  const name = { en: city?.en ?? id, 'zh-cn': city?.zh ?? id }
  return { city: { id, name, tz: city?.tz ?? 'Asia/Yangon' }, hotels: of('hotels').shuffle(hotels) }
}

/** The rates of a hotel that a company was shown at `now` (epoch ms), with its own selling prices. */
export function shownRates(
  { catalogue }: Pick<SalesSeedRequest, 'catalogue'>,
  company: CompanyRecord,
  member: MemberRecord,
  stay: StayRequest,
  now: number,
): PricedRate[] {
  const frame = stayFrame(catalogue, stay, 0)
  if (!frame) return []
  const rules = inOrder(seededMarkupRules.filter(({ company_id }) => company_id === company.id))
  const subject = { member_id: member.id, product: 'hotel', hotel_id: stay.hotel_id } as const
  const date = localClock(now, company.tz).date
  const own = { ...frame, markup: ruleFor(rules, { ...subject, city: frame.hotel.city, date }) }
  return quoteHotel(catalogue, own).map((quote) => priceRate(catalogue, own, quote, now))
}
