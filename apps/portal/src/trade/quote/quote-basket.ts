import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import { draftOf, keepDraft } from '../../shared/form/form-drafts.ts'
import { parsed } from '../draft/draft-address.ts'
import type { DraftRef } from '../draft/use-saved-draft.ts'
import { type ProductType, productTypes } from '../product/facts.ts'
import type { QuotedPrice } from '../product/product.ts'

/** An offer put aside for a customer's quote, of whichever product. */
export interface QuoteItem extends QuotedPrice {
  product: ProductType
  /** Hotel, model of a car, kind of transfer. */
  title: string
  /** What was chosen, as the address of its booking page says it: from it the price is asked again. */
  chosen: Readonly<Record<string, unknown>>
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

/** What an address says of the moment and not of the offer. */
const passing = new Set(['ref', 'draft', 'known_total', 'currency', 'quote_id', 'quote_option_id'])

/** Names an offer however often its price was asked. */
export const itemId = ({ product, chosen }: Pick<QuoteItem, 'product' | 'chosen'>): string =>
  JSON.stringify([
    product,
    ...Object.entries(chosen)
      .filter(([name]) => !passing.has(name))
      .toSorted(),
  ])

/** What was kept and what is new, each offer once. */
export const withItems = (kept: readonly QuoteItem[], added: readonly QuoteItem[]): QuoteItem[] => {
  const fresh = new Set(added.map(itemId))
  return [...kept.filter((item) => !fresh.has(itemId(item))), ...added]
}

type Draft = Pick<Schemas['Draft'], 'id' | 'version' | 'product' | 'selection' | 'owner'>

/** The items as a draft keeps them; keys grow old and are long, so they are asked again. */
export const basketSelection = (items: readonly QuoteItem[]): string =>
  JSON.stringify({ quote_items: items.map(({ key: _, ...item }) => item) })

const isText = (value: unknown): value is string => typeof value === 'string'
const isMoney = (value: unknown): value is MoneyValue => {
  const { amount, currency } = (value ?? {}) as Partial<MoneyValue>
  return isText(amount) && isText(currency)
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a draft keeps for a quote; null when it is a booking form. */
export function quoteItemsOf({ selection }: Pick<Draft, 'selection'>): QuoteItem[] | null {
  const { quote_items: found } = parsed(selection)
  if (!Array.isArray(found)) return null
  return (found as Partial<QuoteItem>[]).flatMap(
    ({ product: named, title, subtitle, stay, total, net = null, chosen }) => {
      const product = productTypes.find((type) => type === named)
      const isKept = isText(title) && isText(subtitle) && isText(stay) && isMoney(total) && isRecord(chosen)
      if (!product || !isKept) return []
      return [{ product, key: '', title, subtitle, stay, total, net: isMoney(net) ? net : null, chosen }]
    },
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
