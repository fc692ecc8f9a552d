import { describe, expect, test } from 'vitest'
import fc from '../testing/fast-check.ts'
import { deepFreeze } from '../world/freeze.ts'
import { jsonOf } from './json.ts'
import { renewalOf, renewed } from './renewed.ts'

describe('JSON of answers', () => {
  test('Any data is written as JSON.stringify writes it, frozen or not, at first and again', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.boolean(), (value, frozen) => {
        const data = { list: [frozen ? deepFreeze(value) : value], value }
        expect(jsonOf(data)).toBe(JSON.stringify(data))
        expect(jsonOf(data)).toBe(JSON.stringify(data))
      }),
      { numRuns: 300 },
    )
  })

  test('Members named like those that every object inherits are written as they are', () => {
    const data = {
      list: [deepFreeze({ id: 1 })],
      constructor: 'a',
      toString: [1],
      ['__proto__']: deepFreeze({ b: 2 }),
    }
    expect(jsonOf(data)).toBe(JSON.stringify(data))
  })

  test('Members without a value are left out, and entries without one are null', () => {
    const data = { a: undefined, list: [undefined, { b: undefined, c: 1 }], at: new Date(0) }
    expect(jsonOf(data)).toBe(JSON.stringify(data))
  })

  test('A record renewed from a frozen one is written with its own members, wherever they stand', () => {
    const base = deepFreeze({ key: 'a', list: [{ id: 1 }], at: 1, none: undefined, '"': 'quoted', end: null })
    for (const names of [['key'], ['at', 'end'], ['key', 'at'], ['end']] as const) {
      const record = deepFreeze({ ...base })
      for (const own of ['b', 'c"', null, 7]) {
        const value = { ...record, ...Object.fromEntries(names.map((name) => [name, own])) }
        const data = { list: [{ entries: [renewed(record, value, names)] }] }
        expect(jsonOf(data)).toBe(JSON.stringify(data))
      }
    }
  })
})

describe('A record under another key', () => {
  const base: Readonly<Record<'key' | 'name', string>> = Object.freeze({ key: 'a', name: 'Deluxe' })
  const names = ['key'] as const

  test('A record under another key knows the frozen one it was made of, and what is its own', () => {
    const again = { key: 'b', name: base.name }
    expect(renewed(base, again, names)).toBe(again)
    expect(renewalOf(again)).toEqual({ base, names })
    expect(renewalOf(again)?.base).toBe(base)
  })

  test('Neither the frozen record nor a copy of the other is made of anything', () => {
    const again = renewed(base, { key: 'b', name: base.name }, names)
    expect([renewalOf(base), renewalOf({ ...again })]).toEqual([undefined, undefined])
  })

  test('A record that is renewed once more is made of the later one', () => {
    const later = Object.freeze({ key: 'c', name: 'Suite' })
    const again = renewed(base, { key: 'b', name: base.name }, names)
    renewed(later, again, names)
    expect(renewalOf(again)?.base).toBe(later)
  })
})
