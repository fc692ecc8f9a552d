import { creditNotes } from '../../domain/bill/credit-note.ts'
import { act } from '../../domain/order/act.ts'
import { endedUnused, type OrderEventName, type OrderRecord } from '../../domain/order/order.ts'
import {
  type ActionInput,
  type Actor,
  type Change,
  type Payer,
  type Situation,
  systemActor,
} from '../../domain/order/situation.ts'
import { actorOfEvent, supplierMove } from '../../domain/order/supplier-move.ts'
import { changedTags, type TagChange } from '../../domain/order/tags.ts'
import { withOtherOrder, withoutOrder } from '../../domain/quote/quote.ts'
import { attempt, isRefusal, type Refusal, refuse } from '../../domain/refusal.ts'
import { supplierJobs } from '../../world/supplier.ts'
import type { CompanyRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { tellOfLapsed } from '../bill/bill-repository.ts'
import { companyPosition, monthUseOf } from '../company-ledger.ts'
import { releasePart } from '../group/group-repository.ts'
import { notifyOfOrder } from '../notification/notify.ts'
import { actorOf, type Viewer } from '../viewer.ts'
import { watchingBalance } from '../wallet/low-balance.ts'
import { openHoldOf, ownOrder, prospectOf } from './order-repository.ts'
import { presentOrder } from './present-order.ts'

/** The order, if the caller has seen its newest version; throws VERSION_CONFLICT with the newest otherwise. */
export function currentOrder(id: string, version: number, viewer: Viewer): OrderRecord {
  const order = ownOrder(id, viewer)
  if (order.version === version) return order
  throw refuse('VERSION_CONFLICT', undefined, { extra: { fresh: { order: presentOrder(order, viewer) } } })
}

/** Makes one move of the life cycle for a member. */
export function actOnOrder(
  order: OrderRecord,
  action: OrderEventName,
  input: ActionInput,
  viewer: Viewer,
): OrderRecord {
  const { world, now, actor } = viewer
  return applyChange(world, act(situationOf(world, order, actor, now), action, input), now, actor.id)
}

interface Remark extends TagChange {
  readonly id: string
  readonly internal_remark?: string | undefined
}

/** Saves the company's notes. What is left out stays, and so does the version. */
export function saveRemark({ id, internal_remark, ...tags }: Remark, viewer: Viewer): OrderRecord {
  const order = ownOrder(id, viewer)
  return viewer.world.tables.order.put({
    ...order,
    internal_remark: internal_remark?.trim() ?? order.internal_remark,
    tags: changedTags(order.tags, tags),
  })
}

/**
 * Makes a move that no member makes; `input` overrides what the supplier would make up. Returns a refusal instead of
 * throwing it: jobs and control events go on after one.
 */
export function actAsSupplier(
  world: World,
  order: OrderRecord,
  event: OrderEventName,
  now: number,
  input: ActionInput = {},
): Change | Refusal {
  const situation = situationOf(world, order, actorOfEvent(event), now)
  const change = attempt(() => supplierMove(situation, event, world.draw('order', order.id, event), input))
  if (!isRefusal(change)) applyChange(world, change, now)
  return change
}

/** Everything the life cycle asks about an order before it makes a move. */
export function situationOf(world: World, order: OrderRecord, actor: Actor, now: number): Situation {
  const company = world.tables.company.get(order.company_id)
  if (!company) throw new Error(`Order ${order.id} belongs to nobody`)
  return {
    ...prospectOf(world, order, actor, now),
    position: companyPosition(world, company, now),
    hold: openHoldOf(world, order.id),
    month_use: monthUseOf(world, company, actor, now),
    requester: requesterOf(world, order, company, now),
  }
}

/** The member who asked for the open amendment, as its payer. */
function requesterOf(
  world: World,
  { amendment }: OrderRecord,
  company: CompanyRecord,
  now: number,
): Payer | null {
  const member = amendment?.requested_by ? world.tables.member.get(amendment.requested_by.id) : undefined
  if (!member) return null
  const actor = actorOf(member, company)
  return { ...actor, month_use: monthUseOf(world, company, actor, now) }
}

/** Writes a move: money and order, then the bill, the jobs, the quote or group it was booked from, and the notices to all but `by`, the member who makes it. */
export function applyChange(
  world: World,
  change: Change,
  now: number,
  by: string | null = null,
): OrderRecord {
  const before = world.tables.order.get(change.order.id)
  const order = watchingBalance(world, change.order.company_id, () => {
    for (const hold of change.holds) world.tables.hold.put(hold)
    for (const entry of change.entries) world.tables.ledger_entry.put(entry)
    return world.tables.order.put(change.order)
  })
  creditBill(world, change, now)
  for (const kind of change.unschedule) world.jobs.cancel(kind, order.id)
  for (const { kind, due } of change.schedule) world.jobs.schedule({ kind, due, subject: order.id })
  if (change.supplier) for (const job of supplierJobs(order, change.supplier, now)) world.jobs.schedule(job)
  if (endedUnused(order)) {
    releaseOption(world, order, now)
    releasePart(world, order, now)
  }
  notifyOfOrder(world, order, before, now, by)
  if (order.replaces) endReplacement(world, order, order.replaces.booking_id, now)
  return order
}

/** The first order ends with the confirmation of the second one, and stays when nothing comes of that. */
function endReplacement(world: World, second: OrderRecord, booking_id: string, now: number): void {
  const first = world.tables.order.get(booking_id)
  if (first?.order_status !== 'confirmed' || first.replaced_by !== second.id) return
  const failed = endedUnused(second) ? 'replace_fail' : null
  const event = second.order_status === 'confirmed' ? 'replaced' : failed
  if (event) applyChange(world, act(situationOf(world, first, systemActor, now), event), now)
}

/** A refund that lowers the credit in use comes off the bills that still ask for it. */
function creditBill(world: World, { order, entries }: Change, now: number): void {
  const company = world.tables.company.get(order.company_id)
  if (order.bill_id === null || !company) return
  const bills = world.tables.bill.where(({ company_id }) => company_id === company.id)
  for (const bill of creditNotes(order, bills, entries, company.tz, now)) {
    tellOfLapsed(world, bill, world.tables.bill.get(bill.id))
    world.tables.bill.put(bill)
  }
}

/** The quote option of a cancelled order can be booked again, or belongs to the order that took its place. */
function releaseOption({ tables }: World, { id, quote_id, replaced_by }: OrderRecord, now: number): void {
  const quote = quote_id === null ? undefined : tables.quote.get(quote_id)
  if (!quote?.options.some(({ booking_id }) => booking_id === id)) return
  const updated_time = Math.floor(now / 1000)
  const released = replaced_by ? withOtherOrder(quote, id, replaced_by) : withoutOrder(quote, id)
  tables.quote.put({ ...released, updated_time, version: quote.version + 1 })
}
