import { type Language, language, type MoneyValue, useText } from '@portal/i18n'
import { OutcomeDialog, type OutcomeLine } from '../../shared/booking/OutcomeDialog.tsx'
import { useNetPriceShown } from '../../shared/net-price.ts'
import type { MovedTransfer } from './use-transfer-price.ts'

interface MovedTransferDialogProps {
  moved: MovedTransfer
  onAccept: () => void
  onOther: () => void
}

const moneyLine = (
  field: string,
  field_text: string,
  before: MoneyValue | null | undefined,
  after: MoneyValue | null,
): OutcomeLine[] =>
  before && after && before.amount !== after.amount
    ? [{ field, field_text, before: null, after: null, before_money: before, after_money: after }]
    : []

const termsIn = (spoken: Language, quote: Partial<MovedTransfer['after']>): string =>
  quote.cancellation_policy?.text[spoken] ?? ''

/** What asking the price again has brought: another total, or other terms. */
export default function MovedTransferDialog({
  moved: { before, after },
  onAccept,
  onOther,
}: MovedTransferDialogProps) {
  const t = useText('airport/booking')
  const netShown = useNetPriceShown()
  const spoken = language()
  const prices = [
    ...moneyLine('price', t('moved.price'), before.total_price, after.total_price),
    ...(netShown
      ? moneyLine('net', t('moved.net'), before.total_settlement_price, after.total_settlement_price)
      : []),
  ]
  const terms: OutcomeLine = {
    field: 'policy',
    field_text: t('moved.policy'),
    before: termsIn(spoken, before),
    after: termsIn(spoken, after),
    before_money: null,
    after_money: null,
  }
  const kind = prices.length > 0 ? 'price' : 'terms'
  return (
    <OutcomeDialog
      title={t(`moved.${kind}Title`)}
      text={t(`moved.${kind}Text`)}
      lines={kind === 'price' ? prices : [terms]}
      onAccept={onAccept}
      other={t('toList')}
      onOther={onOther}
    />
  )
}
