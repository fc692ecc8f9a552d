import type { MoneyValue } from '@portal/i18n'
import { draftOf, keepDraft } from './form-drafts.ts'

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

/** Typed by nobody, so nothing is lost with it. */
const name = 'recent quote items'
/** The contract takes no more in one quote. */
export const mostItems = 10

export const quoteItems = (owner: number): readonly QuoteItem[] => draftOf<QuoteItem[]>(owner, name) ?? []

export const keepQuoteItems = (owner: number, items: readonly QuoteItem[]): void =>
  keepDraft(owner, name, items.slice(0, mostItems))

/** What was kept and what is new, each rate once. */
export const withItems = (kept: readonly QuoteItem[], added: readonly QuoteItem[]): QuoteItem[] => [
  ...kept.filter(({ rate_key }) => !added.some((one) => one.rate_key === rate_key)),
  ...added,
]
