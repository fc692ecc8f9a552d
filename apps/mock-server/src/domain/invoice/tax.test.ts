import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { taxIn, taxOfLines } from './tax.ts'

const rate = fc.constantFrom('0', '1', '3', '5', '5.5', '6', '9', '13', '17.25')
const amounts = fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 40 })

describe('the tax in an amount', () => {
  test.each([
    [428_400, '6', 24_249],
    [144_000, '6', 8_151],
    [10_600, '6', 600],
    [105, '5', 5],
    [1, '6', 0],
    [9, '6', 1],
    [10_550, '5.5', 550],
    [-10_600, '6', -600],
  ])('%i at %s percent contains %i', (amount, percent, tax) => {
    expect(taxIn(amount, percent)).toBe(tax)
  })

  test('The tax of the lines adds up to the tax of the invoice', () => {
    fc.assert(
      fc.property(amounts, rate, (lines, percent) => {
        const total = lines.reduce((sum, amount) => sum + amount, 0)
        const parts = taxOfLines(lines, percent)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(taxIn(total, percent))
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(lines[index] ?? 0)
        }
      }),
    )
  })

  test('Net and tax add up to the amount within half a unit of the rate, and a higher amount never has less tax', () => {
    fc.assert(
      fc.property(fc.nat(900_000_000), fc.nat(1000), rate, (amount, more, percent) => {
        const tax = taxIn(amount, percent)
        const net = amount - tax
        expect(Math.abs((net * Number(percent)) / 100 - tax)).toBeLessThanOrEqual(0.6)
        expect(taxIn(amount + more, percent)).toBeGreaterThanOrEqual(tax)
      }),
    )
  })
})
