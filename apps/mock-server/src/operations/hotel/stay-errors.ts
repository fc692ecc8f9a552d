import { lastArrival } from '../../domain/hotel/stay.ts'
import { salesEnd } from '../../domain/order/pay-time.ts'
import { addDays, dayNumber, nightsBetween } from '../../domain/time/dates.ts'
import { localClock } from '../../domain/time/zones.ts'
import type { FieldErrors } from '../../texts/text.ts'

const mostNights = 30
/** Hotels do not sell further ahead. */
const mostDaysAhead = 500

/** The first day on which a stay may begin: today at the hotel, until no time to pay is left of it. `now` in epoch ms. */
export function firstDaySold(tz: string, now: number): string {
  const today = localClock(now, tz).date
  return now >= salesEnd(lastArrival(today, tz)) ? addDays(today, 1) : today
}

/** The last day on which a stay may begin. */
export const lastDaySold = (today: string): string => addDays(today, mostDaysAhead)

/** Errors of the dates of a stay by field; null when there are none. "Today" is the hotel's. */
export function stayErrors(
  stay: { readonly check_in: string; readonly check_out: string },
  tz: string,
  now: number,
): FieldErrors | null {
  const today = localClock(now, tz).date
  const nights = nightsBetween(stay.check_in, stay.check_out)
  const fields: FieldErrors = {}
  if (stay.check_in < today) fields.check_in = ['stay_past']
  else if (stay.check_in < firstDaySold(tz, now)) fields.check_in = ['stay_too_late']
  else if (dayNumber(stay.check_in) - dayNumber(today) > mostDaysAhead) {
    fields.check_in = [{ key: 'stay_far', params: { days: mostDaysAhead } }]
  }
  if (nights < 1) fields.check_out = ['stay_order']
  else if (nights > mostNights) fields.check_out = [{ key: 'stay_long', params: { nights: mostNights } }]
  return Object.keys(fields).length > 0 ? fields : null
}
