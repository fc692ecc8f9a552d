import type { Minor } from '../../money/money.ts'
import { endedUnused, type OrderRecord, settlementMoney } from '../order.ts'

/** What an order that came to nothing still costs the company. */
export const feeOf = (order: OrderRecord): Minor => (endedUnused(order) ? settlementMoney(order) : 0)

/** The selling total less the net price; null for an order that came to nothing, whose prices nobody pays. */
export const marginOf = (order: OrderRecord): Minor | null =>
  endedUnused(order) ? null : order.total_price - order.total_settlement_price
