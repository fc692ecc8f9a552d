import { lastingStorage, session } from '@portal/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { member } from '../test/member.ts'
import { followIdle } from './follow-idle.ts'

const minute = 60_000
const router = { latestLocation: { href: '/hotel/list' }, navigate: vi.fn() }
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'fetch',
    vi.fn(() => new Promise(() => {})),
  )
  router.navigate.mockReset()
  session.fill({ ...member, siteInfo: { ...member.siteInfo, idle_minutes: 5 } })
  stop = followIdle(router as never)
})
afterEach(() => {
  stop()
  session.forget()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('R3.100 Nothing done for five minutes ends the session, and leads back to the page', () => {
  vi.advanceTimersByTime(minute)
  vi.advanceTimersByTime(4 * minute)
  expect(session.isSignedIn()).toBe(true)
  vi.advanceTimersByTime(minute)
  expect(session.isSignedIn()).toBe(false)
  expect(router.navigate).toHaveBeenCalledWith({ href: '/user/login?why=expired&to=%2Fhotel%2Flist' })
})

test('R3.100 A key here, and an act in another tab, keep it', () => {
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
