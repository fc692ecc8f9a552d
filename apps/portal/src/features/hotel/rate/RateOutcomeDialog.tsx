import type { Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, Money } from '@portal/ui'
import { useState } from 'react'
import { OutcomeDialog } from '../../../trade/booking/OutcomeDialog.tsx'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { NewQuote } from '../../../trade/quote/NewQuote.tsx'
import type { NearbyHotelsProps } from './NearbyHotels.tsx'
import { quoteItem } from './quote-item.ts'
import { kindsOf } from './rate-kinds.ts'
import { SoldOutDialog } from './SoldOutDialog.tsx'
import { checkVerdict, type OpenOutcome } from './use-rate-check.ts'

type Rate = Schemas['Rate']

export interface RateOutcomeDialogProps extends NearbyHotelsProps {
  outcome: OpenOutcome
  /** Continues with the fresh rate or another one. */
  onAccept: (rate: Rate) => void
  onOther: () => void
}

/** The result of a rate check: a new price, new terms, or sold out. The operator decides. */
export default function RateOutcomeDialog({ outcome, ...rest }: RateOutcomeDialogProps) {
  const { answer } = outcome
  const { rate } = answer
  if (!rate || checkVerdict(answer) === 'gone') {
    return <SoldOutDialog alternatives={answer.alternatives} {...rest} />
  }
  return <Decision answer={answer} rate={rate} {...rest} />
}

interface DecisionProps extends Omit<RateOutcomeDialogProps, 'outcome'> {
  answer: Schemas['CheckHotelRateAnswer']
  /** As it is now. */
  rate: Rate
}

/** Accept it, look at other rooms, or offer it to the customer first. */
function Decision({ answer, rate, hotel, stay, onAccept, onOther }: DecisionProps) {
  const t = useText('hotel/detail')
  const labels = useText('hotel')
  const mayQuote = useHoldsNode('quote/save')
  const netShown = useNetPriceShown()
  const [quoting, setQuoting] = useState(false)
  const { title, text } = useNews(answer.outcome)
  // The quote replaces the dialog while it is written; closing it returns here.
  if (quoting) return <NewQuote added={[quoteItem(hotel, stay, rate)]} onClose={() => setQuoting(false)} />
  const lines = answer.diff.filter(({ field }) => netShown || field !== 'settlement_price')
  return (
    <OutcomeDialog
      title={title}
      subject={
        <>
          <strong>{kindsOf(rate).join(labels('separator'))}</strong>
          {/* Nothing else in this dialog names the price. */}
          {lines.length === 0 && (
            <>
              {' · '}
              {labels('total')} <Money value={rate.total_price} />
            </>
          )}
        </>
      }
      text={text}
      lines={lines}
      onAccept={() => onAccept(rate)}
      other={t('other')}
      onOther={onOther}
      aside={
        mayQuote && (
          <Button variant="light" onClick={() => setQuoting(true)}>
            {t('keepAsQuote')}
          </Button>
        )
      }
    />
  )
}

function useNews(outcome: Schemas['RateOutcome']) {
  const t = useText('hotel/detail')
  const hotel = useText('hotel')
  if (outcome === 'on_request') return { title: t('onRequestNow'), text: hotel('onRequestHint') }
  return outcome === 'price_changed'
    ? { title: t('priceChanged'), text: t('priceChangedText') }
    : { title: t('termsChanged'), text: t('termsChangedText') }
}
