import type { Minor } from '../money/money.ts'
import { toSeconds } from '../time/zones.ts'
import type { Hold, LedgerAccount, LedgerEntry, LedgerType } from './entry.ts'
import type { Position } from './position.ts'
import { type RefundOf, refundShares } from './refund-shares.ts'

/** Every function updates `position`, so that several movements of one action see each other. */

export interface EntryRequest {
  readonly account: LedgerAccount
  readonly type: LedgerType
  /** Signed, see `LedgerEntry.delta`. */
  readonly delta: Minor
  readonly order_id?: string
  readonly bill_id?: string
  readonly topup_id?: string
  readonly content_payment_id?: string
  readonly operator?: LedgerEntry['operator']
  readonly remark?: string
  readonly reverses_id?: string
}

const letters: Record<LedgerAccount, string> = { predeposit: 'P', credit: 'C' }

/** Writes the next entry of a book. `now` in epoch ms. */
export function post(position: Position, request: EntryRequest, now: number): LedgerEntry {
  const end = position[request.account]
  end.seq += 1
  end.sum += request.delta
  const number = String(end.seq).padStart(6, '0')
  return {
    id: `L${position.company_id}-${position.currency}-${letters[request.account]}${number}`,
    company_id: position.company_id,
    account: request.account,
    currency: position.currency,
    seq: end.seq,
    time: toSeconds(now),
    type: request.type,
    delta: request.delta,
    balance_after: end.sum,
    order_id: request.order_id ?? null,
    bill_id: request.bill_id ?? null,
    topup_id: request.topup_id ?? null,
    content_payment_id: request.content_payment_id ?? null,
    operator: request.operator ?? null,
    remark: request.remark ?? '',
    reverses_id: request.reverses_id ?? null,
  }
}

interface HeldFor {
  readonly order_id: string
  readonly account: LedgerAccount
  readonly amount: Minor
  /** Distinguishes several holds of one order. */
  readonly attempt: number
}

export function openHold(position: Position, wanted: HeldFor, now: number): Hold {
  position[wanted.account].frozen += wanted.amount
  return {
    id: `hd-${wanted.order_id}-${wanted.attempt}`,
    company_id: position.company_id,
    order_id: wanted.order_id,
    account: wanted.account,
    currency: position.currency,
    amount: wanted.amount,
    created_time: toSeconds(now),
    released_time: null,
  }
}

export function resizeHold(position: Position, hold: Hold, amount: Minor): Hold {
  position[hold.account].frozen += amount - hold.amount
  return { ...hold, amount }
}

export function releaseHold(position: Position, hold: Hold, now: number): Hold {
  position[hold.account].frozen -= hold.amount
  return { ...hold, released_time: toSeconds(now) }
}

/** Turns a hold into a charge of the same amount: the balance falls, or the used credit rises. */
export function captureHold(
  position: Position,
  hold: Hold,
  now: number,
  operator: LedgerEntry['operator'] = null,
): { hold: Hold; entry: LedgerEntry } {
  const released = releaseHold(position, hold, now)
  const delta = hold.account === 'predeposit' ? -hold.amount : hold.amount
  const { account, order_id } = hold
  return {
    hold: released,
    entry: post(position, { account, type: 'charge', delta, order_id, operator }, now),
  }
}

interface RefundRequest extends RefundOf {
  readonly order_id: string
  readonly operator?: LedgerEntry['operator']
}

/** Refunds money, with one entry for each account that receives some of it. */
export function refund(position: Position, wanted: RefundRequest, now: number): LedgerEntry[] {
  const { order_id, channel, operator = null } = wanted
  return refundShares(wanted).map(({ account, amount }) => {
    const type = account === channel ? 'refund' : 'refund_of_settled_credit'
    const delta = account === 'credit' ? -amount : amount
    return post(position, { account, type, delta, order_id, operator }, now)
  })
}
