import { expect, test } from 'vitest'
import { typedMoney } from './typed-amount.ts'

test.each([
  ['5000', 'CNY', '5000.00'],
  ['10.5', 'USD', '10.50'],
  ['007', 'CNY', '7.00'],
  ['0.05', 'CNY', '0.05'],
  ['900', 'MMK', '900'],
  ['50,000.5', 'CNY', '50000.50'],
  ['1 250 000', 'MMK', '1250000'],
])('%s %s is sent as %s, with the decimals of its currency', (typed, currency, amount) => {
  expect(typedMoney(typed, currency)).toEqual({ amount, currency })
})
