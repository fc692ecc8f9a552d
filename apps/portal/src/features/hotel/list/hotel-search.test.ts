import { describe, expect, test } from 'vitest'
import { orderOf, withFilter, withoutFilters, withSort } from '../../../trade/results/results-address.ts'
import { toResultsQuery, toSearchRequest } from './hotel-list-query.ts'
import { filterShape, type HotelListSearch, hotelSorts, readHotelListSearch } from './hotel-list-search.ts'

const stay = {
  destination_type: 'city',
  destination_id: 'yangon',
  check_in: '2026-12-12',
  check_out: '2026-12-14',
  rooms: '2-5,1',
  nationality: 'MM',
} as const

describe('the address of the hotel list', () => {
  test('requests the search in the address, and none without a destination', () => {
    expect(toSearchRequest(stay, '2026-11-21')).toEqual({
      destination: { type: 'city', id: 'yangon' },
      check_in: '2026-12-12',
      check_out: '2026-12-14',
      rooms: [
        { adults: 2, child_ages: [5] },
        { adults: 1, child_ages: [] },
      ],
      nationality: 'MM',
    })
    expect(toSearchRequest({ ...stay, destination_id: undefined as never }, '2026-11-21')).toBeNull()
  })

  test('page, sort order and filters go into the query of the results', () => {
    const search = readHotelListSearch({
      ...stay,
      page: '3',
      sort: 'price',
      order: 'desc',
      star: ['5', '4'],
      meal: 'BB',
      score_min: '8.5',
      free_cancel: 'true',
    })
    expect(toResultsQuery(search, 's1')).toEqual({
      search_id: 's1',
      page: 3,
      limit: 20,
      sort: 'price',
      order: 'desc',
      filter: { star: [5, 4], meal: ['BB'], score_min: 8.5, free_cancel: true },
    })
    expect(toResultsQuery(readHotelListSearch(stay), 's1')).toEqual({
      search_id: 's1',
      page: 1,
      limit: 20,
      sort: 'default',
    })
  })

  test('replaces invalid values by defaults', () => {
    expect(
      readHotelListSearch({ page: '0', sort: 'cheap', star: 'six', meal: ['XX', 'RO'], free_cancel: 'no' }),
    ).toEqual({
      meal: ['RO'],
    })
  })

  test('another filter shows the first page, and an empty one leaves the address', () => {
    expect(withFilter<HotelListSearch>({ ...stay, page: 4 }, { star: [5] })).toEqual({ ...stay, star: [5] })
    expect(withFilter<HotelListSearch>({ ...stay, star: [5] }, { star: [] })).toEqual(stay)
    expect(withoutFilters({ ...stay, sort: 'star', page: 2, star: [5], keyword: 'a' }, filterShape)).toEqual({
      ...stay,
      sort: 'star',
    })
  })
})

describe('sorting the list', () => {
  test('R9.10 There are seven sort orders in the order of the specification', () => {
    expect(hotelSorts).toEqual(['default', 'recommended', 'hot', 'views', 'price', 'star', 'time'])
  })

  test('choosing the same sort order again reverses it, and back', () => {
    const cheap = withSort<HotelListSearch>(stay, 'price')
    expect([cheap.sort, cheap.order, orderOf(cheap)]).toEqual(['price', undefined, 'asc'])
    const dear = withSort<HotelListSearch>(cheap, 'price')
    expect(dear).toMatchObject({ sort: 'price', order: 'desc' })
    expect(withSort<HotelListSearch>(dear, 'price')).toEqual(cheap)
  })

  test('another sort order begins with its natural direction on the first page, and the default leaves the address', () => {
    expect(withSort<HotelListSearch>({ ...stay, sort: 'price', order: 'desc', page: 3 }, 'star')).toEqual({
      ...stay,
      sort: 'star',
    })
    expect(withSort<HotelListSearch>({ ...stay, sort: 'star' }, 'default')).toEqual(stay)
  })
})
