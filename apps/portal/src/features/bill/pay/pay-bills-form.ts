import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import type { FieldErrors } from '../../../shared/form/use-checked-form.ts'
import { compareAmounts, sumsOf } from '../../../shared/money/decimal.ts'
import { isPayable, typedMoney } from '../../../shared/money/typed-amount.ts'
import type { SentFile } from '../../../shared/upload/FilesField.tsx'
import { type AmountError, amountError, type BillPayChannel } from '../pay-form.ts'

type Bill = Pick<Schemas['BillSummary'], 'bill_no' | 'version' | 'payable' | 'balance_block'>

export interface PayBillsValues {
  channel: BillPayChannel
  /** As typed, by bill number; a bill that is not in it gets all that is payable. */
  amounts: Readonly<Record<string, string>>
  proof_files: SentFile[]
}

export type PayBillsError = AmountError | 'proofMissing'

/** From the balance, unless it pays none of the bills. */
export const startOf = (bills: readonly Bill[]): PayBillsValues => ({
  channel: bills.some(({ balance_block }) => balance_block === null) ? 'predeposit' : 'bank_transfer',
  amounts: {},
  proof_files: [],
})

/** The bills that this way of paying is open for. */
export const paidBills = ({ channel }: Pick<PayBillsValues, 'channel'>, bills: readonly Bill[]) =>
  bills.filter(({ balance_block }) => channel === 'bank_transfer' || balance_block === null)

const amountOf = ({ amounts }: PayBillsValues, { bill_no, payable }: Bill) =>
  amounts[bill_no] ?? payable.amount

/** What each bill gets, as the call takes it. */
export const sharesOf = (values: PayBillsValues, bills: readonly Bill[]) =>
  paidBills(values, bills).map((bill) => ({
    id: bill.bill_no,
    version: bill.version,
    money: typedMoney(amountOf(values, bill), bill.payable.currency),
  }))

/** The sums of what can be read as an amount, one per currency. */
export const sumsOfShares = (values: PayBillsValues, bills: readonly Bill[]): MoneyValue[] =>
  sumsOf(
    paidBills(values, bills).flatMap((bill) => {
      const typed = amountOf(values, bill)
      return isPayable(typed) ? [typedMoney(typed, bill.payable.currency)] : []
    }),
  )

/** Errors by field: the amount of each bill, and the balance for all of them together. */
export function payBillsErrors(
  values: PayBillsValues,
  bills: readonly Bill[],
  available: MoneyValue | null,
): FieldErrors<PayBillsError> {
  const { channel, proof_files } = values
  const errors: FieldErrors<PayBillsError> = {}
  for (const bill of paidBills(values, bills)) {
    const amount = amountOf(values, bill)
    // The balance is compared with the sum, not with each amount.
    const error = amountError({ channel, amount, payable: bill.payable, available: null })
    if (error) errors[`amounts.${bill.bill_no}`] = error
  }
  const sum = sumsOfShares(values, bills).find(({ currency }) => currency === available?.currency)
  if (channel === 'predeposit' && sum && available && compareAmounts(sum.amount, available.amount) > 0)
    errors['channel'] = 'balanceShort'
  if (channel === 'bank_transfer' && proof_files.length === 0) errors['proof_files'] = 'proofMissing'
  return errors
}

/** As many numbers as the remark of a transfer has room for. */
const mostNumbers = 10

/** What a transfer names: the numbers of its bills, or the reference of the company for too many. */
export const transferReference = (bills: readonly Bill[]): { reference?: string } =>
  bills.length > mostNumbers ? {} : { reference: bills.map(({ bill_no }) => bill_no).join(' ') }
