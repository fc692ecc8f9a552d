import { type BillRecord, overdueOf } from '../../domain/bill/bill.ts'
import { positionOf } from '../../domain/ledger/position.ts'
import { post } from '../../domain/ledger/posting.ts'
import { type OrderRecord, settlementMoney } from '../../domain/order/order.ts'
import { addDays } from '../../domain/time/dates.ts'
import { localClock } from '../../domain/time/zones.ts'
import { type Base, lazily } from '../base.ts'
import { deepFreeze } from '../freeze.ts'
import { type CompanyRecord, type Tables, tableNames } from '../tables.ts'

type Rows = { readonly [Name in keyof Tables]: readonly Tables[Name][] }
type Makers = { readonly [Name in keyof Tables]: () => readonly Tables[Name][] }

/** The same base with some tables made anew, each when it is first read. */
function withTables(base: Base, changed: Partial<Makers>): Base {
  const same = Object.fromEntries(
    tableNames.map((name) => [name, () => base.tables[name]]),
  ) as unknown as Makers
  return lazily<Base>({
    tables: () => lazily<Rows>({ ...same, ...changed }),
    jobs: () => base.jobs,
    counters: () => base.counters,
  })
}

/** What remains available to every company, in smallest units. */
const hardlyAnything = 8_800

/** An adjustment takes all but a little out of every pre-deposit; what is held stays covered. */
export function lowBalance(base: Base, start: number): Base {
  const taken = (company: CompanyRecord) => {
    const books = { entries: base.tables.ledger_entry, holds: base.tables.hold }
    const position = positionOf(company, books, start)
    const delta = position.predeposit.frozen + hardlyAnything - position.predeposit.sum
    return delta < 0 ? [post(position, { account: 'predeposit', type: 'adjust', delta }, start)] : []
  }
  return withTables(base, {
    ledger_entry: () => deepFreeze([...base.tables.ledger_entry, ...base.tables.company.flatMap(taken)]),
  })
}

const dueDays = -6

/** The stays of the past stand on a bill that was not paid in time: one for each company that buys on credit. */
export function creditOverdue(base: Base, start: number): Base {
  const onBill = ({ pay_channel, order_status, booking_time }: OrderRecord) =>
    pay_channel === 'credit' &&
    (order_status === 'completed' || order_status === 'no_show') &&
    booking_time * 1000 < start + dueDays * 86_400_000
  const billOf = (company: CompanyRecord): BillRecord[] => {
    const orders = base.tables.order.filter((order) => order.company_id === company.id && onBill(order))
    const lines = orders.map((order) => ({
      order_id: order.id,
      kind: 'charge' as const,
      amount: settlementMoney(order),
    }))
    if (lines.length === 0) return []
    const bill: BillRecord = {
      id: `B${company.id}-overdue`,
      company_id: company.id,
      currency: company.settlement_currency,
      lines,
      total: lines.reduce((sum, line) => sum + line.amount, 0),
      paid: 0,
      status: 'overdue',
      due_date: addDays(localClock(start, company.tz).date, dueDays),
    }
    return overdueOf([bill]) > 0 ? [bill] : []
  }
  const bills = () => base.tables.company.flatMap(billOf)
  return withTables(base, {
    bill: () => deepFreeze([...base.tables.bill, ...bills()]),
    order: () => {
      const billed = new Map(bills().flatMap((bill) => bill.lines.map((line) => [line.order_id, bill.id])))
      return deepFreeze(
        base.tables.order.map((order) => ({ ...order, bill_id: billed.get(order.id) ?? order.bill_id })),
      )
    },
  })
}
