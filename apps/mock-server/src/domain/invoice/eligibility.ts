import type { Schemas } from '@portal/api-client/contract'
import { openRefundOf, serviceDate } from '../bill/billable.ts'
import type { Minor } from '../money/money.ts'
import { type OrderBaseRecord, settlementMoney } from '../order/order.ts'
import { addDays } from '../time/dates.ts'
import { localClock } from '../time/zones.ts'
import type { Invoiced } from './application.ts'

/** Days after the last day of the service within which an invoice can be applied for. */
const invoiceWindowDays = 30

export interface InvoiceOffer {
  /** How much can be applied for; 0 when something blocks it. */
  readonly invoiceable: Minor
  /** Last day to apply, in the company's calendar. */
  readonly deadline: string
  readonly block: Schemas['InvoiceBlock'] | null
}

const over = ['completed', 'no_show', 'cancelled']

/** How much of an order can be invoiced now, and why not more. `now` in epoch ms, `tz` is the company's. */
export function invoiceOffer(
  order: OrderBaseRecord,
  invoiced: Readonly<Invoiced>,
  tz: string,
  now: number,
): InvoiceOffer {
  const deadline = addDays(serviceDate(order), invoiceWindowDays)
  const refunds = openRefundOf(order)
  const left = Math.max(0, settlementMoney(order) - invoiced.waiting - invoiced.issued - refunds)
  const block = blockOf(order, left, refunds, localClock(now, tz).date > deadline)
  return { invoiceable: block === null ? left : 0, deadline, block }
}

function blockOf(order: OrderBaseRecord, left: Minor, refunds: Minor, late: boolean): InvoiceOffer['block'] {
  if (!over.includes(order.order_status)) return 'NOT_COMPLETED'
  if (left === 0) return refunds > 0 ? 'REFUND_OPEN' : 'NOTHING_LEFT'
  if (late) return 'WINDOW_OVER'
  return order.pay_channel === 'credit' && order.repaid < settlementMoney(order) ? 'UNPAID_BILL' : null
}
