import { type Language, localeOf } from '../language.ts'
import { language, textOf } from '../translator.ts'
import { dateFormat } from './formatters.ts'

const dayMs = 86_400_000

/** `iso` 2026-12-08 · `short` Tue 8 Dec · `long` Tue 8 Dec 2026. */
export type DateStyle = 'iso' | 'short' | 'long'

/** Midnight UTC of a calendar date; NaN if there is no such date, as with 30 February. */
function dayOf(date: string): number {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(date) ? day : Number.NaN
}

// The dates of a stay are local to the hotel: they are read and written in UTC, so that no zone shifts them.
function formatOf(style: Exclude<DateStyle, 'iso'>, reader: Language): Intl.DateTimeFormat {
  return dateFormat(localeOf(reader), {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(style === 'long' && { year: 'numeric' }),
  })
}

// Engines differ on the comma after an English weekday; we never show one.
const plain = (text: string) => text.replaceAll(',', '')

/** A calendar date (`YYYY-MM-DD`, local to the place) in words; anything else comes back unchanged. */
export function formatDate(date: string, style: DateStyle = 'long', reader: Language = language()): string {
  const day = dayOf(date)
  return style === 'iso' || Number.isNaN(day) ? date : plain(formatOf(style, reader).format(day))
}

/** Number of nights from check-in to check-out; 0 if the dates are invalid or in the wrong order. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  const nights = (dayOf(checkOut) - dayOf(checkIn)) / dayMs
  return nights > 0 ? nights : 0
}

/** First and last day: "Tue 8 Dec – Thu 10 Dec 2026"; a single day once. */
export function formatDates(first: string, last: string): string {
  if (first === last) return formatDate(first)
  const sameYear = first.slice(0, 4) === last.slice(0, 4)
  const english = language() === 'en'
  // The year is shown once: English writes it last, Chinese first.
  const from = formatDate(first, sameYear && english ? 'short' : 'long')
  const to = formatDate(last, sameYear && !english ? 'short' : 'long')
  return `${from} – ${to}`
}

/** Both dates of a stay and its nights: "Tue 8 Dec – Thu 10 Dec 2026, 2 nights". */
export function formatStay(checkIn: string, checkOut: string): string {
  const count = nightsBetween(checkIn, checkOut)
  const comma = language() === 'en' ? ', ' : '，'
  const nights = count > 0 && `${comma}${textOf('common')('count.nights', { count })}`
  return `${formatDates(checkIn, checkOut)}${nights || ''}`
}

/** The date `days` later (or earlier, when negative), as `YYYY-MM-DD`. */
export const addDays = (date: string, days: number): string =>
  new Date(dayOf(date) + days * dayMs).toISOString().slice(0, 10)
