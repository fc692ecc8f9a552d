import { emptyMemberCentre, type MenuEntry, memberCentreStore } from '@portal/auth'
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, expect, test } from 'vitest'
import { firstMemberPath, isPage } from './pages.ts'

const staticData = (name: string | null) =>
  ({ name, layout: 'user', guards: [], title: 'memberCentre', texts: [], needs: [] }) as const

function siteMap() {
  const root = createRootRoute({ staticData: staticData(null) })
  const area = createRoute({ getParentRoute: () => root, path: '/user', staticData: staticData(null) })
  const page = (path: string) =>
    createRoute({ getParentRoute: () => area, path, staticData: staticData(path) })
  const pages = [page('order/list'), page('bill/list'), page('iframe/$url')]
  return createRouter({ routeTree: root.addChildren([area.addChildren(pages)]) })
}

const entry = (path: string, fields: Partial<MenuEntry> = {}): MenuEntry => ({
  id: 1,
  title: path,
  type: 'menu',
  menuType: 'tab',
  path,
  icon: '',
  children: [],
  ...fields,
})

/** Where bare `/user` leads with this menu; null for nowhere. */
function firstPage(userMenus: MenuEntry[]) {
  memberCentreStore.setState({ userMenus })
  return firstMemberPath(siteMap())
}

afterEach(() => memberCentreStore.setState(emptyMemberCentre, true))

test('A path is a page if a named route matches all of it', () => {
  const paths = ['/user/order/list', '/user/iframe/a', '/user', '/user/order/list/more', '/nowhere']
  expect(paths.filter((path) => isPage(siteMap(), path))).toEqual(['/user/order/list', '/user/iframe/a'])
})

test('R2.14 Bare /user leads to the first entry of the menu, inside a directory too', () => {
  const directory = entry('', { type: 'menu_dir', menuType: '', children: [entry('/user/bill/list')] })
  expect(firstPage([directory, entry('/user/order/list')])).toBe('/user/bill/list')
})

test('R2.14 Links, embedded pages and paths without a page are skipped', () => {
  const menus = [
    entry('/user/order/list', { menuType: 'link' }),
    entry('/user/order/list', { menuType: 'iframe' }),
    entry('/user/nowhere'),
    entry('/user/bill/list'),
  ]
  expect(firstPage(menus)).toBe('/user/bill/list')
  expect(firstPage(menus.slice(0, 3))).toBeNull()
})
