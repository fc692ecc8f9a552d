import { describe, expect, test } from 'vitest'
import { nodesInEffect } from '../sub-account/sight.ts'
import { needsOf, nodesOfRole, permissionRows, roleNames, roleTemplates } from './permission.ts'
import { permissionGroups, permissionTemplates } from './tree.ts'

const every = permissionRows.map(({ node }) => node)
const groups = permissionGroups(every, 'en').flatMap(({ nodes }) => nodes)

describe('permissions that need each other', () => {
  const accountOf = ({ node, needs, needs_all_orders }: (typeof groups)[number]) =>
    ({
      nodes: [node, ...needs],
      data_scope: needs_all_orders ? 'all' : 'own',
      hide_net_price: false,
    }) as const

  test.each(groups)('$node has an effect with the permissions that it needs', (permission) => {
    expect(nodesInEffect(accountOf(permission))).toEqual([permission.node, ...permission.needs])
  })

  test.each(groups.filter(({ needs }) => needs.includes('order/viewNet')))(
    '$node has none where net prices are not seen',
    (permission) => {
      const account = accountOf(permission)
      expect(nodesInEffect({ ...account, nodes: [permission.node] })).toEqual([])
      expect(nodesInEffect({ ...account, hide_net_price: true })).not.toContain(permission.node)
    },
  )

  test.each(groups.filter(({ needs_all_orders }) => needs_all_orders))(
    '$node has none for an account that sees its own orders alone',
    (permission) => {
      expect(nodesInEffect({ ...accountOf(permission), data_scope: 'own' })).not.toContain(permission.node)
    },
  )

  test.each([
    ['quote/publish', 'quote/save'],
    ['quote/convert', 'order/book'],
    ['subaccount/state', 'subaccount/save'],
    ['subaccount/resetPassword', 'subaccount/save'],
  ])('Without another permission %s has no effect: it asks for %s', (node, needed) => {
    expect(groups.find((permission) => permission.node === node)?.needs).toContain(needed)
  })

  test('A needed permission needs nothing else, so there are no chains', () => {
    const rows = new Map(permissionRows.map((row) => [row.node, row]))
    for (const row of permissionRows)
      for (const needed of needsOf(row)) {
        const next = rows.get(needed)
        expect(next && needsOf(next).filter((node) => !needsOf(row).includes(node))).toEqual([])
      }
  })

  test('Each role has what its permissions need, and sees the orders that they need', () => {
    for (const role of roleNames) {
      const nodes = nodesOfRole(role)
      const account = { nodes, data_scope: roleTemplates[role].data_scope, hide_net_price: false }
      expect(nodesInEffect(account)).toEqual(nodes)
      const needed = groups.flatMap(({ node, needs }) => (nodes.includes(node) ? needs : []))
      expect(nodes).toEqual(expect.arrayContaining(needed))
    }
  })

  test('A template has no more than can be granted, and is left out if nothing remains', () => {
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
