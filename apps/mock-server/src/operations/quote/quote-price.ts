import type { Schemas } from '@portal/api-client/contract'
import type { Money } from '../../domain/money/money.ts'
import { orderTypes } from '../../domain/products.ts'
import type { QuoteOptionRecord } from '../../domain/quote/quote.ts'
import { invalidFields } from '../../domain/refusal.ts'
import type { PricedOption, Recheck } from '../product.ts'
import { productAnswers } from '../products.ts'
import type { Viewer } from '../viewer.ts'

/** The option behind an entry's key, of any product; refusals name `field`. */
export function optionFromEntry(
  entry: Schemas['QuoteOptionEntry'],
  field: string,
  viewer: Viewer,
): PricedOption {
  const { rate_key, quote_key, sell_price } = entry
  const name = rate_key === undefined ? 'quote_key' : 'rate_key'
  for (const type of orderTypes) {
    const { offerKey, readOption } = productAnswers[type]
    const option = offerKey === name ? readOption(rate_key ?? quote_key ?? '', sell_price, viewer) : null
    if (option) return option
  }
  throw invalidFields({ [`${field}.${name}`]: [`${name}_unknown`] })
}

/** Checks the price of an option again, however old its key is. */
export const recheckOption = (option: QuoteOptionRecord, sell_price: Money, viewer: Viewer): Recheck =>
  productAnswers[option.product].recheckOption(option, sell_price, viewer)
