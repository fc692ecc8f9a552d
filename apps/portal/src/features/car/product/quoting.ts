import { quoteCar } from '@portal/api-client'
import { language, loadTexts, textOf } from '@portal/i18n'
import type { ProductQuoting } from '../../../trade/product/product.ts'
import { quoteRequest } from '../booking/rental.ts'
import { readRental } from '../booking/rental-search.ts'
import { hireTimes } from './SearchSummary.tsx'

export const carQuoting: ProductQuoting = {
  ask: async (chosen) => {
    const hire = quoteRequest(readRental(chosen))
    if (!hire) return null
    const [quote] = await Promise.all([quoteCar(hire), loadTexts(language(), ['ride', 'car/list'])])
    const t = textOf('car/list')
    const { pick_up, drop_off } = quote
    return {
      key: quote.quote_key,
      subtitle: [
        t(`quantity.${quote.rental_type}`, { count: quote.days_or_hours }),
        t('cars', { count: quote.number_of_rentals }),
      ].join(' · '),
      stay: [
        hireTimes(quote.service_start_local, quote.service_end_local),
        pick_up.name === drop_off.name ? pick_up.name : `${pick_up.name} – ${drop_off.name}`,
      ].join(' · '),
      total: quote.total_price,
      net: quote.total_settlement_price,
    }
  },
}
