import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import { useSyncExternalStore } from 'react'
import { draftOf, keepDraft } from '../../shared/form/form-drafts.ts'
import { isPayable, typedMoney } from '../../shared/money/typed-amount.ts'
import { parsed } from '../draft/draft-address.ts'
import type { DraftRef } from '../draft/use-saved-draft.ts'
import { type ProductType, productTypes } from '../product/facts.ts'
import type { QuotedPrice } from '../product/product.ts'
import type { QuoteValues } from './quote-form.ts'

/** An offer in the basket, of any product. */
export interface QuoteItem extends QuotedPrice {
  product: ProductType
  /** Hotel, car model or vehicle class. */
  title: string
  /** The chosen offer as search params of its booking page; its price is requested from them. */
  chosen: Readonly<Record<string, unknown>>
  /** The selling price as typed; absent while it is that of the offer. */
  price?: string
}

/** The basket and its draft on the server: prices do not belong in browser storage. */
export interface QuoteBasket {
  items: readonly QuoteItem[]
  /** Title, customer and validity as entered so far; null before the first entry. */
  entered: QuoteValues | null
  /** Null before the first save. */
  saved: DraftRef | null
}

/** Not typed input, so losing it needs no question. */
const name = 'recent quote items'
/** The contract's limit per quote; the basket may hold more, and the form says so. */
export const mostItems = 10

/** The basket on this page; undefined before it is loaded. */
export const keptBasket = (owner: number): QuoteBasket | undefined => draftOf<QuoteBasket>(owner, name)

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const emptyBasket: QuoteBasket = { items: [], entered: null, saved: null }

export function keepBasket(owner: number, basket: QuoteBasket): void {
  // The page's end saves what the server does not have yet, so leaving needs no question.
  keepDraft(owner, name, basket, { atServer: basket.items.length === 0 || basket.saved !== null })
  for (const listener of listeners) listener()
}

/** The basket on this page; it renders again with each change. */
export const useKeptBasket = (owner: number): QuoteBasket | undefined =>
  useSyncExternalStore(
    subscribe,
    () => keptBasket(owner),
    () => undefined,
  )

/** The selling price of an item, as typed. */
export const priceOf = ({ price, total }: QuoteItem): string => price ?? total.amount

/** The selling price; that of the offer while none, or an invalid one, is typed. */
export const sellingPriceOf = ({ price, total }: QuoteItem): MoneyValue =>
  price !== undefined && isPayable(price) ? typedMoney(price, total.currency) : total

/** Search params that do not belong to the offer. */
const passing = new Set(['ref', 'draft', 'known_total', 'currency', 'quote_id', 'quote_option_id', 'trip_id'])

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

type Draft = Pick<Schemas['Draft'], 'id' | 'version' | 'product' | 'search' | 'selection' | 'form' | 'owner'>

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
    ({ product: named, title, subtitle, stay, total, net = null, chosen, price }) => {
      const product = productTypes.find((type) => type === named)
      const isKept = isText(title) && isText(subtitle) && isText(stay) && isMoney(total) && isRecord(chosen)
      if (!product || !isKept) return []
      const offer = { product, key: '', title, subtitle, stay, total, net: isMoney(net) ? net : null, chosen }
      return [isText(price) ? { ...offer, price } : offer]
    },
  )
}

function enteredOf(form: string): QuoteValues | null {
  const { title, customer, own_reference, contact, until, price, policy } = parsed(form)
  const isEntered = isText(title) && isText(customer) && isText(contact) && isText(until)
  if (!isEntered || typeof price !== 'boolean' || typeof policy !== 'boolean') return null
  // A basket from before quotes had references has none.
  const reference = isText(own_reference) ? own_reference : ''
  return { title, customer, own_reference: reference, contact, until, price, policy }
}

/** The member's basket on the server: that of the draft, or the open one. One that was left waits among the drafts. */
export function savedBasket(drafts: readonly Draft[], owner: number, id = ''): QuoteBasket {
  for (const draft of drafts) {
    const { search, form, version } = draft
    const items = draft.owner.id === owner ? quoteItemsOf(draft) : null
    const isWanted = id === '' ? parsed(search)['left'] !== true : draft.id === id
    if (items && isWanted) return { items, entered: enteredOf(form), saved: { id: draft.id, version } }
  }
  return emptyBasket
}

/** An offer for a customer, before its current price is known. */
export interface OfferToQuote {
  product: ProductType
  /** Hotel, car model or vehicle class. */
  title: string
  /** The chosen offer as search params of its booking page. */
  chosen: object
}
