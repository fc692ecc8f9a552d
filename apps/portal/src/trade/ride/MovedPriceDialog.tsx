import { language } from '@portal/i18n'
import { OutcomeDialog } from '../booking/OutcomeDialog.tsx'
import { useNetPriceShown } from '../money/net-price.ts'
import { type MovedNames, type MovedPrice, movedLines, type RideQuote } from './moved-price.ts'

interface MovedPriceDialogProps {
  moved: MovedPrice<RideQuote>
  title: string
  text: string
  names: MovedNames
  onAccept: () => void
  /** Where another ride is chosen. */
  other: string
  onOther: () => void
}

/** What asking the price again has brought: more or less to pay, other terms, or that the supplier is asked first. */
export default function MovedPriceDialog({ moved, names, ...dialog }: MovedPriceDialogProps) {
  const netShown = useNetPriceShown()
  return <OutcomeDialog {...dialog} lines={movedLines(moved, names, { netShown, spoken: language() })} />
}
