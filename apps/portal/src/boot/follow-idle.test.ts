import { lastingStorage, session } from '@portal/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notifyThrough } from '../shared/notify.ts'
import { member } from '../test/member.ts'
import { connectHook } from '../test/without-portal.tsx'
import { followIdle } from './follow-idle.ts'

const minute = 60_000
const router = { latestLocation: { href: '/hotel/list' }, navigate: vi.fn() }
const called: string[] = []
const said = { error: vi.fn(), success: vi.fn(), info: vi.fn() }
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string) => {
      called.push(new URL(url, 'http://portal.test').pathname)
      return new Promise(() => {})
    }),
  )
  connectHook()
  called.length = 0
  notifyThrough(said)
  said.info.mockReset()
  router.navigate.mockReset()
  session.fill({ ...member, siteInfo: { ...member.siteInfo, idle_minutes: 5 } })
  stop = followIdle(router as never)
})
afterEach(() => {
  stop()
  session.forget()
  notifyThrough(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('R3.100 Nothing done for five minutes ends the session, and leads back to the page', async () => {
  await vi.advanceTimersByTimeAsync(minute)
  await vi.advanceTimersByTimeAsync(3 * minute)
  expect(said.info).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(minute)
  expect(said.info).toHaveBeenCalledTimes(1)
  expect(session.isSignedIn()).toBe(true)
  expect(called).not.toContain('/api/user/logout')
  await vi.advanceTimersByTimeAsync(minute)
  expect(called).toContain('/api/user/logout')
  expect(session.isSignedIn()).toBe(false)
  expect(router.navigate).toHaveBeenCalledWith({ href: '/user/login?why=expired&to=%2Fhotel%2Flist' })
})

test('R3.100 A key here, and an act in another tab, keep it', async () => {
  await vi.advanceTimersByTimeAsync(2 * minute)
  called.length = 0
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  await vi.advanceTimersByTimeAsync(minute)
  expect(called).toEqual(['/api/account/profile'])
  for (let n = 0; n < 10; n += 1) {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
    vi.advanceTimersByTime(minute)
  }
  for (let n = 0; n < 10; n += 1) {
    lastingStorage.write('portal.active', String(Date.now()))
    vi.advanceTimersByTime(minute)
  }
  expect(session.isSignedIn()).toBe(true)
})

test('R3.100 A company that sets no end has none', () => {
  session.fill(member)
  vi.advanceTimersByTime(600 * minute)
  expect(session.isSignedIn()).toBe(true)
})
