import type { Schemas } from '@portal/api-client/contract'
import { type OrderViewRecord, viewNameError } from '../../domain/order/order-view.ts'
import { invalidFields, isRefusal, type Refusal, refuse } from '../../domain/refusal.ts'
import type { Operations } from '../../edge/operation.ts'
import { type Viewer, viewerOf } from '../viewer.ts'

const presentView = ({ member_id: _, ...view }: OrderViewRecord): Schemas['OrderView'] => ({
  ...view,
  filters: { ...view.filters },
  columns: [...view.columns],
})

/** The views of this member for one product. */
const viewsOf = (order_type: OrderViewRecord['order_type'], { world, member }: Viewer) =>
  world.tables.order_view.where((view) => view.member_id === member.id && view.order_type === order_type)

/** Another member's view does not exist for this one. */
function ownView(id: string, { world, member }: Viewer): OrderViewRecord | Refusal {
  const view = world.tables.order_view.get(id)
  return view?.member_id === member.id ? view : refuse('NOT_FOUND')
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
    if (isRefusal(known)) return known
    // A view belongs to the list it was saved on.
    if (known && known.order_type !== content.order_type) return refuse('NOT_FOUND')
    const others = viewsOf(content.order_type, viewer).filter((view) => view.id !== id)
    const error = viewNameError(content.name, others, known === null)
    if (error) return invalidFields({ name: error })
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
    if (isRefusal(view)) return view
    world.tables.order_view.remove(view.id)
    return {}
  },
} satisfies Partial<Operations>
