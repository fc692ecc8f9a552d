import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { bothClocks, instantOf, localClock, normaliseZone, offsetMinutes, toLocal, toUtc } from './zones.ts'

const winter = Date.UTC(2026, 11, 8, 11, 30)

describe('time zones', () => {
  test('Yangon is six and a half hours ahead of UTC, Kathmandu five and three quarters', () => {
    expect(offsetMinutes('Asia/Yangon', winter)).toBe(390)
    expect(offsetMinutes('Asia/Kathmandu', winter)).toBe(345)
    expect(offsetMinutes('America/New_York', winter)).toBe(-300)
  })

  test('Reads the old name Rangoon as Yangon', () => {
    expect(normaliseZone('Asia/Rangoon')).toBe('Asia/Yangon')
    expect(toLocal(winter, 'Asia/Rangoon')).toBe('2026-12-08T18:00:00+06:30')
  })

  test('Writes one moment in the hotel’s time zone and in UTC', () => {
    expect(toLocal(winter, 'Asia/Yangon')).toBe('2026-12-08T18:00:00+06:30')
    expect(toLocal(winter, 'Asia/Shanghai')).toBe('2026-12-08T19:30:00+08:00')
    expect(toUtc(winter)).toBe('2026-12-08T11:30:00Z')
  })

  test('R9.42 A message has the company’s clock first and then the place’s, each with its zone', () => {
    expect(bothClocks(winter, 'Asia/Shanghai', 'Asia/Yangon')).toEqual({
      en: '2026-12-08 19:30 (UTC+08:00), 2026-12-08 18:00 (UTC+06:30) at the place',
      'zh-cn': '2026-12-08 19:30 (UTC+08:00)，当地 2026-12-08 18:00 (UTC+06:30)',
    })
    expect(bothClocks(winter, 'Asia/Yangon', 'Asia/Rangoon').en).toBe('2026-12-08 18:00 (UTC+06:30)')
  })

  test('A local time skipped by daylight saving means the same distance after the gap', () => {
    expect(toLocal(instantOf('2026-03-08', '02:30', 'America/New_York'), 'America/New_York')).toBe(
      '2026-03-08T03:30:00-04:00',
    )
  })

  test('A local time that occurs twice means the first', () => {
    expect(toLocal(instantOf('2026-11-01', '01:30', 'America/New_York'), 'America/New_York')).toBe(
      '2026-11-01T01:30:00-04:00',
    )
  })

  test('A moment survives conversion to local time and back, in zones without daylight saving', () => {
    const zones = ['Asia/Yangon', 'Asia/Shanghai', 'Asia/Kolkata', 'UTC', 'Asia/Kathmandu']
    const seconds = fc.integer({ min: Date.UTC(2020, 0, 1) / 1000, max: Date.UTC(2034, 0, 1) / 1000 })
    fc.assert(
      fc.property(fc.constantFrom(...zones), seconds, (tz, second) => {
        const { date, time } = localClock(second * 1000, tz)
        expect(instantOf(date, time, tz)).toBe(second * 1000)
      }),
    )
  })
})
