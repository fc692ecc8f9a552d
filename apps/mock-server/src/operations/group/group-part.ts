import type { Schemas } from '@portal/api-client/contract'
import {
  type GroupRequestRecord,
  groupRateKey,
  isOpenOffer,
  moveGroup,
  readGroupRateKey,
} from '../../domain/group/group.ts'
import type { RateReading } from '../../domain/hotel/keyed-rate.ts'
import { decodeRateKey } from '../../domain/hotel/rate-key.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { mostOrders } from '../../domain/trip/trip.ts'
import { visibleOrder } from '../order/order-repository.ts'
import { beginTrip, changeTrip, tripOf } from '../trip/trip-repository.ts'
import type { Reader, Viewer } from '../viewer.ts'
import { seesGroup } from './group-repository.ts'
import { isPartBooked } from './group-rooms.ts'

type Body = Schemas['BookHotelRequest']

/** What a key of a group's part means now; null for a key of another kind or of another company. */
export function readGroupRate(
  key: string,
  reader: Reader,
): Extract<RateReading, { state: 'on_sale' }> | null {
  const named = readGroupRateKey(key)
  const group = named && reader.world.tables.group_request.get(named.id)
  if (!group || !('company' in reader) || !seesGroup(group, reader as Viewer)) return null
  const { offer } = group
  const part = offer?.parts[named.index]
  const parts = part && decodeRateKey(reader.world.catalogue, part.rate.rate_key)
  if (!offer || !part || !parts) return null
  if (isPartBooked(group, named.index, reader.world)) throw partBooked(part.booking_id, reader as Viewer)
  if (!isOpenOffer(group, reader.now)) throw refuse('RATE_EXPIRED')
  const rate = { ...part.rate, rate_key: groupRateKey(group, named.index), expires_time: offer.valid_until }
  return { state: 'on_sale', parts, quoted: rate, rate }
}

/** Names the order only to those who may see it. */
function partBooked(booking_id: string | null, viewer: Viewer) {
  const order = booking_id === null ? undefined : visibleOrder(booking_id, viewer)
  const error = order
    ? { key: 'group_part_booked' as const, params: { order: order.id } }
    : 'group_part_taken'
  return invalidFields({ rate_key: [error] })
}

/** The group whose part a key names. */
function groupOf(key: string, { world }: Pick<Viewer, 'world'>): GroupRequestRecord | undefined {
  const named = readGroupRateKey(key)
  return named ? world.tables.group_request.get(named.id) : undefined
}

/** A booking of a part takes from the group what its form leaves out: the trip and the allocation. */
export function asPartOfGroup(body: Body, viewer: Viewer): Body {
  const group = groupOf(body.rate_key, viewer)
  if (!group) return body
  const given = Object.entries(body.allocation ?? {}).filter(([, text]) => text.trim() !== '')
  const trip_id = body.trip_id ?? group.trip_id
  return {
    ...body,
    allocation: { ...group.allocation, ...Object.fromEntries(given) },
    ...(trip_id !== null && { trip_id }),
  }
}

/** Keeps the order of a part with the request whose offer it belongs to, and in the trip of the group. */
export function markPartBooked(key: string, booking_id: string, viewer: Viewer): void {
  const { world: target, actor, now } = viewer
  const group = groupOf(key, viewer)
  if (!group?.offer) return
  const booked = readGroupRateKey(key)?.index
  const parts = group.offer.parts.map((part, index) => (index === booked ? { ...part, booking_id } : part))
  const event = { actor_type: actor.type, actor: actor.name, time: toSeconds(now), event: 'book' } as const
  const note = { en: booking_id, 'zh-cn': booking_id }
  const trip_id = groupTrip(group, booking_id, viewer)
  const change = { offer: { ...group.offer, parts }, trip_id }
  target.tables.group_request.put(moveGroup(group, { ...event, note }, change))
}

/**
 * The trip of the group once an order of a part is booked, which has joined it unless its form named another one. The
 * first order begins the trip or brings its own; an order in another trip does not take the later ones along.
 */
function groupTrip(group: GroupRequestRecord, booking_id: string, viewer: Viewer): string {
  const { title, allocation, trip_id } = group
  const known = trip_id === null ? undefined : viewer.world.tables.trip.get(trip_id)
  const joined = tripOf({ id: booking_id }, viewer)
  if (joined) return known?.id ?? joined.id
  if (!known || known.order_ids.length >= mostOrders)
    return beginTrip({ title, allocation, order_ids: [booking_id], quote_id: null }, viewer).id
  return changeTrip(known, { order_ids: [...known.order_ids, booking_id] }, viewer).id
}
