import type { Schemas } from '@portal/api-client/contract'
import type { BillStatus } from '../bill/bill.ts'
import type { Invoiced } from '../invoice/application.ts'
import { type HotelOrderRecord, type OrderRecord, settlementMoney } from './order.ts'

/** Statuses that are never stored, derived from the amounts. */

export function settlementStatus(order: OrderRecord, bill: BillStatus | null): Schemas['SettlementStatus'] {
  const settlement = settlementMoney(order)
  if (settlement === 0) return 'none'
  if (order.pay_channel === 'predeposit') return 'settled'
  // A bill that is still accruing has not been sent.
  if (order.bill_id === null || bill === 'open' || bill === 'void') return 'unsettled'
  if (bill === 'disputed') return 'disputed'
  if (order.repaid >= settlement) return 'settled'
  return order.repaid > 0 ? 'partially_settled' : 'billing'
}

/** Only what was consumed, or charged as a fee, can be invoiced. */
export function invoiceStatus(order: OrderRecord, invoiced: Invoiced): Schemas['InvoiceStatus'] {
  const settlement = settlementMoney(order)
  const over = ['completed', 'no_show', 'cancelled'].includes(order.order_status)
  if (invoiced.reversing) return 'reversing'
  if (invoiced.waiting > 0) return 'applying'
  if (invoiced.issued > 0) return invoiced.issued >= settlement ? 'invoiced' : 'partially_invoiced'
  return over && settlement > 0 ? 'not_invoiced' : 'not_available'
}

export function refundStatus(order: OrderRecord): Schemas['RefundStatus'] {
  const last = order.refunds.at(-1)
  if (!last) return 'none'
  if (last.status !== 'refunded') return last.status
  return order.refunded < order.charged ? 'partially_refunded' : 'refunded'
}

/** A voucher is available from confirmation until the order is cancelled. */
export function voucherAvailable(order: OrderRecord): boolean {
  const good = ['confirmed', 'in_service', 'completed'].includes(order.order_status)
  return good && order.voucher_version !== null
}

export function reconfirmStatus(order: HotelOrderRecord): Schemas['ReconfirmStatus'] {
  if (order.hotel_confirmation_code !== null) return 'received'
  return order.voucher_version === null ? 'none' : 'requested'
}
