import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { OutcomeDialog, type OutcomeLine } from '../../shared/booking/OutcomeDialog.tsx'
import { useNetPriceShown } from '../../shared/net-price.ts'
import type { MovedPrice } from './use-hire-quote.ts'

interface MovedPriceDialogProps {
  moved: MovedPrice
  onAccept: () => void
  onOther: () => void
}

const wordsOf = (policy: Schemas['CancellationPolicy'] | undefined, language: string) =>
  policy?.text[language === 'en' ? 'en' : 'zh-cn'] ?? ''

/** What asking the price again has brought: more or less to pay, other terms, or that the supplier is asked first. */
export default function MovedPriceDialog({
  moved: { before, after },
  onAccept,
  onOther,
}: MovedPriceDialogProps) {
  const t = useText('car/booking')
  const netShown = useNetPriceShown()
  const priceMoved = before.total_price.amount !== after.total_price.amount
  const asked = before.on_request === false && after.on_request
  const money = (field: string, field_text: string, one: OutcomeLine['before_money'], other: typeof one) =>
    one && other && one.amount !== other.amount
      ? [{ field, field_text, before: null, after: null, before_money: one, after_money: other }]
      : []
  const language = document.documentElement.lang
  const terms = [wordsOf(before.cancellation_policy, language), wordsOf(after.cancellation_policy, language)]
  const lines: OutcomeLine[] = [
    ...money('price', t('moved.price'), before.total_price, after.total_price),
    ...(netShown
      ? money('net', t('moved.net'), before.total_settlement_price ?? null, after.total_settlement_price)
      : []),
    ...(!priceMoved && !asked
      ? [
          {
            field: 'policy',
            field_text: t('moved.policy'),
            before: terms[0] ?? '',
            after: terms[1] ?? '',
            before_money: null,
            after_money: null,
          },
        ]
      : []),
  ]
  const kind = asked ? 'onRequest' : priceMoved ? 'price' : 'terms'
  return (
    <OutcomeDialog
      title={t(`moved.${kind}Title`)}
      text={t(`moved.${kind}Text`)}
      lines={lines}
      onAccept={onAccept}
      other={t('toList')}
      onOther={onOther}
    />
  )
}
