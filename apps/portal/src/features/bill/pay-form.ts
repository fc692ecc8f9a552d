import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import { compareAmounts, difference, sumsOf } from '../../shared/money/decimal.ts'
import { isPayable, plainAmount } from '../../shared/money/typed-amount.ts'

export type BillPayChannel = Schemas['BillPayChannel']

/** Transfers that are reported but not found yet; null without any. */
export function reportedOf({ payments }: Pick<Schemas['Bill'], 'payments'>): MoneyValue | null {
  const [sum] = sumsOf(payments.filter(({ status }) => status === 'submitted').map(({ money }) => money))
  return sum ?? null
}

/** Whether anything can be paid now. */
export const isPayableBill = ({ payable }: Pick<Schemas['BillSummary'], 'payable'>): boolean =>
  compareAmounts(payable.amount, '0') > 0

/** The text key of an amount error. */
export type AmountError = 'amountWrong' | 'amountTooHigh' | 'balanceShort'

interface Payment {
  channel: BillPayChannel
  /** As typed, without currency. */
  amount: string
  payable: MoneyValue
  /** Balance left; null until known. */
  available: MoneyValue | null
}

export function amountError({ channel, amount: typed, payable, available }: Payment): AmountError | null {
  if (!isPayable(typed)) return 'amountWrong'
  const amount = plainAmount(typed)
  if (compareAmounts(amount, payable.amount) > 0) return 'amountTooHigh'
  const short = channel === 'predeposit' && available !== null && compareAmounts(amount, available.amount) > 0
  return short ? 'balanceShort' : null
}

/** What remains of a sum after subtracting the amount. */
export const lessAmount = (sum: MoneyValue, amount: string): MoneyValue =>
  difference({ amount, currency: sum.currency }, sum) ?? sum
