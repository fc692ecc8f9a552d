/** Calendar dates `YYYY-MM-DD` of a place, without any clock: a night belongs to the hotel. */

const dayMs = 86_400_000

/** Days since 1970-01-01 of a calendar date. Throws RangeError unless the day exists. */
export function dayNumber(date: string): number {
  const year = digitsIn(date, 0, 4)
  const month = digitsIn(date, 5, 7)
  const day = digitsIn(date, 8, 10)
  const formed = date.length === 10 && date[4] === '-' && date[7] === '-'
  if (!formed || Number.isNaN(year + month + day)) throw new RangeError(`Not a date: ${date}`)
  // Date.UTC takes a year below 100 for one of the last century.
  const days = new Date(0).setUTCFullYear(year, month - 1, day) / dayMs
  if (dateOfDay(days) !== date) throw new RangeError(`No such day: ${date}`)
  return days
}

/** Thousands of dates are read for one list of prices, so without a regular expression. NaN unless all are digits. */
function digitsIn(text: string, from: number, to: number): number {
  let value = 0
  for (let at = from; at < to; at += 1) {
    const digit = text.charCodeAt(at) - 48
    if (!(digit >= 0 && digit <= 9)) return Number.NaN
    value = value * 10 + digit
  }
  return value
}

const names = new Map<number, string>()
/** Ten years and more, in any order; a bound on the memory of a server that runs for weeks. */
const keptNames = 5000

export function dateOfDay(days: number): string {
  let name = names.get(days)
  if (name === undefined) {
    name = new Date(days * dayMs).toISOString().slice(0, -14)
    if (names.size >= keptNames) names.clear()
    names.set(days, name)
  }
  return name
}

export function isDate(text: string): boolean {
  try {
    dayNumber(text)
    return true
  } catch {
    return false
  }
}

export function addDays(date: string, days: number): string {
  return dateOfDay(dayNumber(date) + days)
}

/** Negative when the check-out lies before the check-in. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return dayNumber(checkOut) - dayNumber(checkIn)
}

/** The dates of the nights of a stay: check-in included, check-out not. */
export function nightDates(checkIn: string, checkOut: string): string[] {
  const first = dayNumber(checkIn)
  return Array.from({ length: Math.max(0, nightsBetween(checkIn, checkOut)) }, (_, night) =>
    dateOfDay(first + night),
  )
}

/** True when two stays, each half-open [check-in, check-out), share a night. */
export function staysOverlap(
  a: { check_in_date: string; check_out_date: string },
  b: { check_in_date: string; check_out_date: string },
): boolean {
  return a.check_in_date < b.check_out_date && b.check_in_date < a.check_out_date
}
