import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import {
  flag,
  integer,
  listOf,
  matching,
  oneOf,
  type SearchOf,
  searchReader,
} from '../../../shared/search-params.ts'
import { roomChoiceShape, roomLimits, staySearchShape } from '../../../trade/search/stay-search.ts'

const shape = {
  ...staySearchShape,
  ...roomChoiceShape,
  /** The room that is chosen now, from 1. */
  room: integer(1, roomLimits.rooms),
  /** Rates with one of these meals. */
  meal: listOf(oneOf('RO', 'BB', 'HB', 'FB', 'AI')),
  /** Rates that can be cancelled, even for a fee. */
  refundable: flag,
  /** The request for a group is open. */
  group: flag,
  /** Rooms that show all their rates. */
  unfolded: listOf(matching(/^[\w-]{1,64}$/)),
}

/** Search params of `/hotel/detail/{id}`: the stay and the rate filters. */
const readHotelPageSearch = searchReader(shape)

export type HotelPageSearch = SearchOf<typeof shape>

/** The address of a hotel page. The route is part of the start and reads the stay only; the filters are read here. */
export function useHotelPageSearch(): HotelPageSearch {
  const search = useSearch({ from: '/hotel/detail/$id' })
  return useMemo(() => readHotelPageSearch(search), [search])
}
