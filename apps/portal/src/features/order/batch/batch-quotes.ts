import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import { sumsOf } from '../../../shared/money/decimal.ts'
import type { BatchResult } from './batch-action.ts'

type Quote = Schemas['CancelQuote']

/** The total cost of cancelling the orders. */
export interface BatchQuotes {
  /** Quotes of the orders that can be cancelled, by booking ID. */
  quotes: ReadonlyMap<string, Quote>
  refused: readonly BatchResult[]
  /** Cancelling is free for all. */
  free: boolean
  /** One sum per currency; null if amounts are hidden from this member. */
  penalty: readonly MoneyValue[] | null
  refund: readonly MoneyValue[] | null
  /** When the first of the quotes expires. */
  validUntil: string | undefined
  /** Identifies the accepted fees: any difference needs a new consent. */
  terms: string
}

/** The sums of all values; null if any is hidden. */
function together(values: readonly (MoneyValue | null)[]): MoneyValue[] | null {
  const seen = values.filter((value) => value !== null)
  return seen.length < values.length ? null : sumsOf(seen)
}

export function quotesOf(results: readonly BatchResult[]): BatchQuotes {
  const quotes = new Map(results.flatMap(({ id, ok, quote }) => (ok && quote ? [[id, quote] as const] : [])))
  const all = [...quotes.values()]
  const costly = all.filter(({ free }) => !free)
  return {
    quotes,
    refused: results.filter(({ id }) => !quotes.has(id)),
    free: costly.length === 0,
    penalty: together(costly.map(({ penalty }) => penalty)),
    refund: together(all.filter(({ refund_to }) => refund_to !== null).map(({ refund }) => refund)),
    validUntil: all.map(({ valid_until_utc }) => valid_until_utc).toSorted()[0],
    terms: JSON.stringify(
      [...quotes].map(([id, { penalty, refund_to, tier_index }]) => [id, penalty, refund_to, tier_index]),
    ),
  }
}

/** The request to cancel at these quotes. */
export const toCancelRequest = ({ quotes, free }: BatchQuotes): Schemas['ApplyOrderBatchRequest'] => ({
  ids: [...quotes.keys()],
  action: 'cancel',
  args: {
    quotes: [...quotes].map(([id, { quote_id, order_version }]) => ({
      id,
      quote_id,
      version: order_version,
    })),
    accept_penalty: !free,
  },
})
