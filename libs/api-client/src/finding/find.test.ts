import { describe, expect, test } from 'vitest'
import { type Findable, findRows, keepFound, pinyinSpelling, searchText, spelling } from './find.ts'

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
    ['u', 'US'],
    ['Guinea', 'GN'],
    ['guinee', 'GN'],
    ['ｉｎｄｉａ', 'IN'],
    ['印度', 'IN'],
    ['Indai', 'IN'],
    ['states united', 'US'],
    ['Untied States', 'US'],
    ['untied argentina', undefined],
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

describe('keeping the rows of a list that a typed text finds', () => {
  const rows = [
    ['H1', 'ZHANG WEI', '张伟'],
    ['H2', 'Wei Zhang', 'Amber Hotel'],
    ['H2611140001', 'José Núñez', 'Sông Hương'],
  ].map(([id = '', ...names]) => ({ id, text: searchText([id, ...names], id === 'H1' ? ['yangguang'] : []) }))
  const kept = (typed: string) => keepFound(rows, typed, ({ text }) => text).map(({ id }) => id)

  test.each([
    ['zhang wei', ['H1', 'H2']],
    ['ＺＨＡＮＧ', ['H1', 'H2']],
    ['张伟', ['H1']],
    ['jose nunez', ['H2611140001']],
    ['hotel zhang', ['H2']],
    ['1140001', ['H2611140001']],
    ['zhagn amber', ['H2']],
    ['Nunes', ['H2611140001']],
    ['yang', ['H1']],
    ['guang', []],
    ['H2611140002', []],
    ['amber nobody', []],
    ['  ', ['H1', 'H2', 'H2611140001']],
    [' - ', []],
    ['%', []],
  ])('%s keeps %j, in their order', (typed, ids) => {
    expect(kept(typed)).toEqual(ids)
  })
})
