import {
  type InvoiceApplicationRecord,
  type Invoiced,
  invoicedByOrder,
  notInvoiced,
} from '../../domain/invoice/application.ts'
import type { Hold } from '../../domain/ledger/entry.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import type { Actor, Prospect } from '../../domain/order/situation.ts'
import { refuse } from '../../domain/refusal.ts'
import type { World } from '../../world/world.ts'
import { cachedByRows, rowsOfCompany } from '../cached.ts'
import { purchaseWith } from '../group/group-repository.ts'
import type { Viewer } from '../viewer.ts'

export const ordersOf = (world: World, company_id: string): readonly OrderRecord[] =>
  rowsOfCompany(world.tables.order.all(), company_id)

/** Whether this member may see an order of their company: their own, or everybody's. */
export const seesOrder = ({ operator }: OrderRecord, { member }: Pick<Viewer, 'member'>): boolean =>
  member.data_scope === 'all' || operator.id === member.id

/** The order if this member may see it; another company's order does not exist for them. */
export function visibleOrder(id: string, viewer: Viewer): OrderRecord | undefined {
  const order = viewer.world.tables.order.get(id)
  return order?.company_id === viewer.company.id && seesOrder(order, viewer) ? order : undefined
}

/** The order that this member may see; throws NOT_FOUND otherwise. */
export function ownOrder(id: string, viewer: Viewer): OrderRecord {
  const order = visibleOrder(id, viewer)
  if (!order) throw refuse('NOT_FOUND')
  return order
}

const invoicedIn = cachedByRows((applications: readonly InvoiceApplicationRecord[]) =>
  invoicedByOrder(applications),
)

/** The amounts of an order that invoices cover. */
export const invoicedFor = (world: World, order: Pick<OrderRecord, 'id'>): Readonly<Invoiced> =>
  invoicedIn(world.tables.invoice_application.all()).get(order.id) ?? notInvoiced

// Of several open holds the first one counts: it is set last and so wins.
const openHolds = cachedByRows((holds: readonly Hold[]) => {
  const open = holds.filter(({ released_time }) => released_time === null)
  return new Map(open.reverse().map((hold) => [hold.order_id, hold]))
})

/** The first hold of an order that is not released. */
export const openHoldOf = (world: World, order_id: string): Hold | null =>
  openHolds(world.tables.hold.all()).get(order_id) ?? null

export const prospectOf = (world: World, order: OrderRecord, actor: Actor, now: number): Prospect => ({
  order,
  actor,
  now,
  invoiced: invoicedFor(world, order),
  ...purchaseWith(order, world, now),
})
