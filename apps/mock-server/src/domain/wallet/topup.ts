import { comparableLetters, type Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { LedgerEntry } from '../ledger/entry.ts'
import type { Minor } from '../money/money.ts'
import { notAllowed } from '../order/guards.ts'

/** A bank transfer that a member has reported. */
export interface TopUpRecord {
  readonly id: string
  readonly company_id: string
  readonly currency: string
  readonly amount: Minor
  /** Number of the transfer at the bank. */
  readonly bank_ref: string
  readonly proof_files: readonly string[]
  readonly status: Schemas['TopUpStatus']
  /** Epoch s. */
  readonly create_time: number
  readonly verify_time: number | null
  readonly operator: NonNullable<LedgerEntry['operator']>
  readonly remark: string
  readonly refuse_reason: LocalText | null
}

/** How long the bank takes and staff look for a transfer, in ms. */
export const verifyPaceMs = 10 * 60_000

const refusals = {
  not_found: {
    en: 'No transfer with this number has arrived. Please check the number with your bank.',
    'zh-cn': '未查到该编号的到账记录，请与银行核对后重新提交。',
  },
} satisfies Record<string, LocalText>

/**
 * Whether the transfer has arrived. References that carry `0000` as their last digits are those of transfers that never
 * do, so that both endings can be tried.
 */
const hasArrived = (bank_ref: string): boolean => !/0000\D*$/.test(bank_ref)

/** What staff write after they have looked at the account; null when it was looked at before. */
export function verifyTopUp(topup: TopUpRecord, seconds: number): TopUpRecord | null {
  if (topup.status !== 'submitted') return null
  return hasArrived(topup.bank_ref)
    ? { ...topup, status: 'verified', verify_time: seconds }
    : { ...topup, status: 'refused', verify_time: seconds, refuse_reason: refusals.not_found }
}

/** A report that staff have not looked into is taken back. */
export function withdrawTopUp(topup: TopUpRecord): TopUpRecord {
  if (topup.status !== 'submitted') throw notAllowed('WRONG_STATUS')
  return { ...topup, status: 'withdrawn' }
}

/** The same transfer, however its number is written, may be reported again only after it was refused or taken back. */
export function isReported(topups: Iterable<TopUpRecord>, bank_ref: string): boolean {
  const wanted = comparableLetters(bank_ref)
  for (const { bank_ref: known, status } of topups) {
    const stands = status === 'submitted' || status === 'verified'
    if (stands && comparableLetters(known) === wanted) return true
  }
  return false
}
