import type { Schemas } from '@portal/api-client'
import { formatStay, textOf } from '@portal/i18n'
import type { QuotedPrice } from '../../../trade/product/product.ts'
import type { QuoteItem } from '../../../trade/quote/quote-basket.ts'
import { occupancyOf, type Stay, staySearchOf } from '../../../trade/search/stay.ts'
import { kindsOf } from './rate-kinds.ts'

/** A rate as a quote option. */
export function quotedRate(stay: Stay, rate: Schemas['Rate']): QuotedPrice {
  const rooms = textOf('common')('count.rooms', { count: occupancyOf(stay.rooms).rooms })
  return {
    key: rate.rate_key,
    subtitle: [...kindsOf(rate), rate.meal_text].join(' · '),
    stay: `${formatStay(stay.check_in, stay.check_out)} · ${rooms}`,
    total: rate.total_price,
    net: rate.total_settlement_price,
  }
}

/** A rate as an item of the open quote. `title` is the hotel's name. */
export function quoteItem(
  { id: hotel_id, name: title, tz }: Pick<Schemas['HotelInfo'], 'id' | 'name' | 'tz'>,
  stay: Stay,
  rate: Schemas['Rate'],
): QuoteItem {
  const { rate_key, total_price } = rate
  const { amount: known_total, currency } = total_price
  const chosen = { ...staySearchOf(stay), tz, hotel_id, rate_key, known_total, currency }
  return { product: 'hotel', title, chosen, ...quotedRate(stay, rate) }
}
