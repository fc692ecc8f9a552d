import { isExactAmount, parseAmount } from './money.ts'

export type AmountError = 'amount_scale' | 'amount_above_zero' | 'amount'

/** What is wrong with an amount that a member asks for: above zero, with the decimals of its currency, and not absurdly large. */
export function amountError(amount: string, currency: string): AmountError | null {
  if (!isExactAmount(amount, currency)) return 'amount_scale'
  try {
    return parseAmount(amount, currency) > 0 ? null : 'amount_above_zero'
  } catch (error) {
    if (error instanceof RangeError) return 'amount'
    throw error
  }
}
