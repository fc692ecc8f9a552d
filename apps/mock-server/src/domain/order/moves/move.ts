import type { EffectName } from '../effects.ts'
import type { InputCheckName, PreconditionName } from '../guards.ts'
import type { OrderEventName, OrderStatus, OrderType } from '../order.ts'

/**
 * Who may make a move. Staff are members of the seller who hold `order/confirm` and enter the hotel's number. Bookers
 * hold the same node to accept offers, but cannot know that number before the supplier has given it.
 */
type Who = 'member' | 'staff' | 'system'

/** One row of the life cycle. A pair of status and action without a row is refused and changes nothing. */
export interface Move {
  readonly products: 'all' | readonly OrderType[]
  readonly from: readonly OrderStatus[]
  readonly action: OrderEventName
  readonly who: Who
  /** Preconditions on the order and the clock; they also decide whether the action is offered. */
  readonly preconditions: readonly PreconditionName[]
  /** Checks of the caller's input; made after the preconditions, only when the move is made. */
  readonly inputChecks: readonly InputCheckName[]
  /** `previous`: the status in which cancelling began. `same`: the status stays. */
  readonly to: OrderStatus | 'previous' | 'same'
  /** Applied in this order. */
  readonly effects: readonly EffectName[]
}
