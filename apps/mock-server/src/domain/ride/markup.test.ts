import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import type { Markup } from '../markup/rule.ts'
import { markedUpLines } from './markup.ts'
import { linesNet, linesTotal, rideLine } from './price.ts'

const name = { en: 'x', 'zh-cn': 'x' }
const codes = ['rental', 'zone', 'child_seat']
const lines = fc
  .array(
    fc.record({ quantity: fc.integer({ min: 1, max: 9 }), unit: fc.integer({ min: 100, max: 90_000 }) }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map((rows) =>
    rows.map(({ quantity, unit }, index) => rideLine(codes[index] ?? '', name, quantity, unit, 11)),
  )
const markup: fc.Arbitrary<Markup> = fc.record({
  type: fc.constantFrom('percent', 'fixed_per_night', 'fixed_per_order'),
  value: fc.integer({ min: 0, max: 60 }).map(String),
  round_to: fc.constantFrom(null, '1.00', '5.00'),
})

describe('selling prices of rides', () => {
  const hire = [rideLine('rental', name, 3, 10_000, 10), rideLine('zone', name, 2, 1_000, 10)]

  test.each<[string, Markup, number[]]>([
    ['15 percent, in whole units', { type: 'percent', value: '15', round_to: '1.00' }, [31_200, 2_200]],
    ['20.00 for each day', { type: 'fixed_per_night', value: '20', round_to: null }, [33_000, 1_800]],
    [
      'an amount for the whole order',
      { type: 'fixed_per_order', value: '12', round_to: null },
      [28_125, 1_875],
    ],
  ])('%s', (_what, rule, moneys) => {
    const sold = markedUpLines(hire, rule, 'CNY')
    expect(sold.map(({ money }) => money)).toEqual(moneys)
    expect(linesNet(sold)).toBe(linesNet(hire))
  })

  test('Without a rule the recommended prices apply', () => {
    expect(markedUpLines(hire, null, 'CNY')).toBe(hire)
  })

  test('Whatever the rule, the account pays the same, nothing sells below that, and lines add up', () => {
    fc.assert(
      fc.property(lines, markup, (plain, rule) => {
        const sold = markedUpLines(plain, rule, 'CNY')
        expect(linesNet(sold)).toBe(linesNet(plain))
        expect(linesTotal(sold)).toBeGreaterThanOrEqual(linesNet(plain))
        for (const { unit_price, quantity, money } of sold) expect(money).toBe(unit_price * quantity)
      }),
    )
  })

  test('A higher mark-up never sells for less', () => {
    fc.assert(
      fc.property(lines, markup, fc.integer({ min: 1, max: 20 }), (plain, rule, more) => {
        const dearer = { ...rule, value: String(Number(rule.value) + more) }
        const [less, most] = [rule, dearer].map((one) => linesTotal(markedUpLines(plain, one, 'CNY')))
        expect(most).toBeGreaterThanOrEqual(less ?? 0)
      }),
    )
  })
})
