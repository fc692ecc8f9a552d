import { describe, expect, test } from 'vitest'
import { candidatesOf, destinationOf } from '../../operations/hotel/hotel-candidates.ts'
import fc from '../../testing/fast-check.ts'
import { catalogueOf } from '../../world/seed/catalogue.ts'
import { defaultStart } from '../../world/worlds.ts'
import { countFacets, type FacetCount, type FacetCounts } from './facets.ts'
import { type Candidate, type Conditions, filterHotels, type HotelFilter, perNight } from './search.ts'

const catalogue = catalogueOf(1)
const stay = {
  check_in: '2026-12-10',
  check_out: '2026-12-13',
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
  currency: 'CNY',
}

function candidatesIn(type: 'city' | 'landmark', id: string): readonly Candidate[] {
  const destination = destinationOf(catalogue, { type, id })
  if (!destination) throw new Error(`There is no ${type} ${id}`)
  return candidatesOf(catalogue, catalogue, destination, stay)
}

const [landmark] = catalogue.landmarks[0] as readonly [string, ...unknown[]]
const places = [
  candidatesIn('city', 'yangon'),
  candidatesIn('city', 'mandalay'),
  candidatesIn('landmark', landmark),
]

/** How a value of a facet is chosen in the filter, as the screen does it. */
const choices: { readonly [Name in keyof FacetCounts]?: (value: string) => HotelFilter } = {
  star: (value) => ({ star: [Number(value)] }),
  district: (value) => ({ district: [value] }),
  distance: (value) => ({ distance_max: Number(value) }),
  meal: (value) => ({ meal: [value as 'BB'] }),
  free_cancel: () => ({ free_cancel: true }),
  facility: (value) => ({ facility: [value] }),
  brand: (value) => ({ brand: [value] }),
  score: (value) => ({ score_min: Number(value) }),
}

const on: Conditions = { now: defaultStart, roomNights: 3, price_min: null, price_max: null }

/** The price range covers the cheapest matching rate of each hotel, whatever price filter is set. */
function priceRange(candidates: readonly Candidate[], filter: HotelFilter): FacetCounts['price'] {
  const { price_min: _least, price_max: _most, ...rest } = filter
  const prices = filterHotels(candidates, rest, on).flatMap(({ quote }) =>
    quote ? [perNight(quote.total, 3)] : [],
  )
  return prices.length === 0 ? null : { min: Math.min(...prices), max: Math.max(...prices) }
}

const someOf = <T>(...values: T[]) => fc.option(fc.subarray(values, { minLength: 1 }), { nil: undefined })
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const amount = fc.integer({ min: 100, max: 2_500 }).map((yuan) => `${yuan}.00`)

const filters = fc
  .record({
    star: someOf(0, 3, 4, 5),
    facility: someOf('wifi', 'pool', 'breakfast', 'gym'),
    meal: someOf('RO', 'BB', 'HB'),
    score_min: optional(fc.constantFrom(7, 8, 9)),
    distance_max: optional(fc.constantFrom(0.5, 1, 2, 5)),
    free_cancel: optional(fc.boolean()),
    price_min: optional(amount),
    price_max: optional(amount),
  })
  .map((filter) => JSON.parse(JSON.stringify(filter)) as HotelFilter)

const conditions = ({ price_min, price_max }: HotelFilter): Conditions => ({
  ...on,
  price_min: price_min ? Number(price_min) * 100 : null,
  price_max: price_max ? Number(price_max) * 100 : null,
})

describe('the counts of a hotel list’s filters', () => {
  test('Whatever is filtered, each count is the length of the list after choosing that value', () => {
    let counted = 0
    fc.assert(
      fc.property(fc.constantFrom(...places), filters, (candidates, filter) => {
        const within = conditions(filter)
        const counts = countFacets(candidates, filter, within)
        for (const [name, choose] of Object.entries(choices)) {
          for (const { value, count } of counts[name as 'star']) {
            counted += 1
            const chosen = filterHotels(candidates, { ...filter, ...choose(value) }, within)
            expect(chosen, `${name} ${value}`).toHaveLength(count)
          }
        }
        expect(counts.price).toEqual(priceRange(candidates, filter))
      }),
      { numRuns: 150 },
    )
    expect(counted).toBeGreaterThan(500)
  })

  test('A value that is left out would leave nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), filters, (candidates, filter) => {
        const within = conditions(filter)
        const counts = countFacets(candidates, filter, within)
        const absent = (counted: readonly FacetCount[], values: readonly string[]) =>
          values.filter((value) => !counted.some((facet) => facet.value === value))
        for (const meal of absent(counts.meal, ['RO', 'BB', 'HB', 'FB', 'AI']))
          expect(filterHotels(candidates, { ...filter, meal: [meal as 'RO'] }, within)).toEqual([])
        for (const star of absent(counts.star, ['0', '1', '2', '3', '4', '5']))
          expect(filterHotels(candidates, { ...filter, star: [Number(star) as 5] }, within)).toEqual([])
        for (const _ of absent(counts.free_cancel, ['true']))
          expect(filterHotels(candidates, { ...filter, free_cancel: true }, within)).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
