import { type BodyOf, keepFound, searchText } from '@portal/api-client/contract'
import {
  type GroupEventName,
  type GroupRequestRecord,
  groupAnswerMs,
  groupSize,
  groupTakes,
  leastAnswerMs,
  moveGroup,
  roomCount,
} from '../../domain/group/group.ts'
import type { HotelRecord } from '../../domain/hotel/hotel.ts'
import { fits } from '../../domain/hotel/night.ts'
import { amountError } from '../../domain/money/money.ts'
import { mayBook } from '../../domain/order/act.ts'
import { allocated, noAllocation } from '../../domain/order/allocation.ts'
import { notAllowed } from '../../domain/order/guards.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { instantOf, toSeconds } from '../../domain/time/zones.ts'
import type { Operations } from '../../edge/operation.ts'
import type { FieldErrors } from '../../texts/text.ts'
import { hotelSnapshot } from '../../world/seed/hotel-snapshot.ts'
import { stayErrors } from '../hotel/stay-errors.ts'
import { onceAsSent } from '../once.ts'
import { pageOf } from '../page.ts'
import { tripToJoin } from '../trip/trip-repository.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { ownGroup, visibleGroups } from './group-repository.ts'
import { hasBookedPart } from './group-rooms.ts'
import { presentGroup, presentGroupSummary } from './present-group.ts'

const dayMs = 86_400_000

function errorsOf(body: BodyOf<'requestGroup'>, hotel: HotelRecord, viewer: Viewer): FieldErrors {
  const { world, now, currency } = viewer
  const { rooms, budget, answer_by, check_in } = body
  const fields: FieldErrors = { ...stayErrors(body, hotel.tz, now) }
  const { least, most } = groupSize
  const count = roomCount(rooms)
  if (count < least || count > most) fields.rooms = [{ key: 'group_rooms', params: { least, most, count } }]
  const types = world.catalogue.roomTypes(hotel.id)
  rooms.forEach((line, index) => {
    const wanted = types.filter(({ id }) => line.room_type_id === undefined || id === line.room_type_id)
    if (wanted.length === 0) fields[`rooms[${index}].room_type_id`] = ['choice_unknown']
    else if (!wanted.some((type) => fits(line, type, hotel.infant_below_age)))
      fields[`rooms[${index}].adults`] = ['group_room_unfit']
  })
  if (budget) {
    const error = budget.currency === currency ? amountError(budget.amount, currency) : 'currency_own'
    if (error) fields[budget.currency === currency ? 'budget.amount' : 'budget.currency'] = [error]
  }
  if (body.title.trim() === '') fields.title = ['required']
  if (answer_by * 1000 < now + leastAnswerMs) fields.answer_by = ['group_answer_soon']
  else if (answer_by * 1000 > instantOf(check_in, '00:00', hotel.tz) - dayMs)
    fields.answer_by = ['group_answer_late']
  return fields
}

function request(body: BodyOf<'requestGroup'>, viewer: Viewer): string {
  const { world, company, member, actor, now } = viewer
  if (!mayBook(actor, 'hotel')) throw refuse('NO_PERMISSION')
  const hotel = world.catalogue.hotel(body.hotel_id)
  const known = hotel && hotelSnapshot(world.catalogue, hotel.id)
  if (!hotel || !known) throw refuse('NOT_FOUND')
  const errors = errorsOf(body, hotel, viewer)
  if (Object.keys(errors).length > 0) throw invalidFields(errors)
  const number = world.next('group_request')
  const id = `gr-${number}-${world.draw('group_request', number).hex(8)}`
  const { client_ref: _, hotel_id, rooms, title, wishes = '', budget = null, ...rest } = body
  const { allocation = {}, trip_id, ...asked } = rest
  world.tables.group_request.put({
    ...asked,
    id,
    company_id: company.id,
    operator: { id: member.id, nickname: member.nickname },
    title: title.trim(),
    hotel_id,
    hotel_name: known.name,
    city_name: known.city,
    tz: hotel.tz,
    currency: viewer.currency,
    rooms: rooms.map(({ room_type_id = null, ...line }) => ({ ...line, room_type_id })),
    wishes: wishes.trim(),
    budget,
    allocation: allocated(noAllocation, allocation, company.allocation),
    trip_id: tripToJoin(trip_id, viewer)?.id ?? null,
    create_time: toSeconds(now),
    status: 'open',
    reason: null,
    offer: null,
    history: [
      { time: toSeconds(now), actor_type: 'member', actor: member.nickname, event: 'request', note: null },
    ],
    version: 1,
  })
  world.jobs.schedule({ kind: 'group_answer', due: now + groupAnswerMs, subject: id })
  world.jobs.schedule({ kind: 'group_end', due: body.answer_by * 1000, subject: id })
  return id
}

/** A member ends the request, by the newest version that they have seen. */
function end(
  { id, version }: { readonly id: string; readonly version: number },
  event: Extract<GroupEventName, 'withdraw' | 'decline'>,
  viewer: Viewer,
): GroupRequestRecord {
  const { world, actor, now } = viewer
  const group = ownGroup(id, viewer)
  if (!mayBook(actor, 'hotel')) throw refuse('NO_PERMISSION')
  if (version !== group.version)
    throw refuse('VERSION_CONFLICT', undefined, { extra: { fresh: { group: presentGroup(group, viewer) } } })
  if (!groupTakes(group, event) || hasBookedPart(group, world)) throw notAllowed('WRONG_STATUS')
  for (const kind of ['group_answer', 'group_near', 'group_end'] as const) world.jobs.cancel(kind, id)
  return world.tables.group_request.put(
    moveGroup(group, { time: toSeconds(now), actor_type: actor.type, actor: actor.name, event }),
  )
}

const textOfGroup = ({ title, hotel_name, contact, allocation }: GroupRequestRecord) =>
  searchText([title, hotel_name.en, hotel_name['zh-cn'], contact.person, ...Object.values(allocation)])

export const groupOperations = {
  listGroupRequests: (call, world) => {
    const viewer = viewerOf(call, world)
    const { status, keyword } = call.query
    const found = keepFound(visibleGroups(viewer), keyword, textOfGroup)
      .filter((group) => !status?.length || status.includes(group.status))
      .toReversed()
    return pageOf(found, call.query, (group) => presentGroupSummary(group, viewer))
  },

  getGroupRequest: (call, world) => {
    const viewer = viewerOf(call, world)
    return { group: presentGroup(ownGroup(call.query.id, viewer), viewer) }
  },

  requestGroup: (call, world) => {
    const viewer = viewerOf(call, world)
    const { subject, replayed } = onceAsSent(call, viewer, () => request(call.body, viewer))
    return { group: presentGroup(ownGroup(subject, viewer), viewer), replayed }
  },

  withdrawGroupRequest: (call, world) => {
    const viewer = viewerOf(call, world)
    return { group: presentGroup(end(call.body, 'withdraw', viewer), viewer) }
  },

  declineGroupOffer: (call, world) => {
    const viewer = viewerOf(call, world)
    return { group: presentGroup(end(call.body, 'decline', viewer), viewer) }
  },
} satisfies Partial<Operations>
