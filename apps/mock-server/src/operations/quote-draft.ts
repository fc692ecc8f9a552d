import type { DraftRecord } from '../domain/draft/draft.ts'
import { decodeRateKey } from '../domain/hotel/rate-key.ts'
import { toMoney } from '../domain/money/money.ts'
import type { QuoteOptionRecord, QuoteRecord } from '../domain/quote/quote.ts'
import { roomsInAddress } from '../domain/search/hotel-words.ts'
import { beginDraft } from './draft.ts'
import { say, type Viewer } from './viewer.ts'

/**
 * The booking form that a chosen option leads to. What the booking page reads from its address stands in `search` and
 * `selection`, so the page opens as if the rate had been chosen there; the price is checked again by it.
 */
export function draftOfOption(quote: QuoteRecord, option: QuoteOptionRecord, viewer: Viewer): DraftRecord {
  const { search, selection } = addressOf(option, viewer)
  const total = toMoney(option.sell_price, quote.currency)
  return beginDraft(
    {
      product: option.product,
      title: say(option.title, viewer).slice(0, 120),
      search: JSON.stringify(search),
      selection: JSON.stringify({
        ...selection,
        quote_id: quote.id,
        option_id: option.id,
        quoted_total: total.amount,
      }),
      form: '',
      step: 'guests',
      shared_with: [],
      rebooked_from: null,
    },
    viewer,
  )
}

function addressOf(option: QuoteOptionRecord, { world }: Viewer): { search: object; selection: object } {
  const key = option.checked?.key ?? option.key
  const parts = option.product === 'hotel' ? decodeRateKey(world.catalogue, key) : null
  if (!parts) return { search: {}, selection: { quote_key: key } }
  const { hotel_id, check_in, check_out, rooms, nationality, currency } = parts
  return {
    search: {
      destination_type: 'hotel',
      destination_id: hotel_id,
      destination_name: option.title.en,
      check_in,
      check_out,
      rooms: roomsInAddress(rooms),
      nationality,
    },
    selection: {
      hotel_id,
      rate_key: key,
      known_total: toMoney(parts.total, currency).amount,
      currency,
    },
  }
}
