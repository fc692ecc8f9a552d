import type { Schemas } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { holdsNode, nodesOfRole, permissionRows, roleNames } from './permission.ts'
import { memberPages, memberTree, permissionGroups, visitorRules } from './tree.ts'

type MenuRule = Schemas['MenuRule']

const flat = (rules: readonly MenuRule[]): MenuRule[] =>
  rules.flatMap((rule) => [rule, ...flat(rule.children ?? [])])

const buttons = (rules: readonly MenuRule[]) => flat(rules).filter((rule) => rule.type === 'button')

const treeOf = (role: (typeof roleNames)[number]) => memberTree(nodesOfRole(role), 'en')

describe('menus', () => {
  test('Every page of the member centre is in the menus of an owner', () => {
    const names = flat(treeOf('owner').menus).map((rule) => rule.name)
    const pages = [
      ...['balance', 'changePassword', 'integral', 'overview', 'profile'].map((page) => `account/${page}`),
      ...['order', 'car-order', 'airport-order'].flatMap((order) => [`${order}/list`, `${order}/detail`]),
      'bill/apply',
      'bill/details',
      'bill/month',
      'invoice/apply',
      'invoice/details',
      'invoice/manage',
      ...['collect', 'comment', 'content', 'order', 'editContent'].map((page) => `cms/${page}`),
      'manage/subAccount',
      'manage/adminLog',
      'manage/voucherSetting',
      'manage/markup',
      'approval/list',
    ]
    expect(names).toEqual(expect.arrayContaining(pages))
    expect(memberPages).toEqual(expect.arrayContaining(pages))
    expect(flat(treeOf('owner').menus).some((rule) => rule.menu_type === 'iframe')).toBe(true)
  })

  test('R1.13 The four roles differ only in the permission nodes of the answer', () => {
    const sizes = roleNames.map((role) => nodesOfRole(role).length)
    expect(sizes[0]).toBe(permissionRows.length)
    expect(new Set(roleNames.map((role) => nodesOfRole(role).join())).size).toBe(4)
    expect(JSON.stringify(roleNames.map(treeOf))).not.toMatch(/"(owner|booker|finance|viewer)"/)
  })

  test('R6.03 A permission is a button under each entry where its action is available', () => {
    const orders = flat(treeOf('booker').menus).find((rule) => rule.name === 'order/list')
    const names = buttons(orders?.children ?? []).map((rule) => rule.name)
    expect(names).toEqual(expect.arrayContaining(['order/pay', 'order/list/pay', 'order/list/cancel']))
    expect(names).not.toContain('bill/pay')
  })

  test('R6.09 Buttons and server checks come from the same nodes', () => {
    const nodes = permissionRows.map(({ node }) => node)
    const named = ['order/pay', 'order/cancel', 'order/export', 'invoice/apply', 'bill/pay']
    expect(named.filter((node) => !nodes.includes(node))).toEqual([])
    expect(nodes.filter((node) => node.startsWith('subaccount/'))).not.toEqual([])
    for (const role of roleNames) {
      const names = new Set(buttons(treeOf(role).menus).map((rule) => rule.name))
      for (const { node } of permissionRows) {
        expect(names.has(node), `${role} ${node}`).toBe(holdsNode(nodesOfRole(role), node))
      }
    }
  })

  test('A viewer has no payment, no bills and no administration', () => {
    const names = flat(treeOf('viewer').menus).map((rule) => rule.name)
    expect(names).toContain('order/list')
    for (const absent of ['order/pay', 'bill', 'bill/apply', 'manage/subAccount', 'account/balance']) {
      expect(names).not.toContain(absent)
    }
  })

  const open = [
    'order/list',
    'order/all',
    'trip/list',
    'group/list',
    'car-order/list',
    'airport-order/list',
    'order/deadlines',
    'order/report',
    'draft/list',
    'favourite/list',
    'quote/list',
    'notification/list',
  ]
  const account = ['overview', 'profile', 'changePassword', 'integral'].map((name) => `account/${name}`)
  const content = ['collect', 'comment', 'content', 'order'].map((name) => `cms/${name}`)
  const money = [
    'account/balance',
    'bill/apply',
    'bill/details',
    'bill/month',
    'invoice/apply',
    'invoice/details',
    'invoice/manage',
  ]
  const desk = [
    'manage/subAccount',
    'manage/secondPerson',
    'manage/adminLog',
    'manage/voucherSetting',
    'manage/markup',
    'manage/allocation',
  ]
  const approvals = ['approval/list']

  test.each([
    ['owner', [...money, ...desk, ...approvals]],
    ['booker', approvals],
    ['finance', [...money, ...approvals, 'manage/secondPerson']],
    ['viewer', []],
  ] as const)('The menus of %s have what everybody has and what the permissions open', (role, more) => {
    const shown = flat(treeOf(role).menus).filter(
      (rule) => rule.type === 'menu' && rule.extend !== 'add_rules_only',
    )
    const names = shown.map((rule) => rule.name).sort()
    expect(names).toEqual([...open, ...account, ...content, 'help', ...more].sort())
  })

  test('The tree of permissions names each once, under an existing entry', () => {
    const groups = permissionGroups(nodesOfRole('booker'), 'en')
    const nodes = groups.flatMap((group) => group.nodes)
    expect(nodes.map(({ node }) => node).sort()).toEqual(permissionRows.map(({ node }) => node).sort())
    expect(
      nodes
        .filter(({ grantable }) => grantable)
        .map(({ node }) => node)
        .sort(),
    ).toEqual([...nodesOfRole('booker')].sort())
    expect(groups.every(({ name }) => memberPages.includes(name))).toBe(true)
  })

  test('Whatever permissions a member has, the buttons are exactly those, and the menus have only usable entries', () => {
    const all = permissionRows.map(({ node }) => node)
    fc.assert(
      fc.property(fc.subarray(all), (nodes) => {
        const { menus } = memberTree(nodes, 'en')
        const names = new Set(buttons(menus).map((rule) => rule.name))
        const held = all.filter((node) => names.has(node))
        const shown = new Set(flat(menus).map((rule) => rule.name))
        expect(held.every((node) => nodes.includes(node))).toBe(true)
        for (const { node, menus: places } of permissionRows) {
          const isReachable = nodes.includes(node) && places.some((place) => shown.has(place))
          expect(names.has(node)).toBe(isReachable)
        }
      }),
    )
  })

  test('A directory is never empty', () => {
    for (const role of roleNames) {
      for (const directory of treeOf(role).menus) {
        expect(directory.type).toBe('menu_dir')
        expect(directory.children?.length).toBeGreaterThan(0)
      }
    }
  })

  test('A visitor gets the top bar and public routes, and nothing of the member centre', () => {
    const rules = visitorRules('en')
    expect(rules.filter((rule) => rule.type === 'nav').map((rule) => rule.title)).toEqual([
      'Hotel',
      'Car Rentals',
      'Airport Transfer',
      'Travel News',
    ])
    expect(rules.every((rule) => rule.no_login_valid === 1 && rule.type !== 'nav_user_menu')).toBe(true)
  })

  test('Ids are unique and the same for every role and language', () => {
    const ids = (role: (typeof roleNames)[number], language: 'en' | 'zh-cn') => {
      const { rules, menus } = memberTree(nodesOfRole(role), language)
      return new Map(
        flat([...rules, ...menus]).map((rule) => [rule.id, `${rule.type} ${rule.name} ${rule.pid}`]),
      )
    }
    const owner = ids('owner', 'en')
    const { rules, menus } = treeOf('owner')
    expect(owner.size).toBe(flat([...rules, ...menus]).length)
    for (const role of roleNames) {
      for (const [id, name] of ids(role, 'zh-cn')) expect(owner.get(id)).toBe(name)
    }
  })
})
