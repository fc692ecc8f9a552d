import { describe, expect, test } from 'vitest'
import fc from '../testing/fast-check.ts'
import { deepFreeze } from '../world/freeze.ts'
import { jsonOf } from './json.ts'

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
})
