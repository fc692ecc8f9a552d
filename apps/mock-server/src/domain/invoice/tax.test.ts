import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { taxIn, taxRateFor } from './tax.ts'

const rate = fc.constantFrom('0', '1', '3', '5', '5.5', '6', '9', '13', '17.25')

test.each([
  ['normal', 'CN', 'accommodation', '6'],
  ['special', 'CN', 'transport', '9'],
  ['commercial', 'MM', 'accommodation', '5'],
  ['commercial', 'MM', 'transport', '5'],
  ['commercial', 'US', 'accommodation', '0'],
] as const)('R6.93 A %s invoice to %s over %s has a rate of %s percent', (kind, country, content, rate) => {
  expect(taxRateFor(kind, country, content)).toBe(rate)
})

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
