import { describe, expect, test } from 'vitest'
import { draw, hashOf } from './draw.ts'

describe('keyed draws', () => {
  test('Gives the same values for the same key, whatever was generated before', () => {
    const first = draw(7, 'hotel', '1001', 'star').int(0, 1_000_000)
    draw(7, 'hotel', '1002', 'star').float()
    draw(7, 'hotel', '1001', 'price').float()
    expect(draw(7, 'hotel', '1001', 'star').int(0, 1_000_000)).toBe(first)
  })

  test('Is the same on every machine', () => {
    const known = draw(1, 'hotel', '1001', 'name')
    expect([
      known.int(0, 999),
      known.hex(12),
      known.bool(0.5),
      known.pick(['a', 'b', 'c']),
    ]).toMatchInlineSnapshot(`
      [
        961,
        "e105c2256958",
        false,
        "a",
      ]
    `)
    expect(hashOf(1, 'rate')).toMatchInlineSnapshot(`2704821757`)
  })

  test('Neighbouring seeds, ids and fields give unlike values', () => {
    const values = new Set<string>()
    for (let seed = 1; seed <= 10; seed += 1) {
      for (let id = 0; id < 100; id += 1) {
        for (const field of ['name', 'price', 'star']) values.add(draw(seed, 'hotel', id, field).hex(13))
      }
    }
    expect(values.size).toBe(3000)
  })

  test('Values are spread evenly over their range', () => {
    const counts = new Array<number>(10).fill(0)
    for (let id = 0; id < 20_000; id += 1) {
      const value = draw(3, 'row', id, 'value').int(0, 9)
      counts[value] = (counts[value] ?? 0) + 1
    }
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  test('Later values of one draw are spread evenly and stay below 1', () => {
    const source = draw(3, 'stream')
    let sum = 0
    for (let count = 0; count < 20_000; count += 1) {
      const value = source.float()
      expect(value >= 0 && value < 1).toBe(true)
      sum += value
    }
    expect(sum / 20_000).toBeCloseTo(0.5, 1)
  })

  test('A shuffle keeps every element and does not change its list', () => {
    const list = Object.freeze([1, 2, 3, 4, 5, 6, 7])
    const shuffled = draw(1, 'shuffle').shuffle(list)
    expect(shuffled).not.toEqual(list)
    expect([...shuffled].sort()).toEqual(list)
  })

  test('Nothing can be picked from an empty list', () => {
    expect(() => draw(1, 'x').pick([])).toThrow(RangeError)
  })
})
