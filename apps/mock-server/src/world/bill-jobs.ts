import type { BillRecord } from '../domain/bill/bill.ts'
import type { BilledCompany } from '../domain/bill/cycle.ts'
import { addDays } from '../domain/time/dates.ts'
import { instantOf, localClock } from '../domain/time/zones.ts'
import type { Job } from './jobs.ts'

const dayMs = 86_400_000
/** How long staff look at a dispute. */
const answerMs = 2 * 3_600_000
/** How many days before the due date members are reminded, and at what time of their day. */
const reminder = { days: 3, time: '09:00' } as const

/** The next midnight of the company's calendar, when its bills are looked after. */
export function cycleJob(company: Pick<BilledCompany, 'id' | 'tz'>, now: number): Job {
  const tomorrow = addDays(localClock(now, company.tz).date, 1)
  return { kind: 'bill_cycle', due: instantOf(tomorrow, '00:00', company.tz), subject: company.id }
}

/** What is still going to happen to a bill by itself; every job finds out when its time comes whether it still fits. */
export function billJobs(bill: BillRecord, company: BilledCompany, now: number): Job[] {
  const subject = bill.id
  const jobs: Job[] = []
  const { auto_confirm_days, tz } = company
  if (bill.status === 'issued' && bill.issue_time !== null && auto_confirm_days !== null) {
    // A bill that comes back from a dispute after that time is agreed to at the next instant.
    const due = Math.max(bill.issue_time * 1000 + auto_confirm_days * dayMs, now + 1)
    jobs.push({ kind: 'bill_confirm', due, subject })
  }
  if (bill.status === 'disputed') jobs.push({ kind: 'bill_answer', due: now + answerMs, subject })
  if (bill.due_date !== null && ['issued', 'confirmed', 'partially_paid'].includes(bill.status)) {
    jobs.push({
      kind: 'bill_remind',
      due: instantOf(addDays(bill.due_date, -reminder.days), reminder.time, tz),
      subject,
    })
    // One that goes out after that day, since staff looked at a dispute meanwhile, is late at the next instant.
    const due = Math.max(instantOf(addDays(bill.due_date, 1), '00:00', tz), now + 1)
    jobs.push({ kind: 'bill_overdue', due, subject })
  }
  return jobs.filter(({ due }) => due > now)
}

/** When a transfer that pays a bill is looked for; its payments are distinguished by their ids. */
export const transferJob = (bill_id: string, payment_id: string, due: number): Job => ({
  kind: 'bill_transfer',
  due,
  subject: `${bill_id}/${payment_id}`,
})
