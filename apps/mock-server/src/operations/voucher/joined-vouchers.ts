import type { Schemas } from '@portal/api-client/contract'
import { joinedPdf } from '../../documents/itinerary-pdf.ts'
import { renderVoucher } from '../../documents/voucher-pdf.ts'
import { reasonAgainstAction } from '../../domain/order/act.ts'
import { notAllowed } from '../../domain/order/guards.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { pictureAt } from '../files.ts'
import { prospectOf } from '../order/order-repository.ts'
import type { Viewer } from '../viewer.ts'
import { presentVoucher } from './present-voucher.ts'

export const voucherReady = (order: OrderRecord, viewer: Viewer): boolean =>
  reasonAgainstAction(prospectOf(viewer.world, order, viewer.actor, viewer.now), 'download_voucher') === null

interface Printed {
  readonly language: Schemas['VoucherLanguage']
  readonly origin: string
}

/** The vouchers of those orders that have one, in one PDF; refused where none has. */
export async function joinedVouchers(
  orders: readonly OrderRecord[],
  { language, origin }: Printed,
  viewer: Viewer,
): Promise<Uint8Array> {
  const ready = orders.filter((order) => voucherReady(order, viewer))
  if (ready.length === 0) throw notAllowed('VOUCHER_NOT_READY')
  const files: Uint8Array[] = []
  for (const order of ready) {
    const voucher = presentVoucher(order, language, viewer)
    files.push(
      await renderVoucher(voucher, language, { pictureAt: (url) => pictureAt(viewer.world, url), origin }),
    )
  }
  return joinedPdf(files)
}
