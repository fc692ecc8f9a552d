import { comparableLetters, type Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { LedgerEntry } from '../ledger/entry.ts'
import type { Minor } from '../money/money.ts'
import { notAllowed } from '../order/guards.ts'
import { addDays } from '../time/dates.ts'

/** A bank transfer that a member has reported. */
export interface TopUpRecord {
  readonly id: string
  readonly company_id: string
  readonly currency: string
  readonly amount: Minor
  /** Number of the transfer at the bank. */
  readonly bank_ref: string
  /** Day of the transfer at the bank. */
  readonly transfer_date: string
  readonly proof_files: readonly string[]
  readonly status: Schemas['TopUpStatus']
  /** Epoch s. */
  readonly create_time: number
  readonly verify_time: number | null
  readonly operator: NonNullable<LedgerEntry['operator']>
  readonly remark: string
  readonly refuse_reason: LocalText | null
  /** Oldest first. */
  readonly history: readonly TopUpEvent[]
}

interface TopUpEvent {
  /** Epoch s. */
  readonly time: number
  readonly event: Schemas['TopUpEventName']
  /** Null for staff. */
  readonly operator: TopUpRecord['operator'] | null
}

/** The days on which a transfer that is reported `today` can have been made. */
export const transferDays = (today: string) => ({ first: addDays(today, -365), last: today })

/** The record with another event at the end of its history. */
export const withTopUpEvent = (topup: TopUpRecord, event: TopUpEvent): TopUpRecord => ({
  ...topup,
  history: [...topup.history, event],
})

/** How long the bank takes and staff look for a transfer, in ms. */
export const verifyPaceMs = 10 * 60_000

const refusals = {
  credited: {
    en: 'The transfer with this number has been credited already. If it is yours, please send your account manager the receipt of your bank.',
    'zh-cn': '该编号的转账已入账。如确为贵司转账，请将银行回单发给您的客户经理。',
  },
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

/** References that end in `9999` are those of transfers that arrive although their report was withdrawn. */
const arrivesAnyway = (bank_ref: string): boolean => /9999\D*$/.test(bank_ref)

/**
 * What staff write after they have looked at the account; null when there is nothing to write. A withdrawn report stops
 * nothing at the bank: money that arrives all the same belongs to the company and is credited as that top-up.
 * @param seconds epoch s
 * @param credited whether the transfer was credited to another company, which has reported it too
 */
export function verifyTopUp(topup: TopUpRecord, seconds: number, credited: boolean): TopUpRecord | null {
  const end = (status: 'verified' | 'refused', more: Partial<TopUpRecord> = {}) =>
    withTopUpEvent(
      { ...topup, status, verify_time: seconds, ...more },
      { time: seconds, event: status === 'verified' ? 'verify' : 'refuse', operator: null },
    )
  if (topup.status === 'withdrawn') {
    return arrivesAnyway(topup.bank_ref) && !credited ? end('verified') : null
  }
  if (topup.status !== 'submitted') return null
  if (credited) return end('refused', { refuse_reason: refusals.credited })
  return hasArrived(topup.bank_ref) ? end('verified') : end('refused', { refuse_reason: refusals.not_found })
}

/** Who changes a report, and when (epoch s). */
type Author = Pick<TopUpEvent, 'time' | 'operator'>

/** Throws ACTION_NOT_ALLOWED once staff have looked into it. */
function changed(
  topup: TopUpRecord,
  event: TopUpEvent['event'],
  by: Author,
  part: Partial<TopUpRecord>,
): TopUpRecord {
  if (topup.status !== 'submitted') throw notAllowed('WRONG_STATUS')
  return withTopUpEvent({ ...topup, ...part }, { ...by, event })
}

/** A report that staff have not looked into is taken back. */
export const withdrawTopUp = (topup: TopUpRecord, by: Author): TopUpRecord =>
  changed(topup, 'withdraw', by, { status: 'withdrawn' })

/** A report that staff have not looked into gets other proof. */
export const replaceProof = (topup: TopUpRecord, proof_files: readonly string[], by: Author): TopUpRecord =>
  changed(topup, 'replace_proof', by, { proof_files })

/** The same transfer, however its number is written, may be reported again only after it was refused or taken back. */
export function isReported(topups: Iterable<TopUpRecord>, bank_ref: string): boolean {
  const wanted = comparableLetters(bank_ref)
  for (const { bank_ref: known, status } of topups) {
    const stands = status === 'submitted' || status === 'verified'
    if (stands && comparableLetters(known) === wanted) return true
  }
  return false
}
