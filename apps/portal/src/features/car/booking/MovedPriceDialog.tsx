import type { Schemas } from '@portal/api-client'
import { language, useText } from '@portal/i18n'
import { OutcomeDialog } from '../../../shared/booking/OutcomeDialog.tsx'
import { useNetPriceShown } from '../../../shared/net-price.ts'
import { type MovedPrice, movedKind, movedLines } from '../../../shared/ride/moved-price.ts'

interface MovedPriceDialogProps {
  moved: MovedPrice<Schemas['CarQuote']>
  onAccept: () => void
  onOther: () => void
}

/** What asking the price again has brought: more or less to pay, other terms, or that the supplier is asked first. */
export default function MovedPriceDialog({ moved, onAccept, onOther }: MovedPriceDialogProps) {
  const t = useText('car/booking')
  const netShown = useNetPriceShown()
  const names = { price: t('moved.price'), net: t('moved.net'), policy: t('moved.policy') }
  const kind = movedKind(moved)
  return (
    <OutcomeDialog
      title={t(`moved.${kind}Title`)}
      text={t(`moved.${kind}Text`)}
      lines={movedLines(moved, names, { netShown, spoken: language() })}
      onAccept={onAccept}
      other={t('toList')}
      onOther={onOther}
    />
  )
}
