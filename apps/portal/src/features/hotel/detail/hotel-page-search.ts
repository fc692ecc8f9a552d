import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { flag, listOf, matching, oneOf, type SearchOf, searchReader } from '../../../shared/search-params.ts'
import { staySearchShape } from '../../../trade/search/stay-search.ts'

const shape = {
  ...staySearchShape,
  /** Rates with one of these meals. */
  meal: listOf(oneOf('RO', 'BB', 'HB', 'FB', 'AI')),
  /** Rates that can be cancelled, if for a fee. */
  refundable: flag,
  /** Rooms of which all rates are shown. */
  unfolded: listOf(matching(/^[\w-]{1,64}$/)),
}

/** Search params of `/hotel/detail/{id}`: the stay, and what its rates are narrowed to. */
const readHotelPageSearch = searchReader(shape)

export type HotelPageSearch = SearchOf<typeof shape>

/**
 * What the address of a hotel asks for. The route, which stands in the file that starts every page, reads the stay alone and
 * leaves the rest as it is; it is read here.
 */
export function useHotelPageSearch(): HotelPageSearch {
  const search = useSearch({ from: '/hotel/detail/$id' })
  return useMemo(() => readHotelPageSearch(search), [search])
}
