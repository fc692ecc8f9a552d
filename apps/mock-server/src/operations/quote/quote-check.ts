import type { Schemas } from '@portal/api-client/contract'
import { sameMarkup } from '../../domain/hotel/quote-option.ts'
import { toMoney } from '../../domain/money/money.ts'
import type { QuoteOptionRecord, QuoteRecord } from '../../domain/quote/quote.ts'
import { shownTo, textOf } from '../present.ts'
import type { Viewer } from '../viewer.ts'
import { recheckOption } from './quote-price.ts'

/** Checks price and terms of every option and saves the results, with the answer for the operator. */
export function checkQuote(quote: QuoteRecord, viewer: Viewer) {
  const checks = quote.options.map((option) => checkOption(option, quote.currency, viewer))
  // The promise to the customer does not change, so the version stays: nobody editing the quote is refused.
  const kept = viewer.world.tables.quote.put({
    ...quote,
    options: checks.map((check) => check.kept),
    checked_at: viewer.now,
  })
  return { quote: kept, answers: checks.map(({ answer }) => answer) }
}

/** The checked option, and its part of the answer. */
function checkOption(option: QuoteOptionRecord, currency: string, viewer: Viewer) {
  const { outcome, priced } = recheckOption(option, toMoney(option.sell_price, currency), viewer)
  const price = priced ? sameMarkup(option, priced.settlement_price) : option.sell_price
  const checked = priced && { key: priced.key, settlement_price: priced.settlement_price }
  const kept: QuoteOptionRecord = {
    ...option,
    last_checked_time: Math.floor(viewer.now / 1000),
    last_outcome: outcome,
    checked,
  }
  const answer: Schemas['QuoteOptionCheck'] = {
    id: option.id,
    outcome,
    outcome_text: textOf('RateOutcome', outcome, viewer),
    // Hidden: with the change of the selling price, the same mark-up on a new net price would reveal both.
    sell_price: shownTo(viewer, toMoney(price, currency)),
    diff: shownTo(viewer, toMoney(price - option.sell_price, currency)),
  }
  return { kept, answer }
}
