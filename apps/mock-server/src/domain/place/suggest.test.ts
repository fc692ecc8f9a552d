import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../../world/seed/catalogue.ts'
import { destinationsOf } from '../../world/seed/destinations.ts'
import { suggest } from './suggest.ts'

describe('destinations', () => {
  const entries = destinationsOf(catalogueOf(1))
  const city = (typed: string) => suggest(entries, typed, 10).city[0]

  test.each([
    ['RGN', 'yangon'],
    ['Yangoon', 'yangon'],
    ['Mandaly', 'mandalay'],
    ['Yangon Myanmar', 'yangon'],
    ['Yangoon Myanmar', 'yangon'],
    ['ＹＡＮＧＯＮ', 'yangon'],
    ['仰光', 'yangon'],
    ['HAN', 'hanoi'],
  ])('%s finds %s', (typed, id) => {
    expect(city(typed)?.entry.id).toBe(id)
  })

  test('What was found is shown as it is spelt there', () => {
    expect(city('rgn')?.matched).toBe('RGN')
    expect(city('rangoon')?.matched).toBe('Rangoon')
  })
})
