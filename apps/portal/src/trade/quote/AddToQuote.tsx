import { isSupported } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button, lazyDialog } from '@portal/ui'
import { useState } from 'react'
import { withTexts } from '../../shared/lazy-load.ts'
import { withProductPart } from '../product/parts.ts'
import type { OfferToQuote } from './quote-basket.ts'

const QuoteOfferDialog = lazyDialog(() =>
  withProductPart('quoting', () => withTexts(['quote', 'hotel'], () => import('./QuoteOfferDialog.tsx'))),
)

interface AddToQuoteProps extends OfferToQuote {
  /** Names the offer, if there are several. */
  label?: string
}

/** Requests the price of an offer and adds it to the current quote. */
export function AddToQuote({ label, ...offer }: AddToQuoteProps) {
  const t = useText('hotel')
  const mayQuote = useHoldsNode('quote/save')
  const [state, setState] = useState<'closed' | 'asking' | 'open'>('closed')
  if (!mayQuote || !isSupported('saveQuote')) return null
  const text = t('addToQuote')
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={state === 'asking'}
        aria-label={label && `${text}: ${label}`}
        onClick={() => setState('asking')}
      >
        {text}
      </Button>
      {state !== 'closed' && (
        <QuoteOfferDialog offer={offer} onAsked={() => setState('open')} onClose={() => setState('closed')} />
      )}
    </>
  )
}
