import { useHoldsNode, useSession } from '@portal/auth'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSavedDraft } from '../draft/use-saved-draft.ts'
import { basketDraft } from './basket-draft.ts'
import { QuoteDialog } from './QuoteDialog.tsx'
import {
  emptyBasket,
  keepBasket,
  keptBasket,
  type QuoteBasket,
  type QuoteItem,
  withItems,
} from './quote-basket.ts'

interface QuoteBasketDialogProps {
  start: QuoteBasket
  added: readonly QuoteItem[]
  onClose: () => void
}

/** The quote in progress with all that was entered, which is kept as a draft until the quote is saved. */
export default function QuoteBasketDialog({ start, added, onClose }: QuoteBasketDialogProps) {
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  const [basket, setBasket] = useState<QuoteBasket>(() => ({
    ...start,
    items: withItems(start.items, added),
  }))
  const latest = useRef(basket)
  const quote = useRef<string | null>(null)
  const draft = useSavedDraft({
    opened: start.saved,
    enabled: useHoldsNode('order/book'),
    onSaved: (saved) => {
      // Saved as a quote, left or signed out meanwhile: do not remember it again.
      const kept = keptBasket(owner)
      if (kept && kept.items.length > 0) keepBasket(owner, { ...kept, saved })
    },
  })
  const keep = (part: Partial<QuoteBasket>) => {
    latest.current = { ...latest.current, ...part, saved: draft.known() }
    setBasket(latest.current)
    keepBasket(owner, latest.current)
    const content = basketDraft(latest.current)
    if (content) draft.note(content)
  }
  const { items, entered } = basket
  useEffect(() => {
    if (added.length > 0) keep({ items })
    // The basket is empty: there is nothing to quote.
    else if (items.length === 0) onClose()
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what the dialog was opened with
  }, [])
  if (items.length === 0) return null
  return (
    <QuoteDialog
      items={items}
      entered={entered}
      onItems={(next) => keep({ items: next })}
      onEntered={(next) => keep({ entered: next })}
      onClose={() => {
        onClose()
        // It also closes after saving; then the quote has its own page.
        if (quote.current) void navigate({ to: '/user/quote/detail/$id', params: { id: quote.current } })
      }}
      onSaved={(id) => {
        quote.current = id
        draft.finish(null)
        keepBasket(owner, emptyBasket)
      }}
    />
  )
}
