import { labels, type Schemas } from '@portal/api-client/contract'
import type { RefundShare } from '../../domain/ledger/refund-shares.ts'
import { toMoney } from '../../domain/money/money.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import type { CancelQuoteRecord } from '../../domain/order/order-quotes.ts'
import { toLocal, toUtc } from '../../domain/time/zones.ts'
import { shownTo } from '../present.ts'
import type { Viewer } from '../viewer.ts'

/** The newest cancellation quote that still applies to the order. */
export function validQuoteOf(order: OrderRecord, { world, now }: Viewer): CancelQuoteRecord | null {
  const quotes = world.tables.cancel_quote.where(
    (quote) =>
      quote.order_id === order.id && quote.order_version === order.version && now < quote.valid_until,
  )
  return quotes.at(-1) ?? null
}

export function presentQuote(
  quote: CancelQuoteRecord,
  { currency, tz }: OrderRecord,
  viewer: Pick<Viewer, 'language' | 'seesNet'>,
): Schemas['CancelQuote'] {
  return {
    quote_id: quote.id,
    order_version: quote.order_version,
    free: quote.penalty === 0,
    penalty: shownTo(viewer, toMoney(quote.penalty, currency)),
    refund: shownTo(viewer, toMoney(quote.refund, currency)),
    refund_shares: presentShares(quote.shares, currency, viewer),
    refund_to: quote.refund_to,
    refund_to_text: quote.refund_to && labels.PayChannel[viewer.language][quote.refund_to],
    tier_index: quote.tier_index,
    valid_until_utc: toUtc(quote.valid_until),
    valid_until_local: toLocal(quote.valid_until, tz),
  }
}

/** How a refund is split between accounts. */
export const presentShares = (
  shares: readonly RefundShare[],
  currency: string,
  viewer: Pick<Viewer, 'language' | 'seesNet'>,
): Schemas['RefundShare'][] =>
  shares.map(({ account, amount }) => ({
    refund_to: account,
    refund_to_text: labels.PayChannel[viewer.language][account],
    money: shownTo(viewer, toMoney(amount, currency)),
  }))
