import type { MoneyValue } from '@portal/i18n'

/** How much of the second the first is, in whole percent; null of nothing or between two currencies. For drawings, not for sums. */
export function shareOf(part: MoneyValue, all: MoneyValue): number | null {
  if (part.currency !== all.currency || Number(all.amount) <= 0) return null
  return Math.round((100 * Number(part.amount)) / Number(all.amount))
}
