import type { MenuEntry } from '@portal/auth'
import { setupI18n } from '@portal/i18n'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openInside, openMenu } from './open-menu.ts'

const openers = { navigate: vi.fn(), openWindow: vi.fn(), notifyError: vi.fn() }
beforeAll(() => setupI18n('en'))
beforeEach(() => vi.clearAllMocks())

const entry = (given: Partial<MenuEntry>): MenuEntry => ({
  id: 1,
  title: 'Entry',
  type: 'menu',
  menuType: 'tab',
  path: '/user/order/list',
  icon: '',
  children: [],
  ...given,
})

test('R2.92 A tab entry and an embedded page open inside the portal', () => {
  openMenu(entry({}), openers)
  openMenu(entry({ menuType: 'iframe', path: '/user/iframe/https%3A%2F%2Fa.example.com' }), openers)
  expect(openers.navigate.mock.calls).toEqual([
    ['/user/order/list'],
    ['/user/iframe/https%3A%2F%2Fa.example.com'],
  ])
})

test('A link entry opens a new window and does not change the page', () => {
  openMenu(entry({ menuType: 'link', path: 'https://help.example.com/' }), openers)
  expect(openers.openWindow).toHaveBeenCalledWith('https://help.example.com/')
  expect(openers.navigate).not.toHaveBeenCalled()
})

test.each(['', 'popup', 'TAB'])(
  'R2.94 R8.22 An entry of menu type %o reports an unrecognised type',
  (menuType) => {
    openMenu(entry({ menuType }), openers)
    expect(openers.notifyError).toHaveBeenCalledWith('Navigation failed, the menu type is unrecognized!')
    expect(openers.navigate).not.toHaveBeenCalled()
  },
)

test('R2.89 A directory never navigates', () => {
  openMenu(entry({ type: 'menu_dir', menuType: '', path: '' }), openers)
  expect(Object.values(openers).every((opener) => opener.mock.calls.length === 0)).toBe(true)
})

test.each(['javascript:alert(1)', 'data:text/html,x'])('A link entry to %s is refused', (path) => {
  openMenu(entry({ menuType: 'link', path }), openers)
  expect(openers.openWindow).not.toHaveBeenCalled()
  expect(openers.notifyError).toHaveBeenCalledOnce()
})

test.each(['https://evil.example.com/', '//evil.example.com', 'mailto:a@example.com'])(
  "R4.09 The app's own navigation to %s is refused",
  (address) => {
    openInside(address, openers)
    expect(openers.navigate).not.toHaveBeenCalled()
    expect(openers.notifyError).toHaveBeenCalledWith(`Leaving for this address is not allowed: ${address}`)
  },
)

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://a.example.com/1',
])('R4.10 Navigation to %s is refused', (address) => {
  openInside(address, openers)
  expect(openers.navigate).not.toHaveBeenCalled()
})
