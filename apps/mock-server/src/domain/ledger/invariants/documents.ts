import { type BillRecord, pendingOf, type Tally, tallyOf } from '../../bill/bill.ts'
import { comesWithNextBill, dueBeforeWithdrawal, withdrawnApplications } from '../../bill/due-date.ts'
import { type InvoiceApplicationRecord, invoicedByOrder } from '../../invoice/application.ts'
import { settlementMoney } from '../../order/order.ts'
import { addDays } from '../../time/dates.ts'
import { localClock } from '../../time/zones.ts'
import type { Disagreement, IndexedLedger, Invariant } from './company-ledger.ts'
import { sumOf } from './compare.ts'

const agreed = ['confirmed', 'partially_paid', 'overdue']

type Finding = Omit<Disagreement, 'subject'>

function* unequal(left: number | string, right: number | string): Iterable<Finding> {
  if (left !== right) yield { left, right }
}

function* above(left: number, right: number): Iterable<Finding> {
  if (left > right) yield { left, right }
}

/** Compares a bill with itself, and with what the ledger says was paid for it. */
function* billFindings(bill: BillRecord, repaid: number): Iterable<Finding> {
  yield* unequal(bill.total, sumOf(bill.lines.map(({ amount }) => amount)))
  if (bill.paid < 0) yield { left: bill.paid, right: 0 }
  yield* above(bill.paid, bill.total)
  yield* unequal(bill.paid, repaid)
  const counted = bill.payments.filter(({ status }) => status === 'verified')
  yield* unequal(bill.paid, sumOf(counted.map(({ amount, surplus }) => amount - surplus)))
  yield* unequal(bill.paid, sumOf(counted.flatMap(({ shares }) => shares.map(({ amount }) => amount))))
  if (bill.status === 'paid') yield* unequal(bill.paid, bill.total)
  else if (agreed.includes(bill.status)) yield* above(1, bill.total - bill.paid)
  else yield* unequal(bill.paid + pendingOf(bill), 0)
}

/** Compares one order with the bills that contain it. */
function* billedFindings(
  order_id: string,
  { billed, paid }: Tally,
  ledger: IndexedLedger,
): Iterable<Finding> {
  const order = ledger.orderById.get(order_id)
  if (!order) return yield { left: billed, right: 'no order' }
  yield* unequal(order.pay_channel ?? 'nothing', 'credit')
  if (order.bill_id === null) yield { left: billed, right: 'no bill' }
  // What was paid through a bill and refunded to the balance stays on that bill.
  const due = settlementMoney(order) + paid - order.repaid
  const charges = ledger.entriesOf(order_id).filter(({ type }) => type === 'charge')
  // A later charge may still wait for the next bill.
  if (charges.length > 1) yield* above(billed, due)
  else yield* unequal(billed, due)
}

function* applicationFindings(application: InvoiceApplicationRecord): Iterable<Finding> {
  yield* unequal(application.amount, sumOf(application.lines.map(({ amount }) => amount)))
  const done = application.reversals.filter(({ status }) => status === 'done')
  yield* unequal(application.reversed, sumOf(done.map(({ amount }) => amount)))
  for (const { amount, shares } of application.reversals)
    yield* unequal(amount, sumOf(shares.map((one) => one.amount)))
  yield* above(application.reversed, application.amount)
  yield* above(application.tax, application.amount)
}

export const documentInvariants: readonly Invariant[] = [
  {
    rule: 9,
    name: 'a bill is the sum of its lines and is paid at most once',
    *disagreements({ bills, entries }) {
      if (bills.length === 0) return
      const repaid = new Map<string, number>()
      for (const { type, bill_id, delta } of entries) {
        if (type === 'repay' && bill_id !== null) repaid.set(bill_id, (repaid.get(bill_id) ?? 0) - delta)
      }
      for (const bill of bills) {
        for (const found of billFindings(bill, repaid.get(bill.id) ?? 0))
          yield { subject: `bill ${bill.id}`, ...found }
      }
    },
  },
  {
    rule: 10,
    name: 'the lines of a billed order over all bills are what it settles for',
    *disagreements(ledger) {
      for (const [order_id, tally] of tallyOf(ledger.bills)) {
        for (const found of billedFindings(order_id, tally, ledger)) yield { subject: order_id, ...found }
      }
      yield* chargedTwice(ledger.bills)
    },
  },
  {
    rule: 12,
    name: 'no more is invoiced than settled, and an application is the sum of its lines',
    *disagreements({ applications, orderById }) {
      for (const application of applications) {
        const subject = `application ${application.id}`
        for (const found of applicationFindings(application)) yield { subject, ...found }
      }
      for (const [order_id, { waiting, issued }] of invoicedByOrder(applications)) {
        const order = orderById.get(order_id)
        const most = order ? settlementMoney(order) : 0
        for (const found of above(waiting + issued, most)) yield { subject: order_id, ...found }
        if (issued < 0) yield { subject: order_id, left: issued, right: 0 }
      }
    },
  },
  {
    rule: 22,
    name: 'a bill is due when it was first said to be, and no order on it later than before',
    *disagreements({ bills, company }) {
      const before = dueBeforeWithdrawal(bills)
      const applications = withdrawnApplications(bills)
      for (const { id, source, issue_time, due_date, lines } of bills) {
        if (issue_time === null || due_date === null) continue
        const issued = localClock(issue_time * 1000, company.tz).date
        const usual = addDays(issued, company.due_days)
        const isNext = (order_id: string) => {
          const application = applications.get(order_id)
          return source === 'cycle' && application && comesWithNextBill(company, application, issued)
        }
        const kept = lines.flatMap(({ order_id, kind }) =>
          kind === 'charge' && !isNext(order_id) ? (before.get(order_id) ?? []) : [],
        )
        const right = [usual, ...kept].toSorted()[0] ?? usual
        if (due_date !== right) yield { subject: `bill ${id}`, left: due_date, right }
      }
    },
  },
]

/** The first line of an order is its charge; no second bill may charge it again. */
function* chargedTwice(bills: readonly BillRecord[]): Iterable<Disagreement> {
  const first = new Map<string, string>()
  for (const { id, status, lines } of bills) {
    if (status === 'void') continue
    for (const { order_id, kind } of lines) {
      if (kind !== 'charge') continue
      const known = first.get(order_id)
      if (known !== undefined) yield { subject: order_id, left: known, right: id }
      first.set(order_id, id)
    }
  }
}
