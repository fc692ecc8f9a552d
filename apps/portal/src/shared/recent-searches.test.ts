import { beforeEach, expect, test } from 'vitest'
import { dropAllDrafts } from './form-drafts.ts'
import { recentSearches, rememberSearch, searchOfPath } from './recent-searches.ts'

const at = (destination_id: string) => ({ destination_type: 'city', destination_id }) as const

beforeEach(dropAllDrafts)

test('the newest search stands first, the same one only once, and no more than four', () => {
  for (const id of ['a', 'b', 'c', 'd', 'e', 'c']) rememberSearch(7, at(id))
  expect(recentSearches(7).map(({ destination_id }) => destination_id)).toEqual(['c', 'e', 'd', 'b'])
})

test('nobody finds the searches of another member, and signing out leaves none', () => {
  rememberSearch(7, at('a'))
  expect(recentSearches(8)).toEqual([])
  dropAllDrafts()
  expect(recentSearches(7)).toEqual([])
})

test('only the address of a hotel search with a destination can be repeated', () => {
  expect(searchOfPath('/hotel/list?destination_type=city&destination_id=yangon&rooms=2-6,1&star=4')).toEqual({
    destination_type: 'city',
    destination_id: 'yangon',
    rooms: '2-6,1',
  })
  expect(searchOfPath('/hotel/list?rooms=2')).toBeNull()
  expect(searchOfPath('/car/list?destination_type=city&destination_id=yangon')).toBeNull()
})
