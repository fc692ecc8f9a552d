import type { Hold, LedgerEntry } from '../ledger/entry.ts'
import { copyPosition, type Position } from '../ledger/position.ts'
import { post, refund } from '../ledger/posting.ts'
import type { Minor } from '../money/money.ts'
import { toSeconds } from '../time/zones.ts'
import type { TwoPrices } from './counted.ts'
import { type OrderRecord, type RefundRecord, settlementMoney } from './order.ts'
import { accountOf } from './refund/refund-limit.ts'
import type { ActionInput, Change, OrderJobKind, Situation, SupplierRequest } from './situation.ts'

/** A change in progress: a private copy that effects write to. */
export interface Draft {
  order: OrderRecord
  readonly position: Position
  hold: Hold | null
  readonly holds: Map<string, Hold>
  readonly entries: LedgerEntry[]
  readonly schedule: { kind: OrderJobKind; due: number }[]
  readonly unschedule: OrderJobKind[]
  supplier: SupplierRequest | null
  readonly situation: Situation
}

/** What a move does besides changing the status. */
export type Effect = (draft: Draft, input: ActionInput) => void

export function draftOf(situation: Situation): Draft {
  return {
    order: situation.order,
    position: copyPosition(situation.position),
    hold: situation.hold,
    holds: new Map(),
    entries: [],
    schedule: [],
    unschedule: [],
    supplier: null,
    situation,
  }
}

export function changeOf(draft: Draft): Change {
  const { order, entries, schedule, unschedule, supplier } = draft
  return { order, entries, holds: [...draft.holds.values()], schedule, unschedule, supplier }
}

/** Fields of another product are a programming error. */
export function amend(draft: Draft, fields: Partial<OrderRecord>): void {
  draft.order = { ...draft.order, ...fields } as OrderRecord
}

export function keepHold(draft: Draft, hold: Hold): void {
  draft.holds.set(hold.id, hold)
  draft.hold = hold.released_time === null ? hold : null
}

export function openHoldOf(draft: Draft): Hold {
  if (!draft.hold) throw new Error(`Order ${draft.order.id} has no open hold`)
  return draft.hold
}

export function operatorOf({ situation }: Draft): LedgerEntry['operator'] {
  const { actor } = situation
  return actor.type === 'member' && actor.id ? { id: actor.id, nickname: actor.name } : null
}

/**
 * Charges a supplement that was never held, after confirmation. `operator` agreed to it; it counts against the limits
 * of the member with the id `spender`, or nobody's when null.
 */
export function chargeMore(
  draft: Draft,
  { net: amount, selling: price }: TwoPrices,
  operator: LedgerEntry['operator'],
  spender: string | null = operator?.id ?? draft.order.paid_by,
): void {
  const { order, situation } = draft
  const account = order.pay_channel
  if (amount <= 0 || !account) return
  const delta = account === 'predeposit' ? -amount : amount
  const wanted = { account, type: 'charge', delta, order_id: order.id, operator } as const
  draft.entries.push(post(draft.position, wanted, situation.now))
  amend(draft, {
    charged: order.charged + amount,
    supplements: [
      ...order.supplements,
      { amount, price, time: toSeconds(situation.now), member_id: spender },
    ],
  })
}

/**
 * Writes a refund and counts it on the order; null when there is nothing to return. `operator` caused it; null for a
 * supplier or staff.
 */
export function payBack(
  draft: Draft,
  amount: Minor,
  operator: LedgerEntry['operator'] = null,
): Pick<RefundRecord, 'refund_to' | 'refund_time' | 'ledger_entry_id'> | null {
  const { order, situation } = draft
  const channel = order.pay_channel
  if (amount <= 0 || !channel) return null
  const wanted = {
    order_id: order.id,
    channel,
    amount,
    repaid: order.repaid,
    settlement: settlementMoney(order),
    operator,
  }
  const refund_to = accountOf(order, amount)
  const entries = refund(draft.position, wanted, situation.now)
  draft.entries.push(...entries)
  const settled = entries.find(({ type }) => type === 'refund_of_settled_credit')?.delta ?? 0
  const refund_time = toSeconds(situation.now)
  amend(draft, { refunded: order.refunded + amount, repaid: order.repaid - settled, refund_time })
  return {
    refund_to,
    refund_time,
    ledger_entry_id: entries[0]?.id ?? null,
  }
}

/** Refunds money at once, with a record of its own. */
export function giveBack(
  draft: Draft,
  amount: Minor,
  { type, reason, waived = 0 }: Pick<RefundRecord, 'type' | 'reason'> & Partial<Pick<RefundRecord, 'waived'>>,
  operator: LedgerEntry['operator'] = null,
): void {
  const paid = payBack(draft, amount, operator)
  if (!paid) return
  const { order, situation } = draft
  const record: RefundRecord = {
    refund_id: nextRefundId(order),
    type,
    ground: null,
    requested: amount,
    approved: amount,
    waived,
    status: 'refunded',
    reason,
    files: [],
    apply_time: toSeconds(situation.now),
    ...paid,
  }
  amend(draft, { refunds: [...order.refunds, record] })
}

export const nextRefundId = (order: OrderRecord): string => `rf-${order.id}-${order.refunds.length + 1}`
