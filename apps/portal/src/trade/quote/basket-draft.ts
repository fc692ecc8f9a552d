import { textOf } from '@portal/i18n'
import type { DraftContent } from '../draft/use-saved-draft.ts'
import { basketSelection, type QuoteBasket } from './quote-basket.ts'

/** The draft of a basket, null without items. `left`: the next offer begins another quote. */
export function basketDraft({ items, entered }: QuoteBasket, left = false): DraftContent | null {
  const [first] = items
  if (!first) return null
  const named = entered ? [entered.title, entered.customer].filter((text) => text.trim() !== '') : []
  const offers = named.length > 0 ? named : [...new Set(items.map(({ title }) => title))]
  return {
    product: first.product,
    title: textOf('quote')('waiting', { offers: offers.join(' · ') }).slice(0, 120),
    search: left ? JSON.stringify({ left }) : '',
    selection: basketSelection(items),
    form: entered ? JSON.stringify(entered) : '',
    step: 'select',
  }
}
