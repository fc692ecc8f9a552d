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
  /** Label of the link to other rides. */
  other: string
  onOther: () => void
}

/** The result of a price check: another price, other terms, or on request. */
export default function MovedPriceDialog({ moved, names, ...dialog }: MovedPriceDialogProps) {
  const netShown = useNetPriceShown()
  return <OutcomeDialog {...dialog} lines={movedLines(moved, names, { netShown, spoken: language() })} />
}
