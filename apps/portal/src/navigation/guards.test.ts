import { session } from '@portal/auth'
import { setupI18n } from '@portal/i18n'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { member } from '../test/member.ts'
import { guardsOf, mayPreload, onUserMount, runGuards } from './guards.ts'
import { navigation } from './navigation.fixture.ts'
import type { GuardName } from './page.ts'

beforeAll(() => setupI18n('en'))
afterEach(() => session.forget())

/** The open page stays. */
const stopped = { options: { href: '/car/list', replace: true } }
const memberArea = { above: [{ guards: ['user-mount', 'auth'] as const }], href: '/user/order/list?page=2' }

test('R4.04 R6.02 A visitor is sent to the login page, with the way back and the reason', async () => {
  await expect(runGuards(navigation(memberArea))).rejects.toMatchObject({
    options: { href: '/user/login?why=sign-in&to=%2Fuser%2Forder%2Flist%3Fpage%3D2' },
  })
})

test('R4.04 A page that needs no login opens for a visitor, though its parent requires one', async () => {
  await expect(runGuards(navigation({ ...memberArea, page: { noNeedLogin: true } }))).resolves.toBeUndefined()
})

test('A member passes', async () => {
  session.fill(member)
  await expect(runGuards(navigation(memberArea))).resolves.toBeUndefined()
})

test('R4.05 user-mount lets everything through while nothing is registered, and runs before auth', async () => {
  expect(guardsOf(navigation(memberArea))).toEqual(['user-mount', 'auth'])
  session.fill(member)
  await runGuards(navigation(memberArea))
})

test('R4.05 A hook of user-mount may redirect before auth runs', async () => {
  const remove = onUserMount(() => ({ redirect: '/hotel/list' }))
  await expect(runGuards(navigation(memberArea))).rejects.toMatchObject({ options: { href: '/hotel/list' } })
  remove()
})

test('R4.05 All hooks of user-mount run until one refuses, and none after it was removed', async () => {
  session.fill(member)
  const [first, second] = [vi.fn(async () => true), vi.fn(() => false)]
  const remove = [onUserMount(first), onUserMount(second)]
  await expect(runGuards(navigation(memberArea))).rejects.toMatchObject(stopped)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  for (const one of remove) one()
  await runGuards(navigation(memberArea))
  expect(first).toHaveBeenCalledTimes(1)
})

test.each([false, new Error('no')])('R4.07 A guard that answers %s stops the navigation', async (verdict) => {
  const remove = onUserMount(() => verdict)
  await expect(runGuards(navigation(memberArea))).rejects.toMatchObject(stopped)
  remove()
})

test('R4.08 A guard that is not registered raises its own error', async () => {
  for (const name of ['nobody', 'constructor', '__proto__']) {
    const target = navigation({ page: { guards: [name as GuardName] } })
    await expect(runGuards(target)).rejects.toMatchObject({
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
  await runGuards(
    navigation({ above: [{ guards: ['user-mount'] }], page: { guards: ['auth', 'user-mount'] } }),
  )
  expect(hook).toHaveBeenCalledOnce()
  remove()
})

test('Hovering a link loads nothing of a page that would turn the visitor away', () => {
  expect(mayPreload(navigation(memberArea))).toBe(false)
  expect(mayPreload(navigation())).toBe(true)
  expect(mayPreload(navigation({ ...memberArea, page: { noNeedLogin: true } }))).toBe(true)
  session.fill(member)
  expect(mayPreload(navigation(memberArea))).toBe(true)
})
