/** The last twelve months up to a day, newest first, as `YYYY-MM`. */
function recentMonths(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: 12 }, (_, ago) => {
    const months = year * 12 + month - 1 - ago
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

/** The months that can be chosen on a day, newest first, and the one in force even when it is older. */
export function monthsToChoose(chosen: string | undefined, today: string | null): string[] {
  const recent = today === null ? [] : recentMonths(today)
  return chosen === undefined || recent.includes(chosen) ? recent : [...recent, chosen]
}
