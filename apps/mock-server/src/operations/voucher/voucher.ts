import type { Schemas } from '@portal/api-client/contract'
import { renderVoucher } from '../../documents/voucher-pdf.ts'
import { reasonAgainstAction } from '../../domain/order/act.ts'
import { notAllowed } from '../../domain/order/guards.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { refuse } from '../../domain/refusal.ts'
import { FileAnswer, type Operations } from '../../edge/operation.ts'
import { pictureAt } from '../files.ts'
import { ownOrder, prospectOf } from '../order/order-repository.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { joinedVouchers } from './joined-vouchers.ts'
import { presentVoucher } from './present-voucher.ts'

/** Throws unless the order has a voucher that may be downloaded, in this version if one is named. */
export function checkDownload(order: OrderRecord, version: number | undefined, viewer: Viewer): void {
  const prospect = prospectOf(viewer.world, order, viewer.actor, viewer.now)
  const reason = reasonAgainstAction(prospect, 'download_voucher')
  if (reason) throw notAllowed(reason)
  // Only the newest version is valid; older ones are not printed again.
  if (version !== undefined && version !== order.voucher_version) throw refuse('NOT_FOUND')
}

export const voucherOperations = {
  getVoucher: (call, world) => {
    const viewer = viewerOf(call, world)
    const order = ownOrder(call.query.id, viewer)
    const language = call.query.language ?? viewer.language
    // A cancelled order still shows its voucher, marked as cancelled.
    if (order.voucher_version === null) throw notAllowed('VOUCHER_NOT_READY')
    return { voucher: presentVoucher(order, language, viewer, call.query.show_price) }
  },

  downloadVoucher: async (call, world) => {
    const viewer = viewerOf(call, world)
    const order = ownOrder(call.query.id, viewer)
    checkDownload(order, call.query.version, viewer)
    const language: Schemas['VoucherLanguage'] = call.query.language ?? viewer.language
    const voucher = presentVoucher(order, language, viewer, call.query.show_price)
    const bytes = await renderVoucher(voucher, language, {
      pictureAt: (url) => pictureAt(world, url),
      origin: call.origin,
    })
    return new FileAnswer(bytes, 'application/pdf', `voucher-${order.id}-v${order.voucher_version}.pdf`)
  },

  downloadOrderVouchers: async (call, world) => {
    const viewer = viewerOf(call, world)
    const { ids, language = viewer.language } = call.query
    const orders = [...new Set(ids)].map((id) => ownOrder(id, viewer))
    const bytes = await joinedVouchers(orders, { language, origin: call.origin }, viewer)
    return new FileAnswer(bytes, 'application/pdf', 'vouchers.pdf')
  },
} satisfies Partial<Operations>
