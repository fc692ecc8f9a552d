import { checkHotelRate } from '@portal/api-client'
import { firstDay } from '../../../shared/time/first-day.ts'
import type { ProductQuoting } from '../../../trade/product/product.ts'
import { stayOf } from '../../../trade/search/stay.ts'
import { readBookingSearch } from '../../../trade/search/stay-search.ts'
import { quotedRate } from '../rate/quote-item.ts'

export const hotelQuoting: ProductQuoting = {
  ask: async (chosen, key) => {
    const search = readBookingSearch(chosen)
    const { rate_key = key, known_total, currency } = search
    if (!known_total || !currency) return null
    const { outcome, rate } = await checkHotelRate({
      rate_key: key || rate_key,
      known_total: { amount: known_total, currency },
    })
    return rate && outcome !== 'sold_out' ? quotedRate(stayOf(search, firstDay(search.tz)), rate) : null
  },
}
