import { expect, test } from 'vitest'
import { typedMoney } from './typed-money.ts'

test.each([
  ['20', 'CNY', '20.00'],
  ['0020.5', 'USD', '20.50'],
  ['0', 'CNY', '0.00'],
  ['99.99', 'CNY', '99.99'],
])('“%s” in %s is sent as “%s”', (typed, currency, amount) =>
  expect(typedMoney(typed, currency)).toEqual({ amount, currency }),
)
