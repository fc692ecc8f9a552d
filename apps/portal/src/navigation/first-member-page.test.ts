import { emptyMemberCentre, type MenuEntry, memberCentreStore } from '@portal/auth'
import { afterEach, expect, test } from 'vitest'
import type { RouterContext } from '../routes/__root.tsx'
import { toFirstMemberPage } from './first-member-page.ts'

const entry = (path: string, given: Partial<MenuEntry> = {}): MenuEntry => ({
  id: 1,
  title: path,
  type: 'menu',
  menuType: 'tab',
  path,
  icon: '',
  children: [],
  ...given,
})

const pages = ['/user/order/list', '/user/bill/list']
const context = { isPage: (path: string) => pages.includes(path) } as RouterContext

/** Where a member at bare `/user` is sent on; null for nowhere. */
function firstPage(userMenus: MenuEntry[], preload = false) {
  memberCentreStore.setState({ userMenus })
  try {
    toFirstMemberPage({ preload, context })
    return null
  } catch (redirect) {
    return (redirect as { options: unknown }).options
  }
}

afterEach(() => memberCentreStore.setState(emptyMemberCentre, true))

test('R2.14 At bare /user the first entry of the menu is opened in its place, inside a directory too', () => {
  const menus = [
    entry('', { type: 'menu_dir', menuType: '', children: [entry('/user/bill/list')] }),
    entry('/user/order/list'),
  ]
  expect(firstPage(menus)).toMatchObject({ to: '/user/bill/list', replace: true })
})

test('R2.14 Links, embedded pages and paths without a page are passed over', () => {
  const menus = [
    entry('/user/order/list', { menuType: 'link' }),
    entry('/user/order/list', { menuType: 'iframe' }),
    entry('/user/nowhere'),
    entry('/user/bill/list'),
  ]
  expect(firstPage(menus)).toMatchObject({ to: '/user/bill/list' })
  expect(firstPage(menus.slice(0, 3))).toBeNull()
})

test('A link to /user that is only hovered leads nowhere', () => {
  expect(firstPage([entry('/user/order/list')], true)).toBeNull()
})
