import type { Schemas } from '@portal/api-client'
import { formatMoney, type MoneyValue, type TextCatalogue, type Translate } from '@portal/i18n'
import { compareAmounts } from '../../../shared/money/decimal.ts'
import { isAmount, plainAmount } from '../../../shared/money/typed-amount.ts'

type Quote = Pick<Schemas['CancelQuote'], 'refund_shares' | 'refund_to_text' | 'tier_index'>
type Shares = Schemas['Order']['refund_shares']

/** Where a refund goes, in words; with two accounts, how much goes to each as far as the member may know. */
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

/** What asking for a refund does, before it is known how much will be agreed to. */
export function refundEffect(shares: Shares, t: Translate<TextCatalogue['order']>): string {
  const [first, second] = shares
  const one = first?.refund_to_text ?? ''
  if (!second) return t('refund.effect', { channel: one })
  if (!first?.money) return t('refund.effectBoth', { one, other: second.refund_to_text })
  return t('refund.effectSplit', { owed: formatMoney(first.money), one, other: second.refund_to_text })
}

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
