import type { Schemas } from '@portal/api-client/contract'
import type { AirportRecord } from '../../domain/airport/airport.ts'
import { mayBook } from '../../domain/order/act.ts'
import { holdsPlace } from '../../domain/order/duplicate.ts'
import { hasFlight, isStay, type OrderRecord } from '../../domain/order/order.ts'
import { guestsOf, titleOf } from '../../domain/order/service.ts'
import { distanceKm, type Position } from '../../domain/place/areas.ts'
import { localClock } from '../../domain/time/zones.ts'
import { missingWays } from '../../domain/trip/fitting.ts'
import {
  isRideLeg,
  isStayLeg,
  legOf,
  mayBeSame,
  mayCarry,
  type Party,
  partiesOf,
  type RideLeg,
  type StayLeg,
} from '../../domain/trip/legs.ts'
import { withoutReplaced } from '../../domain/trip/trip.ts'
import type { LocalText } from '../../texts/language.ts'
import type { Catalogue } from '../../world/seed/catalogue.ts'
import { textOf } from '../present.ts'
import { say, type Viewer } from '../viewer.ts'

/** What may be added to an order, filled in from it. */
export interface TripSuggestion {
  readonly part: Schemas['TripPart']
  readonly order_id: string
  /** Whether the trip has guests whom this is not for. */
  readonly isForSome?: boolean
}

/** The product that a part is booked in. */
export const productOfPart = (part: Schemas['TripPart']): Schemas['OrderType'] =>
  part === 'next_hotel' ? 'hotel' : 'airport'

/** Nobody drives farther to a flight. */
const airportReachKm = 120

/** The airport from which the guests of a place fly; null where none is near. */
export function airportNear(catalogue: Catalogue, place: Position): AirportRecord | null {
  const near = catalogue.airports
    .map((airport) => ({ airport, km: distanceKm(airport, place) }))
    .toSorted((a, b) => a.km - b.km)[0]
  return near && near.km <= airportReachKm ? near.airport : null
}

/**
 * For each party of guests the ways to its first hotel, between hotels of different cities and from its last one, a hotel
 * after it; and the way back of a transfer to no hotel. Nothing is suggested for what lies in the past. Orders are in the order of time.
 */
export function suggestionsFor(orders: readonly OrderRecord[], { world, now }: Viewer): TripSuggestion[] {
  const ahead = withoutReplaced(orders).filter((order) => holdsPlace(order) && order.service_end > now)
  const legs = ahead.flatMap((order) => legOf(order, world.catalogue) ?? [])
  const stays = legs.filter(isStayLeg)
  const rides = legs.filter(isRideLeg)
  const parties = partiesOf(stays)
  const found: TripSuggestion[] = []
  const add = (part: TripSuggestion['part'], { id }: StayLeg) => {
    if (!found.some((one) => one.part === part && one.order_id === id))
      found.push({ part, order_id: id, isForSome: parties.length > 1 })
  }
  const lastOf = ({ stays: own }: Party) => own.at(-1) ?? own[0]
  for (const { stays: own } of parties)
    if (own[0].start > now && !isFetched(own[0], rides)) add('pickup', own[0])
  for (const { from, to, away, there } of missingWays(legs)) {
    if (away) add('dropoff', from)
    if (there && to.start > now) add('pickup', to)
  }
  for (const party of parties) if (!isBrought(lastOf(party), rides)) add('dropoff', lastOf(party))
  for (const party of parties) add('next_hotel', lastOf(party))
  for (const ride of rides) {
    if (stays.length > 0 || ride.kind === 'car') continue
    const back = rides.some((other) => other.kind !== ride.kind && other.kind !== 'car')
    if (!back) found.push({ part: 'return_transfer', order_id: ride.id })
  }
  return found
}

/** Whether a pick-up may bring guests of the stay while the room is theirs. */
const isFetched = (stay: StayLeg, rides: readonly RideLeg[]): boolean =>
  rides.some(
    (ride) =>
      ride.kind === 'pickup' &&
      mayBeSame(ride.to, stay.city) &&
      localClock(ride.start, ride.tz).date >= stay.check_in &&
      ride.start < stay.end &&
      mayCarry(ride, stay),
  )

/** Whether a drop-off may take guests of the stay to a flight. */
const isBrought = (stay: StayLeg, rides: readonly RideLeg[]): boolean =>
  rides.some(
    (ride) =>
      ride.kind === 'dropoff' &&
      mayBeSame(ride.from, stay.city) &&
      stay.start < ride.start &&
      mayCarry(ride, stay),
  )

/** Null for what this member may not book. */
export function presentSuggestion(
  { part, order_id, isForSome }: TripSuggestion,
  viewer: Viewer,
): Schemas['TripSuggestion'] | null {
  const order = viewer.world.tables.order.get(order_id)
  if (!order || !mayBook(viewer.actor, productOfPart(part))) return null
  return {
    part,
    part_text: textOf('TripPart', part, viewer),
    order_id,
    text: [say(suggestionText(part, order, viewer), viewer), ...(isForSome ? [leadOf(order)] : [])].join(
      ' · ',
    ),
  }
}

/** The lead guest, and how many more. */
function leadOf(order: OrderRecord): string {
  const guests = guestsOf(order)
  const lead = guests.find(({ is_lead }) => is_lead)?.full_name ?? ''
  return guests.length > 1 ? `${lead} +${guests.length - 1}` : lead
}

function suggestionText(part: Schemas['TripPart'], order: OrderRecord, { world }: Viewer): LocalText {
  const title = titleOf(order)
  if (isStay(order)) {
    const { check_in_date: from, check_out_date: until, hotel } = order
    const airport = airportNear(world.catalogue, hotel)
    const [en, zh] = airport ? [airport.name.en, airport.name['zh-cn']] : ['the airport', '机场']
    if (part === 'pickup')
      return { en: `${from}: from ${en} to ${title.en}`, 'zh-cn': `${from}：${zh} → ${title['zh-cn']}` }
    if (part === 'dropoff')
      return { en: `${until}: from ${title.en} to ${en}`, 'zh-cn': `${until}：${title['zh-cn']} → ${zh}` }
    return { en: `From ${until}, after ${title.en}`, 'zh-cn': `${until} 起，${title['zh-cn']}之后` }
  }
  if (!hasFlight(order)) return title
  const { name } = order.airport
  return order.transfer_type === 'pickup'
    ? { en: `Back to ${name.en}`, 'zh-cn': `返回${name['zh-cn']}` }
    : { en: `Back from ${name.en}`, 'zh-cn': `从${name['zh-cn']}返回` }
}
