import {
  type GroupRequestRecord,
  isOpenOffer,
  moveGroup,
  readGroupRateKey,
} from '../../domain/group/group.ts'
import { toMinor } from '../../domain/money/money.ts'
import { addPrices, sumPrices } from '../../domain/order/counted.ts'
import { holdsPlace } from '../../domain/order/duplicate.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import type { Purchase } from '../../domain/order/situation.ts'
import { refuse } from '../../domain/refusal.ts'
import { toSeconds } from '../../domain/time/zones.ts'
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

/** What the order is one purchase with: the other parts of its group request. */
export function purchaseWith({ id }: Pick<OrderRecord, 'id'>, world: World, now: number): Purchase {
  const group = groupsByOrder(world.tables.group_request.all()).get(id)
  if (!group?.offer) return {}
  const booked = bookedParts(group, world)
  const taken = new Set([id, ...booked.map((part) => part.id)])
  const open = isOpenOffer(group, now)
    ? group.offer.parts.filter(({ booking_id }) => booking_id === null || !taken.has(booking_id))
    : []
  const unbooked = open.map(({ rate }) => ({
    net: toMinor(rate.total_settlement_price),
    selling: toMinor(rate.total_price),
  }))
  return {
    parts: booked.filter((part) => part.id !== id),
    unbooked: unbooked.reduce(addPrices, sumPrices([])),
  }
}

/** What is booked already of the group request whose part the key names; nothing for a key of another kind. */
export const partsBesideKey = (key: string, world: World): OrderRecord[] =>
  bookedParts(world.tables.group_request.get(readGroupRateKey(key)?.id ?? ''), world)

/** The part of an ended order belongs to the order that took its place, or can be booked again while the offer is open. */
export function releasePart(
  world: World,
  { id, replaced_by }: Pick<OrderRecord, 'id' | 'replaced_by'>,
  now: number,
): void {
  const { group_request } = world.tables
  const group = groupsByOrder(group_request.all()).get(id)
  if (!group?.offer) return
  const { offer, status, version } = group
  if (replaced_by) {
    const parts = offer.parts.map((part) =>
      part.booking_id === id ? { ...part, booking_id: replaced_by } : part,
    )
    const note = { en: replaced_by, 'zh-cn': replaced_by }
    const event = { actor_type: 'system', actor: '', time: toSeconds(now), event: 'book', note } as const
    group_request.put(moveGroup(group, event, { offer: { ...offer, parts }, status }))
  } else if (status === 'booked' && bookedParts(group, world).length === 0) {
    if (isOpenOffer(group, now)) group_request.put({ ...group, status: 'offered', version: version + 1 })
    else world.jobs.schedule({ kind: 'group_end', due: now, subject: group.id })
  }
}

export const groupPage = (id: string): string => `/user/group/detail/${id}`
