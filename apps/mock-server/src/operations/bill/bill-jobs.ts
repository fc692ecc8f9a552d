import type { BillRecord } from '../../domain/bill/bill.ts'
import { confirmBill, fallDue } from '../../domain/bill/lifecycle.ts'
import { transferArrives, verifyTransfer } from '../../domain/bill/payment.ts'
import { moneyText, toMoney } from '../../domain/money/money.ts'
import { attempt, isRefusal } from '../../domain/refusal.ts'
import { bothClocks } from '../../domain/time/zones.ts'
import { cycleJob } from '../../world/bill-jobs.ts'
import type { Job } from '../../world/jobs.ts'
import type { JobHandlers, World } from '../../world/world.ts'
import { notify } from '../notification/notify.ts'
import { answerBill } from './bill-dispute.ts'
import { billSituation, companyOf, runBillCycle, saveBill } from './bill-repository.ts'

/** A job changes nothing if its bill has moved on in the meantime. */
const changeBy =
  (move: (bill: BillRecord, world: World, now: number) => BillRecord | null) => (job: Job, world: World) => {
    const bill = world.tables.bill.get(job.subject)
    const moved = bill && move(bill, world, job.due)
    if (moved) saveBill(world, { bill: moved, orders: [], entries: [] }, job.due)
  }

export const billJobHandlers = {
  bill_cycle: (job, world) => {
    const company = world.tables.company.get(job.subject)
    if (!company) return
    runBillCycle(world, company, job.due)
    world.jobs.schedule(cycleJob(company, job.due))
  },
  bill_confirm: changeBy((bill, world, now) => {
    const confirmed = attempt(() => confirmBill(bill, companyOf(world, bill).tz, now, true))
    return isRefusal(confirmed) ? null : confirmed
  }),
  bill_confirm_near: (job, world) => {
    const bill = world.tables.bill.get(job.subject)
    if (bill?.status !== 'issued') return
    const { tz } = companyOf(world, bill)
    const until = bothClocks(job.due + 24 * 3_600_000, tz, tz)
    notify(world, {
      kind: 'bill_confirm_near',
      company_id: bill.company_id,
      params: { bill: bill.id, until },
    })
  },
  bill_answer: (job, world) => void answerBill(world, job.subject, null, job.due),
  bill_overdue: changeBy((bill, world, now) => fallDue(bill, companyOf(world, bill).tz, now)),
  bill_remind: (job, world) => {
    const bill = world.tables.bill.get(job.subject)
    if (!bill || !['issued', 'confirmed', 'partially_paid'].includes(bill.status)) return
    const { company_id, currency, due_date } = bill
    const money = moneyText(toMoney(bill.total - bill.paid, currency))
    notify(world, { kind: 'bill_due', company_id, params: { bill: bill.id, money, date: due_date ?? '' } })
  },
  bill_transfer: (job, world) => {
    const [bill_id = '', payment_id = ''] = job.subject.split('/')
    const bill = world.tables.bill.get(bill_id)
    const payment = bill?.payments.find(({ id }) => id === payment_id)
    if (!bill || !payment) return
    const found = transferArrives(payment)
    const change = verifyTransfer(billSituation(world, bill, job.due), payment_id, found)
    if (!change) return
    saveBill(world, change, job.due)
    const { company_id, currency } = bill
    const params = { bill: bill_id, money: moneyText(toMoney(payment.amount, currency)) }
    notify(world, { kind: found ? 'bill_paid' : 'topup_refused', company_id, params })
  },
} satisfies Partial<JobHandlers>
