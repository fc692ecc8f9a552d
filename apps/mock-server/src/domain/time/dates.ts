/** Calendar dates `YYYY-MM-DD` of a place, without any clock: a night belongs to the hotel. */

const dayMs = 86_400_000
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Days since 1970-01-01 of a calendar date. Throws RangeError unless the day exists. */
export function dayNumber(date: string): number {
  const match = pattern.exec(date)
  if (!match) throw new RangeError(`Not a date: ${date}`)
  const days = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3])) / dayMs
  if (dateOfDay(days) !== date) throw new RangeError(`No such day: ${date}`)
  return days
}

const names = new Map<number, string>()
/** Ten years and more, in any order; a bound on the memory of a server that runs for weeks. */
const keptNames = 5000

export function dateOfDay(days: number): string {
  let name = names.get(days)
  if (name === undefined) {
    name = new Date(days * dayMs).toISOString().slice(0, 10)
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
