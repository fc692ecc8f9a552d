import { compareAmounts } from './decimal.ts'

/**
 * What people type or paste as it is written here: without blanks around it and without the separators of thousands
 * that every amount is shown with. `1,5` stays as it is: it may be meant as 1.5, so it is no amount.
 */
export function plainAmount(typed: string): string {
  const amount = typed.normalize('NFKC').trim()
  return /^\d{1,3}(?:([,' ])\d{3})(?:\1\d{3})*(?:\.\d*)?$/.test(amount)
    ? amount.replaceAll(/[,' ]/g, '')
    : amount
}

/** Whether it is an amount as people type it, 0 or more: digits with at most two decimals, without currency. */
export const isAmount = (typed: string): boolean => /^\d{1,12}(?:\.\d{1,2})?$/.test(plainAmount(typed))

/** Whether it is an amount above 0 as people type it. */
export const isPayable = (typed: string): boolean =>
  isAmount(typed) && compareAmounts(plainAmount(typed), '0') > 0
