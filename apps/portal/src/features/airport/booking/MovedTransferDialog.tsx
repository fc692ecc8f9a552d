import type { Schemas } from '@portal/api-client'
import { language, useText } from '@portal/i18n'
import { OutcomeDialog } from '../../../shared/booking/OutcomeDialog.tsx'
import { useNetPriceShown } from '../../../shared/net-price.ts'
import { type MovedPrice, movedKind, movedLines } from '../../../shared/ride/moved-price.ts'

interface MovedTransferDialogProps {
  moved: MovedPrice<Schemas['TransferQuote']>
  onAccept: () => void
  onOther: () => void
}

/** What asking the price again has brought: another total, or other terms. */
export default function MovedTransferDialog({ moved, onAccept, onOther }: MovedTransferDialogProps) {
  const t = useText('airport/booking')
  const netShown = useNetPriceShown()
  const names = { price: t('moved.price'), net: t('moved.net'), policy: t('moved.policy') }
  const kind = movedKind(moved) === 'price' ? 'price' : 'terms'
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
