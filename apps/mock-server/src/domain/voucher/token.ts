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

/** What a printed version is worth now; null when the order has none of it. */
export function printedStatus(
  order: Pick<OrderRecord, 'order_status' | 'voucher_version'>,
  version: number,
): Schemas['VoucherVerificationStatus'] | null {
  if (order.voucher_version === null || version > order.voucher_version) return null
  if (order.order_status === 'cancelled') return 'cancelled'
  return version < order.voucher_version ? 'superseded' : 'valid'
}
