import { currencyScale, type MoneyValue } from '@portal/i18n'
import { compareAmounts } from './decimal.ts'

/**
 * Removes spaces and thousands separators from a typed amount. `1,5` stays as it is: it may mean 1.5, so it is invalid.
 */
export function plainAmount(typed: string): string {
  const amount = typed.normalize('NFKC').trim()
  return /^\d{1,3}(?:([,' ])\d{3})(?:\1\d{3})*(?:\.\d*)?$/.test(amount)
    ? amount.replaceAll(/[,' ]/g, '')
    : amount
}

/** A typed amount of 0 or more: digits with at most two decimals, without a currency. */
export const isAmount = (typed: string): boolean => /^\d{1,12}(?:\.\d{1,2})?$/.test(plainAmount(typed))

/** A typed amount above 0. */
export const isPayable = (typed: string): boolean =>
  isAmount(typed) && compareAmounts(plainAmount(typed), '0') > 0

/** A typed amount for a request: without leading zeros, with the decimals of its currency. */
export function typedMoney(typed: string, currency: string): MoneyValue {
  const [whole = '0', part = ''] = plainAmount(typed).split('.')
  const decimals = part.padEnd(currencyScale(currency), '0')
  return { amount: `${whole.replace(/^0+(?=\d)/, '')}${decimals && `.${decimals}`}`, currency }
}
