import { expect, test } from 'vitest'
import { buildMenu, iframePath, menuLeaves, withoutDoubles } from './menus.ts'
import { rule } from './rule.fixture.ts'

const account = rule({ type: 'menu', name: 'account/overview' })
const wanted = ['menu_dir', 'menu'] as const

test('R2.90 A button never appears as a menu entry', () => {
  const page = rule({ ...account, children: [rule({ type: 'button', name: 'account/overview/edit' })] })
  const menu = buildMenu([page, rule({ type: 'button', name: 'loose' })], '/user/', wanted)
  expect(menu.map((entry) => entry.path)).toEqual(['/user/account/overview'])
  expect(menu[0]?.children).toEqual([])
})

test('R2.91 The paths of rules are below the root, those of menus below the member centre', () => {
  expect(buildMenu([rule({ type: 'nav', name: 'hotel/list' })], '/', ['nav'])[0]?.path).toBe('/hotel/list')
  expect(buildMenu([account], '/user/', wanted)[0]?.path).toBe('/user/account/overview')
})

test('R2.91 A link entry keeps its URL; an iframe entry leads to the page that embeds it', () => {
  const url = 'https://help.example.com/a?b=1&c=2#d'
  const [link, frame] = buildMenu(
    [
      rule({ type: 'menu', name: 'help', menu_type: 'link', url }),
      rule({ type: 'menu', name: 'board', menu_type: 'iframe', url }),
    ],
    '/user/',
    wanted,
  )
  expect(link?.path).toBe(url)
  expect(frame?.path).toBe(`/user/iframe/${encodeURIComponent(url)}`)
  expect(decodeURIComponent(iframePath(url).slice('/user/iframe/'.length))).toBe(url)
})

test('R2.95 An entry for permissions only is hidden', () => {
  expect(buildMenu([rule({ ...account, extend: 'add_rules_only' })], '/user/', wanted)).toEqual([])
})

test('R2.96 A directory is hidden without children, with an empty list and with hidden ones only', () => {
  const hidden = rule({ ...account, extend: 'add_rules_only' })
  const directories = [
    undefined,
    [],
    [hidden],
    [rule({ type: 'menu_dir', name: 'inner', children: [] })],
  ].map((children) => rule({ type: 'menu_dir', name: 'dir', ...(children ? { children } : {}) }))
  expect(buildMenu(directories, '/user/', wanted)).toEqual([])
})

test('A directory with a visible entry is shown and has no path', () => {
  const menu = buildMenu([rule({ type: 'menu_dir', name: 'dir', children: [account] })], '/user/', wanted)
  expect(menu[0]).toMatchObject({
    type: 'menu_dir',
    path: '',
    children: [{ path: '/user/account/overview' }],
  })
  expect(menuLeaves(menu).map((entry) => entry.title)).toEqual(['account/overview'])
})

test('R2.88 A repeated entry appears once, at its first place', () => {
  const first = rule({ type: 'nav_user_menu', name: 'a' })
  const second = rule({ type: 'nav_user_menu', name: 'b' })
  const menu = buildMenu([first, second, first], '/', ['nav_user_menu'])
  expect(withoutDoubles(menu).map((entry) => entry.title)).toEqual(['a', 'b'])
})
