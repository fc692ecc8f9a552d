import type { Schemas } from '@portal/api-client'
import { type Stay, staySearchOf } from '../../../trade/search/stay.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'

type ChosenRate = Pick<Schemas['Rate'], 'rate_key' | 'total_price'>

/** The booking page's address: the stay, the rate, and the total seen or accepted. */
export const bookingSearch = (rate: ChosenRate, hotel_id: string, search: StaySearch, stay: Stay) => ({
  ...search,
  ...staySearchOf(stay),
  hotel_id,
  rate_key: rate.rate_key,
  known_total: rate.total_price.amount,
  currency: rate.total_price.currency,
  ref: crypto.randomUUID() as string,
})
