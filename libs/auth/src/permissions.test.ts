import { expect, test } from 'vitest'
import { buildAuthNode, holdsNode, isPermitted } from './permissions.ts'
import { rule } from './rule.fixture.ts'

const orderList = rule({
  type: 'menu',
  name: 'order/list',
  children: [
    rule({ type: 'button', name: 'order/list/export' }),
    rule({ type: 'button', name: 'order/pay' }),
  ],
})
const menus = [rule({ type: 'menu_dir', name: 'orders', children: [orderList] })]
const rules = [
  rule({ type: 'nav', name: 'hotel/list', children: [rule({ type: 'button', name: 'hotel/list/compare' })] }),
  rule({ type: 'button', name: 'quote' }),
]
const map = buildAuthNode(rules, menus)

test('R6.03 Buttons form nodes under their parent, those of the member centre below /user/', () => {
  expect(map['/user/order/list']).toEqual(['/user/order/list/export', '/user/order/pay'])
  expect(map['/hotel/list']).toEqual(['/hotel/list/compare'])
})

test('R6.03 Nodes are keyed by the names of rules, wherever their pages are', () => {
  const moved = rule({ ...orderList, type: 'menu', name: 'order/list', path: 'elsewhere' })
  expect(buildAuthNode([], [moved])).toEqual({ '/user/order/list': map['/user/order/list'] })
})

test('R6.04 The map merges rules and menus and lists each action once', () => {
  const twice = buildAuthNode(rules, [...menus, ...menus])
  expect(Object.keys(twice).toSorted()).toEqual(['/', '/hotel/list', '/user/order/list'])
  expect(twice['/user/order/list']).toHaveLength(2)
})

test('R6.05 An action passes only where the current route lists it as a complete entry', () => {
  expect(isPermitted(map, '/user/order/list', 'export')).toBe(true)
  expect(isPermitted(map, '/user/order/list?page=2#top', 'export')).toBe(true)
  expect(isPermitted(map, '/user/order/list', 'exp')).toBe(false)
  expect(isPermitted(map, '/user/order/lis', 't/export')).toBe(false)
  expect(isPermitted(map, '/hotel/list', 'export')).toBe(false)
})

test('R6.05 At the root the action joins without a second slash', () => {
  expect(isPermitted(map, '/', 'quote')).toBe(true)
})

test('R6.06 A named node passes when it exists, and its sub-node must be listed', () => {
  expect(isPermitted(map, '/anywhere', { name: '/user/order/list' })).toBe(true)
  expect(isPermitted(map, '/', { name: '/user/order/list', subNodeName: '/user/order/pay' })).toBe(true)
  expect(isPermitted(map, '/', { name: '/user/order/list', subNodeName: '/user/order/cancel' })).toBe(false)
  expect(isPermitted(map, '/', { name: '/user/bill/details' })).toBe(false)
  expect(isPermitted(map, '/', { name: '' })).toBe(false)
})

test('R6.05 A route named like a property of Object has no permissions', () => {
  expect(isPermitted(map, 'constructor', 'name')).toBe(false)
  expect(isPermitted(map, '/', { name: '__proto__' })).toBe(false)
})

test('R6.09 A node such as order/pay is found wherever it is in the menus', () => {
  expect(holdsNode(map, 'order/pay')).toBe(true)
  expect(holdsNode(map, 'order/cancel')).toBe(false)
})
