import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import {
  addMoney,
  allocate,
  amountError,
  convertMoney,
  divide,
  divideInteger,
  formatAmount,
  isExactAmount,
  parseAmount,
  percentOf,
  sameMoney,
  sumMoney,
  toMoney,
} from './money.ts'

const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })
const currencies = fc.constantFrom('CNY', 'USD', 'MMK', 'THB')

describe('money', () => {
  test('R9.27 An amount has the decimals of its currency: two for CNY, none for MMK', () => {
    expect(formatAmount(5, 'CNY')).toBe('0.05')
    expect(formatAmount(-5, 'CNY')).toBe('-0.05')
    expect(formatAmount(123450, 'USD')).toBe('1234.50')
    expect(formatAmount(185001, 'MMK')).toBe('185001')
  })

  test('R9.27 Rounds further digits half-up, away from zero', () => {
    expect(parseAmount('0.005', 'CNY')).toBe(1)
    expect(parseAmount('-0.005', 'CNY')).toBe(-1)
    expect(parseAmount('0.0049', 'CNY')).toBe(0)
    expect(parseAmount('1.005', 'CNY')).toBe(101)
    expect(parseAmount('12.5', 'MMK')).toBe(13)
    expect(parseAmount('12.50', 'MMK')).toBe(13)
  })

  test('Fewer digits mean the same amount', () => {
    expect(parseAmount('12', 'CNY')).toBe(1200)
    expect(parseAmount('-12.5', 'CNY')).toBe(-1250)
  })

  test('Writing and reading an amount changes nothing', () => {
    // Up to the largest amount that a float reads exactly.
    const written = fc.integer({ min: -1_000_000_000_000, max: 99_999_999_999_999 })
    fc.assert(
      fc.property(written, currencies, (minor, currency) => {
        const text = formatAmount(minor, currency)
        expect(parseAmount(text, currency)).toBe(minor)
        expect(isExactAmount(text, currency)).toBe(true)
      }),
    )
  })

  test.each(['', '1e3', 'NaN', '1.', '.5', '1,000', ' 1', '0x10', 'a.00', '1.x0', '1.0x'])(
    '%j is not an amount',
    (text) => {
      expect(() => parseAmount(text, 'CNY')).toThrow(`Not a decimal number: ${text}`)
      expect(isExactAmount(text, 'CNY')).toBe(false)
    },
  )

  test('Refuses an amount that no number can hold exactly', () => {
    expect(() => parseAmount('90071992547409.92', 'CNY')).toThrow('Amount out of range: 9007199254740992')
    expect(() => divideInteger(2 ** 60, 1, 'floor')).toThrow('Amount out of range')
  })

  test('Amounts are equal only in one currency, however many digits they have', () => {
    expect(sameMoney({ amount: '80.00', currency: 'CNY' }, { amount: '80', currency: 'CNY' })).toBe(true)
    expect(sameMoney({ amount: '80.00', currency: 'CNY' }, { amount: '80.00', currency: 'USD' })).toBe(false)
    expect(sameMoney({ amount: '80.00', currency: 'CNY' }, { amount: '80.01', currency: 'CNY' })).toBe(false)
  })

  test('There is no sum across two currencies', () => {
    expect(() => addMoney(toMoney(1, 'CNY'), toMoney(1, 'USD'))).toThrow('Cannot add USD to CNY')
    expect(sumMoney('CNY', [toMoney(10, 'CNY'), toMoney(25, 'CNY')])).toEqual({
      amount: '0.35',
      currency: 'CNY',
    })
  })

  test('A percentage keeps every digit where a float would lose one', () => {
    expect(percentOf(9_007_199_254_740_991, '99.99', 'floor')).toBe(9_006_298_534_815_516)
    expect(percentOf(10_001, '33.33', 'ceil')).toBe(3334)
    expect(percentOf(10_001, '33.33', 'floor')).toBe(3333)
    expect(percentOf(10_000, 33.33, 'floor')).toBe(3333)
    // As a float 0.6 per cent of it are 54 043 195 528 442.0.
    for (const percent of [0.6, '0.6'])
      expect(percentOf(9_007_199_254_740_333, percent, 'floor')).toBe(54_043_195_528_441)
    expect(percentOf(8_999_999_999_999_811, 99, 'floor')).toBe(8_909_999_999_999_812)
  })

  test('A percentage is a plain decimal, never with an exponent', () => {
    expect(() => percentOf(100, '1e-3', 'floor')).toThrow('Not a decimal number: 1e-3')
  })

  test('A percentage too small to be written without an exponent counts exactly', () => {
    expect(percentOf(10_001, 1e-301, 'half-up')).toBe(0)
    expect(percentOf(10_001, 5e-7, 'ceil')).toBe(1)
  })

  test('R9.27 Rounds a conversion half-up to the decimals of the target', () => {
    expect(convertMoney({ amount: '1.00', currency: 'USD' }, 'MMK', '3650')).toEqual({
      amount: '3650',
      currency: 'MMK',
    })
    expect(convertMoney({ amount: '3650', currency: 'MMK' }, 'CNY', '0.0019452')).toEqual({
      amount: '7.10',
      currency: 'CNY',
    })
  })

  test('No rate converts a currency into itself', () => {
    const money = { amount: '12.34', currency: 'CNY' }
    expect(convertMoney(money, 'CNY', '3')).toEqual(money)
  })

  test('Divides whole numbers as exactly as others', () => {
    const ways = fc.constantFrom('half-up', 'ceil', 'floor')
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.integer({ min: 1, max: 10 ** 9 }),
        ways,
        (numerator, denominator, way) => {
          // The last one divides without a remainder.
          for (const value of [numerator, numerator % 100_000, (numerator % 1000) * denominator])
            expect(divideInteger(value, denominator, way)).toBe(
              Number(divide(BigInt(value), BigInt(denominator), way)),
            )
        },
      ),
    )
    expect(() => divideInteger(1, 0, 'floor')).toThrow('The denominator must be positive')
    expect(() => divide(1n, -1n, 'floor')).toThrow('The denominator must be positive')
  })

  test('A whole percentage is the same however it is written', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 200 }), (minor, percent) => {
        for (const way of ['half-up', 'ceil', 'floor'] as const) {
          const exact = Number(divide(BigInt(minor) * BigInt(percent), 100n, way))
          for (const written of [percent, `${percent}`, `${percent}.0`, `0${percent}`])
            expect(percentOf(minor, written, way)).toBe(exact)
        }
      }),
    )
  })

  test('Each way of rounding lies within one unit of the exact quotient', () => {
    fc.assert(
      fc.property(
        fc.bigInt(-(10n ** 20n), 10n ** 20n),
        fc.bigInt(1n, 10n ** 9n),
        (numerator, denominator) => {
          const floor = divide(numerator, denominator, 'floor')
          const ceil = divide(numerator, denominator, 'ceil')
          const half = divide(numerator, denominator, 'half-up')
          expect(floor * denominator <= numerator && numerator <= ceil * denominator).toBe(true)
          expect(ceil - floor).toBe(numerator % denominator === 0n ? 0n : 1n)
          const distance = half * denominator - numerator
          expect((distance < 0n ? -distance : distance) * 2n <= denominator).toBe(true)
        },
      ),
    )
  })

  test('Rounds whole percentages like others', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e9, max: 1e12 }),
        fc.integer({ min: 0, max: 300 }),
        (minor, percent) => {
          expect(percentOf(minor, percent, 'half-up')).toBe(percentOf(minor, `${percent}.0`, 'half-up'))
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('The parts of an allocation add up to the whole and keep the order of their weights', () => {
    fc.assert(
      fc.property(amounts, fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 }), (total, weights) => {
        const parts = allocate(total, weights)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        const sum = weights.reduce((left, right) => left + right, 0)
        parts.forEach((part, index) => {
          const share = sum === 0 ? total / weights.length : (total * (weights[index] as number)) / sum
          expect(Math.abs(part - share)).toBeLessThan(1.001)
        })
      }),
    )
  })

  test('The remainder of rounding down goes to the largest fractions, and of equal ones to the first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(10, [1, 2, 4])).toEqual([1, 3, 6])
    expect(allocate(-10, [1, 2, 4])).toEqual([-1, -3, -6])
    // As floats the products would leave the first part the largest remainder.
    expect(allocate(1_000_000_000_000_001, [333, 333, 334])).toEqual([
      333_000_000_000_000, 333_000_000_000_000, 334_000_000_000_001,
    ])
  })

  test('Without weights the parts are equal, and without parts there is no allocation', () => {
    expect(allocate(1000, [0, 0, 0])).toEqual([334, 333, 333])
    expect(() => allocate(1000, [])).toThrow('Nothing to allocate to')
  })
})

describe('requested amounts', () => {
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

  test('Accepts every amount above zero that we print', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.constantFrom('CNY', 'USD', 'MMK'), (minor, currency) => {
        expect(amountError(formatAmount(minor, currency), currency)).toBe(
          minor > 0 ? null : 'amount_above_zero',
        )
      }),
    )
  })
})
