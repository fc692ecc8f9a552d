import type { BillRecord } from '../domain/bill/bill.ts'
import type { BilledCompany } from '../domain/bill/cycle.ts'
import { disputeUntil } from '../domain/bill/due-date.ts'
import { addDays } from '../domain/time/dates.ts'
import { instantOf, localClock } from '../domain/time/zones.ts'
import { disputeMs } from '../domain/waits.ts'
import type { Job } from './jobs.ts'

const dayMs = 86_400_000
/** Days before the due date of the reminder, and its time of day at the company. */
const reminder = { days: 3, time: '09:00' } as const

/** A job at the next midnight of the company, which issues and checks its bills. */
export function cycleJob(company: Pick<BilledCompany, 'id' | 'tz'>, now: number): Job {
  const tomorrow = addDays(localClock(now, company.tz).date, 1)
  return { kind: 'bill_cycle', due: instantOf(tomorrow, '00:00', company.tz), subject: company.id }
}

/** The jobs that a bill still needs. Each job checks at its time whether it still applies. */
export function billJobs(bill: BillRecord, company: BilledCompany, now: number): Job[] {
  const subject = bill.id
  const jobs: Job[] = []
  const { auto_confirm_days, tz } = company
  const until = disputeUntil(bill, company)
  if (until !== null && auto_confirm_days !== null) {
    // A bill that returns from a dispute after that time is confirmed at the next instant.
    jobs.push({ kind: 'bill_confirm', due: Math.max(until, now + 1), subject })
    jobs.push({ kind: 'bill_confirm_near', due: until - dayMs, subject })
  }
  if (bill.status === 'disputed') jobs.push({ kind: 'bill_answer', due: now + disputeMs, subject })
  if (bill.due_date !== null && ['issued', 'confirmed', 'partially_paid'].includes(bill.status)) {
    jobs.push({
      kind: 'bill_remind',
      due: instantOf(addDays(bill.due_date, -reminder.days), reminder.time, tz),
      subject,
    })
    // A bill that is issued after that day, because of a dispute, is overdue at the next instant.
    const due = Math.max(instantOf(addDays(bill.due_date, 1), '00:00', tz), now + 1)
    jobs.push({ kind: 'bill_overdue', due, subject })
  }
  return jobs.filter(({ due }) => due > now)
}

/** A job that looks for the transfer of a payment; the subject contains the id of the payment. */
export const transferJob = (bill_id: string, payment_id: string, due: number): Job => ({
  kind: 'bill_transfer',
  due,
  subject: `${bill_id}/${payment_id}`,
})
