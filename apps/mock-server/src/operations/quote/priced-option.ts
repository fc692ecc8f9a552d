import type { Schemas } from '@portal/api-client/contract'
import type { QuoteOptionRecord } from '../../domain/quote/quote.ts'

/** What an option says of the price that was chosen; the operator adds selling price and note. */
export type PricedOption = Pick<
  QuoteOptionRecord,
  | 'product'
  | 'key'
  | 'title'
  | 'subtitle'
  | 'lines'
  | 'settlement_price'
  | 'policy'
  | 'policy_without_price'
  | 'last_outcome'
>

export interface Recheck {
  readonly outcome: Schemas['RateOutcome']
  /** Null when it can no longer be booked. */
  readonly priced: PricedOption | null
}
