import type { Schemas } from '@portal/api-client/contract'
import { type Minor, toMoney } from '../../domain/money/money.ts'
import type { QuoteOptionRecord } from '../../domain/quote/quote.ts'
import type { PricedOption, Recheck } from '../product.ts'

/** The result of checking an option again; `priced` is null when it is no longer sold. */
export function recheckedRide(option: QuoteOptionRecord, priced: PricedOption | null): Recheck {
  if (!priced) return { outcome: 'sold_out', priced: null }
  const moved = priced.settlement_price !== option.settlement_price
  return { outcome: moved ? 'price_changed' : priced.last_outcome, priced }
}

/** A name that identifies a place; what was typed beside it differs between pages. */
export const placeName = ({ place_id, name }: Schemas['RidePlace']): string => place_id ?? name

/** The key and price that the booking page checks. */
export const keyAndPrice = (quote_key: string, total: Minor, currency: string) => ({
  quote_key,
  known_total: toMoney(total, currency).amount,
  currency,
})
