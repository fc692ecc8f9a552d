import { useNavigate } from '@tanstack/react-router'
import { usePendingFilters } from '../../../trade/results/results-address.ts'
import type { HotelPageSearch } from './hotel-page-search.ts'
import type { RateFilterChange } from './rate-filter.ts'

interface Narrowing extends RateFilterChange {
  unfolded?: string[]
}

/** Rate filters and unfolded rooms, in the address, so that Back restores the page. */
export function useRateFilter(hotelId: string, search: HotelPageSearch) {
  const navigate = useNavigate()
  const [asked, narrow] = usePendingFilters<HotelPageSearch, Narrowing>(search, (change) => {
    void navigate({
      to: '/hotel/detail/$id',
      params: { id: hotelId },
      search: withoutEmpty({ ...search, ...change }),
      replace: true,
      resetScroll: false,
    })
  })
  const { unfolded = [] } = asked
  return {
    filter: asked,
    narrow: (change: RateFilterChange) => narrow(change),
    isUnfolded: (room: string) => unfolded.includes(room),
    unfold: (room: string, open: boolean) =>
      narrow({ unfolded: open ? [...unfolded, room] : unfolded.filter((other) => other !== room) }),
  }
}

/** Empty filters leave the address. */
const withoutEmpty = (search: object): HotelPageSearch =>
  Object.fromEntries(
    Object.entries(search).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && !value.length),
    ),
  )
