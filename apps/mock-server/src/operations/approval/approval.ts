import type { Schemas } from '@portal/api-client/contract'
import {
  type ApprovalMove,
  type ApprovalRecord,
  type Approver,
  type AskedChange,
  decideApproval,
  openUntil,
  remindApprover,
  remindFrom,
  requestApproval,
  stateOf,
  waitsForDecision,
} from '../../domain/approval/approval.ts'
import { holdsNode } from '../../domain/menu/permission.ts'
import { moneyText, toMoney } from '../../domain/money/money.ts'
import { againstAsking, pricesAhead } from '../../domain/order/approval/order-approval.ts'
import { notAllowed } from '../../domain/order/guards.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { titleOf } from '../../domain/order/service.ts'
import { attempt, isRefusal, refuse } from '../../domain/refusal.ts'
import { onBothSides } from '../../domain/sub-account/key-holders.ts'
import type { Operations } from '../../edge/operation.ts'
import type { LocalText } from '../../texts/language.ts'
import { purchaseWith } from '../group/group-repository.ts'
import { notify, notifyOfOrder } from '../notification/notify.ts'
import { changeQuoteOf, changeUntil, checkChangeable } from '../order/change/order-change.ts'
import { describeChange, presentChange } from '../order/change/present-change.ts'
import { ownOrder, visibleOrder } from '../order/order-repository.ts'
import { presentOperator } from '../order/present-order-base.ts'
import { pageOf } from '../page.ts'
import { shownTo, textOf } from '../present.ts'
import { actorOf, say, type Viewer, viewerOf } from '../viewer.ts'

/** Requests this member sees: a decider, those about the orders they may see; everybody else, their own. */
export function visibleApprovals(viewer: Viewer): ApprovalRecord[] {
  const { world, company, member } = viewer
  const decides = holdsNode(member.nodes, 'approval/decide')
  return world.tables.approval.where(
    (row) =>
      row.company_id === company.id &&
      (row.requested_by.id === member.id || (decides && visibleOrder(row.order_id, viewer) !== undefined)),
  )
}

/** Whether the viewer made the request, or is one of those who can decide it. */
function isOnSide(side: Schemas['ApprovalSide'], row: ApprovalRecord, viewer: Viewer): boolean {
  const { world, member, actor, now } = viewer
  const isRequester = row.requested_by.id === member.id
  if (side === 'asked') return isRequester
  const order = world.tables.order.get(row.order_id)
  return !isRequester && order !== undefined && waitsForDecision(row, order, actor, now)
}

/** The viewer as approver of somebody's request about an order. */
function approverOf(viewer: Viewer, { requested_by }: ApprovalRecord, order: OrderRecord): Approver {
  const { world, actor, company } = viewer
  const { operator } = order
  const setBy = (id: string) => world.tables.member.get(id)?.password_set_by ?? []
  const both = onBothSides([requested_by.id, operator.id], actor.id, setBy)
  const shared_with = both.flatMap((id) => {
    const member = world.tables.member.get(id)
    return member ? [actorOf(member, company)] : []
  })
  return { ...actor, shared_with, ...purchaseWith(order, world, viewer.now) }
}

/** The state of a request now, by its order. */
const stateNow = (row: ApprovalRecord, { world, now }: Viewer): Schemas['ApprovalState'] => {
  const order = world.tables.order.get(row.order_id)
  if (!order) throw new Error(`Approval ${row.id} is about no order`)
  return stateOf(row, order, now)
}

/** Open requests first, then newest first. */
const waitingFirst = (rows: readonly ApprovalRecord[], viewer: Viewer): ApprovalRecord[] => {
  const rank = (row: ApprovalRecord) => (stateNow(row, viewer) === 'requested' ? 0 : 1)
  return rows.toReversed().sort((a, b) => rank(a) - rank(b) || b.request_time - a.request_time)
}

function presentApproval(row: ApprovalRecord, viewer: Viewer): Schemas['Approval'] {
  const order = viewer.world.tables.order.get(row.order_id)
  if (!order) throw new Error(`Approval ${row.id} is about no order`)
  const status = stateNow(row, viewer)
  const waits = status === 'requested'
  const asked = row.change_quote_id === undefined ? null : order.asked_change
  return {
    id: row.id,
    booking_id: row.order_id,
    order_title: say(titleOf(order), viewer),
    order_tags: [...order.tags],
    order_version: order.version,
    total_settlement_price: shownTo(
      viewer,
      toMoney(waits ? pricesAhead(order).net : row.price, order.currency),
    ),
    pay_expire_time: openUntil(order),
    change: waits && asked ? presentChange(order, asked.quote.priced, viewer) : null,
    status,
    status_text: textOf('ApprovalState', status, viewer),
    requested_by: presentOperator(row.requested_by),
    request_note: row.request_note,
    request_time: row.request_time,
    remind_from: remindFrom(row, order, viewer.member.id, viewer.now),
    decided_by: row.decided_by && presentOperator(row.decided_by),
    decide_note: row.decide_note,
    decide_time: row.decide_time,
  }
}

/** The change with its totals, or what the order costs; at selling prices, which every member may see. */
function whatIsAsked({ change_quote_id }: ApprovalRecord, order: OrderRecord): LocalText {
  const asked = change_quote_id === undefined ? null : order.asked_change
  const note = asked && describeChange(order, { ...order, ...asked.quote.priced }).note
  const total = moneyText(toMoney(pricesAhead(order).selling, order.currency))
  return note ?? { en: `total ${total}`, 'zh-cn': `总价 ${total}` }
}

function saveMove({ approval, order }: ApprovalMove, { world }: Viewer): ApprovalRecord {
  world.tables.order.put(order)
  return world.tables.approval.put(approval)
}

export const approvalOperations = {
  listApprovals: (call, world) => {
    const viewer = viewerOf(call, world)
    const { status = [], side, order_id } = call.query
    const visible = visibleApprovals(viewer).filter(
      (row) =>
        (order_id === undefined || row.order_id === order_id) &&
        (side === undefined || isOnSide(side, row, viewer)),
    )
    const inState = visible.filter((row) => status.length === 0 || status.includes(stateNow(row, viewer)))
    const found = waitingFirst(inState, viewer)
    return pageOf(found, call.query, (row) => presentApproval(row, viewer))
  },

  requestApproval: (call, world) => {
    const viewer = viewerOf(call, world)
    const { order_id, quote_id, note = '' } = call.body
    const order = ownOrder(order_id, viewer)
    const id = `ap-${order.id}-${world.tables.approval.where((row) => row.order_id === order.id).length + 1}`
    const change = quote_id === undefined ? null : askedChange(order, quote_id, viewer)
    const done = requestApproval(id, order, viewer.actor, note, viewer.now, change)
    const approval = saveMove(done, viewer)
    if (change)
      world.jobs.schedule({ kind: 'approval_expire', due: change.quote.valid_until, subject: order_id })
    // The change that was approved before ends, and whoever asked for it is told.
    notifyOfOrder(world, done.order, order, viewer.now)
    const { company_id } = order
    notify(world, {
      kind: 'approval_asked',
      company_id,
      order: done.order,
      params: { name: viewer.member.nickname, what: whatIsAsked(approval, done.order) },
    })
    return { approval: presentApproval(approval, viewer) }
  },

  decideApproval: (call, world) => {
    const viewer = viewerOf(call, world)
    const done = decide(call.body, viewer)
    const approval = saveMove(done, viewer)
    const { decision, note = '' } = call.body
    notify(world, {
      kind: decision === 'approve' ? 'approval_granted' : 'approval_refused',
      company_id: approval.company_id,
      order: done.order,
      to: approval.requested_by.id,
      params: { name: viewer.member.nickname, what: whatIsAsked(approval, done.order), note },
    })
    return { approval: presentApproval(approval, viewer) }
  },
  remindApprover: (call, world) => {
    const viewer = viewerOf(call, world)
    const approval = world.tables.approval.get(call.body.id)
    if (!approval) throw refuse('NOT_FOUND')
    const order = ownOrder(approval.order_id, viewer)
    const reminded = world.tables.approval.put(remindApprover(approval, order, viewer.actor, viewer.now))
    notify(world, {
      kind: 'approval_reminded',
      company_id: order.company_id,
      order,
      params: { name: viewer.member.nickname, what: whatIsAsked(reminded, order) },
    })
    return { approval: presentApproval(reminded, viewer) }
  },
} satisfies Partial<Operations>

/** How long a change may be approved and made. */
const changeMs = 2 * 3_600_000

function askedChange(order: OrderRecord, quote_id: string, viewer: Viewer): AskedChange {
  checkChangeable(order, viewer)
  const reason = againstAsking(order, quote_id, viewer.now)
  if (reason) throw notAllowed(reason)
  const quote = changeQuoteOf(order, quote_id, viewer)
  const valid_until = changeUntil(order, changeMs, viewer.now)
  const { note = null } = describeChange(order, { ...order, ...quote.priced })
  return { quote: { ...quote, valid_until }, note }
}

function decide(body: Schemas['DecideApprovalRequest'], viewer: Viewer): ApprovalMove {
  const { world, now } = viewer
  const { id, version, decision, note = '' } = body
  const approval = world.tables.approval.get(id)
  if (!approval) throw refuse('NOT_FOUND')
  const order = ownOrder(approval.order_id, viewer)
  const approver = approverOf(viewer, approval, order)
  const done = attempt(() => decideApproval(approval, order, version, approver, decision, note, now))
  if (!isRefusal(done)) return done
  if (done.error_key !== 'VERSION_CONFLICT') throw done
  throw refuse('VERSION_CONFLICT', undefined, {
    extra: { fresh: { approval: presentApproval(approval, viewer) } },
  })
}
