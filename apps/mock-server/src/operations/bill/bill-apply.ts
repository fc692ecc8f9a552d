import type { QueryOf, Schemas } from '@portal/api-client/contract'
import { tallyOf } from '../../domain/bill/bill.ts'
import { billBlock, serviceDate } from '../../domain/bill/billable.ts'
import { settleOrders, unbilledOf } from '../../domain/bill/cycle.ts'
import { type Minor, toMoney } from '../../domain/money/money.ts'
import { type OrderRecord, settlementMoney } from '../../domain/order/order.ts'
import { settlementStatus } from '../../domain/order/status.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { localClock } from '../../domain/time/zones.ts'
import type { Operations } from '../../edge/operation.ts'
import type { FieldErrors } from '../../texts/text.ts'
import { sumsByCurrency } from '../documents.ts'
import { onceAsSent } from '../once.ts'
import { orderLine } from '../order/order-line.ts'
import { visibleOrders } from '../order/order-list.ts'
import { ownOrder } from '../order/order-repository.ts'
import { settlementText } from '../order/order-texts.ts'
import { pageOf } from '../page.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { billsOf, nextBillNumber, saveBill } from './bill-repository.ts'
import { billBlockText, presentBill } from './present-bill.ts'

/** Whether the order is on a bill that has been issued; an accruing bill does not count. */
function isBilled({ bill_id }: OrderRecord, { world }: Viewer): boolean {
  const status = bill_id === null ? undefined : world.tables.bill.get(bill_id)?.status
  return status !== undefined && status !== 'open' && status !== 'void'
}

const blockOf = (order: OrderRecord, viewer: Viewer) => billBlock(order, isBilled(order, viewer), viewer.now)

/** Credit orders that no bill asks for yet, oldest service first. */
export function unbilledOrders(query: QueryOf<'listBillableOrders'>, viewer: Viewer): OrderRecord[] {
  const { date_from, date_to, currency, eligible } = query
  const found = visibleOrders(viewer).filter((order) => {
    if (order.pay_channel !== 'credit' || settlementMoney(order) <= order.repaid || isBilled(order, viewer))
      return false
    if (currency !== undefined && order.currency !== currency) return false
    if (eligible && blockOf(order, viewer) !== null) return false
    const date = serviceDate(order)
    return (date_from === undefined || date >= date_from) && (date_to === undefined || date <= date_to)
  })
  return found.sort((a, b) => a.service_end - b.service_end || (a.id < b.id ? -1 : 1))
}

/** What is left to bill of each order, once no bill that still accrues counts. */
export function unbilledAmounts({ world, company }: Viewer): (order: OrderRecord) => Minor {
  const tallies = tallyOf(billsOf(world, company.id).filter(({ status }) => status !== 'open'))
  return (order) => unbilledOf(order, tallies.get(order.id))
}

function presentBillable(order: OrderRecord, unbilled: Minor, viewer: Viewer): Schemas['BillableOrder'] {
  const block = blockOf(order, viewer)
  const bill = order.bill_id === null ? null : (viewer.world.tables.bill.get(order.bill_id)?.status ?? null)
  const settlement_status = settlementStatus(order, bill)
  return {
    ...orderLine(order, viewer),
    booking_time: order.booking_time,
    settlement_money: toMoney(settlementMoney(order), order.currency),
    unbilled: toMoney(unbilled, order.currency),
    settlement_status,
    settlement_status_text: settlementText(settlement_status, order, viewer),
    eligible: block === null,
    blocked_key: block,
    blocked_reason: billBlockText(block, viewer),
  }
}

/** The requested orders; throws unless all of them can be billed. */
function chosenOrders(ids: readonly string[], viewer: Viewer) {
  const orders: OrderRecord[] = []
  const fields: FieldErrors = {}
  for (const [index, id] of ids.entries()) {
    const order = ownOrder(id, viewer)
    if (ids.indexOf(id) < index) {
      throw invalidFields({ [`order_ids[${index}]`]: 'chosen_twice' })
    }
    const block = order.pay_channel === 'credit' ? blockOf(order, viewer) : 'NOTHING_OWED'
    if (block) fields[`order_ids[${index}]`] = [{ billBlock: block }]
    orders.push(order)
  }
  if (Object.keys(fields).length > 0) throw refuse('ORDER_NOT_ELIGIBLE', undefined, { fields })
  if (new Set(orders.map(({ currency }) => currency)).size > 1) throw refuse('CURRENCY_MIXED')
  return orders
}

export const billApplyOperations = {
  listBillableOrders: (call, world) => {
    const viewer = viewerOf(call, world)
    const found = unbilledOrders(call.query, viewer)
    const unbilled = unbilledAmounts(viewer)
    return {
      ...pageOf(found, call.query, (order) => presentBillable(order, unbilled(order), viewer)),
      sums: sumsByCurrency(found.map((order) => ({ currency: order.currency, amount: unbilled(order) }))),
    }
  },

  applyBill: (call, world) => {
    const viewer = viewerOf(call, world)
    const { company, now } = viewer
    const { order_ids, remark = '' } = call.body
    const applied = onceAsSent(call, viewer, () => {
      const orders = chosenOrders(order_ids, viewer)
      const id = nextBillNumber(world, localClock(now, company.tz).date)
      const settled = settleOrders({ company, orders, bills: billsOf(world, company.id), id, remark, now })
      for (const bill of settled.bills) {
        saveBill(world, { bill, orders: bill.id === id ? settled.orders : [], entries: [] }, now)
      }
      return id
    })
    const bill = world.tables.bill.get(applied.subject)
    if (!bill) throw refuse('NOT_FOUND')
    return { bill: presentBill(bill, viewer), replayed: applied.replayed }
  },
} satisfies Partial<Operations>
