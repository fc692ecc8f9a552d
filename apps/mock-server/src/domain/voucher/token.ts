import type { Schemas } from '@portal/api-client/contract'
import type { OrderRecord } from '../order/order.ts'

/** One printed version of a voucher, as the code on it names it. */
interface PrintedVoucher {
  readonly order_id: string
  readonly version: number
  /** Keyed by both, so that vouchers cannot be forged. */
  readonly seal: string
}

export const tokenOf = ({ order_id, version, seal }: PrintedVoucher): string =>
  `${order_id}-${version}-${seal}`

/** Null for a text that no voucher carries. */
export function readToken(token: string): PrintedVoucher | null {
  const match = /^([HCA]\d{10})-([1-9]\d{0,5})-([0-9a-f]{24})$/.exec(token)
  if (!match) return null
  const [, order_id = '', version = '', seal = ''] = match
  return { order_id, version: Number(version), seal }
}

const granted: ReadonlySet<Schemas['RefundStatus']> = new Set(['approved', 'processing', 'refunded'])

/** Guests who left early, as the refund of their nights shows, need no voucher any more. */
const haveLeft = ({ refunds }: Pick<OrderRecord, 'refunds'>): boolean =>
  refunds.some(({ ground, status }) => ground === 'early_departure' && granted.has(status))

/** What the newest voucher of an order is good for. */
export function voucherState(order: Pick<OrderRecord, 'order_status' | 'refunds'>): Schemas['VoucherState'] {
  switch (order.order_status) {
    case 'cancelling':
    case 'cancelled':
    case 'no_show':
      return order.order_status
    case 'completed':
      return 'over'
    default:
      return haveLeft(order) ? 'over' : 'valid'
  }
}

/** What a printed version is worth now; null when the order has none of it. */
export function printedStatus(
  order: Pick<OrderRecord, 'order_status' | 'voucher_version' | 'refunds'>,
  version: number,
): Schemas['VoucherVerificationStatus'] | null {
  if (order.voucher_version === null || version > order.voucher_version) return null
  const state = voucherState(order)
  return state === 'valid' && version < order.voucher_version ? 'superseded' : state
}
