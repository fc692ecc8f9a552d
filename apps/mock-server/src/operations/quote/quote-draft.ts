import type { DraftRecord } from '../../domain/draft/draft.ts'
import { toMoney } from '../../domain/money/money.ts'
import type { QuoteOptionRecord, QuoteRecord } from '../../domain/quote/quote.ts'
import { beginDraft } from '../draft/draft.ts'
import { productAnswers } from '../products.ts'
import { say, type Viewer } from '../viewer.ts'

/**
 * The booking draft of a chosen option. `search` and `selection` hold what the booking page reads from its URL, so
 * the page opens as if the rate had been chosen there and checks the price again.
 */
export function draftOfOption(quote: QuoteRecord, option: QuoteOptionRecord, viewer: Viewer): DraftRecord {
  const key = option.checked?.key ?? option.key
  const { search, selection } = productAnswers[option.product].addressOf(option, key, viewer)
  const total = toMoney(option.sell_price, quote.currency)
  return beginDraft(
    {
      product: option.product,
      title: say(option.title, viewer).slice(0, 120),
      search: JSON.stringify(search),
      selection: JSON.stringify({
        ...selection,
        quote_id: quote.id,
        quote_option_id: option.id,
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
