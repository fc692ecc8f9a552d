import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { amountError } from './asked-amount.ts'
import { formatAmount } from './money.ts'

describe('amounts that members ask for', () => {
  test.each([
    ['80.00', 'CNY', null],
    ['80', 'MMK', null],
    ['80', 'CNY', 'amount_scale'],
    ['80.005', 'CNY', 'amount_scale'],
    ['0.00', 'CNY', 'amount_above_zero'],
    ['-0.01', 'CNY', 'amount_above_zero'],
    ['-0', 'MMK', 'amount_above_zero'],
    ['999999999999999.00', 'CNY', 'amount'],
  ])('%s %s', (amount, currency, error) => {
    expect(amountError(amount, currency)).toBe(error)
  })

  test('Whatever we would print ourselves above zero is taken', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.constantFrom('CNY', 'USD', 'MMK'), (minor, currency) => {
        expect(amountError(formatAmount(minor, currency), currency)).toBe(
          minor > 0 ? null : 'amount_above_zero',
        )
      }),
    )
  })
})
