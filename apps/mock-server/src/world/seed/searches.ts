import { hotelSearchText } from '../../domain/hotel/search-text.ts'
import type { SearchSummary } from '../../domain/search/text.ts'
import { draw, hashOf } from '../draw.ts'
import type { SearchEntryRecord } from '../tables.ts'
import { requestedPlace, requestedStay, type SalesSeedRequest, sellersOf } from './order/sale-rate.ts'

const day = 86_400

/** What owners and bookers have searched of late: cities and hotels. */
export function seedSearches(request: SalesSeedRequest): SearchEntryRecord[] {
  return request.companies.flatMap((company) =>
    sellersOf(request, company.id).flatMap((member) =>
      Array.from({ length: draw(request.seed, 'search', member.id, 'count').int(4, 7) }, (_, nth) => {
        const of = (field: string) => draw(request.seed, 'search', member.id, nth, field)
        const { city, hotels } = requestedPlace(of, request)
        const [hotel] = hotels
        const destination =
          hotel && of('kind').bool(0.3)
            ? { type: 'hotel', id: hotel.id, name: hotel.name, tz: hotel.tz }
            : { type: 'city', ...city }
        const searched = hotelSearchText(destination, requestedStay(of, request, company.settlement_currency))
        // Each some hours before the one that was listed earlier, so that no two fall together.
        const time =
          Math.floor(request.start / 1000) - Math.floor((nth + of('time').float()) * 0.8 * day) - 600
        return { id: searchEntryId(member.id, searched), member_id: member.id, time, ...searched }
      }),
    ),
  )
}

/** The same search of a member has the same id. */
export const searchEntryId = (member_id: string, { product, path }: SearchSummary): string =>
  `sh-${member_id}-${hashOf(product, path).toString(36)}`
