/** A month (`2026-11`) some months later, or earlier below zero. */
export function addMonths(month: string, count: number): string {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  const months = year * 12 + nth - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}
