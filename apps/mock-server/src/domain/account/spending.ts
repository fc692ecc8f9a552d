import type { Minor } from '../money/money.ts'
import type { PayChannel } from '../order/order.ts'

/** Who pays from the accounts of the company, and how far; limits null for none. */
export interface Spender {
  readonly channels: readonly PayChannel[]
  readonly limit_per_order: Minor | null
  readonly limit_per_month: Minor | null
  /** What costs more needs an approval. */
  readonly approval_over: Minor | null
  /** What has been spent this month already. */
  readonly month_use: Minor
}

export interface Spending {
  readonly channel: PayChannel
  /** What the one thing that is paid costs in all. */
  readonly total: Minor
  /** What comes on top of the month. */
  readonly added: Minor
  /** Orders are approved before; nobody approves a bill or an article, so only who needs no approval pays it. */
  readonly approved: boolean
}

/** Why somebody may not spend that; null when it may. Holds for everything that is paid, be it an order, an article or a bill. */
export function againstSpending(
  { channels, limit_per_order, limit_per_month, approval_over, month_use }: Spender,
  { channel, total, added, approved }: Spending,
): 'CHANNEL_NOT_ALLOWED' | 'APPROVAL_LIMIT' | 'SUBACCOUNT_LIMIT' | null {
  if (!channels.includes(channel)) return 'CHANNEL_NOT_ALLOWED'
  if (!approved && approval_over !== null && total > approval_over) return 'APPROVAL_LIMIT'
  const beyondOne = limit_per_order !== null && total > limit_per_order
  const beyondMonth = limit_per_month !== null && month_use + added > limit_per_month
  return beyondOne || beyondMonth ? 'SUBACCOUNT_LIMIT' : null
}
