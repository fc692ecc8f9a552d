import type { BillRecord } from '../../domain/bill/bill.ts'
import { billBlock } from '../../domain/bill/billable.ts'
import { settleOrders } from '../../domain/bill/cycle.ts'
import { confirmBill, fallDue } from '../../domain/bill/lifecycle.ts'
import { positionOf } from '../../domain/ledger/position.ts'
import { post } from '../../domain/ledger/posting.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { isRefusal } from '../../domain/refusal.ts'
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

const dayMs = 86_400_000
/** For how many days the bill has been late. */
const lateDays = 6

/** The stays of the past stand on a bill that was not paid in time: one for each company that buys on credit. */
export function creditOverdue(base: Base, start: number): Base {
  const billsOf = (company: CompanyRecord) => {
    const issued = start - (company.due_days + lateDays) * dayMs
    const late = (order: OrderRecord) =>
      order.company_id === company.id &&
      order.pay_channel === 'credit' &&
      order.bill_id === null &&
      order.service_end < issued &&
      billBlock(order, false, issued) === null
    const orders = base.tables.order.filter(late)
    if (orders.length === 0) return { bills: [], orders: [] }
    const id = `B${localClock(issued, company.tz).date.slice(2).replaceAll('-', '')}900${company.id}`
    const settled = settleOrders({ company, orders, bills: [], id, remark: '', now: issued })
    const bills = settled.bills.map((bill) => lateOne(bill, company, issued, start))
    return { bills, orders: settled.orders }
  }
  const told = lazily({ all: () => base.tables.company.map(billsOf) })
  return withTables(base, {
    bill: () => deepFreeze([...base.tables.bill, ...told.all.flatMap(({ bills }) => bills)]),
    order: () => {
      const billed = new Map(told.all.flatMap(({ orders }) => orders.map((order) => [order.id, order])))
      return deepFreeze(base.tables.order.map((order) => billed.get(order.id) ?? order))
    },
  })
}

/** Agreed to on the next day, and then forgotten. */
function lateOne(bill: BillRecord, { tz }: CompanyRecord, issued: number, start: number): BillRecord {
  const agreed = confirmBill(bill, tz, issued + dayMs)
  if (isRefusal(agreed)) throw new Error(`Bill ${bill.id} cannot be confirmed`)
  return fallDue(agreed, tz, start) ?? agreed
}
