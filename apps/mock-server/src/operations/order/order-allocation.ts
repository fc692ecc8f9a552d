import { handles } from '../../domain/order/act.ts'
import {
  type Allocation,
  type AllocationSetting,
  allocated,
  allocationChange,
} from '../../domain/order/allocation.ts'
import type { OrderEventRecord } from '../../domain/order/order.ts'
import { countTags } from '../../domain/order/tags.ts'
import { changesBetween } from '../../domain/sub-account/admin-log.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { type Operations, ok, refuse } from '../../edge/operation.ts'
import { logEntry } from '../sub-account/log-entry.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { currentOrder } from './change-order.ts'
import { visibleOrders } from './order-list.ts'
import { presentOrder } from './present-order.ts'

/** The contract's limit. */
const mostKnown = 100

/** The most frequent values of a field in the orders that the member may see. */
function knownValues(field: keyof Allocation, viewer: Viewer): string[] {
  const given = visibleOrders(viewer).map(({ allocation }) => [allocation[field]].filter(Boolean))
  return countTags(given)
    .slice(0, mostKnown)
    .map(({ tag }) => tag)
}

export const orderAllocationOperations = {
  getAllocationSetting: (call, world) => {
    const viewer = viewerOf(call, world)
    return {
      setting: viewer.company.allocation,
      customers: knownValues('customer', viewer),
      cost_centres: knownValues('cost_centre', viewer),
    }
  },

  saveAllocationSetting: (call, world) => {
    const viewer = viewerOf(call, world)
    const { setting } = call.body
    const changes = changesBetween<keyof AllocationSetting>(viewer.company.allocation, setting)
    if (changes.length > 0) logEntry(viewer, 'allocation_changed', { changes })
    world.tables.company.put({ ...viewer.company, allocation: setting })
    return ok({ setting }, 'saved')
  },

  saveOrderAllocation: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, allocation: entry, version } = call.body
    const order = currentOrder(id, version, viewer)
    if (!handles(viewer.actor, order.order_type)) throw refuse('NO_PERMISSION')
    const allocation = allocated(order.allocation, entry, viewer.company.allocation)
    const note = allocationChange(order.allocation, allocation)
    if (!note) return { order: presentOrder(order, viewer) }
    const changed: OrderEventRecord = {
      time: toSeconds(viewer.now),
      actor_type: 'member',
      actor: viewer.member.nickname,
      event: 'change_allocation',
      from: order.order_status,
      to: null,
      note,
    }
    const timeline = [...order.timeline, changed]
    const saved = world.tables.order.put({ ...order, allocation, timeline, version: order.version + 1 })
    return { order: presentOrder(saved, viewer) }
  },
} satisfies Partial<Operations>
