import { expect, test } from 'vitest'
import { type Grants, isTemplate, settleGrants } from './grants.ts'

const node = (name: string, needs: string[] = [], more: { all?: boolean; grantable?: boolean } = {}) => ({
  node: name,
  title: name,
  grantable: more.grantable ?? true,
  needs,
  needs_all_orders: more.all ?? false,
})
const known = [
  node('order/book'),
  node('order/viewNet'),
  node('bill/pay', ['order/viewNet'], { all: true }),
  node('wallet/ledger', ['order/viewNet']),
]
const nothing: Grants = { nodes: [], data_scope: 'own', hide_net_price: false }

test('Ticking brings what it needs: another permission, all orders, and net prices', () => {
  const { grants, granted, seesMore } = settleGrants(
    { ...nothing, hide_net_price: true },
    { nodes: ['bill/pay'] },
    known,
  )
  expect(grants).toEqual({ nodes: ['bill/pay', 'order/viewNet'], data_scope: 'all', hide_net_price: false })
  expect(granted).toEqual(['order/viewNet'])
  expect(seesMore).toBe(true)
})

test('A permission that needs nothing brings nothing', () => {
  expect(settleGrants(nothing, { nodes: ['order/book'] }, known)).toEqual({
    grants: { ...nothing, nodes: ['order/book'] },
    granted: [],
    removed: [],
    seesMore: false,
  })
})

test('Unticking removes what has no effect without it', () => {
  const held: Grants = {
    nodes: ['order/book', 'order/viewNet', 'wallet/ledger'],
    data_scope: 'own',
    hide_net_price: false,
  }
  const { grants, removed } = settleGrants(held, { nodes: ['order/book', 'wallet/ledger'] }, known)
  expect(grants.nodes).toEqual(['order/book'])
  expect(removed).toEqual(['wallet/ledger'])
})

test('Seeing less removes what needs to see more, and keeps the rest', () => {
  const held: Grants = {
    nodes: ['order/book', 'order/viewNet', 'bill/pay', 'wallet/ledger'],
    data_scope: 'all',
    hide_net_price: false,
  }
  expect(settleGrants(held, { data_scope: 'own' }, known).removed).toEqual(['bill/pay'])
  const hidden = settleGrants(held, { hide_net_price: true }, known)
  expect(hidden.grants).toEqual({
    nodes: ['order/book', 'order/viewNet'],
    data_scope: 'all',
    hide_net_price: true,
  })
})

test('Does not bring along what cannot be granted', () => {
  const bound = known.map((one) => (one.node === 'order/viewNet' ? { ...one, grantable: false } : one))
  const { grants, granted } = settleGrants(nothing, { nodes: ['wallet/ledger'] }, bound)
  expect(grants.nodes).toEqual(['wallet/ledger'])
  expect(granted).toEqual([])
})

test('An account is a template if permissions and scope are the same, in any order', () => {
  const template = { title: 'Finance', nodes: ['bill/pay', 'order/viewNet'], data_scope: 'all' as const }
  const same: Grants = { nodes: ['order/viewNet', 'bill/pay'], data_scope: 'all', hide_net_price: false }
  expect(isTemplate(same, template)).toBe(true)
  expect(isTemplate({ ...same, hide_net_price: true }, template)).toBe(false)
  expect(isTemplate({ ...same, data_scope: 'own' }, template)).toBe(false)
  expect(isTemplate({ ...same, nodes: ['order/viewNet'] }, template)).toBe(false)
})
