import type { Schemas } from '@portal/api-client/contract'
import { toMoney } from '../../domain/money/money.ts'
import { handles } from '../../domain/order/act.ts'
import { attentionOf } from '../../domain/order/attention.ts'
import type { OrderRecord, OrderType } from '../../domain/order/order.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import { beginDraft, presentDraft } from '../draft/draft.ts'
import { startExport } from '../export/export-repository.ts'
import { stayErrors } from '../hotel/stay-errors.ts'
import { shownTo } from '../present.ts'
import { paidColumns } from '../product.ts'
import { productAnswers } from '../products.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { saveRemark } from './change-order.ts'
import { applyToEach } from './order-batch.ts'
import { orderLine } from './order-line.ts'
import { findOrders, nextDeadline, visibleOrders } from './order-list.ts'
import { ownOrder } from './order-repository.ts'
import { presentDeadline, presentOrder } from './present-order.ts'
import { presentActions, presentNeeds, presentOperator } from './present-order-base.ts'
import { newStay, rebooking } from './replacement/rebooking.ts'
import { savingOfOrder } from './replacement/replacement.ts'
import { presentSaving } from './replacement/saving.ts'

const hourMs = 3_600_000

/** An order and its next deadline; none without one. */
export function presentEntry(order: OrderRecord, viewer: Viewer): Schemas['OrderDeadlineEntry'][] {
  const { service_date: _, ...line } = orderLine(order, viewer)
  const deadline = presentDeadline(order, viewer)
  if (!deadline) return []
  const total_settlement_price = shownTo(viewer, toMoney(order.total_settlement_price, order.currency))
  const operator = presentOperator(order.operator)
  const saving = savingOfOrder(order, viewer)
  return [
    {
      ...line,
      operator,
      tags: [...order.tags],
      total_settlement_price,
      deadline,
      ...presentNeeds(order, viewer),
      ...(saving && { saving: presentSaving(order, saving, viewer) }),
      actions: presentActions(order, viewer),
    },
  ]
}

/** The columns of a list, which a file has unless others are chosen. */
const listColumnsOf = (product: OrderType | undefined): readonly Schemas['OrderColumn'][] =>
  product ? productAnswers[product].listColumns : allColumns

const allColumns: readonly Schemas['OrderColumn'][] = [
  'booking_id',
  'order_type',
  'booking_time',
  'title',
  'guests',
  'check_in_date',
  'check_out_date',
  'hotel_confirmation_code',
  'supplier_ref',
  'driver',
  ...paidColumns,
]

export const orderDeskOperations = {
  listOrderDeadlines: (call, world) => {
    const viewer = viewerOf(call, world)
    const { within_hours = 24, cheaper = false } = call.query
    const until = viewer.now + within_hours * hourMs
    const found = visibleOrders(viewer).flatMap((order) => {
      const deadline = nextDeadline(order, viewer.now)
      if (!deadline) return []
      const isListed = cheaper
        ? savingOfOrder(order, viewer) !== null
        : deadline.at <= until || attentionOf(order, viewer.now).length > 0
      return isListed ? [{ order, deadline }] : []
    })
    found.sort((a, b) => a.deadline.at - b.deadline.at || (a.order.id < b.order.id ? -1 : 1))
    return { list: found.flatMap(({ order }) => presentEntry(order, viewer)) }
  },

  saveOrderRemark: (call, world) => {
    const viewer = viewerOf(call, world)
    const saved = saveRemark(call.body, viewer)
    return { order: presentOrder(saved, viewer) }
  },

  applyOrderBatch: async (call, world) => ({ results: await applyToEach(call, world) }),

  exportOrders: (call, world) => {
    const viewer = viewerOf(call, world)
    const { order_type, filters = {}, columns, format } = call.body
    return startExport(viewer, {
      subject: 'orders',
      format,
      name: `${order_type ?? 'all'}-bookings`,
      columns: columns ? [...new Set(columns)] : listColumnsOf(order_type),
      ids: findOrders({ ...filters, ...(order_type && { order_type }) }, viewer).map(({ order }) => order.id),
    })
  },

  rebookOrder: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, check_in, check_out } = call.body
    const order = ownOrder(id, viewer)
    if (!handles(viewer.actor, order.order_type)) throw refuse('NO_PERMISSION')
    const stay = newStay(order, { check_in, check_out }, viewer.now)
    const fields = stay && (check_in ?? check_out) ? stayErrors(stay, order.tz, viewer.now) : null
    if (fields) throw invalidFields(fields)
    const draft = beginDraft(rebooking(order, stay, viewer), viewer)
    return { draft: presentDraft(draft, viewer) }
  },
} satisfies Partial<Operations>
