import type { Schemas } from '@portal/api-client'
import { useHoldsNode, useSession } from '@portal/auth'
import { formatStay, language, loadTexts, textOf, useText } from '@portal/i18n'
import { Button } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { keepQuoteItems, type QuoteItem, quoteItems, withItems } from '../../shared/quote-basket.ts'
import { occupancyOf, type Stay } from '../../shared/stay.ts'

const QuoteDialog = lazy(async () => {
  await loadTexts(language(), ['quote'])
  return import('../../shared/QuoteDialog.tsx')
})

interface QuoteButtonProps {
  hotel: Pick<Schemas['HotelInfo'], 'name'>
  stay: Stay
  rates: readonly Schemas['Rate'][]
}

/** Puts the chosen rates into a quote, together with those of other hotels that were put aside before. */
export function QuoteButton({ hotel, stay, rates }: QuoteButtonProps) {
  const t = useText('hotel/detail')
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  const mayQuote = useHoldsNode('quote/save')
  const [items, setItems] = useState<readonly QuoteItem[] | null>(null)
  if (!mayQuote) return null
  const keep = (next: readonly QuoteItem[]) => {
    keepQuoteItems(owner, next)
    setItems(next)
  }
  const open = () => {
    const added = rates.map((rate) => itemOf(hotel.name, stay, rate))
    keep(withItems(quoteItems(owner), added))
  }
  return (
    <>
      <Button size="xs" variant="light" onClick={open}>
        {t('selection.quote')}
      </Button>
      {items && (
        <Suspense>
          <QuoteDialog
            items={items}
            onItems={keep}
            onClose={() => setItems(null)}
            onSaved={(id) => {
              keepQuoteItems(owner, [])
              void navigate({ to: '/user/quote/detail/$id', params: { id } })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function itemOf(title: string, stay: Stay, rate: Schemas['Rate']): QuoteItem {
  const rooms = textOf('common')('count.rooms', { count: occupancyOf(stay.rooms).rooms })
  return {
    rate_key: rate.rate_key,
    title,
    subtitle: [rate.room_type, rate.name, rate.meal_text].join(' · '),
    stay: `${formatStay(stay.check_in, stay.check_out)} · ${rooms}`,
    total: rate.total_price,
    net: rate.total_settlement_price,
  }
}
