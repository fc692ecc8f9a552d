import type { Schemas } from '@portal/api-client/contract'
import {
  type GroupRequestRecord,
  groupAnswerMs,
  groupRateKey,
  groupTakes,
  guestCount,
  isOpenOffer,
  roomCount,
} from '../../domain/group/group.ts'
import type { PricedRate } from '../../domain/hotel/priced-rate.ts'
import { sumMoney } from '../../domain/money/money.ts'
import { mayBook } from '../../domain/order/act.ts'
import { nightsBetween } from '../../domain/time/dates.ts'
import { toLocal, toUtc } from '../../domain/time/zones.ts'
import { presentRate } from '../hotel/present-rate.ts'
import { visibleOrder } from '../order/order-repository.ts'
import { presentOperator } from '../order/present-order-base.ts'
import { presentStaffWait, shownTo, textOf } from '../present.ts'
import { visibleTrips } from '../trip/trip-repository.ts'
import { say, type Viewer } from '../viewer.ts'
import { bookableUntil, hasBookedPart, isPartBooked } from './group-rooms.ts'

const deadline = (seconds: number, tz: string): Schemas['Deadline'] => ({
  local: toLocal(seconds * 1000, tz),
  utc: toUtc(seconds * 1000),
  tz,
})

/** What it waits for: the answer, then the booking of what is not booked. Epoch s. */
const endOf = (group: GroupRequestRecord, { world, now }: Viewer): number | null =>
  group.status === 'open' ? group.answer_by : bookableUntil(group, world, now)

function totalsOf({ offer, currency }: GroupRequestRecord, viewer: Viewer) {
  if (!offer) return { total_price: null, total_settlement_price: null }
  const rates = offer.parts.map(({ rate }) => rate)
  return {
    total_price: sumMoney(
      currency,
      rates.map(({ total_price }) => total_price),
    ),
    total_settlement_price: shownTo(
      viewer,
      sumMoney(
        currency,
        rates.map(({ total_settlement_price }) => total_settlement_price),
      ),
    ),
  }
}

export function presentGroupSummary(
  group: GroupRequestRecord,
  viewer: Viewer,
): Schemas['GroupRequestSummary'] {
  const { id, title, status, hotel_id, check_in, check_out, create_time, version } = group
  const until = endOf(group, viewer)
  return {
    id,
    title,
    status,
    status_text: textOf('GroupRequestStatus', status, viewer),
    hotel_id,
    hotel_name: say(group.hotel_name, viewer),
    city_name: say(group.city_name, viewer),
    check_in,
    check_out,
    nights: nightsBetween(check_in, check_out),
    room_count: roomCount(group.rooms),
    guest_count: guestCount(group.rooms),
    until: until === null ? null : deadline(until, group.tz),
    ...totalsOf(group, viewer),
    operator: presentOperator(group.operator),
    create_time,
    version,
  }
}

export function presentGroup(group: GroupRequestRecord, viewer: Viewer): Schemas['GroupRequest'] {
  const { nationality, wishes, budget, contact, allocation, answer_by, tz, reason, create_time } = group
  const trip = visibleTrips(viewer).find(({ id }) => id === group.trip_id)
  const may = mayBook(viewer.actor, 'hotel')
  const isOpen = group.status === 'open'
  const wait = {
    since: create_time * 1000,
    until: Math.min(create_time * 1000 + groupAnswerMs, answer_by * 1000),
    ending: {
      en: 'By then our staff make an offer, or tell you why they cannot.',
      'zh-cn': '届时客服给出报价，或说明不能报价的原因。',
    },
  }
  return {
    ...presentGroupSummary(group, viewer),
    rooms: presentRooms(group, viewer),
    nationality,
    wishes,
    budget,
    contact,
    allocation,
    trip: trip ? { id: trip.id, title: trip.title } : null,
    answer_by: deadline(answer_by, tz),
    wait: presentStaffWait(isOpen && viewer.now < wait.until ? wait : null, viewer),
    reason: reason && say(reason, viewer),
    offer: presentOffer(group, viewer),
    may_withdraw: may && groupTakes(group, 'withdraw'),
    may_decline: may && groupTakes(group, 'decline') && !hasBookedPart(group, viewer.world),
    history: group.history.map(({ time, actor_type, actor, event, note }) => ({
      time,
      actor_type,
      actor_type_text: textOf('ActorType', actor_type, viewer),
      actor,
      event,
      event_text: textOf('GroupEventName', event, viewer),
      // What was booked is the number of its order.
      note: note && (event === 'book' ? shownOrder(note.en, viewer) : say(note, viewer)),
    })),
  }
}

/** The number of an order, for those who may see it. */
const shownOrder = (booking_id: string | null, viewer: Viewer): string | null =>
  booking_id === null ? null : (visibleOrder(booking_id, viewer)?.id ?? null)

/** Each line with the price of one of its rooms, once there is an offer. */
function presentRooms(
  { rooms, offer, hotel_id, currency }: GroupRequestRecord,
  viewer: Viewer,
): Schemas['GroupRoom'][] {
  const each = (offer?.parts ?? []).flatMap(({ rate }) => rate.rooms.map((room) => ({ rate, room })))
  const types = viewer.world.catalogue.roomTypes(hotel_id)
  let first = 0
  return rooms.map((line) => {
    const sold = each[first]
    first += line.rooms
    const asked = types.find(({ id }) => id === line.room_type_id)
    const type = sold?.room.room_type ?? asked?.name
    const priceOf = (field: 'price' | 'net') =>
      sold
        ? sumMoney(
            currency,
            nightsOf(sold.rate, sold.room.room_index).map((night) => night[field]),
          )
        : null
    return {
      room_type_id: sold?.room.room_type_id ?? line.room_type_id,
      room_type: type ? say(type, viewer) : null,
      rooms: line.rooms,
      adults: line.adults,
      child_ages: [...line.child_ages],
      price_per_room: priceOf('price'),
      settlement_per_room: shownTo(viewer, priceOf('net')),
    }
  })
}

const nightsOf = ({ nightly }: PricedRate, room_index: number) =>
  nightly.filter((night) => night.room_index === room_index)

function presentOffer(group: GroupRequestRecord, viewer: Viewer): Schemas['GroupOffer'] | null {
  const { offer, tz } = group
  const first = offer?.parts[0]
  if (!offer || !first) return null
  const shown = presentRate(first.rate, tz, viewer)
  const isOpen = isOpenOffer(group, viewer.now)
  return {
    valid_until: deadline(offer.valid_until, tz),
    message: say(offer.message, viewer),
    meal_text: shown.meal_text,
    cancellation_policy: shown.cancellation_policy,
    parts: offer.parts.map(({ rate, booking_id }, index) => ({
      index: index + 1,
      rate_key: groupRateKey(group, index),
      room_count: rate.rooms.length,
      guest_count: rate.rooms.reduce((sum, { adults, child_ages }) => sum + adults + child_ages.length, 0),
      rooms: rate.rooms.map(({ adults, child_ages }) => ({ adults, child_ages: [...child_ages] })),
      rooms_text: roomsText(rate, viewer),
      total_price: rate.total_price,
      total_settlement_price: shownTo(viewer, rate.total_settlement_price),
      booking_id: shownOrder(booking_id, viewer),
      booked: isPartBooked(group, index, viewer.world),
      bookable: isOpen && mayBook(viewer.actor, 'hotel') && !isPartBooked(group, index, viewer.world),
    })),
  }
}

function roomsText({ rooms }: PricedRate, viewer: Viewer): string {
  const types = Map.groupBy(rooms, ({ room_type }) => say(room_type, viewer))
  const texts = [...types].map(([type, own]) => `${own.length} × ${type}`)
  return texts.join(viewer.language === 'en' ? ', ' : '、')
}
