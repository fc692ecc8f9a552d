import { type BodyOf, keepFound, type QueryOf, type Schemas } from '@portal/api-client/contract'
import { serviceDate } from '../../domain/bill/billable.ts'
import type { InvoiceApplicationRecord } from '../../domain/invoice/application.ts'
import { type InvoiceOffer, invoiceOffer } from '../../domain/invoice/eligibility.ts'
import { type InvoicePlan, planInvoice } from '../../domain/invoice/plan.ts'
import type { InvoiceTitleRecord } from '../../domain/invoice/title.ts'
import { toMoney } from '../../domain/money/money.ts'
import { type OrderRecord, settlementMoney } from '../../domain/order/order.ts'
import { invoiceStatus } from '../../domain/order/status.ts'
import { refuse } from '../../domain/refusal.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import type { Operations } from '../../edge/operation.ts'
import { messageText } from '../../texts/text.ts'
import { sumsByCurrency } from '../documents.ts'
import { onceAsSent } from '../once.ts'
import { orderLine } from '../order/order-line.ts'
import { textOfOrder, visibleOrders } from '../order/order-list.ts'
import { invoicedFor, ownOrder } from '../order/order-repository.ts'
import { pageOf } from '../page.ts'
import { nullableText, textOf } from '../present.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { nextApplicationId, saveApplication } from './invoice-repository.ts'
import { ownTitle } from './invoice-title.ts'
import { presentApplication, presentInvoiceLine } from './present-invoice.ts'

export const offerOf = (order: OrderRecord, { world, company, now }: Viewer): InvoiceOffer =>
  invoiceOffer(order, invoicedFor(world, order), company.tz, now)

/** Orders with a charge, the latest service end first; those that can be invoiced alone by their last day to apply. */
export function chargedOrders(query: QueryOf<'listInvoiceableOrders'>, viewer: Viewer): OrderRecord[] {
  const { order_type, date_from, date_to, currency, eligible, keyword } = query
  const found = keepFound(visibleOrders(viewer), keyword, textOfOrder).filter((order) => {
    if (settlementMoney(order) <= 0) return false
    if (order_type !== undefined && order.order_type !== order_type) return false
    if (currency !== undefined && order.currency !== currency) return false
    if (eligible && offerOf(order, viewer).block !== null) return false
    const date = serviceDate(order)
    if (date_from !== undefined && date < date_from) return false
    if (date_to !== undefined && date > date_to) return false
    return true
  })
  const order = eligible ? 1 : -1
  // The last day to apply follows from the day of the service.
  return found.sort((a, b) => order * (a.service_end - b.service_end) || (a.id < b.id ? -1 : 1))
}

function presentInvoiceable(order: OrderRecord, viewer: Viewer): Schemas['InvoiceableOrder'] {
  const invoiced = invoicedFor(viewer.world, order)
  const { invoiceable, deadline, block } = offerOf(order, viewer)
  const invoice_status = invoiceStatus(order, invoiced)
  return {
    ...orderLine(order, viewer),
    settlement_money: toMoney(settlementMoney(order), order.currency),
    invoiced: toMoney(invoiced.waiting + invoiced.issued, order.currency),
    invoiceable: toMoney(invoiceable, order.currency),
    invoice_status,
    invoice_status_text: textOf('InvoiceStatus', invoice_status, viewer),
    invoice_deadline: deadline,
    blocked_key: block,
    blocked_reason: nullableText('InvoiceBlock', block, viewer),
  }
}

interface PlannedInvoice {
  readonly plan: InvoicePlan
  readonly title: InvoiceTitleRecord
  readonly orders: readonly OrderRecord[]
}

/** The planned invoice; throws why there can be none. */
function planFor(
  { title_id, kind, orders: entries }: BodyOf<'previewInvoice'>,
  viewer: Viewer,
): PlannedInvoice {
  const title = ownTitle(title_id, viewer)
  const orders: OrderRecord[] = []
  for (const { id } of entries) {
    const order = ownOrder(id, viewer)
    orders.push(order)
  }
  const plan = planInvoice({
    title,
    kind,
    country: viewer.company.country,
    orders: orders.map((order, index) => ({
      order,
      amount: entries[index]?.amount ?? '0',
      offer: offerOf(order, viewer),
    })),
  })
  return { plan, title, orders }
}

function submit(
  body: BodyOf<'applyInvoice'>,
  { plan, title, orders }: PlannedInvoice,
  viewer: Viewer,
): string {
  const { world, company, member, now } = viewer
  const { kind, delivery, remark = '' } = body
  const application: InvoiceApplicationRecord = {
    id: nextApplicationId(world, now),
    company_id: company.id,
    currency: plan.currency,
    kind,
    title,
    amount: plan.amount,
    tax: plan.tax,
    lines: plan.lines,
    remark,
    delivery: { email: delivery.email, paper_address: delivery.paper_address ?? '' },
    status: 'submitted',
    invoice_no: null,
    apply_time: toSeconds(now),
    issue_time: null,
    reversed: 0,
    reversals: [],
    refuse_reason: null,
    operator: { id: member.id, nickname: member.nickname },
  }
  for (const order of orders) {
    world.tables.order.put({ ...order, invoice_ids: [...order.invoice_ids, application.id] })
  }
  return saveApplication(world, application, now).id
}

export const invoiceOperations = {
  listInvoiceableOrders: (call, world) => {
    const viewer = viewerOf(call, world)
    const found = chargedOrders(call.query, viewer)
    return {
      ...pageOf(found, call.query, (order) => presentInvoiceable(order, viewer)),
      sums: sumsByCurrency(
        found.flatMap((order) => {
          const { invoiceable: amount } = offerOf(order, viewer)
          return amount > 0 ? [{ currency: order.currency, amount }] : []
        }),
      ),
    }
  },

  previewInvoice: (call, world) => {
    const viewer = viewerOf(call, world)
    const { plan } = planFor(call.body, viewer)
    return {
      lines: plan.lines.map((line) => presentInvoiceLine(line, plan.currency, viewer)),
      amount: toMoney(plan.amount, plan.currency),
      tax: toMoney(plan.tax, plan.currency),
      warnings: plan.warnings.map((warning) => messageText(viewer.language, warning)),
    }
  },

  applyInvoice: (call, world) => {
    const viewer = viewerOf(call, world)
    const applied = onceAsSent(call, viewer, () => {
      const done = planFor(call.body, viewer)
      return submit(call.body, done, viewer)
    })
    const application = world.tables.invoice_application.get(applied.subject)
    if (!application) throw refuse('NOT_FOUND')
    return { application: presentApplication(application, viewer), replayed: applied.replayed }
  },
} satisfies Partial<Operations>
