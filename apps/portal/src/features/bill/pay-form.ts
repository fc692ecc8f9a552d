import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import { compareAmounts, difference, isPayable, sumsOf } from '../../shared/decimal.ts'

export type BillPayChannel = Schemas['BillPayChannel']

/** What can still be paid: what is outstanding less the transfers that are reported and not found yet. */
export function payableOf({
  outstanding,
  payments,
}: Pick<Schemas['Bill'], 'outstanding' | 'payments'>): MoneyValue {
  const [pending] = sumsOf(payments.filter(({ status }) => status === 'submitted').map(({ money }) => money))
  return (pending && difference(pending, outstanding)) ?? outstanding
}

/** What is wrong with an amount, by the name of its text. */
export type AmountError = 'amountWrong' | 'amountTooHigh' | 'balanceShort'

interface Payment {
  channel: BillPayChannel
  /** As typed, without currency. */
  amount: string
  payable: MoneyValue
  /** What the balance has left; null until it is known. */
  available: MoneyValue | null
}

export function amountError({ channel, amount, payable, available }: Payment): AmountError | null {
  if (!isPayable(amount)) return 'amountWrong'
  if (compareAmounts(amount, payable.amount) > 0) return 'amountTooHigh'
  const short = channel === 'predeposit' && available !== null && compareAmounts(amount, available.amount) > 0
  return short ? 'balanceShort' : null
}

/** What is left of a sum once the amount is gone. */
export const lessAmount = (sum: MoneyValue, amount: string): MoneyValue =>
  difference({ amount, currency: sum.currency }, sum) ?? sum
