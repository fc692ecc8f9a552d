import type { Schemas } from '@portal/api-client'
import { addDays } from '@portal/i18n'
import { addMonths, daysOfMonth } from '../../../shared/time/month.ts'

type Span = Schemas['OrderDateSpan']

/** First and last day of a span, inclusive; days are `YYYY-MM-DD`, `day` is today. */
export function daysOfSpan(span: Span, day: string): { date_from: string; date_to: string } {
  const days = (from: number, to: number) => ({ date_from: addDays(day, from), date_to: addDays(day, to) })
  const month = day.slice(0, 7)
  const spans: Record<Span, { date_from: string; date_to: string }> = {
    today: days(0, 0),
    tomorrow: days(1, 1),
    next_7: days(0, 6),
    next_30: days(0, 29),
    last_7: days(-6, 0),
    last_30: days(-29, 0),
    this_month: daysOfMonth(month),
    last_month: daysOfMonth(addMonths(month, -1)),
  }
  return spans[span]
}
