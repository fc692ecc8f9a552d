import type { Schemas } from '@portal/api-client/contract'
import { renderVoucher } from '../../documents/voucher-pdf.ts'
import { reasonAgainstAction } from '../../domain/order/act.ts'
import { notAllowed } from '../../domain/order/guards.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { isRefusal, type Refusal, refuse } from '../../domain/refusal.ts'
import { FileAnswer, type Operations } from '../../edge/operation.ts'
import { ownOrder } from '../order/order.ts'
import { prospectOf } from '../order/order-repository.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { presentVoucher } from './present-voucher.ts'
import { pictureAt } from './printed-picture.ts'

/** Null when the voucher may be seen; a cancelled one may, and says so. */
function againstSeeing(order: OrderRecord): Refusal | null {
  return order.voucher_version === null ? notAllowed('VOUCHER_NOT_READY') : null
}

export function againstDownload(
  order: OrderRecord,
  version: number | undefined,
  viewer: Viewer,
): Refusal | null {
  const prospect = prospectOf(viewer.world, order, viewer.actor, viewer.now)
  const reason = reasonAgainstAction(prospect, 'download_voucher')
  if (reason) return notAllowed(reason)
  // Only the newest version is valid; older ones are not printed again.
  return version !== undefined && version !== order.voucher_version ? refuse('NOT_FOUND') : null
}

export const voucherOperations = {
  getVoucher: (call, world) => {
    const viewer = viewerOf(call, world)
    const order = ownOrder(call.query.id, viewer)
    if (isRefusal(order)) return order
    const language = call.query.language ?? viewer.language
    return againstSeeing(order) ?? { voucher: presentVoucher(order, language, viewer, call.query.show_price) }
  },

  downloadVoucher: async (call, world) => {
    const viewer = viewerOf(call, world)
    const order = ownOrder(call.query.id, viewer)
    if (isRefusal(order)) return order
    const refused = againstDownload(order, call.query.version, viewer)
    if (refused) return refused
    const language: Schemas['VoucherLanguage'] = call.query.language ?? viewer.language
    const voucher = presentVoucher(order, language, viewer, call.query.show_price)
    const bytes = await renderVoucher(voucher, language, {
      pictureAt: (url) => pictureAt(world, url),
      origin: call.origin,
    })
    return new FileAnswer(bytes, 'application/pdf', `voucher-${order.id}-v${order.voucher_version}.pdf`)
  },
} satisfies Partial<Operations>
