import type { MoneyValue } from '@portal/i18n'
import { compareAmounts } from '../../../shared/money/decimal.ts'
import { isAmount, plainAmount } from '../../../shared/money/typed-amount.ts'

/** What is wrong with an amount asked back: named as in the texts `refund.…`. */
export type AmountError = 'amountMissing' | 'amountNumber' | 'amountZero' | 'amountTooHigh'

/** Judges what was typed; `most` is null where net prices are hidden, and then the server judges it. */
export function amountError(typed: string, most: MoneyValue | null): AmountError | null {
  const amount = plainAmount(typed)
  if (amount === '') return 'amountMissing'
  if (!isAmount(amount)) return 'amountNumber'
  if (compareAmounts(amount, '0') <= 0) return 'amountZero'
  return most && compareAmounts(amount, most.amount) > 0 ? 'amountTooHigh' : null
}
