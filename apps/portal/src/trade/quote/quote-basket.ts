import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import { draftOf, keepDraft } from '../../shared/form/form-drafts.ts'
import { parsed } from '../draft/draft-address.ts'
import type { DraftRef } from '../draft/use-saved-draft.ts'
import { type ProductType, productTypes } from '../product/facts.ts'
import type { QuotedPrice } from '../product/product.ts'

/** An offer in the basket, of any product. */
export interface QuoteItem extends QuotedPrice {
  product: ProductType
  /** Hotel, car model or vehicle class. */
  title: string
  /** The chosen offer as search params of its booking page; its price is requested from them. */
  chosen: Readonly<Record<string, unknown>>
}

/** The basket and its draft on the server: prices do not belong in browser storage. */
export interface QuoteBasket {
  items: readonly QuoteItem[]
  /** Null before the first save. */
  saved: DraftRef | null
}

/** Not typed input, so losing it needs no question. */
const name = 'recent quote items'
/** The contract's limit per quote; the basket may hold more, and the form says so. */
export const mostItems = 10

/** The basket on this page; undefined before it is loaded. */
export const keptBasket = (owner: number): QuoteBasket | undefined => draftOf<QuoteBasket>(owner, name)

export const keepBasket = (owner: number, { items, saved }: QuoteBasket): void =>
  keepDraft(owner, name, { items, saved } satisfies QuoteBasket)

/** Search params that do not belong to the offer. */
const passing = new Set(['ref', 'draft', 'known_total', 'currency', 'quote_id', 'quote_option_id'])

/** Identifies an offer, independent of its price key. */
export const itemId = ({ product, chosen }: Pick<QuoteItem, 'product' | 'chosen'>): string =>
  JSON.stringify([
    product,
    ...Object.entries(chosen)
      .filter(([name]) => !passing.has(name))
      .toSorted(),
  ])

/** The stored and new items without repetitions. */
export const withItems = (kept: readonly QuoteItem[], added: readonly QuoteItem[]): QuoteItem[] => {
  const fresh = new Set(added.map(itemId))
  return [...kept.filter((item) => !fresh.has(itemId(item))), ...added]
}

type Draft = Pick<Schemas['Draft'], 'id' | 'version' | 'product' | 'selection' | 'owner'>

/** The items for a draft, without their price keys, which are long and expire. */
export const basketSelection = (items: readonly QuoteItem[]): string =>
  JSON.stringify({ quote_items: items.map(({ key: _, ...item }) => item) })

const isText = (value: unknown): value is string => typeof value === 'string'
const isMoney = (value: unknown): value is MoneyValue => {
  const { amount, currency } = (value ?? {}) as Partial<MoneyValue>
  return isText(amount) && isText(currency)
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The basket in a draft; null for a booking form. */
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

/** The member's basket on the server. */
export function savedBasket(drafts: readonly Draft[], owner: number): QuoteBasket {
  for (const draft of drafts) {
    const items = draft.owner.id === owner ? quoteItemsOf(draft) : null
    if (items) return { items, saved: { id: draft.id, version: draft.version } }
  }
  return { items: [], saved: null }
}

/** An offer for a customer, before its current price is known. */
export interface OfferToQuote {
  product: ProductType
  /** Hotel, car model or vehicle class. */
  title: string
  /** The chosen offer as search params of its booking page. */
  chosen: object
}
