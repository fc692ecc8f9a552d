import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { addDays, dateOfDay, dayNumber, isDate, nightDates, nightsBetween, staysOverlap } from './dates.ts'

const days = fc.integer({ min: 0, max: 40_000 }).map(dateOfDay)

describe('dates of a stay', () => {
  test('A stay over the leap day has its night', () => {
    expect(nightDates('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29'])
    expect(nightsBetween('2027-02-28', '2027-03-01')).toBe(1)
  })

  test('A day that does not exist is not a date', () => {
    for (const text of ['2026-02-29', '2026-13-01', '2026-1-01', '', '2026-12-08T00:00']) {
      expect(isDate(text), text).toBe(false)
    }
    expect(isDate('2028-02-29')).toBe(true)
  })

  test('Finds every day of the years 0 to 9999 by its name', () => {
    fc.assert(
      fc.property(fc.integer({ min: -719_528, max: 2_932_896 }), (day) => {
        expect(dayNumber(dateOfDay(day))).toBe(day)
      }),
    )
    expect([dateOfDay(-719_528), dateOfDay(2_932_896)]).toEqual(['0000-01-01', '9999-12-31'])
  })

  test('There are as many nights as days between check-in and check-out', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), (checkIn, nights) => {
        const checkOut = addDays(checkIn, nights)
        const dates = nightDates(checkIn, checkOut)
        expect(nightsBetween(checkIn, checkOut)).toBe(nights)
        expect(dates).toHaveLength(nights)
        expect(dates[0]).toBe(checkIn)
        expect(addDays(dates.at(-1) as string, 1)).toBe(checkOut)
      }),
    )
  })

  test('Two stays overlap exactly when they share a night', () => {
    fc.assert(
      fc.property(
        fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 9 })),
        fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 9 })),
        (first, second) => {
          const stay = ([from, nights]: [number, number]) => ({
            check_in_date: dateOfDay(20_000 + from),
            check_out_date: dateOfDay(20_000 + from + nights),
          })
          const [a, b] = [stay(first), stay(second)]
          const nightsOfB = new Set(nightDates(b.check_in_date, b.check_out_date))
          const shared = nightDates(a.check_in_date, a.check_out_date).some((night) => nightsOfB.has(night))
          expect(staysOverlap(a, b)).toBe(shared)
        },
      ),
    )
  })
})
