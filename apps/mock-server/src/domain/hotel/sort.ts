import type { Schemas } from '@portal/api-client/contract'
import type { Match } from './search.ts'

type Sort = Schemas['HotelSort']

/** The value each sort goes by; null stands last whatever the direction. */
const values: { readonly [Name in Sort]: (match: Match) => number | null } = {
  /** Near first when something was searched that can be near; else the house's own weighing. */
  default: ({ candidate }) =>
    candidate.distance === null ? candidate.hotel.rank.weigh : -candidate.distance,
  recommended: ({ candidate }) => candidate.hotel.rank.recommended,
  hot: ({ candidate }) => candidate.hotel.rank.hot,
  views: ({ candidate }) => candidate.hotel.rank.views,
  price: ({ quote }) => quote?.total ?? null,
  star: ({ candidate }) => candidate.hotel.star,
  time: ({ candidate }) => Date.parse(candidate.hotel.since),
}

/** Price rises, everything else falls, unless asked otherwise. */
const natural = (sort: Sort): Schemas['SortDirection'] => (sort === 'price' ? 'asc' : 'desc')

/** Sold-out hotels stand last in every order; equal values by price, then by the number of the hotel. */
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
