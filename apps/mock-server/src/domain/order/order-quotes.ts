import type { RefundShare } from '../ledger/refund-shares.ts'
import type { Minor } from '../money/money.ts'
import type { PayChannel } from './order.ts'

/** A cancellation price, promised for one version of the order; `id` is the quote's. */
export interface CancelQuoteRecord {
  readonly id: string
  readonly order_id: string
  readonly order_version: number
  readonly penalty: Minor
  readonly refund: Minor
  /** Where the refund goes; empty when nothing is returned. */
  readonly shares: readonly RefundShare[]
  /** The account that gets most of it; null when nothing was paid. */
  readonly refund_to: PayChannel | null
  /** Null before confirmation. */
  readonly tier_index: number | null
  /** Epoch ms. */
  readonly valid_until: number
}
