import { expect, test } from 'vitest'
import { shortReach } from './grants.ts'

test.each([
  ['bill/pay', true, 'nothing'],
  ['approval/decide', false, 'approvals'],
  ['wallet/ledger', false, 'ledger'],
  ['order/export', false, 'exports'],
  ['order/book', false, null],
] as const)(
  'With its own orders alone %s reaches less, and with all of them everything',
  (node, needs_all_orders, said) => {
    expect(shortReach({ node, needs_all_orders }, 'own')).toBe(said)
    expect(shortReach({ node, needs_all_orders }, 'all')).toBeNull()
  },
)
