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
    ['Inlay', 'inle'],
    ['Siagon', 'hochiminh'],
    ['HCMC', 'hochiminh'],
    ['满德勒', 'mandalay'],
    ['蒲干', 'bagan'],
    ['曼德楼', 'mandalay'],
  ])('%s finds %s', (typed, id) => {
    expect(city(typed)?.entry.id).toBe(id)
  })

  test.each([
    ['RGN', 'airport-rgn'],
    ['VYMD', 'airport-mdl'],
    ['仰光机场', 'airport-rgn'],
    ['Yangon airport', 'airport-rgn'],
    ['Yangoon airport', 'airport-rgn'],
    ['Mandalay Airport', 'airport-mdl'],
    ['yangon intl', 'airport-rgn'],
    ["Mandalay Int'l Airport", 'airport-mdl'],
  ])('R5.87 %s finds the airport as a place', (typed, id) => {
    expect(suggest(entries, typed, 10).landmark[0]?.entry.id).toBe(id)
  })

  test('What was found is shown as it is spelt there', () => {
    expect(city('rgn')?.matched).toBe('RGN')
    expect(city('rangoon')?.matched).toBe('Rangoon')
  })
})
