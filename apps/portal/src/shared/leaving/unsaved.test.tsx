import { session } from '@portal/auth'
import { language } from '@portal/i18n'
import { mockForTests } from '@portal/mock-server/node'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { dropAllDrafts, keepDraft } from '../form/form-drafts.ts'
import { signOutAndReload, switchLanguage } from './leave-page.ts'
import { allowUnload } from './unload.ts'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const member = () => mock.signIn('goldenland')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Whether the browser asks before closing the document. */
function browserAsks(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

test('A half-filled dialog asks before another page opens, and not when it is cancelled', async () => {
  const { router, path } = await openPortal('/user/invoice/manage', { user: member() })
  const add = await screen.findByRole('button', { name: 'Add a title' })
  fireEvent.click(add)
  const dialog = await screen.findByRole('dialog')
  const name = within(dialog).getByRole('textbox', { name: 'Invoice title' })
  expect(browserAsks()).toBe(false)
  fireEvent.change(name, { target: { value: 'Golden Land Travel' } })
  expect(browserAsks()).toBe(true)
  void router.navigate({ to: '/user/account/overview' })
  await screen.findByRole('dialog', { name: 'Leave this page?' })
  press('Stay on this page')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave this page?' })).toBeNull())
  expect([path(), (name as HTMLInputElement).value]).toEqual(['/user/invoice/manage', 'Golden Land Travel'])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await gone()
  expect(browserAsks()).toBe(false)
  await act(() => router.navigate({ to: '/user/account/overview' }))
  expect(path()).toBe('/user/account/overview')
})

test('Closing or reloading the page asks while a form is half filled, unless it is allowed', async () => {
  const { view } = await openPortal('/nowhere', { user: member() })
  expect(browserAsks()).toBe(false)
  keepDraft(session.store.getState().id, 'hotel/booking', { name: 'Aung' }, { atServer: true })
  expect(browserAsks()).toBe(false)
  keepDraft(session.store.getState().id, 'hotel/booking', { name: 'Aung Kyaw' })
  await waitFor(() => expect(browserAsks()).toBe(true))
  vi.useFakeTimers({ toFake: ['performance'] })
  allowUnload()
  expect(browserAsks()).toBe(false)
  vi.advanceTimersByTime(5001)
  expect(browserAsks()).toBe(true)
  vi.useRealTimers()
  view.unmount()
  expect(browserAsks()).toBe(false)
})

test('Switching the language asks over a half-filled form, otherwise it happens at once', async () => {
  await openPortal('/nowhere', { user: member() })
  const reload = vi.fn()
  keepDraft(7, 'hotel/booking', { name: 'Aung' })
  fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: '中文简体' }))
  await screen.findByRole('dialog', { name: 'Switch the language now?' })
  press('Stay on this page')
  expect([reload.mock.calls.length, localStorage.getItem('ba-lang')]).toEqual([0, 'en'])
  await gone()
  const second = switchLanguage('zh-cn', reload)
  await screen.findByRole('dialog')
  press('Switch')
  await act(() => second)
  expect([reload.mock.calls.length, localStorage.getItem('ba-lang')]).toEqual([1, 'zh-cn'])
  dropAllDrafts()
  await switchLanguage('en', reload)
  expect([reload.mock.calls.length, language()]).toEqual([2, 'en'])
})

test('Signing out asks over a half-filled form; staying keeps the session', async () => {
  await openPortal('/nowhere', { user: member() })
  const reload = vi.fn()
  keepDraft(7, 'hotel/booking', { name: 'Aung' })
  const first = signOutAndReload(reload)
  await screen.findByRole('dialog', { name: 'Sign out now?' })
  press('Stay on this page')
  await act(() => first)
  expect([session.isSignedIn(), reload.mock.calls.length]).toEqual([true, 0])
  await gone()
  const second = signOutAndReload(reload)
  press((await screen.findByRole('dialog')) && 'Sign out')
  await act(() => second)
  expect([session.isSignedIn(), reload.mock.calls.length]).toEqual([false, 1])
})
