import type { Schemas } from '@portal/api-client/contract'
import { expectedAt } from '../airport/flight-news.ts'
import { nightLines } from '../airport/night.ts'
import { tierAt } from '../cancellation/policy.ts'
import { isSameGuest, type NamedGuest } from '../guest/same-guest.ts'
import { arrivalFault } from '../hotel/arrival.ts'
import { toMinor } from '../money/money.ts'
import { linesNet, linesTotal } from '../ride/price.ts'
import { fromRfc } from '../time/zones.ts'
import { flightTimeFault, isTooFar } from '../transport/ride-time.ts'
import { nameFault, tidyName } from './guests.ts'
import {
  type AirportOrderRecord,
  type AmendmentRecord,
  type HotelOrderRecord,
  isRide,
  type OrderRecord,
  type RideOrderRecord,
} from './order.ts'
import { withMovedTerms, withRepricedTerms } from './order-policy.ts'

type Changes = Schemas['OrderChanges']

const hour = 3_600_000
/** Later than this before the service nobody can be told any more. */
const noticeMs = hour
/** With less time than this a driver who is already planned must be asked. */
const plannedMs = 6 * hour

const fields: Record<OrderRecord['order_type'], readonly (keyof Changes)[]> = {
  hotel: ['guests', 'special_requests', 'arrival_note', 'contact'],
  car: ['guests', 'special_requests', 'pick_up_local', 'contact'],
  airport: ['guests', 'special_requests', 'flight', 'pick_up_local', 'name_board_text', 'contact'],
}

/** Faults of a change by field path, as keys of texts. */
export function amendFaults(
  order: OrderRecord,
  changes: Changes,
  now: number,
  sure = false,
): Record<string, string[]> {
  const faults: Record<string, string[]> = {}
  const named = Object.keys(changes) as (keyof Changes)[]
  if (named.length === 0) faults.changes = ['change_needed']
  for (const field of named) {
    if (!fields[order.order_type].includes(field)) faults[`changes.${field}`] = ['change_not_of_product']
  }
  const people = order.order_type === 'hotel' ? order.rooms.flatMap(({ guests }) => guests) : order.guests
  changes.guests?.forEach(({ position, full_name }, index) => {
    const path = `changes.guests[${index}].position`
    if (position > people.length) faults[path] = ['guest_unknown']
    else if (changes.guests?.findIndex((other) => other.position === position) !== index)
      faults[path] = ['chosen_twice']
    const fault = nameFault(full_name)
    if (fault) faults[`changes.guests[${index}].full_name`] = [fault]
    else if (!sure && becomesRepeated(people, changes, position))
      faults[`changes.guests[${index}].full_name`] = ['guest_twice']
  })
  if (order.order_type === 'airport' && changes.name_board_text !== undefined) {
    const empties = order.name_board_text !== '' && changes.name_board_text.trim() === ''
    if (empties) faults['changes.name_board_text'] = ['name_board_required']
  }
  const fault = isRide(order) ? timeFault(order, changes, now) : null
  if (fault) faults[fieldOfTime(changes, fault)] = [fault]
  const late = order.order_type === 'hotel' ? arrivalFault(order, changes.arrival_note) : null
  if (late) faults['changes.arrival_note.eta_local'] = [late]
  return faults
}

/** Whether a correction makes two guests of a room or vehicle one. */
function becomesRepeated(people: readonly NamedGuest[], changes: Changes, position: number): boolean {
  const after = renamed(people, changes)
  const [guest, others] = [after[position - 1], after.filter((_, at) => at !== position - 1)]
  const before = people[position - 1]
  if (!guest || !before) return false
  const twice = (one: NamedGuest, rest: readonly NamedGuest[]) =>
    rest.some((other) => isSameGuest(one, other))
  return (
    twice(guest, others) &&
    !twice(
      before,
      people.filter((_, at) => at !== position - 1),
    )
  )
}

const fieldOfTime = ({ pick_up_local, flight }: Changes, fault: string): string =>
  pick_up_local && !(flight && fault === 'flight_of_other_day')
    ? 'changes.pick_up_local'
    : 'changes.flight.flight_local'

/** Why a ride cannot be at the time, or with the flight, that is wished for. */
function timeFault(order: RideOrderRecord, changes: Changes, now: number): string | null {
  if (!changes.pick_up_local && !changes.flight) return null
  const start = pickUpAfter(order, changes)
  if (start !== order.service_start) {
    if (start <= now + noticeMs) return 'ride_too_soon'
    if (isTooFar(start, now)) return 'ride_too_far'
  }
  if (order.order_type !== 'airport') return null
  const known = order.flight ? expectedAt(order.flight) : null
  const flightAt = changes.flight ? fromRfc(changes.flight.flight_local) : known
  return flightTimeFault(order.transfer_type, start, flightAt)
}

export type AmendVerdict = 'apply' | 'ask' | 'never'

/** Whether terms and time allow a change, and whether somebody must be asked first. */
export function amendVerdict(order: OrderRecord, changes: Changes, now: number): AmendVerdict {
  if (order.order_status === 'pending_payment') return 'apply'
  const moves = changes.guests ?? changes.pick_up_local ?? changes.flight
  if (now > order.service_start - noticeMs) return 'never'
  if (!moves) return 'apply'
  if (order.policy.non_refundable) return 'never'
  if (order.order_type === 'hotel') return changes.guests ? 'ask' : 'apply'
  if (order.order_type === 'car') return changes.pick_up_local ? 'ask' : 'apply'
  const shifted = pickUpAfter(order, changes) !== order.service_start
  return shifted && now > order.service_start - plannedMs ? 'ask' : 'apply'
}

/** A change with its price: the new order less the old one. */
export function amendmentOf(
  order: OrderRecord,
  changes: Changes,
  requested_by: AmendmentRecord['requested_by'],
  now: number,
): AmendmentRecord {
  const after = amendedOrder(order, changes, now)
  return {
    changes,
    price_diff: after.total_price - order.total_price,
    settlement_diff: after.total_settlement_price - order.total_settlement_price,
    requested_by,
    requested_time: Math.floor(now / 1000),
  }
}

/**
 * The order as it would be; statuses, money moved and version stay. The price is that of the instant at which the
 * change was asked for, the terms are those of `now`, when it is made. Both in epoch ms.
 */
export function amendedOrder(order: OrderRecord, changes: Changes, now: number, asked = now): OrderRecord {
  const { contact } = changes
  const base = {
    special_requests: changes.special_requests ?? order.special_requests,
    contact: contact
      ? { person: contact.person, phone: contact.phone, email: contact.email ?? '' }
      : order.contact,
  }
  switch (order.order_type) {
    case 'hotel':
      return amendedStay({ ...order, ...base }, changes)
    case 'car':
      return moved(
        { ...order, ...base, guests: renamed(order.guests, changes) },
        pickUpAfter(order, changes),
        now,
      )
    case 'airport':
      return amendedTransfer(
        { ...order, ...base, guests: renamed(order.guests, changes) },
        changes,
        now,
        asked,
      )
  }
}

function renamed<Person extends NamedGuest>(
  people: readonly Person[],
  { guests = [] }: Changes,
  from = 0,
): Person[] {
  return people.map((person, index) => {
    const correction = guests.find(({ position }) => position === from + index + 1)
    if (!correction) return person
    const { full_name, name_local } = correction
    return { ...person, full_name: tidyName(full_name), name_local: name_local ? tidyName(name_local) : null }
  })
}

function amendedStay(order: HotelOrderRecord, changes: Changes): HotelOrderRecord {
  let from = 0
  const rooms = order.rooms.map((room) => {
    const guests = renamed(room.guests, changes, from)
    from += room.guests.length
    return { ...room, guests }
  })
  return { ...order, rooms, arrival_note: changes.arrival_note ?? order.arrival_note }
}

/** A pick-up follows its flight unless another time is wished for; a drop-off keeps the time that was agreed. */
function pickUpAfter(order: RideOrderRecord, { pick_up_local, flight }: Changes): number {
  if (pick_up_local) return fromRfc(pick_up_local)
  const follows = order.order_type === 'airport' && order.transfer_type === 'pickup' && flight
  if (!follows) return order.service_start
  const late = order.flight ? order.service_start - expectedAt(order.flight) : 0
  return fromRfc(flight.flight_local) + late
}

/** The terms move by the distance to the pick-up they were made for: news of a flight has left them where they were. */
function moved<Ride extends RideOrderRecord>(order: Ride, start: number, now: number): Ride {
  const { service_start, service_end, terms_start = service_start } = order
  if (start === service_start) return order
  const times = { service_start: start, service_end: service_end + start - service_start, terms_start: start }
  return withMovedTerms({ ...order, ...times }, start - terms_start, now)
}

/** A paid order whose cancellation costs something already becomes no cheaper, or the penalty would. */
const keepsPrice = (order: OrderRecord, asked: number): boolean =>
  order.order_status !== 'pending_payment' && toMinor(tierAt(order.policy, asked).amount) > 0

function amendedTransfer(
  order: AirportOrderRecord,
  changes: Changes,
  now: number,
  asked: number,
): AirportOrderRecord {
  const { flight } = changes
  const start = pickUpAfter(order, changes)
  const usual = nightLines(order, start)
  const cheaper = linesNet(usual) < order.total_settlement_price
  const lines = cheaper && keepsPrice(order, asked) ? order.price_breakdown : usual
  const priced: AirportOrderRecord = {
    ...order,
    name_board_text: changes.name_board_text?.trim() ?? order.name_board_text,
    flight: flight
      ? {
          flight_number: flight.flight_number,
          operating: flight.flight_number,
          scheduled: fromRfc(flight.flight_local),
          news: null,
        }
      : order.flight,
    price_breakdown: lines,
    total_price: linesTotal(lines),
    total_settlement_price: linesNet(lines),
  }
  return moved(withRepricedTerms(priced), start, now)
}
