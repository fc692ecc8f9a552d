import { currencyScale, type MoneyValue } from '@portal/i18n'
import { plainAmount } from './typed-amount.ts'

/** A typed amount for a request: without leading zeros, with the decimals of its currency. */
export function typedMoney(typed: string, currency: string): MoneyValue {
  const [whole = '0', part = ''] = plainAmount(typed).split('.')
  const decimals = part.padEnd(currencyScale(currency), '0')
  return { amount: `${whole.replace(/^0+(?=\d)/, '')}${decimals && `.${decimals}`}`, currency }
}
