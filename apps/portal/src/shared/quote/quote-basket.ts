import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import type { ProductType } from '../../products/facts.ts'
import { parsed } from '../draft/draft-address.ts'
import type { DraftRef } from '../draft/use-saved-draft.ts'
import { draftOf, keepDraft } from '../form/form-drafts.ts'

/** The product that quotes are made of: the contract knows no other item than the rate of a hotel. */
export const quotedProduct: ProductType = 'hotel'

/** A rate put aside for a customer's quote, from whichever hotel. */
export interface QuoteItem {
  rate_key: string
  /** Hotel. */
  title: string
  /** Room, rate and meals in words. */
  subtitle: string
  /** Dates and rooms in words. */
  stay: string
  total: MoneyValue
  /** Null where net prices are hidden. */
  net: MoneyValue | null
}

/** What waits for a quote, and the draft it is kept in: prices do not belong in browser storage. */
export interface QuoteBasket {
  items: readonly QuoteItem[]
  /** Null before the first saving. */
  saved: DraftRef | null
}

/** Typed by nobody, so nothing is lost with it. */
const name = 'recent quote items'
/** The contract takes no more in one quote; more may wait, and the form says which limit they are over. */
export const mostItems = 10

/** What this page knows of it; undefined until it was asked for. */
export const keptBasket = (owner: number): QuoteBasket | undefined => draftOf<QuoteBasket>(owner, name)

export const keepBasket = (owner: number, { items, saved }: QuoteBasket): void =>
  keepDraft(owner, name, { items, saved } satisfies QuoteBasket)

/** What was kept and what is new, each rate once. */
export const withItems = (kept: readonly QuoteItem[], added: readonly QuoteItem[]): QuoteItem[] => [
  ...kept.filter(({ rate_key }) => !added.some((one) => one.rate_key === rate_key)),
  ...added,
]

type Draft = Pick<Schemas['Draft'], 'id' | 'version' | 'product' | 'selection' | 'owner'>

/** The items as a draft keeps them. */
export const basketSelection = (items: readonly QuoteItem[]): string => JSON.stringify({ quote_items: items })

const isText = (value: unknown): value is string => typeof value === 'string'
const isMoney = (value: unknown): value is MoneyValue => {
  const { amount, currency } = (value ?? {}) as Partial<MoneyValue>
  return isText(amount) && isText(currency)
}

/** The rates that a draft keeps for a quote; null when it is a booking form. */
export function quoteItemsOf({
  product,
  selection,
}: Pick<Draft, 'product' | 'selection'>): QuoteItem[] | null {
  const { quote_items: found } = parsed(selection)
  if (product !== quotedProduct || !Array.isArray(found)) return null
  return (found as Partial<QuoteItem>[]).flatMap(({ rate_key, title, subtitle, stay, total, net = null }) =>
    isText(rate_key) && isText(title) && isText(subtitle) && isText(stay) && isMoney(total)
      ? [{ rate_key, title, subtitle, stay, total, net: isMoney(net) ? net : null }]
      : [],
  )
}

/** What this member has put aside, as the server keeps it; empty when nothing is. */
export function savedBasket(drafts: readonly Draft[], owner: number): QuoteBasket {
  for (const draft of drafts) {
    const items = draft.owner.id === owner ? quoteItemsOf(draft) : null
    if (items) return { items, saved: { id: draft.id, version: draft.version } }
  }
  return { items: [], saved: null }
}
