import { ApiError } from '@portal/api-client'
import { compareAmounts } from '../../shared/money/decimal.ts'
import { productFacts } from '../product/facts.ts'
import { productPart } from '../product/parts.ts'
import { itemId, type QuoteItem } from './quote-basket.ts'

/** A change that the operator should review. */
export type PriceChange =
  | { kind: 'moved'; before: QuoteItem['total'] }
  | { kind: 'gone' }
  /** The server's text. */
  | { kind: 'refused'; text: string }

export interface Renewal {
  items: QuoteItem[]
  /** By item. */
  news: Readonly<Record<string, PriceChange>>
}

/** The current price of an item; without a key if there is none. Throws ApiError for other failures than refusals. */
async function renewed(item: QuoteItem): Promise<{ item: QuoteItem; news: PriceChange | null }> {
  const without = (news: PriceChange) => ({ item: { ...item, key: '' }, news })
  try {
    const price = await productPart('quoting')[item.product].ask(item.chosen, item.key)
    if (!price) return without({ kind: 'gone' })
    const { total: before } = item
    const same =
      before.currency === price.total.currency && compareAmounts(before.amount, price.total.amount) === 0
    return { item: { ...item, ...price }, news: same ? null : { kind: 'moved', before } }
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'refusal') throw error
    return without({ kind: 'refused', text: error.message })
  }
}

/** The items, with new prices where `isOld` is true. */
export async function renewedItems(
  items: readonly QuoteItem[],
  isOld: (item: QuoteItem) => boolean,
): Promise<Renewal> {
  const renewals = await Promise.all(
    items.map((item) => (isOld(item) ? renewed(item) : Promise.resolve({ item, news: null }))),
  )
  return {
    items: renewals.map(({ item }) => item),
    news: Object.fromEntries(renewals.flatMap(({ item, news }) => (news ? [[itemId(item), news]] : []))),
  }
}

/** The request of an option: its price key, in the product's field. */
export const keyOf = ({ product, key }: QuoteItem): { rate_key: string } | { quote_key: string } =>
  productFacts[product].offerKey === 'rate_key' ? { rate_key: key } : { quote_key: key }
