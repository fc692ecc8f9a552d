import { addDays } from '../time/dates.ts'
import { localClock } from '../time/zones.ts'

/** The days of a month (`2026-11`), both included. */
export function daysOfMonth(month: string): { readonly date_from: string; readonly date_to: string } {
  const date_from = `${month}-01`
  // The 28th is in every month, and four days later it is the next one.
  const next = addDays(`${month}-28`, 4).slice(0, 7)
  return { date_from, date_to: addDays(`${next}-01`, -1) }
}

/** The month that a moment (epoch s) is in, in a company's calendar. */
export const monthOf = (seconds: number, tz: string): string =>
  localClock(seconds * 1000, tz).date.slice(0, 7)
