import { isRide, type OrderRecord, settlementMoney } from '../../domain/order/order.ts'
import { waitsOf } from '../../domain/order/waits.ts'
import { seesNetPrices } from '../../domain/sub-account/sight.ts'
import { fromRfc } from '../../domain/time/zones.ts'
import {
  billWait,
  commentWait,
  contributionWait,
  invoiceWait,
  paymentWait,
  type StaffWait,
  topUpWait,
} from '../../domain/waits.ts'
import { pointEntriesOf } from '../../operations/account/balances.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'

/** Rules that hold after any storm and are no sums of the ledger: terms of rides, and points of members. */

const hour = 3_600_000
/** How many hours before the pick-up the fees of rides begin at the latest. */
const latest: Partial<Record<OrderRecord['policy']['tiers'][number]['penalty_type'], number>> = {
  percent: 24,
  full: 2,
}

/** Epoch ms of the last change of an order; a fee whose moment was over by then began with it. */
const changedAt = ({ timeline }: OrderRecord): number =>
  (timeline.findLast(({ event }) => event === 'amend' || event === 'supplier_amend')?.time ?? 0) * 1000

/** News of a flight leaves the terms at the pick-up that was agreed; no fee begins later than was booked. */
export function termsError(order: OrderRecord): string | null {
  if (!isRide(order) || order.policy.non_refundable) return null
  const agreed = order.terms_start ?? order.service_start
  const changed = changedAt(order) + 1000
  for (const { penalty_type, from_utc } of order.policy.tiers) {
    const hours = latest[penalty_type]
    if (hours === undefined || from_utc === null) continue
    if (fromRfc(from_utc) <= Math.max(agreed - hours * hour, changed)) continue
    return `${order.id} asks its fee of ${hours} hours before the pick-up only from ${from_utc} on.`
  }
  return null
}

/** Smallest units that a company pays for one point at least. */
const perPoint = { CNY: 1000, USD: 150 } as const

/** Nobody has more points of completed orders than their company has paid for. */
export function pointsError(username: string, earned: number, orders: readonly OrderRecord[]): string | null {
  const most = orders.reduce(
    (sum, order) => sum + settlementMoney(order) / perPoint[order.currency === 'USD' ? 'USD' : 'CNY'],
    0,
  )
  return earned > most ? `${username} has ${earned} points of orders that earn ${most} at most.` : null
}

function pointsErrorOf(world: World, member: MemberRecord): string | null {
  const moved = world.tables.point_move.where(({ member_id }) => member_id === member.id)
  const last = pointEntriesOf(world, member).at(-1)?.after ?? 0
  const orders = world.tables.order.where(
    ({ operator, order_status }) => operator.id === member.id && order_status === 'completed',
  )
  const earned = last - moved.reduce((sum, { score }) => sum + score, 0)
  return pointsError(member.username, earned, seesNetPrices(member) ? orders : [])
}

/** Nothing waits for anybody beyond the moment at which it ends by itself. */
export function waitErrors({ tables, clock }: World): string[] {
  const now = clock.now()
  const error = (id: string, wait: Pick<StaffWait, 'until'> | null, what = '') =>
    wait && wait.until < now
      ? `${id} still waits${what} although that ended at ${new Date(wait.until).toISOString()}.`
      : null
  return [
    ...tables.order.all().flatMap((row) => waitsOf(row).map((one) => error(row.id, one, ` (${one.kind})`))),
    ...tables.topup.all().map((row) => error(row.id, topUpWait(row))),
    ...tables.bill.all().map((row) => error(row.id, billWait(row))),
    ...tables.bill.all().flatMap(({ payments }) => payments.map((one) => error(one.id, paymentWait(one)))),
    ...tables.invoice_application.all().map((row) => error(row.id, invoiceWait(row))),
    ...tables.cms_article.all().map((row) => error(`article ${row.id}`, contributionWait(row))),
    ...tables.cms_comment.all().map((row) => error(`comment ${row.id}`, commentWait(row))),
  ].flatMap((found) => found ?? [])
}

export const watchErrors = (world: World): string[] =>
  [
    ...waitErrors(world),
    ...world.tables.order.all().map(termsError),
    ...world.tables.member.all().map((member) => pointsErrorOf(world, member)),
  ].flatMap((error) => error ?? [])
