import type { Language } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { countFacets } from '../../domain/hotel/facets.ts'
import { type Candidate, type Conditions, type HotelFilter, perNight } from '../../domain/hotel/search.ts'
import fc from '../../testing/fast-check.ts'
import { realMock } from '../../testing/real-mock.ts'
import { siteCurrency as currency, readerOf } from '../viewer.ts'
import { candidatesOf, type Destination, destinationOf } from './hotel-candidates.ts'
import { facetsOf } from './kept-facets.ts'
import { presentFacets } from './present-offer.ts'

const { world } = realMock(null)
const nights = 3
const stay = {
  check_in: '2026-12-10',
  check_out: '2026-12-13',
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
  currency,
}
const yangon = destinationOf(world.catalogue, { type: 'city', id: 'yangon' }) as Destination
const found = candidatesOf(world.catalogue, world.catalogue, yangon, stay)

/** A search in which nothing was counted yet. */
const freshSearch = () => [...found]

interface Question {
  readonly filter?: HotelFilter
  /** How many hotels have arrived. */
  readonly arrived?: number
  readonly language?: Language
  /** Days after the world has begun. */
  readonly day?: number
}

function asked({ filter = {}, arrived = found.length, language = 'en', day = 0 }: Question) {
  const now = world.clock.now() + day * 86_400_000
  const minor = (amount: string | undefined) => (amount ? Number(amount) * 100 : null)
  const limits = { price_min: minor(filter.price_min), price_max: minor(filter.price_max) }
  const on: Conditions = { now, roomNights: nights, ...limits }
  return {
    filter,
    on,
    list: found.slice(0, arrived),
    reader: readerOf({ member: null, language, now }, world),
  }
}

const answer = (search: readonly Candidate[], question: Question) => {
  const { filter, on, list, reader } = asked(question)
  return facetsOf(search, list, filter, on, { currency, reader })
}

/** By counting, without anything that was kept. */
const counted = (question: Question) => {
  const { filter, on, list, reader } = asked(question)
  return presentFacets(countFacets(list, filter, on), currency, reader)
}

const prices = found.flatMap(({ quotes }) => quotes.map(({ total }) => perNight(total, nights) / 100))
const [below, above] = [Math.floor(Math.min(...prices)), Math.ceil(Math.max(...prices))].map(
  (price) => `${price}.00`,
) as [string, string]
const middle = `${prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)]?.toFixed(2)}`

const questions: fc.Arbitrary<Question> = fc.record({
  filter: fc.constantFrom<HotelFilter>(
    {},
    { star: [5] },
    { meal: ['BB'] },
    { free_cancel: true },
    { price_min: below },
    { price_min: below, price_max: above },
    { price_min: middle },
    { price_max: middle },
    { price_min: below, star: [5] },
    { price_min: below, meal: ['BB'] },
  ),
  arrived: fc.constantFrom(0, 10, found.length),
  language: fc.constantFrom<Language>('en', 'zh-cn'),
  day: fc.constantFrom(0, 15, 25),
})

describe('the facets of a search that is read page by page', () => {
  test('Whatever was asked before, they are what counting comes to', () => {
    fc.assert(
      fc.property(fc.array(questions, { minLength: 2, maxLength: 30 }), (list) => {
        const search = freshSearch()
        for (const question of list) expect(answer(search, question)).toEqual(counted(question))
      }),
      { numRuns: 20 },
    )
  })

  test('They are counted once for all pages, and again for another filter, language, moment or number of hotels', () => {
    const search = freshSearch()
    const first = answer(search, {})
    expect(answer(search, {})).toBe(first)
    const others = [{ filter: { star: [5] } }, { language: 'zh-cn' }, { day: 1 }, { arrived: 10 }] as const
    for (const other of others) expect(answer(search, other as Question)).not.toBe(first)
    expect(answer(search, {})).toBe(first)
    expect(answer(freshSearch(), {})).not.toBe(first)
  })

  test('Wherever the ends of the price are put outside all prices, nothing is counted again', () => {
    const search = freshSearch()
    const first = answer(search, { filter: { price_min: below, price_max: above } })
    for (const filter of [{ price_min: below }, { price_max: above }, { price_min: '1.00' }])
      expect(answer(search, { filter })).toBe(first)
    expect(answer(search, { filter: { price_max: middle } })).not.toBe(first)
  })

  test('A search keeps the facets of twelve questions', () => {
    const search = freshSearch()
    const day = (nth: number) => answer(search, { day: nth })
    const first = day(0)
    for (let nth = 1; nth < 12; nth += 1) day(nth)
    expect(day(0)).toBe(first)
    day(12)
    expect(day(0)).not.toBe(first)
    expect(day(0)).toEqual(first)
  })
})
