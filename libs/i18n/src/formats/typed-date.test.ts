import { describe, expect, test } from 'vitest'
import { formatDate } from './date.ts'
import { readTypedDate } from './typed-date.ts'

const today = '2026-11-21'

describe('R6.122 a typed date', () => {
  test.each([
    '2026-11-5',
    '2026/11/05',
    '2026.11.5',
    '20261105',
    '5/11',
    '5.11.2026',
    '5/11/26',
    '5 Nov',
    '5 november 2026',
    'Nov 5, 2026',
    '11月5日',
    '2026年11月5日',
    ' ２０２６－１１－０５ ',
    formatDate('2026-11-05', 'long', 'en'),
    formatDate('2026-11-05', 'long', 'zh-cn'),
  ])('is read in English: %s', (text) => {
    expect(readTypedDate(text, { today }, 'en')).toBe('2026-11-05')
  })

  test('has the month first in Chinese', () => {
    expect(readTypedDate('8/11', { today }, 'zh-cn')).toBe('2026-08-11')
    expect(readTypedDate('11-5', { today }, 'zh-cn')).toBe('2026-11-05')
    expect(readTypedDate('11/5/2026', { today }, 'zh-cn')).toBe('2026-11-05')
    expect(readTypedDate('11-5-26', { today }, 'zh-cn')).toBe('2026-11-05')
    expect(readTypedDate('5.11.2026', { today }, 'zh-cn')).toBe('2026-11-05')
  })

  test('is in the nearest year, of those that can be chosen', () => {
    expect(readTypedDate('5 Jan', { today }, 'en')).toBe('2027-01-05')
    expect(readTypedDate('5 Nov', { today, minDate: today }, 'en')).toBe('2027-11-05')
    expect(readTypedDate('5 Jan', { today, maxDate: today }, 'en')).toBe('2026-01-05')
  })

  test('has a leap day only in a leap year', () => {
    expect(readTypedDate('29 Feb', { today }, 'en')).toBe('2028-02-29')
    expect(readTypedDate('2026-02-29', { today }, 'en')).toBeNull()
  })

  test.each(['', 'soon', '31/11', '2026-13-01', '5', '0/0', '12345678', '5 marble', '5 decade'])(
    'is refused otherwise: %j',
    (text) => {
      expect(readTypedDate(text, { today }, 'en')).toBeNull()
    },
  )
})
