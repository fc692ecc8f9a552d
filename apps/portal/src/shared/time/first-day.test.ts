import { siteStore } from '@portal/auth'
import { afterEach, expect, test, vi } from 'vitest'
import { firstDay } from './first-day.ts'
import { setServerTime } from './server-clock.ts'

afterEach(() => {
  vi.useRealTimers()
  siteStore.setState({ service_zones: [] })
})

const at = (utc: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(utc) })
  setServerTime(Date.parse(utc) / 1000)
}

test.each([
  ['2026-11-21T17:00:00Z', 'Asia/Yangon', '2026-11-21'],
  ['2026-11-21T17:00:00Z', 'Asia/Shanghai', '2026-11-22'],
  ['2026-11-21T17:30:00Z', 'Asia/Yangon', '2026-11-22'],
  ['2026-11-21T17:30:00Z', 'Asia/Rangoon', '2026-11-22'],
])('At %s the first day in %s is %s', (utc, tz, day) => {
  at(utc)
  expect(firstDay(tz)).toBe(day)
})

test('Without a place the first day is the earliest today among those for sale', () => {
  at('2026-11-21T16:30:00Z')
  siteStore.setState({ service_zones: ['Asia/Tokyo', 'Asia/Shanghai', 'Asia/Yangon'] })
  expect(firstDay(null)).toBe('2026-11-21')
  siteStore.setState({ service_zones: ['Asia/Tokyo', 'Asia/Shanghai'] })
  expect(firstDay(undefined)).toBe('2026-11-22')
})

test('A backend that names no zones hides no day that some place still has', () => {
  at('2026-11-22T11:30:00Z')
  siteStore.setState({ service_zones: [] })
  expect(firstDay(null)).toBe('2026-11-21')
})
