import { localeOf } from '../language.ts'
import { language } from '../translator.ts'
import { numberFormat } from './formatters.ts'

/** Money as the contract writes it: a decimal text and an ISO 4217 code, `{amount: '1234.50', currency: 'CNY'}`. */
export interface MoneyValue {
  readonly amount: string
  readonly currency: string
}

/** `sign: 'always'` writes a plus before a gain. */
export interface MoneyFormat {
  sign?: 'auto' | 'always'
}

// Kyat has two decimals in ISO 4217, but is priced, rounded and shown with none.
const scales: Record<string, number> = { CNY: 2, USD: 2, MMK: 0 }

/** Decimals that amounts of a currency are shown with. */
export const currencyScale = (currency: string): number => scales[currency] ?? 2

const decimal = /^[+-]?\d+(\.\d+)?$/

/**
 * The figure alone, grouped and rounded half-up to the currency's scale. Works on the decimal text, never on a
 * float; what is no decimal is given back unchanged.
 */
export function formatAmount({ amount, currency }: MoneyValue, { sign = 'auto' }: MoneyFormat = {}): string {
  if (!decimal.test(amount)) return amount
  const scale = currencyScale(currency)
  const format = numberFormat(localeOf(language()), {
    minimumFractionDigits: scale,
    maximumFractionDigits: scale,
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
  })
  return format.format(amount as Intl.StringNumericLiteral)
}

/** Code and figure, kept on one line: "CNY 1,234.50". */
export const formatMoney = (value: MoneyValue, options?: MoneyFormat): string =>
  `${value.currency}\u00a0${formatAmount(value, options)}`

/** What one currency is worth in another: grouped, with the decimals that it is written with. */
export function formatRate(rate: string): string {
  if (!decimal.test(rate)) return rate
  const decimals = rate.split('.')[1]?.length ?? 0
  const format = numberFormat(localeOf(language()), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return format.format(rate as Intl.StringNumericLiteral)
}
