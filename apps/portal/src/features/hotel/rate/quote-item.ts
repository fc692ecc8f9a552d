import type { Schemas } from '@portal/api-client'
import { formatStay, textOf } from '@portal/i18n'
import type { QuoteItem } from '../../../shared/quote/quote-basket.ts'
import { occupancyOf, type Stay } from '../../../shared/stay.ts'

/** A rate as a line of a quote that is being put together. `title` is the hotel's name. */
export function quoteItem(title: string, stay: Stay, rate: Schemas['Rate']): QuoteItem {
  const rooms = textOf('common')('count.rooms', { count: occupancyOf(stay.rooms).rooms })
  return {
    rate_key: rate.rate_key,
    title,
    subtitle: [rate.room_type, rate.name, rate.meal_text].join(' · '),
    stay: `${formatStay(stay.check_in, stay.check_out)} · ${rooms}`,
    total: rate.total_price,
    net: rate.total_settlement_price,
  }
}
