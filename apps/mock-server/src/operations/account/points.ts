import { type PointEntry, type PointMove, pointEntries, pointsOfOrder } from '../../domain/account/points.ts'
import { seesNetPrices } from '../../domain/sub-account/sight.ts'
import type { LocalText } from '../../domain/text/local-text.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { ordersOf } from '../order/order-repository.ts'

/**
 * Points of a member: earned by the completed orders it keyed, and moved by `movePoints`; oldest first. Orders earn
 * nothing where net prices are hidden: the points would tell them.
 */
export function pointEntriesOf(world: World, member: MemberRecord): PointEntry[] {
  const own = seesNetPrices(member)
    ? ordersOf(world, member.company_id).filter(({ operator }) => operator.id === member.id)
    : []
  const earned = own.flatMap((order): PointMove[] => pointsOfOrder(order))
  return pointEntries([...earned, ...world.tables.point_move.where((move) => move.member_id === member.id)])
}

export const pointsOf = (world: World, member: MemberRecord): number =>
  pointEntriesOf(world, member).at(-1)?.after ?? 0

/** Gives or takes points; false when there are too few to take. */
export function movePoints(world: World, member: MemberRecord, score: number, memo: LocalText): boolean {
  if (pointsOf(world, member) + score < 0) return false
  const id = `pt-${world.next('point_move')}`
  world.tables.point_move.put({ id, member_id: member.id, score, memo, time: toSeconds(world.clock.now()) })
  return true
}
