import { type ApprovalRecord, decideApproval, requestApproval } from '../../domain/approval/approval.ts'
import { parseAmount } from '../../domain/money/money.ts'
import type { OrderEventRecord, OrderRecord } from '../../domain/order/order.ts'
import { type Actor, systemActor } from '../../domain/order/situation.ts'
import { attempt, isRefusal } from '../../domain/refusal.ts'
import type { CompanyRecord, MemberRecord } from '../account-records.ts'

export interface SeededApprovals {
  /** All orders; those that needed an agreement tell of it. */
  readonly order: readonly OrderRecord[]
  readonly approval: readonly ApprovalRecord[]
}

const second = 1000
/** Times after the booking of the request and of the decision. The seed pays two minutes after booking. */
const requestedAfter = 30 * second
const decidedAfter = 90 * second

const asker = (member: MemberRecord): Actor & { readonly id: string } => ({
  ...systemActor,
  type: 'member',
  id: member.id,
  name: member.nickname,
  nodes: member.nodes,
})

/** The agreements that dear orders of the past have had, by the rules that later ones follow; `start` in epoch ms. */
export function seedApprovals(
  orders: readonly OrderRecord[],
  companies: readonly CompanyRecord[],
  members: readonly MemberRecord[],
  start: number,
): SeededApprovals {
  const currencyOf = new Map(companies.map((company) => [company.id, company.settlement_currency]))
  const memberOf = new Map(members.map((member) => [member.id, member]))
  const ownerOf = new Map(
    members.filter(({ role }) => role === 'owner').map((owner) => [owner.company_id, owner]),
  )
  const approval: ApprovalRecord[] = []
  const order = orders.map((booked) => {
    const member = memberOf.get(booked.operator.id)
    const owner = ownerOf.get(booked.company_id)
    const currency = currencyOf.get(booked.company_id)
    if (!member?.approval_over || !owner || !currency) return booked
    if (booked.total_settlement_price <= parseAmount(member.approval_over, currency)) return booked
    const agreed = agreement(booked, member, owner, start)
    if (!agreed) return booked
    approval.push(agreed.approval)
    return agreed.order
  })
  return { order, approval }
}

/** Plays asking and deciding on the order as it was right after booking, and keeps what happened since. */
function agreement(booked: OrderRecord, member: MemberRecord, owner: MemberRecord, start: number) {
  const at = booked.booking_time * second
  const [first, ...since] = booked.timeline
  if (!first || at + requestedAfter > start) return null
  const young: OrderRecord = {
    ...booked,
    order_status: 'pending_payment',
    approval_status: 'none',
    pay_expire_time: null,
    timeline: [first],
  }
  const request = attempt(() =>
    requestApproval(`ap-${booked.id}-1`, young, asker(member), '', at + requestedAfter),
  )
  if (isRefusal(request)) return null
  const waits = booked.order_status === 'pending_payment' || at + decidedAfter > start
  if (waits) return decided(booked, request.approval, request.order, since)
  const fell = booked.pay_time === null
  const done = attempt(() =>
    decideApproval(
      request.approval,
      request.order,
      request.order.version,
      { ...asker(owner), shared_with: [] },
      fell ? 'refuse' : 'approve',
      fell ? '超出团队预算' : '',
      at + decidedAfter,
    ),
  )
  return isRefusal(done) ? null : decided(booked, done.approval, done.order, since)
}

function decided(
  booked: OrderRecord,
  approval: ApprovalRecord,
  { approval_status, approved_price, timeline }: OrderRecord,
  since: readonly OrderEventRecord[],
) {
  const version = booked.version + timeline.length - 1
  const order: OrderRecord = {
    ...booked,
    approval_status,
    approved_price,
    version,
    timeline: [...timeline, ...since],
  }
  return { approval, order }
}
