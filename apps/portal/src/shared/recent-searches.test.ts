import { beforeEach, expect, test } from 'vitest'
import { dropAllDrafts } from './form-drafts.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'

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
