import { beforeEach, expect, test } from 'vitest'
import { ofPath as searchOfPath } from '../../products/recent-searches.tsx'
import { dropAllDrafts } from '../../shared/form/form-drafts.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'

const at = (destination_id: string) =>
  ({ product: 'hotel', search: { destination_type: 'city', destination_id } }) as const
const transfer = {
  product: 'airport',
  search: { airport: 'RGN', place_name: 'Pansodan House', flight_local: '2026-12-10T15:15:00+06:30' },
} as const

beforeEach(dropAllDrafts)

test('the newest search is first, a repeated one appears once, and there are at most four', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'c']) rememberSearch(7, at(id))
  rememberSearch(7, transfer)
  expect(recentSearches(7)).toEqual([transfer, at('c'), at('e'), at('d')])
})

test('members do not see each other’s searches, and signing out removes them', () => {
  rememberSearch(7, at('a'))
  expect(recentSearches(8)).toEqual([])
  dropAllDrafts()
  expect(recentSearches(7)).toEqual([])
})

test('only a search with a place can be repeated, as the search of its product', () => {
  expect(searchOfPath('/hotel/list?destination_type=city&destination_id=yangon&rooms=2-6,1&star=4')).toEqual({
    product: 'hotel',
    search: { destination_type: 'city', destination_id: 'yangon', rooms: '2-6,1' },
  })
  expect(searchOfPath(`/airport/list?${new URLSearchParams(transfer.search)}&sort=price`)).toEqual(transfer)
  expect(searchOfPath('/hotel/list?rooms=2')).toBeNull()
  expect(searchOfPath('/airport/list?airport=RGN')).toBeNull()
  expect(searchOfPath('/other/list?destination_type=city&destination_id=yangon')).toBeNull()
})
