import type { EffectName } from './effects.ts'
import type { DemandName, WhenName } from './guards.ts'
import type { OrderEventName, OrderStatus, OrderType } from './order.ts'

/**
 * Who may make a move. Staff are members of the seller's house who hold `order/confirm` and name the hotel's number; who
 * books holds the same node to accept offers, and cannot know that number before the supplier has given it.
 */
export type Who = 'member' | 'staff' | 'system'

/** One row of the life cycle. A pair of status and action without a row is refused and changes nothing. */
export interface Move {
  readonly products: 'all' | readonly OrderType[]
  readonly from: readonly OrderStatus[]
  readonly action: OrderEventName
  readonly who: Who
  /** Conditions on the order and the clock; they also decide whether the action is offered. */
  readonly when: readonly WhenName[]
  /** Conditions on what the caller sends; checked after `when`, only when the move is made. */
  readonly given: readonly DemandName[]
  /** `previous`: back to where cancelling began. `same`: the status stays. */
  readonly to: OrderStatus | 'previous' | 'same'
  /** In this order. */
  readonly effects: readonly EffectName[]
}
