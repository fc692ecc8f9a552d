import type { Schemas } from '@portal/api-client/contract'
import { type Minor, toMoney } from '../../domain/money/money.ts'
import type { QuoteOptionRecord } from '../../domain/quote/quote.ts'
import type { PricedOption, Recheck } from '../product.ts'

/** What became of the price of an option; `priced` is null when it is no longer sold. */
export function recheckedRide(option: QuoteOptionRecord, priced: PricedOption | null): Recheck {
  if (!priced) return { outcome: 'sold_out', priced: null }
  const moved = priced.settlement_price !== option.settlement_price
  return { outcome: moved ? 'price_changed' : priced.last_outcome, priced }
}

/** A place as one knows it again: what was typed beside its name differs from page to page. */
export const placeName = ({ place_id, name }: Schemas['RidePlace']): string => place_id ?? name

/** The key and price with which the booking page asks again. */
export const keyed = (quote_key: string, total: Minor, currency: string) => ({
  quote_key,
  known_total: toMoney(total, currency).amount,
  currency,
})
