import type { Schemas } from '@portal/api-client/contract'
import type { FieldErrors } from '../../texts/text.ts'
import { repricedPolicy, tierAt } from '../cancellation/policy.ts'
import { toMinor } from '../money/money.ts'
import { withCorrectedNames } from '../order/guests.ts'
import type { AirportOrderRecord } from '../order/order.ts'
import type { ChangeErrors, ChangeTimes } from '../product.ts'
import { againstAges, movedRide, moveError } from '../ride/change.ts'
import { ridePolicyPrices } from '../ride/policy.ts'
import { linesNet, linesTotal } from '../ride/price.ts'
import { fromRfc, toLocal } from '../time/zones.ts'
import { flightTimeError, offsetErrors, withTimes } from '../transport/ride-time.ts'
import { plainFlight } from './airlines.ts'
import type { TransferSource } from './airport.ts'
import { expectedAt, pickUpAfterLanding } from './flight.ts'
import { nightLines } from './night.ts'
import { directionOf, flightNear, timetableError } from './route.ts'

type Changes = Schemas['OrderChanges']

/** A pick-up follows its flight unless another time is requested; a drop-off keeps the agreed time. */
export function pickUpAfter(order: AirportOrderRecord, { pick_up_local, flight }: Changes): number {
  if (pick_up_local) return fromRfc(pick_up_local)
  if (order.transfer_type !== 'pickup' || !flight?.flight_local) return order.service_start
  return pickUpAfterLanding(order, fromRfc(flight.flight_local))
}

/** Where a flight without a time is looked for: around the requested pick-up, or the landing of the booked flight. */
function flightAround(order: AirportOrderRecord, { pick_up_local }: Changes): number {
  if (pick_up_local) return fromRfc(pick_up_local)
  const landing = order.transfer_type === 'pickup' && order.flight ? expectedAt(order.flight) : null
  return landing ?? order.service_start
}

/** The changes with the timetable's time of a known flight for which none was entered. */
export function timedChanges(
  order: AirportOrderRecord,
  changes: Changes,
  now: number,
  source: TransferSource,
): Changes {
  const { flight: asked } = changes
  const airport = source.airport(order.airport.iata)
  if (!asked || asked.flight_local || !airport) return changes
  const type = order.transfer_type
  const near = flightAround(order, changes)
  const { flight } = flightNear(source, airport, type, asked.flight_number, near, now)
  if (!flight) return changes
  const flight_local = toLocal(flight[directionOf(type)].scheduled, airport.tz)
  return { ...changes, flight: { ...asked, flight_local } }
}

/** What is wrong with the name board, the time and the flight of a change; `now` in epoch ms. */
export function transferErrors(
  order: AirportOrderRecord,
  changes: Changes,
  now: number,
  source: TransferSource,
): ChangeErrors {
  const { name_board_text } = changes
  const empties = name_board_text !== undefined && order.name_board_text !== '' && !name_board_text.trim()
  const { late, times: known } = timeError(order, changes, now)
  const flightErrors = againstTimetable(order, changes, now, source)
  const aged = againstAges(order, pickUpAfter(order, changes))
  const times = {
    'changes.pick_up_local': changes.pick_up_local,
    'changes.flight.flight_local': changes.flight?.flight_local,
  }
  return {
    ...(empties && { 'changes.name_board_text': ['name_board_required'] }),
    ...(aged && { [fieldOfTime(changes, '')]: [aged] }),
    ...(late && { [fieldOfTime(changes, late)]: [withTimes(late, known)] }),
    ...flightErrors,
    ...offsetErrors(times, order.tz),
  }
}

/** Errors of a flight that flies another way, or at another time than a member who does not know of a new one says. */
function againstTimetable(
  order: AirportOrderRecord,
  { flight: asked, ...changes }: Changes,
  now: number,
  source: TransferSource,
): FieldErrors {
  const airport = source.airport(order.airport.iata)
  if (!asked || !airport) return {}
  const at = timeOf(asked)
  const isBooked = plainFlight(asked.flight_number) === plainFlight(order.flight?.flight_number ?? '')
  const near = at ?? flightAround(order, changes)
  const type = order.transfer_type
  const { flight, elsewhere } = flightNear(source, airport, type, asked.flight_number, near, now)
  // The flight it was booked with is not judged again, and its known times are fine.
  if (elsewhere) return isBooked ? {} : { 'changes.flight.flight_number': [elsewhere] }
  const isKnown = isBooked && order.flight && [order.flight.scheduled, expectedAt(order.flight)].includes(at)
  if (at === null || isKnown || asked.flight_time_known) return {}
  const contradicted = timetableError(flight, type, at)
  return contradicted ? { 'changes.flight.flight_local': [contradicted] } : {}
}

/** Why a transfer cannot take place at the requested time, or with the requested flight. */
function timeError(order: AirportOrderRecord, changes: Changes, now: number) {
  const start = pickUpAfter(order, changes)
  const known = order.flight ? expectedAt(order.flight) : null
  const flight = changes.flight ? timeOf(changes.flight) : known
  const drive = order.service_end - order.service_start
  const late = moveError(order, start, now) ?? flightTimeError(order.transfer_type, start, flight, drive)
  const asked = changes.pick_up_local || changes.flight
  return { late: asked ? late : null, times: { pick_up: start, flight, tz: order.tz } }
}

const timeOf = ({ flight_local }: Schemas['FlightEntry']) => (flight_local ? fromRfc(flight_local) : null)

const fieldOfTime = ({ pick_up_local, flight }: Changes, error: string): string =>
  pick_up_local && !(flight && error === 'flight_of_other_day')
    ? 'changes.pick_up_local'
    : 'changes.flight.flight_local'

/** A paid order whose cancellation already costs something does not become cheaper, because its penalty would too. */
const keepsPrice = (order: AirportOrderRecord, asked: number): boolean =>
  order.order_status !== 'pending_payment' && toMinor(tierAt(order.policy, asked).amount) > 0

/** The transfer with other people, board, flight and time; by night it costs more. */
export function changedTransfer(
  order: AirportOrderRecord,
  changes: Changes,
  { now, asked }: ChangeTimes,
): AirportOrderRecord {
  const { flight } = changes
  const isOther =
    flight !== undefined &&
    plainFlight(flight.flight_number) !== plainFlight(order.flight?.flight_number ?? '')
  const start = pickUpAfter(order, changes)
  const usual = nightLines(order, start)
  const cheaper = linesNet(usual) < order.total_settlement_price
  const lines = cheaper && keepsPrice(order, asked) ? order.price_breakdown : usual
  const changed: AirportOrderRecord = {
    ...order,
    guests: withCorrectedNames(order.guests, changes),
    name_board_text: changes.name_board_text?.trim() ?? order.name_board_text,
    // The other flight has its own terminal, if anybody knows it.
    airport: isOther ? { ...order.airport, terminal: null } : order.airport,
    flight: flight
      ? {
          flight_number: flight.flight_number,
          operating: flight.flight_number,
          scheduled: timeOf(flight),
          news: null,
        }
      : order.flight,
    price_breakdown: lines,
    total_price: linesTotal(lines),
    total_settlement_price: linesNet(lines),
  }
  const policy = repricedPolicy(changed.policy, ridePolicyPrices(changed, 'settlement'))
  return movedRide({ ...changed, policy }, start, now)
}
