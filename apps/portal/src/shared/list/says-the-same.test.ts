import { expect, test } from 'vitest'
import { saysTheSame } from './says-the-same.ts'

const tab = { key: 'all', text: 'All', count: 3, link: { to: '/user/order/list', search: {} } }

test('A press that is handled by another function says the same', () => {
  expect(saysTheSame({ tabs: [tab], onApply: () => 1 }, { tabs: [{ ...tab }], onApply: () => 2 })).toBe(true)
})

test('Another count, another address or a label in another language says something else', () => {
  const before = { label: 'By status', tabs: [tab] }
  expect(saysTheSame(before, { ...before, tabs: [{ ...tab, count: 4 }] })).toBe(false)
  expect(
    saysTheSame(before, { ...before, tabs: [{ ...tab, link: { ...tab.link, search: { limit: 10 } } }] }),
  ).toBe(false)
  expect(saysTheSame(before, { ...before, label: '按状态' })).toBe(false)
})
