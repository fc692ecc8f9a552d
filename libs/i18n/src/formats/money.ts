import { localeOf } from '../language.ts'
import { language } from '../translator.ts'
import { numberFormat } from './formatters.ts'

/** Money as in the contract: a decimal string and an ISO 4217 code, `{amount: '1234.50', currency: 'CNY'}`. */
export interface MoneyValue {
  readonly amount: string
  readonly currency: string
}

/** `sign: 'always'` writes a plus before positive amounts. */
export interface MoneyFormat {
  sign?: 'auto' | 'always'
}

// Kyat has two decimals in ISO 4217, but is priced, rounded and shown with none.
const scales: Record<string, number> = { CNY: 2, USD: 2, MMK: 0 }

/** Number of decimals shown for a currency. */
export const currencyScale = (currency: string): number => scales[currency] ?? 2

const decimal = /^[+-]?\d+(\.\d+)?$/

/**
 * The amount without its currency, grouped and rounded half-up to the currency's scale. It works on the decimal
 * string, never on a float; anything that is not a decimal comes back unchanged.
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

/** Code and amount with a no-break space: "CNY 1,234.50". */
export const formatMoney = (value: MoneyValue, options?: MoneyFormat): string =>
  `${value.currency}\u00a0${formatAmount(value, options)}`

/** An exchange rate, grouped, with as many decimals as given. */
export function formatRate(rate: string): string {
  if (!decimal.test(rate)) return rate
  const decimals = rate.split('.')[1]?.length ?? 0
  const format = numberFormat(localeOf(language()), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return format.format(rate as Intl.StringNumericLiteral)
}

/** A count, grouped like money: "1,568". Texts group their `{{count}}` by themselves. */
export const formatCount = (value: number, { sign = 'auto' }: MoneyFormat = {}): string =>
  numberFormat(localeOf(language()), {
    signDisplay: sign === 'always' ? 'exceptZero' : 'negative',
  }).format(value)
