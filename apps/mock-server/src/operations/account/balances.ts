import { type PointEntry, type PointMove, pointEntries, pointsOfOrder } from '../../domain/account/points.ts'
import type { LedgerEntry } from '../../domain/ledger/entry.ts'
import { holdsNode } from '../../domain/menu/permission.ts'
import { formatAmount } from '../../domain/money/money.ts'
import { nodesInEffect, seesNetPrices } from '../../domain/sub-account/sight.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import type { LocalText } from '../../texts/language.ts'
import type { CompanyRecord, MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { ordersOf } from '../order/order-repository.ts'

/** The company's pre-deposit entries in its settlement currency, oldest first. */
export const balanceBook = (world: World, company: CompanyRecord): LedgerEntry[] =>
  world.tables.ledger_entry.where(
    (entry) =>
      entry.company_id === company.id &&
      entry.account === 'predeposit' &&
      entry.currency === company.settlement_currency,
  )

/** The pre-deposit balance, as the predecessor shows it to members; null without access to the ledger. */
export function balanceFor(world: World, member: MemberRecord, company: CompanyRecord): string | null {
  if (!holdsNode(nodesInEffect(member), 'wallet/ledger')) return null
  const last = balanceBook(world, company).at(-1)
  return formatAmount(last?.balance_after ?? 0, company.settlement_currency)
}

/**
 * Points of a member, oldest first: those earned by completed orders that the member booked, and those moved by
 * `movePoints`. Where net prices are hidden, orders earn nothing, because points would reveal them.
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

/** Adds points, or takes them where `score` is negative; false when there are too few to take. */
export function movePoints(world: World, member: MemberRecord, score: number, memo: LocalText): boolean {
  if (pointsOf(world, member) + score < 0) return false
  const id = `pt-${world.next('point_move')}`
  world.tables.point_move.put({ id, member_id: member.id, score, memo, time: toSeconds(world.clock.now()) })
  return true
}
