import { expect, test } from 'vitest'
import { compareAmounts, difference, raisedBy, sumsOf } from './decimal.ts'

test.each([
  ['1440.00', '10', '1584.00'],
  ['99.99', '12.5', '112.49'],
  ['0.05', '10', '0.06'],
  ['150000', '7', '160500'],
  ['9007199254740993.01', '0', '9007199254740993.01'],
])('%s raised by %s percent is %s', (amount, percent, expected) =>
  expect(raisedBy({ amount, currency: 'CNY' }, percent)?.amount).toBe(expected),
)

test('an invalid percentage has no result', () => {
  for (const percent of ['', '-5', 'ten', '1000', '5.123'])
    expect(raisedBy({ amount: '10.00', currency: 'CNY' }, percent)).toBeNull()
})

test('amounts are compared and subtracted exactly', () => {
  expect(difference({ amount: '0.10', currency: 'CNY' }, { amount: '0.3', currency: 'CNY' })?.amount).toBe(
    '0.20',
  )
  expect(difference({ amount: '1', currency: 'CNY' }, { amount: '1', currency: 'USD' })).toBeNull()
  expect([compareAmounts('9.99', '10'), compareAmounts('10.00', '10'), compareAmounts('11', '2')]).toEqual([
    -1, 0, 1,
  ])
})

test('Amounts are added up by currency, exactly', () => {
  const sums = sumsOf([
    { amount: '0.10', currency: 'CNY' },
    { amount: '12.00', currency: 'USD' },
    { amount: '0.20', currency: 'CNY' },
    { amount: '-0.05', currency: 'CNY' },
  ])
  expect(sums).toEqual([
    { amount: '0.25', currency: 'CNY' },
    { amount: '12.00', currency: 'USD' },
  ])
})
