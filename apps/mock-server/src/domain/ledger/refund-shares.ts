import type { Minor } from '../money/money.ts'
import type { LedgerAccount } from './entry.ts'

/** How much of a refund goes where. */
export interface RefundOf {
  readonly channel: LedgerAccount
  readonly amount: Minor
  /** For a credit order: how much of its charge bills have already repaid. */
  readonly repaid: Minor
  /** Charged less refunded before this refund. */
  readonly settlement: Minor
}

export interface RefundShare {
  readonly account: LedgerAccount
  readonly amount: Minor
}

/**
 * Where a refund goes: the only rule for quotes, records and the ledger. What a credit order still owes reduces the
 * used credit; the part a bill has already repaid goes to the pre-deposit balance, because otherwise the used credit
 * would fall below zero. No share is empty.
 */
export function refundShares({ channel, amount, repaid, settlement }: RefundOf): RefundShare[] {
  const owed = channel === 'predeposit' ? 0 : Math.min(amount, settlement - repaid)
  const shares: RefundShare[] = [
    { account: 'credit', amount: owed },
    { account: 'predeposit', amount: amount - owed },
  ]
  return shares.filter((share) => share.amount > 0)
}

/** The account that gets most of it; `channel` when nothing goes back. */
export function mainAccount(shares: readonly RefundShare[], channel: LedgerAccount): LedgerAccount {
  const [first, second] = shares
  if (!first) return channel
  return second && second.amount > first.amount ? second.account : first.account
}
