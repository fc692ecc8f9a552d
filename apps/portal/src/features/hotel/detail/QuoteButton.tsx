import { isSupported, type Schemas } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Button } from '@portal/ui'
import { useState } from 'react'
import { NewQuote } from '../../../trade/quote/NewQuote.tsx'
import type { Stay } from '../../../trade/search/stay.ts'
import { quoteItem } from '../rate/quote-item.ts'

interface QuoteButtonProps {
  hotel: Pick<Schemas['HotelInfo'], 'id' | 'name' | 'tz'>
  stay: Stay
  rates: readonly Schemas['Rate'][]
}

/** Adds the selected rates to a quote, together with those of other hotels. */
export function QuoteButton({ hotel, stay, rates }: QuoteButtonProps) {
  const t = useText('hotel')
  const mayQuote = useHoldsNode('quote/save')
  const [open, setOpen] = useState(false)
  if (!mayQuote || !isSupported('saveQuote')) return null
  return (
    <>
      <Button size="xs" variant="light" onClick={() => setOpen(true)}>
        {t('addToQuote')}
      </Button>
      {open && (
        <NewQuote added={rates.map((rate) => quoteItem(hotel, stay, rate))} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
