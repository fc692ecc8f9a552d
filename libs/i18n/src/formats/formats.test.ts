import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { setupI18n } from '../load-texts.ts'
import { addDays, formatDate, formatDates, formatStay, nightsBetween } from './date.ts'
import { bothClocks, formatDeadline, formatRemaining } from './deadline.ts'
import { currencyScale, formatMoney } from './money.ts'
import { formatTime, greeting, partOfDay, withOffset } from './time.ts'

beforeAll(() => setupI18n('en'))
afterEach(() => setupI18n('en'))

describe('times (the device is in Asia/Shanghai)', () => {
  // 2026-12-08 11:30:05 UTC
  const seconds = 1_796_729_405

  test('R9.05 A timestamp of 10 digits is in seconds, any other in milliseconds', () => {
    expect(formatTime(seconds)).toBe('2026-12-08 19:30:05')
    expect(formatTime(String(seconds))).toBe('2026-12-08 19:30:05')
    expect(formatTime(seconds * 1000)).toBe('2026-12-08 19:30:05')
    expect(formatTime(999_999_999)).toBe('1970-01-12 21:46:39')
  })

  test('R9.06 The default format is yyyy-mm-dd hh:MM:ss with leading zeros', () => {
    expect(formatTime('2026-01-02T03:04:05+08:00')).toBe('2026-01-02 03:04:05')
    expect(formatTime('2026-01-02T00:00:00+08:00')).toBe('2026-01-02 00:00:00')
    expect(formatTime('2026-01-02T03:04:05+08:00', 'd.m.yyyy h:MM')).toBe('2.1.2026 3:04')
  })

  test('R9.07 The value none is displayed as None', async () => {
    expect(formatTime('none')).toBe('None')
    await setupI18n('zh-cn')
    expect(formatTime('none')).toBe('无')
  })

  test('an empty time is a dash, and text that is not a time stays as it is', () => {
    expect([null, undefined, '', 0].map((value) => formatTime(value))).toEqual(['–', '–', '–', '–'])
    expect(formatTime('soon')).toBe('soon')
  })
})

describe('stay dates', () => {
  test('dates are local to the hotel and no zone shifts them', async () => {
    expect(formatDate('2026-12-08')).toBe('Tue 8 Dec 2026')
    expect(formatDate('2026-12-08', 'short')).toBe('Tue 8 Dec')
    expect(formatDate('2026-12-08', 'iso')).toBe('2026-12-08')
    await setupI18n('zh-cn')
    expect(formatDate('2026-12-08')).toBe('2026年12月8日周二')
  })

  test('a stay shows both dates and its nights', async () => {
    expect(formatStay('2026-12-08', '2026-12-10')).toBe('Tue 8 Dec – Thu 10 Dec 2026, 2 nights')
    await setupI18n('zh-cn')
    expect(formatStay('2026-12-08', '2026-12-10')).toBe('2026年12月8日周二 – 12月10日周四，2 晚')
    expect(formatStay('2026-12-31', '2027-01-01')).toBe('2026年12月31日周四 – 2027年1月1日周五，1 晚')
    expect(formatDates('2026-12-08', '2026-12-10')).toBe('2026年12月8日周二 – 12月10日周四')
    expect(formatDates('2026-12-08', '2026-12-08')).toBe('2026年12月8日周二')
  })

  test('nights are right across month ends, leap days and clock changes', () => {
    expect(nightsBetween('2028-02-28', '2028-03-01')).toBe(2)
    expect(nightsBetween('2027-03-27', '2027-03-29')).toBe(2)
    expect(nightsBetween('2026-12-10', '2026-12-10')).toBe(0)
    expect(nightsBetween('2026-12-10', '2026-12-08')).toBe(0)
    expect(nightsBetween('2026-02-30', '2026-03-02')).toBe(0)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })
})

describe('money', () => {
  const written = (amount: string, currency: string) =>
    formatMoney({ amount, currency }).replace('\u00a0', ' ')

  test('R9.27 An amount is rounded half-up to the scale of its currency', () => {
    expect(written('1234.5', 'CNY')).toBe('CNY 1,234.50')
    expect(written('0.005', 'USD')).toBe('USD 0.01')
    expect(written('185000.5', 'MMK')).toBe('MMK 185,001')
    expect(written('-300', 'CNY')).toBe('CNY -300.00')
    expect(written('-0.00', 'CNY')).toBe('CNY 0.00')
    expect([currencyScale('CNY'), currencyScale('USD'), currencyScale('MMK')]).toEqual([2, 2, 0])
  })

  test('an amount beyond float precision keeps every digit', () => {
    expect(written('90071992547409931.27', 'CNY')).toBe('CNY 90,071,992,547,409,931.27')
  })

  test('a positive amount can have a plus, and text that is not an amount stays as it is', () => {
    expect(formatMoney({ amount: '20', currency: 'USD' }, { sign: 'always' })).toBe('USD\u00a0+20.00')
    expect(formatMoney({ amount: '0', currency: 'USD' }, { sign: 'always' })).toBe('USD\u00a00.00')
    expect(written('n/a', 'CNY')).toBe('CNY n/a')
  })
})

describe('deadlines', () => {
  test('a deadline shows the hotel’s time and the operator’s, half-hour offsets included', () => {
    const deadline = formatDeadline('2026-12-08T11:30:00Z', 'Asia/Rangoon')
    expect(deadline.place).toEqual({
      tz: 'Asia/Yangon',
      time: '2026-12-08 18:00',
      offset: 'UTC+06:30',
      zone: 'Myanmar Time',
    })
    expect(deadline.operator).toMatchObject({ time: '2026-12-08 19:30', offset: 'UTC+08:00' })
    expect(deadline.same).toBe(false)
    expect(deadline.dateTime).toBe('2026-12-08T11:30:00.000Z')
  })

  test('two zones with the same offset count as the same time', () => {
    expect(formatDeadline('2026-12-08T11:30:00Z', 'Asia/Singapore').same).toBe(true)
    expect(formatDeadline(1_796_729_405, 'UTC', 'UTC').place.offset).toBe('UTC')
  })

  test('R9.42 A moment of an order is told on the own clock first, then on that of the place, once where both agree', () => {
    const at = '2026-12-08T11:30:00Z'
    expect(bothClocks(at, 'Asia/Yangon')).toMatch(/^2026-12-08 19:30 UTC\+08:00 · .* 18:00 UTC\+06:30$/)
    expect(bothClocks(at, 'America/Los_Angeles')).toMatch(/· .* 03:30 UTC-08:00$/)
    expect(bothClocks('2026-12-08T17:30:00Z', 'Asia/Yangon')).toMatch(/^2026-12-09 01:30 UTC.* 00:00 UTC/)
    expect(bothClocks(at, 'Asia/Singapore')).toBe('2026-12-08 19:30 UTC+08:00')
    expect(bothClocks(null, 'Asia/Yangon')).toBe('–')
  })

  test('the time left is never rounded up', async () => {
    const minute = 60_000
    expect(formatRemaining(51 * 60 * minute - 1)).toBe('2 d 2 h')
    expect(formatRemaining(60 * minute)).toBe('1 h')
    expect(formatRemaining(48 * 60 * minute)).toBe('2 d')
    expect(formatRemaining(60 * minute - 1)).toBe('59 min')
    expect(formatRemaining(59_999)).toBe('59 s')
    expect(formatRemaining(0)).toBe('')
    await setupI18n('zh-cn')
    expect(formatRemaining(26 * 60 * minute)).toBe('1 天 2 小时')
  })
})

describe('greetings', () => {
  test('R9.08 The greeting changes at 5, 9, 12, 14 and 18; before 5 it is a health reminder', () => {
    const hours = [0, 4, 5, 8, 9, 11, 12, 13, 14, 17, 18, 23]
    expect(hours.map(partOfDay)).toEqual(
      ['night', 'earlyMorning', 'morning', 'noon', 'afternoon', 'evening'].flatMap((part) => [part, part]),
    )
    expect(greeting(3)).toMatch(/health/)
    expect(greeting(3)).not.toMatch(/welcome/)
    expect(greeting(10)).toMatch(/welcome back/)
  })
})

test.each([
  ['2026-12-10T14:00', 'Asia/Yangon', '2026-12-10T14:00:00+06:30'],
  ['2026-12-10T14:00', 'Asia/Shanghai', '2026-12-10T14:00:00+08:00'],
  ['2026-12-10T14:00', 'America/New_York', '2026-12-10T14:00:00-05:00'],
  ['2026-07-10T14:00', 'America/New_York', '2026-07-10T14:00:00-04:00'],
  ['2026-03-08T03:30', 'America/New_York', '2026-03-08T03:30:00-04:00'],
  ['2026-07-10T14:00', 'UTC', '2026-07-10T14:00:00+00:00'],
])('the local time %s in %s gets the offset of that day', (local, tz, expected) => {
  expect(withOffset(local, tz)).toBe(expected)
})
