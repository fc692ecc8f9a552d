import { ApiError } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { notify } from '@portal/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { productPart } from '../product/parts.ts'
import { NewQuote } from './NewQuote.tsx'
import type { OfferToQuote, QuoteItem } from './quote-basket.ts'

interface AskedOfferProps {
  offer: OfferToQuote
  /** Called when its price is known. */
  onAsked: () => void
  onClose: () => void
}

/** The quote dialog with an offer at today's price, or a notice if there is none. */
export default function QuoteOfferDialog({ offer, onAsked, onClose }: AskedOfferProps) {
  const t = useText('quote')
  const [item, setItem] = useState<QuoteItem | null>(null)
  const ask = useEffectEvent(async () => {
    const { product, title } = offer
    const chosen = { ...offer.chosen }
    try {
      const price = await productPart('quoting')[product].ask(chosen, '')
      if (price) {
        setItem({ product, title, chosen, ...price })
        return onAsked()
      }
      notify.error(t('renewed.gone'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Other failures have shown their notice already.
      if (error.kind === 'refusal') notify.error(error.message)
    }
    onClose()
  })
  useEffect(() => void ask(), [])
  return item && <NewQuote added={[item]} onClose={onClose} />
}
