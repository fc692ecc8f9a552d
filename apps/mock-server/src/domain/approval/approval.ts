import type { Schemas } from '@portal/api-client/contract'
import { notAllowed } from '../order/guards.ts'
import type { OrderEventName, OrderEventRecord, OrderRecord, ReasonKey } from '../order/order.ts'
import type { Actor } from '../order/situation.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { toSeconds } from '../time/zones.ts'

type Person = OrderRecord['operator']

/** A superior was asked to agree to an order. */
export interface ApprovalRecord {
  readonly id: string
  readonly company_id: string
  readonly order_id: string
  readonly status: Schemas['ApprovalState']
  readonly requested_by: Person
  readonly request_note: string
  /** Epoch s. */
  readonly request_time: number
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

/** Why an order cannot be approved any more: it is no longer waiting for payment. */
function againstOrder({ order_status, pay_expire_time }: OrderRecord, now: number): ReasonKey | null {
  if (order_status !== 'pending_payment') return 'WRONG_STATUS'
  return pay_expire_time !== null && now >= pay_expire_time * 1000 ? 'PAY_TIME_OVER' : null
}

/** Asks for the agreement to an unpaid order; after a refusal it may be asked again. `now` in epoch ms. */
export function askApproval(
  id: string,
  order: OrderRecord,
  actor: Member,
  note: string,
  now: number,
): ApprovalMove | Refusal {
  const { approval_status } = order
  const isOpen = approval_status === 'none' || approval_status === 'refused'
  const reason = againstOrder(order, now) ?? (isOpen ? null : 'WRONG_STATUS')
  if (reason) return notAllowed(reason)
  return {
    approval: {
      id,
      company_id: order.company_id,
      order_id: order.id,
      status: 'requested',
      requested_by: { id: actor.id, nickname: actor.name },
      request_note: note,
      request_time: toSeconds(now),
      decided_by: null,
      decide_note: '',
      decide_time: null,
    },
    order: noted({ ...order, approval_status: 'requested' }, 'request_approval', actor, note, now),
  }
}

/** Agrees or refuses, once, and never to what one has asked oneself. A refusal needs a reason. */
export function decideApproval(
  approval: ApprovalRecord,
  order: OrderRecord,
  actor: Member,
  decision: Schemas['ApprovalDecision'],
  note: string,
  now: number,
): ApprovalMove | Refusal {
  if (approval.requested_by.id === actor.id) return refuse('NO_PERMISSION')
  const reason = approval.status === 'requested' ? againstOrder(order, now) : 'WRONG_STATUS'
  if (reason) return notAllowed(reason)
  if (decision === 'refuse' && note.trim() === '') {
    return refuse('VALIDATION', undefined, { fields: { note: ['reason_required'] } })
  }
  const status = decision === 'approve' ? 'approved' : 'refused'
  return {
    approval: {
      ...approval,
      status,
      decided_by: { id: actor.id, nickname: actor.name },
      decide_note: note,
      decide_time: toSeconds(now),
    },
    order: noted({ ...order, approval_status: status }, 'decide_approval', actor, note, now),
  }
}

function noted(
  order: OrderRecord,
  event: OrderEventName,
  actor: Actor,
  note: string,
  now: number,
): OrderRecord {
  const entry: OrderEventRecord = {
    time: toSeconds(now),
    actor_type: 'member',
    actor: actor.name,
    event,
    from: order.order_status,
    to: null,
    note: note.trim() === '' ? null : { en: note, 'zh-cn': note },
  }
  return { ...order, version: order.version + 1, timeline: [...order.timeline, entry] }
}
