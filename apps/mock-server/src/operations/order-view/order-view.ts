import type { Schemas } from '@portal/api-client/contract'
import { type OrderViewRecord, viewNameError } from '../../domain/order/order-view.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import { type Viewer, viewerOf } from '../viewer.ts'

const presentView = ({ member_id: _, ...view }: OrderViewRecord): Schemas['OrderView'] => ({
  ...view,
  filters: { ...view.filters },
  columns: [...view.columns],
})

/** This member's views for one product. */
const viewsOf = (order_type: OrderViewRecord['order_type'], { world, member }: Viewer) =>
  world.tables.order_view.where((view) => view.member_id === member.id && view.order_type === order_type)

/** Throws NOT_FOUND for another member's view. */
function ownView(id: string, { world, member }: Viewer): OrderViewRecord {
  const view = world.tables.order_view.get(id)
  if (view?.member_id !== member.id) throw refuse('NOT_FOUND')
  return view
}

function newId({ world }: Viewer): string {
  const number = world.next('order_view')
  return `ov-${number}-${world.draw('order_view', number).hex(6)}`
}

export const orderViewOperations = {
  listOrderViews: (call, world) => {
    const views = viewsOf(call.query.order_type, viewerOf(call, world))
    const byName = views.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    return { list: byName.map(presentView) }
  },

  saveOrderView: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, ...content } = call.body
    const known = id === undefined ? null : ownView(id, viewer)
    // A view belongs to the list it was saved on.
    if (known && known.order_type !== content.order_type) throw refuse('NOT_FOUND')
    const others = viewsOf(content.order_type, viewer).filter((view) => view.id !== id)
    const error = viewNameError(content.name, others, known === null)
    if (error) throw invalidFields({ name: error })
    if (content.is_default) {
      for (const other of others) {
        if (other.is_default) world.tables.order_view.put({ ...other, is_default: false })
      }
    }
    const view = world.tables.order_view.put({
      ...content,
      id: known?.id ?? newId(viewer),
      member_id: viewer.member.id,
      name: content.name.trim(),
    })
    return { view: presentView(view) }
  },

  removeOrderView: (call, world) => {
    const view = ownView(call.body.id, viewerOf(call, world))
    world.tables.order_view.remove(view.id)
    return {}
  },
} satisfies Partial<Operations>
