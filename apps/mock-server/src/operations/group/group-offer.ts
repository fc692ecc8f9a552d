import {
  type GroupRequestRecord,
  groupMessage,
  groupReasons,
  groupTakes,
  moveGroup,
  offerEnd,
  offerNearMs,
  partsOf,
  roomCount,
  tooFewRooms,
} from '../../domain/group/group.ts'
import type { HotelSource, RoomTypeRecord } from '../../domain/hotel/hotel.ts'
import { fits } from '../../domain/hotel/night.ts'
import type { Occupancy, PricedRate } from '../../domain/hotel/priced-rate.ts'
import { quoteRooms, type RoomChoice, stayFrame } from '../../domain/hotel/quote.ts'
import { priceRooms } from '../../domain/hotel/rate.ts'
import { lastArrival } from '../../domain/hotel/stay.ts'
import { salesEnd } from '../../domain/order/pay-time.ts'
import { bothClocks, toSeconds } from '../../domain/time/zones.ts'
import type { LocalText } from '../../texts/language.ts'
import type { JobHandlers, World } from '../../world/world.ts'
import { marketForGroup } from '../markup/market.ts'
import { notify } from '../notification/notify.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { groupPage } from './group-repository.ts'
import { bookableUntil, hasBookedPart, isPartBooked, roomsLeft } from './group-rooms.ts'

/** Percent that a group pays less than the same rooms one by one. */
const groupDiscount = 6

/** How the rooms of a group are sold: the first plan that can be cancelled and is confirmed at once. */
function choiceOf(
  market: HotelSource,
  { hotel_id, nationality }: GroupRequestRecord,
  room: RoomTypeRecord,
): RoomChoice | null {
  const code = room.id.slice(room.id.indexOf('-') + 1)
  const plans = market.ratePlans(hotel_id).filter((plan) => plan.rooms.includes(code))
  const open = plans.filter(
    (plan) => !plan.on_request && (plan.nationality === null || !plan.nationality.deny.includes(nationality)),
  )
  const plan = open.find(({ cancellation }) => !cancellation.non_refundable) ?? open[0]
  return plan ? { room, plan } : null
}

/** Prices of all parts for the member who asked; a sentence where the hotel cannot sell them. */
function pricedParts(group: GroupRequestRecord, percent: number, viewer: Viewer): PricedRate[] | LocalText {
  const market = marketForGroup(viewer, percent)
  const hotel = market.hotel(group.hotel_id)
  if (!hotel || viewer.world.catalogue.carrier(hotel.id)?.recheck === 'sold_out') return groupReasons.full
  const types = market.roomTypes(hotel.id)
  const choices = group.rooms.map((line) => {
    const found = types.filter(
      (type) =>
        (line.room_type_id === null || type.id === line.room_type_id) &&
        fits(line, type, hotel.infant_below_age),
    )
    return found.map((room) => choiceOf(market, group, room)).find((choice) => choice !== null) ?? null
  })
  const rates = partsOf(group.rooms).map((part) => {
    const rooms: Occupancy[] = part.map(({ room }) => room)
    const sold = part.flatMap(({ line }) => choices[line] ?? [])
    const { hotel_id, check_in, check_out, nationality, currency } = group
    const frame = stayFrame(market, { hotel_id, check_in, check_out, nationality, currency, rooms }, 0)
    const quote = frame && sold.length === rooms.length ? quoteRooms(market, frame, sold) : null
    return frame && quote ? { ...priceRooms(market, frame, quote, viewer.now), allotment_left: null } : null
  })
  const priced = rates.filter((rate) => rate !== null)
  return priced.length === rates.length ? priced : groupReasons.unfit
}

const staff = { actor_type: 'operator', actor: '' } as const
const system = { actor_type: 'system', actor: '' } as const

function tell(
  target: World,
  kind: 'group_offered' | 'group_refused' | 'group_expired' | 'group_offer_near',
  group: GroupRequestRecord,
): void {
  const { id, company_id, operator, title, hotel_name, tz, offer } = group
  const own = target.tables.company.get(company_id)?.tz ?? tz
  notify(target, {
    kind,
    company_id,
    to: operator.id,
    link: groupPage(id),
    params: {
      title,
      hotel: hotel_name,
      reason: group.reason ?? '',
      until: offer ? bothClocks(offer.valid_until * 1000, own, tz) : '',
    },
  })
}

/** Staff refuse with a reason; false where the request takes no answer. */
export function refuseGroup(
  target: World,
  group: GroupRequestRecord,
  reason: LocalText,
  now: number,
): boolean {
  if (!groupTakes(group, 'refuse')) return false
  const event = { ...staff, time: toSeconds(now), event: 'refuse', note: reason } as const
  const refused = target.tables.group_request.put(moveGroup(group, event, { reason }))
  target.jobs.cancel('group_answer', group.id)
  target.jobs.cancel('group_end', group.id)
  tell(target, 'group_refused', refused)
  return true
}

/** Staff offer all rooms at `percent` below the price of one by one, or refuse where the hotel cannot sell them. */
export function offerGroup(
  target: World,
  group: GroupRequestRecord,
  now: number,
  percent: number = groupDiscount,
): boolean {
  const member = target.tables.member.get(group.operator.id)
  if (!member || !groupTakes(group, 'offer')) return false
  const left = roomsLeft(group, target, now)
  if (left < roomCount(group.rooms)) return refuseGroup(target, group, tooFewRooms(left), now)
  const rates = pricedParts(group, percent, viewerOf({ member, language: 'en', now }, target))
  if ('en' in rates) return refuseGroup(target, group, rates, now)
  const end = offerEnd(now, salesEnd(lastArrival(group.check_in, group.tz)))
  const offer = {
    valid_until: toSeconds(end),
    message: groupMessage,
    parts: rates.map((rate) => ({ rate, booking_id: null })),
  }
  const event = { ...staff, time: toSeconds(now), event: 'offer' } as const
  const offered = target.tables.group_request.put(moveGroup(group, event, { offer }))
  target.jobs.cancel('group_answer', group.id)
  target.jobs.schedule({ kind: 'group_end', due: end, subject: group.id })
  if (end - offerNearMs > now)
    target.jobs.schedule({ kind: 'group_near', due: end - offerNearMs, subject: group.id })
  tell(target, 'group_offered', offered)
  return true
}

/** Ends a request without an answer, and an offer of which something is not booked; what is booked stays so. */
export function endGroup(target: World, group: GroupRequestRecord, now: number): void {
  const { status, offer } = group
  const isWhole = offer?.parts.every((_, index) => isPartBooked(group, index, target))
  if (!groupTakes(group, 'expire') || isWhole) return
  const partly = hasBookedPart(group, target)
  const reason = groupReasons[status === 'open' ? 'unanswered' : partly ? 'partly' : 'lapsed']
  const event = { ...system, time: toSeconds(now), event: 'expire', note: reason } as const
  const change = { reason, ...(partly && { status }) }
  tell(target, 'group_expired', target.tables.group_request.put(moveGroup(group, event, change)))
}

/** When the last order of a part that is not paid lapses, in epoch ms; null without one. */
function unpaidUntil({ offer }: GroupRequestRecord, { tables }: World): number | null {
  const ends = (offer?.parts ?? []).flatMap(({ booking_id }) => {
    const order = booking_id === null ? undefined : tables.order.get(booking_id)
    return order?.order_status === 'pending_payment' ? (order.pay_expire_time ?? []) : []
  })
  return ends.length > 0 ? Math.max(...ends) * 1000 : null
}

export const groupJobHandlers = {
  group_answer: (job, target) => {
    const group = target.tables.group_request.get(job.subject)
    if (group) offerGroup(target, group, job.due)
  },
  group_near: (job, target) => {
    const group = target.tables.group_request.get(job.subject)
    if (group && bookableUntil(group, target, job.due) !== null) tell(target, 'group_offer_near', group)
  },
  group_end: (job, target) => {
    const group = target.tables.group_request.get(job.subject)
    if (!group) return
    const unpaid = unpaidUntil(group, target)
    // An order that lapses with the offer is not booked again.
    if (unpaid !== null && unpaid >= job.due)
      target.jobs.schedule({ kind: 'group_end', due: unpaid + 1000, subject: group.id })
    else endGroup(target, group, job.due)
  },
} satisfies Partial<JobHandlers>
