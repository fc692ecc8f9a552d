import { describe, expect, test } from 'vitest'
import { catalogueOf } from '../../world/seed/catalogue.ts'
import { destinationsOf } from '../../world/seed/destinations.ts'
import { type Findable, findRows, pinyinSpelling, spelling } from './find.ts'
import { suggest } from './suggest.ts'

interface Row extends Findable {
  readonly id: string
}

const row = (id: string, names: readonly string[], codes: readonly string[] = []): Row => ({
  id,
  names: names.map(spelling),
  codes,
})
const found = (rows: readonly Row[], typed: string) => findRows(rows, typed, (one) => one).map(({ id }) => id)

describe('finding rows by a typed text', () => {
  const countries = [
    row('AR', ['Argentina'], ['ar']),
    row('GQ', ['Equatorial Guinea'], ['gq']),
    row('GN', ['Guinea', 'Guinée'], ['gn']),
    row('IN', ['India', '印度'], ['in']),
    row('AU', ['Australia'], ['au']),
    row('US', ['United States'], ['us']),
  ]

  test.each([
    ['IN', 'IN'],
    ['us', 'US'],
    ['Guinea', 'GN'],
    ['guinee', 'GN'],
    ['ｉｎｄｉａ', 'IN'],
    ['印度', 'IN'],
    ['Indai', 'IN'],
    ['states united', 'US'],
  ])('%s leads to %s first', (typed, id) => {
    expect(found(countries, typed)[0]).toBe(id)
  })

  test('Parts follow beginnings, and a slip is forgiven only where nothing else is found', () => {
    expect(found(countries, 'in')).toEqual(['IN', 'AR', 'GQ', 'GN'])
    expect(found([row('a', ['Yangon']), row('b', ['Yangona'])], 'yangon')).toEqual(['a', 'b'])
    expect(found([row('a', ['Yangon']), row('b', ['Yango'])], 'yangoon')).toEqual(['a'])
    expect(found([row('a', ['Bago'])], 'bag0n')).toEqual([])
  })

  test('Pinyin is found from its beginning alone', () => {
    const xian = { id: 'xian', names: [pinyinSpelling('xian', '西安')] }
    expect([found([xian], 'xi'), found([xian], 'an')]).toEqual([['xian'], []])
  })

  test('Nothing typed keeps all rows in their order', () => {
    expect(found(countries, ' ')).toEqual(countries.map(({ id }) => id))
  })
})

describe('destinations', () => {
  const entries = destinationsOf(catalogueOf(1))
  const city = (typed: string) => suggest(entries, typed, 10).city[0]

  test.each([
    ['RGN', 'yangon'],
    ['Yangoon', 'yangon'],
    ['Mandaly', 'mandalay'],
    ['Yangon Myanmar', 'yangon'],
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
