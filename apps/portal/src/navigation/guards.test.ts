import { session } from '@portal/auth'
import { setupI18n } from '@portal/i18n'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { member } from '../test/member.ts'
import { guards, guardsOf, mayPreload, onUserMount } from './guards.ts'
import { navigation } from './navigation.fixture.ts'
import type { GuardName } from './page-data.ts'

beforeAll(() => setupI18n('en'))
afterEach(() => session.forget())

const memberArea = { above: [{ guards: ['user-mount', 'auth'] as const }], href: '/user/order/list?page=2' }

test('R4.04 R6.02 A visitor is sent to the login page, with the way back and the reason', async () => {
  expect(await guards.run(navigation(memberArea))).toEqual({
    redirect: '/user/login?why=sign-in&to=%2Fuser%2Forder%2Flist%3Fpage%3D2',
  })
})

test('R4.04 A page that needs no login opens for a visitor, though its parent asks for one', async () => {
  expect(await guards.run(navigation({ ...memberArea, page: { noNeedLogin: true } }))).toBeUndefined()
})

test('A member passes', async () => {
  session.fill(member)
  expect(await guards.run(navigation(memberArea))).toBeUndefined()
})

test('R4.05 user-mount lets everything through while nothing is registered, and runs before auth', async () => {
  expect(guardsOf(navigation(memberArea))).toEqual(['user-mount', 'auth'])
  session.fill(member)
  expect(await guards.run(navigation(memberArea))).toBeUndefined()
})

test('R4.05 What is registered for user-mount may send elsewhere before auth is asked', async () => {
  const remove = onUserMount(() => ({ redirect: '/hotel/list' }))
  expect(await guards.run(navigation(memberArea))).toEqual({ redirect: '/hotel/list' })
  remove()
})

test('R4.05 All that is registered for user-mount is asked, until one says no, and nothing after it was removed', async () => {
  session.fill(member)
  const [first, second] = [vi.fn(async () => true), vi.fn(() => false)]
  const remove = [onUserMount(first), onUserMount(second)]
  expect(await guards.run(navigation(memberArea))).toBe('stop')
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  for (const one of remove) one()
  expect(await guards.run(navigation(memberArea))).toBeUndefined()
  expect(first).toHaveBeenCalledTimes(1)
})

test.each([false, new Error('no')])('R4.07 A guard that answers %s stops the navigation', async (verdict) => {
  const remove = onUserMount(() => verdict)
  expect(await guards.run(navigation(memberArea))).toBe('stop')
  remove()
})

test('R4.08 A guard that is not registered raises its own error', async () => {
  for (const name of ['nobody', 'constructor', '__proto__']) {
    const target = navigation({ page: { guards: [name as GuardName] } })
    await expect(guards.run(target)).rejects.toMatchObject({
      status: 500,
      message: 'Unknown route middleware',
      cause: name,
    })
  }
})

test('Each guard runs once, the outer ones first', async () => {
  const hook = vi.fn(() => true)
  const remove = onUserMount(hook)
  session.fill(member)
  await guards.run(
    navigation({ above: [{ guards: ['user-mount'] }], page: { guards: ['auth', 'user-mount'] } }),
  )
  expect(hook).toHaveBeenCalledOnce()
  remove()
})

test('A hovered link loads nothing of a page that would turn the visitor away', () => {
  expect(mayPreload(navigation(memberArea))).toBe(false)
  expect(mayPreload(navigation())).toBe(true)
  expect(mayPreload(navigation({ ...memberArea, page: { noNeedLogin: true } }))).toBe(true)
  expect([guards.name, guards.onPreload]).toEqual(['guards', false])
  session.fill(member)
  expect(mayPreload(navigation(memberArea))).toBe(true)
})
