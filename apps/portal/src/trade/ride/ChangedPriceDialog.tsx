import { language } from '@portal/i18n'
import { OutcomeDialog } from '../booking/OutcomeDialog.tsx'
import { useNetPriceShown } from '../money/net-price.ts'
import { type ChangedPrice, changedLines, type MovedNames, type RideQuote } from './changed-price.ts'

interface MovedPriceDialogProps {
  moved: ChangedPrice<RideQuote>
  title: string
  text: string
  names: MovedNames
  onAccept: () => void
  /** Label of the link to other rides. */
  other: string
  onOther: () => void
}

/** The result of a price check: another price, other terms, or on request. */
export default function ChangedPriceDialog({ moved, names, ...dialog }: MovedPriceDialogProps) {
  const netShown = useNetPriceShown()
  return <OutcomeDialog {...dialog} lines={changedLines(moved, names, { netShown, spoken: language() })} />
}
