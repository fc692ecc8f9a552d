import { expect, test } from 'vitest'
import { isDeepEqual } from './is-deep-equal.ts'

const tab = { key: 'all', count: 3, link: { to: '/user/order/list', search: {} } }

test('Props that differ only in callbacks are equal', () => {
  expect(isDeepEqual({ tabs: [tab], onApply: () => 1 }, { tabs: [{ ...tab }], onApply: () => 2 })).toBe(true)
})

test('A difference in nested data counts', () => {
  expect(isDeepEqual(tab, { ...tab, count: 4 })).toBe(false)
  expect(isDeepEqual(tab, { ...tab, link: { ...tab.link, search: { limit: 10 } } })).toBe(false)
})
