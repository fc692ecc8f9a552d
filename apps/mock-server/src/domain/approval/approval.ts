import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { Minor } from '../money/money.ts'
import { handles } from '../order/act.ts'
import {
  askEnded,
  needsApproval,
  openAsk,
  partsAhead,
  pricesAhead,
} from '../order/approval/order-approval.ts'
import { addPrices, type PriceVisibility } from '../order/counted.ts'
import { notAllowed } from '../order/guards.ts'
import type {
  ChangeQuoteRecord,
  OrderEventName,
  OrderEventRecord,
  OrderRecord,
  ReasonKey,
} from '../order/order.ts'
import { isOwed } from '../order/pay-later.ts'
import type { Actor, Purchase } from '../order/situation.ts'
import { invalidFields, refuse } from '../refusal.ts'
import { toSeconds } from '../time/zones.ts'

type Person = OrderRecord['operator']

/** A request to a superior to approve an order. */
export interface ApprovalRecord {
  readonly id: string
  readonly company_id: string
  readonly order_id: string
  /** The change of a confirmed order that it is about; absent for a payment or an offer. */
  readonly change_quote_id?: string
  /** As asked or decided; `stateOf` says what it is worth now. */
  readonly status: Exclude<Schemas['ApprovalState'], 'closed'>
  readonly requested_by: Person
  /** The settlement price requested, then the one decided. */
  readonly price: Minor
  readonly request_note: string
  /** Epoch s. */
  readonly request_time: number
  /** When the approvers were last asked again, epoch s; null for never. */
  readonly remind_time: number | null
  readonly decided_by: Person | null
  readonly decide_note: string
  /** Epoch s; null while it waits. */
  readonly decide_time: number | null
}

/** What asking and deciding write; the status of the order stays, only payment opens or closes. */
export interface ApprovalMove {
  readonly approval: ApprovalRecord
  readonly order: OrderRecord
}

type Member = Actor & { readonly id: string }

/** Epoch s until when there is something to agree to: a payment, a dearer offer or a change; null without an end. */
export function openUntil({
  change_offer,
  asked_change,
  pay_by,
  pay_expire_time,
}: OrderRecord): number | null {
  const payment = pay_by ?? pay_expire_time
  const change = asked_change ? toSeconds(asked_change.quote.valid_until) : payment
  return change_offer?.offer_expire_time ?? change
}

type About = Pick<ApprovalRecord, 'change_quote_id'>

/** Why an order cannot be approved any more: neither its payment, nor its acceptance, nor this change waits. */
function againstOrder(order: OrderRecord, { change_quote_id }: About, now: number): ReasonKey | null {
  if (change_quote_id !== undefined)
    return openAsk(order, now)?.quote.id === change_quote_id ? null : 'WRONG_STATUS'
  const offered = order.order_status === 'awaiting_acceptance'
  if (!offered && !isOwed(order) && order.order_status !== 'pending_payment') return 'WRONG_STATUS'
  const until = openUntil(order)
  if (until === null || now < until * 1000) return null
  return offered ? 'OFFER_EXPIRED' : 'PAY_TIME_OVER'
}

/** What a request is worth at `now`, epoch ms: one that nobody can decide any more is closed. */
export const stateOf = (
  approval: Pick<ApprovalRecord, 'status'> & About,
  order: OrderRecord,
  now: number,
): Schemas['ApprovalState'] =>
  approval.status === 'requested' && againstOrder(order, approval, now) !== null ? 'closed' : approval.status

/** What the order itself says of its approval at `now`, epoch ms. */
export function approvalStatusOf(order: OrderRecord, now: number): OrderRecord['approval_status'] {
  const asked = openAsk(order, now)
  if (asked) return asked.approval
  const { approval_status } = order
  return approval_status === 'requested' && againstOrder(order, {}, now) !== null ? 'none' : approval_status
}

/** A quoted change of a confirmed order, with what the history says of it. */
export interface AskedChange {
  readonly quote: ChangeQuoteRecord
  readonly note: LocalText | null
}

/**
 * Requests approval of an unpaid order, of a dearer offer, or of a quoted change, which ends one that was approved
 * before; possible again after a refusal. `now` in epoch ms.
 */
export function requestApproval(
  id: string,
  before: OrderRecord,
  actor: Member,
  note: string,
  now: number,
  change: AskedChange | null = null,
): ApprovalMove {
  if (!handles(actor, before.order_type)) throw refuse('NO_PERMISSION')
  const status = approvalStatusOf(before, now)
  const isOpen = status === 'requested' || (status === 'approved' && !change)
  const reason = (change ? null : againstOrder(before, {}, now)) ?? (isOpen ? 'WRONG_STATUS' : null)
  if (reason) throw notAllowed(reason)
  const requested_by = { id: actor.id, nickname: actor.name }
  const ended = change && openAsk(before, now)?.approval === 'approved'
  const order: OrderRecord = change
    ? {
        ...before,
        asked_change: { quote: change.quote, requested_by, approval: 'requested' },
        timeline: [...before.timeline, ...(ended ? [askEnded(before, 'other_ask', actor, now)] : [])],
      }
    : { ...before, approval_status: 'requested' }
  const said = [...(change?.note ? [change.note] : []), ...texts(note)]
  return {
    approval: {
      id,
      company_id: order.company_id,
      order_id: order.id,
      ...(change && { change_quote_id: change.quote.id }),
      status: 'requested',
      requested_by,
      price: pricesAhead(order).net,
      request_note: note,
      request_time: toSeconds(now),
      remind_time: null,
      decided_by: null,
      decide_note: '',
      decide_time: null,
    },
    order: noted(order, 'request_approval', actor, said, now),
  }
}

const joinedTexts = (said: readonly LocalText[]): LocalText => ({
  en: said.map(({ en }) => en).join('; '),
  'zh-cn': said.map((text) => text['zh-cn']).join('；'),
})

const texts = (note: string): LocalText[] => (note.trim() === '' ? [] : [{ en: note, 'zh-cn': note }])

/** Approvers are asked again at most once in this time, in seconds. */
const remindPace = 600

/** From when the member may ask the approvers again, epoch s; null for a request of others, or one that is over. */
export const remindFrom = (
  approval: ApprovalRecord,
  order: OrderRecord,
  member_id: string | null,
  now: number,
): number | null =>
  approval.requested_by.id === member_id && stateOf(approval, order, now) === 'requested'
    ? (approval.remind_time ?? approval.request_time) + remindPace
    : null

export function remindApprover(
  approval: ApprovalRecord,
  order: OrderRecord,
  actor: Member,
  now: number,
): ApprovalRecord {
  const allowed = remindFrom(approval, order, actor.id, now)
  if (allowed === null)
    throw approval.requested_by.id === actor.id ? notAllowed('WRONG_STATUS') : refuse('NO_PERMISSION')
  if (now < allowed * 1000) throw notAllowed('APPROVER_REMINDED')
  return { ...approval, remind_time: toSeconds(now) }
}

/**
 * Whether there is still something to decide about an order, for an approver who handles its product. `now` in epoch
 * ms.
 */
export const waitsForDecision = (
  approval: Pick<ApprovalRecord, 'status'> & About,
  order: OrderRecord,
  actor: Actor,
  now: number,
): boolean => handles(actor, order.order_type) && stateOf(approval, order, now) === 'requested'

/** Who decides. */
export interface Approver extends Member, Purchase {
  /** Who of the asking side could sign in as this one too. */
  readonly shared_with: readonly (Pick<Actor, 'approval_over'> & PriceVisibility)[]
}

/** Refuses an approver who made the request, or whose account could be used by a member who needs the approval. */
function checkApprover(approval: ApprovalRecord, order: OrderRecord, approver: Approver): void {
  if (approval.requested_by.id === approver.id || !handles(approver, order.order_type))
    throw refuse('NO_PERMISSION')
  const prices = addPrices(pricesAhead(order), partsAhead(approver))
  const involved = approver.shared_with.some((member) => needsApproval(prices, member))
  if (involved) throw notAllowed('APPROVER_INVOLVED')
}

/**
 * Approves or refuses, once, and never one's own request. The approver must not need approval for that amount; a
 * refusal needs a reason. The approval covers the order as shown: `version` is the one on the screen, because the price
 * of another version was not read.
 */
export function decideApproval(
  approval: ApprovalRecord,
  order: OrderRecord,
  version: number,
  actor: Approver,
  decision: Schemas['ApprovalDecision'],
  note: string,
  now: number,
): ApprovalMove {
  checkApprover(approval, order, actor)
  const reason = approval.status === 'requested' ? againstOrder(order, approval, now) : 'WRONG_STATUS'
  if (reason) throw notAllowed(reason)
  if (version !== order.version) throw refuse('VERSION_CONFLICT')
  const purchase = addPrices(pricesAhead(order), partsAhead(actor))
  if (decision === 'approve' && needsApproval(purchase, actor)) throw notAllowed('APPROVER_LIMITED')
  if (decision === 'refuse' && note.trim() === '') {
    throw invalidFields({ note: ['reason_required'] })
  }
  const status = decision === 'approve' ? 'approved' : 'refused'
  const prices = pricesAhead(order)
  const approved_price = status === 'approved' ? prices : null
  const asked = approval.change_quote_id === undefined ? null : order.asked_change
  const decided: OrderRecord = asked
    ? { ...order, asked_change: { ...asked, approval: status } }
    : { ...order, approval_status: status, approved_price }
  return {
    approval: {
      ...approval,
      status,
      price: prices.net,
      decided_by: { id: actor.id, nickname: actor.name },
      decide_note: note,
      decide_time: toSeconds(now),
    },
    order: noted(decided, 'decide_approval', actor, texts(note), now),
  }
}

function noted(
  order: OrderRecord,
  event: OrderEventName,
  actor: Actor,
  said: readonly LocalText[],
  now: number,
): OrderRecord {
  const entry: OrderEventRecord = {
    time: toSeconds(now),
    actor_type: 'member',
    actor: actor.name,
    event,
    from: order.order_status,
    to: null,
    note: said.length === 0 ? null : joinedTexts(said),
  }
  return { ...order, version: order.version + 1, timeline: [...order.timeline, entry] }
}
