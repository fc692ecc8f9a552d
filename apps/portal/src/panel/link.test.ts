import { session } from '@portal/auth'
import type { Control } from '@portal/mock-server/control'
import { afterEach, expect, test, vi } from 'vitest'
import { followLink } from './link.ts'

const user = {
  id: 101,
  username: 'goldenland',
  nickname: 'Chen Hui',
  avatar: '',
  token: 't',
  refresh_token: 'r',
}
const controlThat = (scenario: (key: string) => Promise<unknown>) => ({ scenario }) as unknown as Control

afterEach(() => {
  history.replaceState(null, '', '/')
  session.forget()
})

test('An address that names a scenario signs its member in and opens its page, once', async () => {
  history.replaceState(null, '', '/#scenario=hotel_confirmed')
  const begin = vi.fn(async () => ({ path: '/user/order/detail/H1?x=1', user }))
  await followLink(controlThat(begin))
  expect(begin).toHaveBeenCalledExactlyOnceWith('hotel_confirmed')
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/user/order/detail/H1?x=1')
  expect(session.store.getState().username).toBe('goldenland')
  await followLink(controlThat(begin))
  expect(begin).toHaveBeenCalledTimes(1)
})

test('An address that names a member opens its page as that member', async () => {
  history.replaceState(null, '', '/user/order/list?page=2#persona=golden_viewer')
  const signIn = vi.fn(async () => ({ ...user, username: 'golden_viewer' }))
  await followLink({ session: signIn } as unknown as Control)
  expect(signIn).toHaveBeenCalledExactlyOnceWith('golden_viewer')
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/user/order/list?page=2')
  expect(session.store.getState().username).toBe('golden_viewer')
})

test('An address that names a language opens its page in it', async () => {
  history.replaceState(null, '', '/hotel/list?x=1#language=en')
  await followLink({} as unknown as Control)
  expect(localStorage.getItem('ba-lang')).toBe('en')
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/hotel/list?x=1')
})

test('An address that names a world opens it as a visitor', async () => {
  session.fill(user as never)
  history.replaceState(null, '', '/hotel/list?x=1#world=desk.1')
  await followLink(controlThat(async () => ({})))
  expect(document.cookie).toContain('mock-world=desk.1')
  expect(session.isSignedIn()).toBe(false)
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/hotel/list?x=1')
  document.cookie = 'mock-world=; path=/; max-age=0'
})

test('An unknown scenario is reported, and the page opens as usual', async () => {
  const reported = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', reported)
  history.replaceState(null, '', '/car/list#scenario=nothing')
  await followLink(
    controlThat(async () => {
      throw new Error('There is no scenario nothing.')
    }),
  )
  expect(reported).toHaveBeenCalledOnce()
  expect(`${location.pathname}${location.hash}`).toBe('/car/list')
  vi.unstubAllGlobals()
})

test('An ordinary anchor is left alone', async () => {
  history.replaceState(null, '', '/cms/page/3#terms')
  await followLink(controlThat(async () => ({})))
  expect(location.hash).toBe('#terms')
})
