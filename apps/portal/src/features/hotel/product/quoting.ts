import { checkHotelRate } from '@portal/api-client'
import type { ProductQuoting } from '../../../products/product.ts'
import { stayOf, today } from '../../../trade/search/stay.ts'
import { readBookingSearch } from '../../../trade/search/stay-search.ts'
import { quotedRate } from '../rate/quote-item.ts'

export const hotelQuoting: ProductQuoting = {
  offerKey: 'rate_key',
  ask: async (chosen, key) => {
    const search = readBookingSearch(chosen)
    const { rate_key = key, known_total, currency } = search
    if (!known_total || !currency) return null
    const { outcome, rate } = await checkHotelRate({
      rate_key: key || rate_key,
      known_total: { amount: known_total, currency },
    })
    return rate && outcome !== 'sold_out' ? quotedRate(stayOf(search, today()), rate) : null
  },
}
