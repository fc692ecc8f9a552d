import { describe, expect, test } from 'vitest'
import { nodesInEffect } from '../sub-account/sight.ts'
import { needsOf, nodesOfRole, permissionRows, roleNames, roleTemplates } from './permission.ts'
import { permissionGroups, permissionTemplates } from './tree.ts'

const every = permissionRows.map(({ node }) => node)
const [groups] = [permissionGroups(every, 'en').flatMap(({ nodes }) => nodes)]

describe('permissions that need each other', () => {
  test.each(groups)('$node has an effect with what it needs, and none without', (permission) => {
    const { node, needs, needs_all_orders } = permission
    const data_scope = needs_all_orders ? 'all' : 'own'
    const account = { nodes: [node, ...needs], data_scope, hide_net_price: false } as const
    expect(nodesInEffect(account)).toEqual(expect.arrayContaining([node, ...needs]))
    if (needs.includes('order/viewNet')) {
      expect(nodesInEffect({ ...account, nodes: [node] })).toEqual([])
      expect(nodesInEffect({ ...account, hide_net_price: true })).not.toContain(node)
    }
    if (needs_all_orders) expect(nodesInEffect({ ...account, data_scope: 'own' })).not.toContain(node)
  })

  test('What is needed needs nothing else, so nobody has to follow a chain', () => {
    const rows = new Map(permissionRows.map((row) => [row.node, row]))
    for (const row of permissionRows)
      for (const needed of needsOf(row)) {
        const next = rows.get(needed)
        expect(next && needsOf(next).filter((node) => !needsOf(row).includes(node))).toEqual([])
      }
  })

  test('Each role holds what its permissions need, and sees the orders that they need', () => {
    for (const role of roleNames) {
      const nodes = nodesOfRole(role)
      const account = { nodes, data_scope: roleTemplates[role].data_scope, hide_net_price: false }
      expect(nodesInEffect(account)).toEqual(nodes)
      for (const { node, needs } of groups)
        if (nodes.includes(node)) expect(nodes).toEqual(expect.arrayContaining(needs))
    }
  })

  test('A template holds no more than can be granted, and one that nothing is left of is not there', () => {
    const titles = (nodes: readonly string[]) => permissionTemplates(nodes, 'en').map(({ title }) => title)
    expect(titles(every)).toEqual(['Booking', 'Finance', 'View only', 'Administrator'])
    expect(titles(['bill/pay'])).toEqual(['Finance', 'Administrator'])
    expect(permissionTemplates(['bill/pay'], 'zh-cn')[0]).toEqual({
      title: '财务',
      nodes: ['bill/pay'],
      data_scope: 'all',
    })
  })
})
