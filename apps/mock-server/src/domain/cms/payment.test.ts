import { expect, test } from 'vitest'
import { priceInBalance } from './payment.ts'

test.each([
  [20, 'CNY', 2000],
  [0, 'USD', 0],
  [0.01, 'CNY', 1],
  // Less than a cent is paid with one.
  [0.01, 'USD', 1],
  [0.03, 'USD', 1],
])('A tip of %d yuan takes from a balance in %s %i of its smallest units', (yuan, currency, price) => {
  expect(priceInBalance(yuan, currency)).toBe(price)
})
