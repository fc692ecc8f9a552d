import { useHoldsNode, useSession } from '@portal/auth'
import { textOf } from '@portal/i18n'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSavedDraft } from '../draft/use-saved-draft.ts'
import { QuoteDialog } from './QuoteDialog.tsx'
import {
  basketSelection,
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

/** The quote in progress with its basket, which is kept as a draft until the quote is saved. */
export default function QuoteBasketDialog({ start, added, onClose }: QuoteBasketDialogProps) {
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  const [items, setItems] = useState(() => withItems(start.items, added))
  const quote = useRef<string | null>(null)
  const draft = useSavedDraft({
    opened: start.saved,
    enabled: useHoldsNode('order/book'),
    onSaved: (saved) => {
      // Saved as a quote or signed out meanwhile: do not remember it again.
      const kept = keptBasket(owner)
      if (kept) keepBasket(owner, { ...kept, saved })
    },
  })
  const keep = (next: readonly QuoteItem[]) => {
    setItems([...next])
    keepBasket(owner, { items: next, saved: draft.known() })
    const [first] = next
    if (!first) return
    draft.note({
      product: first.product,
      title: titleOf(next).slice(0, 120),
      search: '',
      selection: basketSelection(next),
      form: '',
      step: 'select',
    })
  }
  useEffect(() => {
    if (added.length > 0) keep(items)
    // The basket is empty: there is nothing to quote.
    else if (items.length === 0) onClose()
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what the dialog was opened with
  }, [])
  if (items.length === 0) return null
  return (
    <QuoteDialog
      items={items}
      onItems={keep}
      onClose={() => {
        onClose()
        // It also closes after saving; then the quote has its own page.
        if (quote.current) void navigate({ to: '/user/quote/detail/$id', params: { id: quote.current } })
      }}
      onSaved={(id) => {
        quote.current = id
        draft.finish(null)
        keepBasket(owner, { items: [], saved: null })
      }}
    />
  )
}

/** Title of the draft: its items, without repetitions. */
const titleOf = (items: readonly QuoteItem[]): string =>
  textOf('quote')('waiting', { offers: [...new Set(items.map(({ title }) => title))].join(' · ') })
