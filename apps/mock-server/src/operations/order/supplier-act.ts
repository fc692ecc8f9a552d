import type { OrderEventName, OrderRecord } from '../../domain/order/order.ts'
import type { ActionInput, Change } from '../../domain/order/situation.ts'
import { actorOfEvent, supplierMove } from '../../domain/order/supplier-move.ts'
import { attempt, isRefusal, type Refusal } from '../../domain/refusal.ts'
import type { World } from '../../world/world.ts'
import { applyChange, situationOf } from './order-repository.ts'

/**
 * Makes a move that no member makes; `input` overrides what the supplier would make up. Returns a refusal instead of
 * throwing it: jobs and control events go on after one.
 */
export function move(
  world: World,
  order: OrderRecord,
  event: OrderEventName,
  now: number,
  input: ActionInput = {},
): Change | Refusal {
  const situation = situationOf(world, order, actorOfEvent(event), now)
  const done = attempt(() => supplierMove(situation, event, world.draw('order', order.id, event), input))
  if (!isRefusal(done)) applyChange(world, done, now)
  return done
}
