import type { Schemas } from '@portal/api-client/contract'
import { sameMarkup } from '../../domain/hotel/quote-option.ts'
import { toMoney } from '../../domain/money/money.ts'
import type { QuoteOptionRecord, QuoteRecord } from '../../domain/quote/quote.ts'
import { shownTo, textOf } from '../present.ts'
import type { Viewer } from '../viewer.ts'
import { recheckOption } from './quote-price.ts'

/** Checks price and terms of every option and keeps what was found, beside what each answers to the operator. */
export function checkQuote(quote: QuoteRecord, viewer: Viewer) {
  const checks = quote.options.map((option) => checkOption(option, quote.currency, viewer))
  // What the customer was promised stays as it is, so nobody who edits it meanwhile is refused.
  const kept = viewer.world.tables.quote.put({
    ...quote,
    options: checks.map((check) => check.kept),
    checked_at: viewer.now,
  })
  return { quote: kept, answers: checks.map(({ answer }) => answer) }
}

/** An option as the check found it, and what the answer says of it. */
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
    // The same mark-up on another net price: beside the change of the selling price it would tell both.
    sell_price: shownTo(viewer, toMoney(price, currency)),
    diff: shownTo(viewer, toMoney(price - option.sell_price, currency)),
  }
  return { kept, answer }
}
