import { expect, test } from 'vitest'
import { isPayable, typedMoney } from './typed-amount.ts'

test.each([
  ['10', true],
  ['0.01', true],
  ['007.50', true],
  ['0.00', false],
  ['', false],
  ['-5', false],
  ['1.234', false],
  ['1,000', true],
  [' 50,000.5 ', true],
  ['１２，０００', true],
  ['1,5', false],
  ['1,0000', false],
  ['10,00.50', false],
  ['0,000.00', false],
  ['ten', false],
  ['1234567890123', false],
])('Whether %j is an amount that can be paid: %s', (typed, payable) => {
  expect(isPayable(typed)).toBe(payable)
})

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
