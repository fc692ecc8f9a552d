/** A month (`2026-11`) some months later, or earlier below zero. */
export function addMonths(month: string, count: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  const months = year * 12 + nth - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** First and last day of a month, `YYYY-MM-DD`. */
export function daysOfMonth(month: string): { date_from: string; date_to: string } {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  return {
    date_from: `${month}-01`,
    date_to: new Date(Date.UTC(year, nth, 0)).toISOString().slice(0, 10),
  }
}

/** The month whose first and last day these are; null for any other period. */
export function monthOfDays(date_from: string, date_to: string): string | null {
  const month = date_from.slice(0, 7)
  return date_from.endsWith('-01') && daysOfMonth(month).date_to === date_to ? month : null
}
