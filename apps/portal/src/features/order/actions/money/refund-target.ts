import type { Schemas } from '@portal/api-client'
import { formatMoney, type MoneyValue, type TextCatalogue, type Translate } from '@portal/i18n'
import { compareAmounts } from '../../../../shared/money/decimal.ts'
import { isAmount, plainAmount } from '../../../../shared/money/typed-amount.ts'

type Quote = Pick<Schemas['CancelQuote'], 'refund_shares' | 'refund_to_text' | 'tier_index'>
type Shares = Schemas['Order']['refund_shares']

/** The destination of a refund in words; with two accounts, the share of each if the member may know it. */
export function refundTarget(
  { refund_shares, refund_to_text, tier_index }: Quote,
  t: Translate<TextCatalogue['order']>,
): string {
  if (refund_to_text === null) return t('cancel.nothingPaid')
  if (tier_index === null) return t('cancel.holdReleased', { channel: refund_to_text })
  const [first, second] = refund_shares
  if (!first || !second) return t('cancel.refundTo', { channel: refund_to_text })
  const [one, other] = [first.refund_to_text, second.refund_to_text]
  if (!first.money || !second.money) return t('cancel.refundToBoth', { one, other })
  const [owed, paid] = [formatMoney(first.money), formatMoney(second.money)]
  return t('cancel.refundSplit', { owed, one, paid, other })
}

/** The effect of requesting a refund, before the granted amount is known. */
export function refundEffect(shares: Shares, t: Translate<TextCatalogue['order']>): string {
  const [first, second] = shares
  const one = first?.refund_to_text ?? ''
  if (!second) return t('refund.effect', { channel: one })
  if (!first?.money) return t('refund.effectBoth', { one, other: second.refund_to_text })
  return t('refund.effectSplit', { owed: formatMoney(first.money), one, other: second.refund_to_text })
}

/** The error of a requested amount, as a key of the texts `refund.…`. */
export type AmountError = 'amountMissing' | 'amountNumber' | 'amountZero' | 'amountTooHigh'

/** Checks the typed amount; `most` is null where net prices are hidden, and then only the server checks it. */
export function amountError(typed: string, most: MoneyValue | null): AmountError | null {
  const amount = plainAmount(typed)
  if (amount === '') return 'amountMissing'
  if (!isAmount(amount)) return 'amountNumber'
  if (compareAmounts(amount, '0') <= 0) return 'amountZero'
  return most && compareAmounts(amount, most.amount) > 0 ? 'amountTooHigh' : null
}
