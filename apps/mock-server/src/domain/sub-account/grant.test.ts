import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { permissionRows } from '../menu/permission.ts'
import { beyondOwn, holdsAll, mayManage, type Powers, unknownNodes } from './grant.ts'

const nodes = permissionRows.map(({ node }) => node)
const limit = fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null })
const powers: fc.Arbitrary<Powers> = fc.record({
  nodes: fc.subarray(nodes),
  data_scope: fc.constantFrom('own', 'all'),
  products: fc.subarray(['hotel', 'car', 'airport'] as const),
  channels: fc.subarray(['predeposit', 'credit'] as const),
  limit_per_order: limit,
  limit_per_month: limit,
  approval_over: limit,
  hide_net_price: fc.boolean(),
})
const spending = [
  'order/book',
  'order/pay',
  'order/confirm',
  'order/confirmComplete',
  'bill/pay',
  'content/pay',
]
const may = (account: Powers, product: 'hotel' | 'car' | 'airport', price: number) =>
  (account.products.length === 0 || account.products.includes(product)) &&
  (account.limit_per_order === null || price <= account.limit_per_order) &&
  (account.approval_over === null || price <= account.approval_over)

describe('what can be granted', () => {
  test('Permissions that are granted along a chain stay within those of the first', () => {
    fc.assert(
      fc.property(fc.subarray(nodes), fc.array(fc.subarray(nodes), { maxLength: 5 }), (first, requests) => {
        let held: readonly string[] = first
        for (const wanted of requests) if (holdsAll({ nodes: held }, wanted)) held = wanted
        expect(holdsAll({ nodes: first }, held)).toBe(true)
      }),
    )
  })

  test('An account cannot book anything that its granting account cannot', () => {
    const product = fc.constantFrom('hotel', 'car', 'airport')
    const price = fc.integer({ min: 0, max: 1200 })
    fc.assert(
      fc.property(powers, powers, product, price, (granter, wanted, line, total) => {
        const isBounded = beyondOwn(granter, wanted).length === 0
        expect(!isBounded || !may(wanted, line, total) || may(granter, line, total)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('Everybody can grant exactly what they have, and a grantee no more', () => {
    fc.assert(
      fc.property(powers, powers, powers, (first, second, third) => {
        // Of a limited month nothing is handed on: the second account would have a month of its own.
        const limited = first.limit_per_month !== null && first.nodes.some((node) => spending.includes(node))
        expect(beyondOwn(first, first)).toEqual(limited ? ['nodes'] : [])
        const chained = beyondOwn(first, second).length === 0 && beyondOwn(second, third).length === 0
        expect(!chained || beyondOwn(first, third).length === 0).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test.each([
    ['data_scope', { data_scope: 'own' }, { data_scope: 'all' }],
    ['products', { products: ['hotel'] }, { products: [] }],
    ['channels', { channels: ['predeposit'] }, { channels: ['predeposit', 'credit'] }],
    ['limit_per_order', { limit_per_order: 100 }, { limit_per_order: null }],
    ['limit_per_month', { limit_per_month: 100 }, { limit_per_month: 101 }],
    ['approval_over', { approval_over: 100 }, { approval_over: 200 }],
    ['hide_net_price', { hide_net_price: true }, { hide_net_price: false }],
  ] as const)('Names %s beyond one’s own', (field, own, wanted) => {
    const free: Powers = {
      nodes: ['subaccount/save'],
      data_scope: 'all',
      products: [],
      channels: ['predeposit', 'credit'],
      limit_per_order: null,
      limit_per_month: null,
      approval_over: null,
      hide_net_price: false,
    }
    expect(beyondOwn({ ...free, ...own }, { ...free, ...own, ...wanted })).toEqual([field])
    expect(beyondOwn(free, { ...free, ...wanted })).toEqual([])
  })

  test('Nobody can manage themselves or an account with more permissions', () => {
    fc.assert(
      fc.property(powers, powers, (mine, theirs) => {
        expect(mayManage({ ...mine, id: '1' }, { ...mine, id: '1' })).toBe(false)
        const handsOn = beyondOwn(mine, mine).length === 0
        expect(mayManage({ ...mine, id: '1' }, { ...mine, id: '2' })).toBe(handsOn)
        const isWeaker = holdsAll(mine, theirs.nodes) && beyondOwn(mine, theirs).length === 0
        expect(mayManage({ ...mine, id: '1' }, { ...theirs, id: '2' })).toBe(isWeaker)
      }),
    )
  })

  test.each(permissionRows.map(({ node }) => node))(
    'Whoever has a limit of the month manages somebody with %s only if that spends nothing',
    (node) => {
      const manager: Powers = {
        nodes: [...nodes],
        data_scope: 'all',
        products: [],
        channels: ['predeposit', 'credit'],
        limit_per_order: null,
        limit_per_month: 1000,
        approval_over: null,
        hide_net_price: false,
      }
      const account = { ...manager, nodes: [node] }
      expect(beyondOwn(manager, account)).toEqual(spending.includes(node) ? ['nodes'] : [])
      expect(beyondOwn({ ...manager, limit_per_month: null }, account)).toEqual([])
    },
  )

  test('Names the position of an unknown permission', () => {
    expect(unknownNodes(['order/pay', 'order/fly', 'bill/pay'])).toEqual([1])
  })
})
