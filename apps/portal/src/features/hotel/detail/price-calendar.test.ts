import { operatorZone } from '@portal/i18n'
import { expect, test, vi } from 'vitest'
import { firstDay } from '../../../shared/time/first-day.ts'
import { setServerTime, today } from '../../../shared/time/server-clock.ts'
import { cheapestOf, mayBegin, monthAfter, weeksOf } from './price-calendar.ts'

const day = (date: string, amount: string | null, more: object = {}) => ({
  date,
  min_price: amount === null ? null : { amount, currency: 'CNY' },
  min_stay: 1,
  sold_out: false,
  ...more,
})

test.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-11', 14, '2028-01'],
])('%s and %d months is %s', (month, by, expected) => expect(monthAfter(month, by)).toBe(expected))

test('weeks begin on Monday, whatever day the month begins on', () => {
  const days = Array.from({ length: 31 }, (_, index) =>
    day(`2026-12-${String(index + 1).padStart(2, '0')}`, '9'),
  )
  const weeks = weeksOf(days)
  expect(weeks[0]?.map((one) => one?.date.slice(8) ?? null)).toEqual([
    null,
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
  ])
  expect(weeks).toHaveLength(5)
  expect(weeks.flat().filter(Boolean)).toHaveLength(31)
})

test('compares the lowest price as a number, and a sold-out night has none', () => {
  const days = [
    day('2026-12-01', '1000.00'),
    day('2026-12-02', '99.50'),
    day('2026-12-03', '99.50'),
    day('2026-12-04', '10.00', { sold_out: true }),
    day('2026-12-05', null),
  ]
  expect([...cheapestOf(days)]).toEqual(['2026-12-02', '2026-12-03'])
})

test('a stay begins neither in the past, nor sold out, nor shorter than the hotel allows', () => {
  const today = '2026-12-02'
  expect(mayBegin(day('2026-12-02', '9'), 1, today)).toBe(true)
  expect(mayBegin(day('2026-12-01', '9'), 1, today)).toBe(false)
  expect(mayBegin(day('2026-12-03', '9', { sold_out: true }), 1, today)).toBe(false)
  expect(mayBegin(day('2026-12-03', null), 1, today)).toBe(false)
  expect(mayBegin(day('2026-12-03', '9', { min_stay: 2 }), 1, today)).toBe(false)
  expect(mayBegin(day('2026-12-03', '9', { min_stay: 2 }), 2, today)).toBe(true)
})

test.each([
  ['America/Los_Angeles', '2026-12-02T06:00:00Z', '2026-12-01'],
  ['Pacific/Auckland', '2026-12-02T12:00:00Z', '2026-12-03'],
])('R5.92 a stay in %s begins at %s on %s, whatever day the reader has', (place, now, expected) => {
  vi.useFakeTimers({ now: Date.parse(now) })
  setServerTime(Date.parse(now) / 1000)
  const days = ['2026-12-01', '2026-12-02', '2026-12-03'].map((date) => day(date, '9'))
  const [own, first] = [today(operatorZone()), days.find((one) => mayBegin(one, 1, firstDay(place)))?.date]
  vi.useRealTimers()
  expect([own, first]).toEqual(['2026-12-02', expected])
})
