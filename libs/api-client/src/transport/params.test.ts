import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dropdownParams, flatten, unflatten } from './params.ts'

describe('query params', () => {
  test('R7.05 nested objects are flattened to name[key], lists and deeper levels too', () => {
    const params = { page: 2, filter: { star: [4, 5], free_cancel: true }, rooms: [{ child_ages: [3] }] }
    expect(flatten(params)).toEqual([
      ['page', '2'],
      ['filter[star][0]', '4'],
      ['filter[star][1]', '5'],
      ['filter[free_cancel]', 'true'],
      ['rooms[0][child_ages][0]', '3'],
    ])
  })

  test('R7.05 a param without a value is not sent', () => {
    expect(flatten({ a: undefined, b: null, c: [], d: {}, e: '' })).toEqual([['e', '']])
  })

  test('every tree of texts survives flattening and back', () => {
    const key = fc.oneof(fc.stringMatching(/^[a-z_]{1,8}$/), fc.constantFrom('constructor', '__proto__'))
    const tree = fc.letrec((tie) => ({
      node: fc.dictionary(key, tie('leaf'), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
      leaf: fc.oneof({ depthSize: 'small' }, fc.string(), tie('node')),
    })).node
    fc.assert(
      fc.property(tree, (given) => {
        expect(JSON.parse(JSON.stringify(unflatten(flatten(given as object))))).toEqual(
          JSON.parse(JSON.stringify(given)),
        )
      }),
    )
  })

  test('name[] counts up, and no name reaches a prototype', () => {
    const tree = unflatten([
      ['ids[]', 'a'],
      ['ids[]', 'b'],
      ['__proto__[polluted]', 'yes'],
      ['x[', '1'],
    ])
    expect(tree['ids']).toEqual({ 0: 'a', 1: 'b' })
    expect(Object.keys(tree)).toContain('__proto__')
    expect(tree['x[']).toBe('1')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})

describe('a drop-down', () => {
  const sent = (typed: string, extras: object) =>
    flatten(dropdownParams(typed, extras)).map(([name, value]) => `${name}=${value}`)

  test('R7.20 sends `select`, the typed text and the extras of its caller', () => {
    expect(sent('li', { limit: 50, filter: { own: true } })).toEqual([
      'limit=50',
      'filter[own]=true',
      'select=true',
      'quickSearch=li',
    ])
    expect(sent('yan', {})).toEqual(['select=true', 'quickSearch=yan'])
  })

  test('R7.20 sends `select` alone before anything is typed, and no extra removes it', () => {
    expect(sent('', { select: false })).toEqual(['select=true'])
  })
})
