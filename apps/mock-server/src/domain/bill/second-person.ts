import type { Minor } from '../money/money.ts'
import { localClock } from '../time/zones.ts'
import type { BillPaymentRecord, BillRecord } from './bill.ts'

/** How long a payment waits for a second person, and when before its end they are reminded, in ms. */
export const confirmMs = 72 * 3_600_000
export const confirmReminderMs = 24 * 3_600_000

/** Epoch s until when a payment can be confirmed; null unless it waits. */
export const confirmUntil = ({ status, time }: Pick<BillPaymentRecord, 'status' | 'time'>): number | null =>
  status === 'asked' ? time + confirmMs / 1000 : null

interface PaidDay {
  /** All bills of the company. */
  readonly bills: readonly BillRecord[]
  readonly tz: string
  /** Epoch ms. */
  readonly now: number
}

/** What was paid from the balance on this day of the company without a second person. */
export function paidAlone({ bills, tz, now }: PaidDay): Minor {
  const today = localClock(now, tz).date
  const alone = ({ channel, status, decided, time }: BillPaymentRecord) =>
    channel === 'predeposit' &&
    status === 'verified' &&
    decided === undefined &&
    localClock(time * 1000, tz).date === today
  return bills
    .flatMap(({ payments }) => payments.filter(alone))
    .reduce((total, { amount }) => total + amount, 0)
}

/**
 * Whether paying this much of a bill from the balance takes a second person. A part takes one when the whole bill
 * does, and what was paid alone on the same day counts with its amount: neither parts nor small bills get around it.
 * @param over null for never
 */
export const needsSecondPerson = (
  { total }: Pick<BillRecord, 'total'>,
  amount: Minor,
  over: Minor | null,
  day: PaidDay,
): boolean => over !== null && (total > over || paidAlone(day) + amount > over)
