import type { Schemas } from '@portal/api-client'
import { addDays } from '@portal/i18n'
import { compareAmounts } from '../../../shared/money/decimal.ts'

type Day = Schemas['HotelCalendarDay']

/** Adds months to `2026-12`. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** Weeks from Monday to Sunday; days of other months are null. */
export function weeksOf(days: readonly Day[]): (Day | null)[][] {
  const [first] = days
  if (!first) return []
  const before = (new Date(`${first.date}T00:00:00Z`).getUTCDay() + 6) % 7
  const cells = [...Array<null>(before).fill(null), ...days]
  const weeks = Math.ceil(cells.length / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null),
  )
}

/** The dates with the month's lowest price. */
export function cheapestOf(days: readonly Day[]): ReadonlySet<string> {
  const priced = days.filter(({ min_price, sold_out }) => min_price !== null && !sold_out)
  const lowest = priced
    .map(({ min_price }) => min_price?.amount ?? '')
    .reduce((least, amount) => (least === '' || compareAmounts(amount, least) < 0 ? amount : least), '')
  return new Set(priced.filter(({ min_price }) => min_price?.amount === lowest).map(({ date }) => date))
}

/** Whether a stay may begin that day: on sale, and within the minimum stay. */
export const mayBegin = ({ date, min_price, min_stay, sold_out }: Day, nights: number, today: string) =>
  date >= today && !sold_out && min_price !== null && nights >= min_stay

/** A sample week, for the names of its days. */
export const aWeek: readonly string[] = Array.from({ length: 7 }, (_, day) => addDays('2026-11-02', day))
