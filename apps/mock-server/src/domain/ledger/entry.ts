import type { Minor } from '../money/money.ts'

export type LedgerAccount = 'predeposit' | 'credit'

export type LedgerType =
  | 'topup'
  | 'charge'
  | 'refund'
  | 'refund_of_settled_credit'
  | 'bill_payment'
  | 'content_payment'
  | 'repay'
  | 'adjust'
  | 'reversal'

/** Entries of one company, account and currency form a book: `seq` counts from 1 within it, without gaps. */
export interface LedgerEntry {
  readonly id: string
  readonly company_id: string
  readonly account: LedgerAccount
  readonly currency: string
  readonly seq: number
  /** Epoch s. */
  readonly time: number
  readonly type: LedgerType
  /** Signed: the change of the balance for pre-deposit, the change of the used credit for credit. */
  readonly delta: Minor
  /** Pre-deposit: the balance. Credit: the used amount. */
  readonly balance_after: Minor
  readonly order_id: string | null
  readonly bill_id: string | null
  readonly topup_id: string | null
  /** The payment for an article that caused it. */
  readonly content_payment_id: string | null
  /** Null for the system. */
  readonly operator: { readonly id: string; readonly nickname: string } | null
  readonly remark: string
  readonly reverses_id: string | null
}

/** Money set aside by paying: charged at confirmation, released otherwise. */
export interface Hold {
  readonly id: string
  readonly company_id: string
  readonly order_id: string
  readonly account: LedgerAccount
  readonly currency: string
  readonly amount: Minor
  /** Epoch s. */
  readonly created_time: number
  /** Epoch s; null while open. */
  readonly released_time: number | null
}

/** What a company may owe. Amounts are decimal strings in its settlement currency. */
export interface AccountTerms {
  readonly id: string
  readonly settlement_currency: string
  /** Null: no credit line. */
  readonly credit_limit: string | null
  /** `until` in epoch ms. */
  readonly temp_limit: { readonly amount: string; readonly until: number } | null
  readonly overdue_block: boolean
}
