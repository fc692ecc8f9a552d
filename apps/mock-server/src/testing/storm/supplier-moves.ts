import { isRide, type OrderRecord } from '../../domain/order/order.ts'
import type { SupplierEventName } from '../../domain/order/supplier-move.ts'
import { program } from '../../program.ts'
import type { Draw } from '../../world/draw.ts'
import type { LiveWorld } from '../../world/live-world.ts'

type News = readonly [SupplierEventName, Readonly<Record<string, unknown>>]

/** The supplier events of an order in its state. */
function newsOf(order: OrderRecord, draw: Draw): readonly News[] {
  const plain = (...names: readonly SupplierEventName[]): News[] => names.map((name) => [name, {}])
  const waiting = [
    ...(order.amendment ? plain('amend_ack', 'amend_nack', 'silent') : []),
    ...(order.refunds.at(-1)?.status === 'requested' ? plain('refund_ack', 'refund_nack') : []),
  ]
  const minutes = draw.int(1, 300)
  switch (order.order_status) {
    case 'pending_confirm':
      return plain('confirm', 'confirm', 'reject', 'change', 'silent')
    case 'manual_review':
      return plain('confirm', 'reject')
    case 'cancelling':
      return plain('cancel_ack', 'cancel_nack')
    case 'confirmed':
      if (!isRide(order))
        return [...waiting, ...plain('no_show'), ['price', { percent: draw.int(-30, 10) }] as const]
      return [
        ...waiting,
        ...plain('assign_driver', 'no_show'),
        ['flight', { what: draw.pick(['delayed', 'early']), minutes }] as const,
        ['flight', { what: draw.pick(['landed', 'cancelled']) }] as const,
      ]
    case 'in_service':
      return [
        ...waiting,
        ['report_extras', { overtime_hours: draw.int(0, 4), zone_entries: draw.int(0, 2) }] as const,
      ]
    default:
      return waiting
  }
}

/** Sends events about a few orders; one that does not fit the state changes nothing. Returns the number of events. */
export function hearFromSuppliers(world: LiveWorld, draw: Draw, few: number): number {
  let done = 0
  const open = world.tables.order.where((order) => newsOf(order, draw).length > 0)
  for (const { id } of draw.shuffle(open).slice(0, few)) {
    const order = world.tables.order.get(id)
    const news = order ? newsOf(order, draw) : []
    if (news.length === 0) continue
    const [event, detail] = draw.pick(news)
    if (program.supplierEvents[event](world, id, detail) === null) done += 1
  }
  return done
}
