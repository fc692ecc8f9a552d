import type { Schemas } from '@portal/api-client'
import { addDays } from '@portal/i18n'

type Span = Schemas['OrderDateSpan']

/** The last day of a date's month. */
const monthEnd = (day: string): string => {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}
const monthStart = (day: string): string => `${day.slice(0, 7)}-01`

/** First and last day of a span, inclusive; days are `YYYY-MM-DD`, `day` is today. */
export function daysOfSpan(span: Span, day: string): { date_from: string; date_to: string } {
  const days = (from: number, to: number) => ({ date_from: addDays(day, from), date_to: addDays(day, to) })
  const before = addDays(monthStart(day), -1)
  const spans: Record<Span, { date_from: string; date_to: string }> = {
    today: days(0, 0),
    tomorrow: days(1, 1),
    next_7: days(0, 6),
    next_30: days(0, 29),
    last_7: days(-6, 0),
    last_30: days(-29, 0),
    this_month: { date_from: monthStart(day), date_to: monthEnd(day) },
    last_month: { date_from: monthStart(before), date_to: before },
  }
  return spans[span]
}
