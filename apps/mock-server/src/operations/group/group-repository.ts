import { type GroupRequestRecord, readGroupRateKey } from '../../domain/group/group.ts'
import { holdsPlace } from '../../domain/order/duplicate.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { refuse } from '../../domain/refusal.ts'
import type { World } from '../../world/world.ts'
import { cachedByRows } from '../cached.ts'
import type { Viewer } from '../viewer.ts'

/** Members with their own orders alone see their own requests. */
export const seesGroup = (
  group: GroupRequestRecord | undefined,
  viewer: Viewer,
): group is GroupRequestRecord =>
  group?.company_id === viewer.company.id &&
  (viewer.member.data_scope === 'all' || group.operator.id === viewer.member.id)

export const visibleGroups = (viewer: Viewer): GroupRequestRecord[] =>
  viewer.world.tables.group_request.where((group) => seesGroup(group, viewer))

/** Throws NOT_FOUND for a request that this member may not see. */
export function ownGroup(id: string, viewer: Viewer): GroupRequestRecord {
  const group = viewer.world.tables.group_request.get(id)
  if (!seesGroup(group, viewer)) throw refuse('NOT_FOUND')
  return group
}

/** The orders of its parts that hold their rooms. */
const bookedParts = (group: GroupRequestRecord | undefined, { tables }: World): OrderRecord[] =>
  (group?.offer?.parts ?? []).flatMap(({ booking_id }) => {
    const order = booking_id === null ? undefined : tables.order.get(booking_id)
    return order && holdsPlace(order) ? [order] : []
  })

const groupsByOrder = cachedByRows(
  (groups: readonly GroupRequestRecord[]) =>
    new Map(
      groups.flatMap((group) =>
        (group.offer?.parts ?? []).flatMap(({ booking_id }) => (booking_id ? [[booking_id, group]] : [])),
      ),
    ),
)

/** The other orders of the group request that the order is a part of; none for an order of its own. */
export const partsBeside = ({ id }: Pick<OrderRecord, 'id'>, world: World): OrderRecord[] =>
  bookedParts(groupsByOrder(world.tables.group_request.all()).get(id), world).filter((part) => part.id !== id)

/** What is booked already of the group request whose part the key names; nothing for a key of another kind. */
export const partsBesideKey = (key: string, world: World): OrderRecord[] =>
  bookedParts(world.tables.group_request.get(readGroupRateKey(key)?.id ?? ''), world)

export const groupPage = (id: string): string => `/user/group/detail/${id}`
