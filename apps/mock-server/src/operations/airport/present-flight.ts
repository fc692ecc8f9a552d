import type { Schemas } from '@portal/api-client/contract'
import type { FlightFacts, FlightMomentFacts } from '../../domain/airport/flight.ts'
import { directionOf, flightNear } from '../../domain/airport/route.ts'
import type { AirportOrderRecord } from '../../domain/order/order.ts'
import { toLocal, toSeconds } from '../../domain/time/zones.ts'
import { textOf } from '../present.ts'
import { type Reader, say } from '../viewer.ts'

export function presentFlight(
  flight: FlightFacts,
  reader: Pick<Reader, 'language' | 'now'>,
): Schemas['Flight'] {
  const { departure, arrival } = flight
  return {
    operating: flight.operating,
    marketing: [...flight.marketing],
    airline: flight.airline.name,
    from: departure.airport.iata,
    from_name: say(departure.airport.name, reader),
    to: arrival.airport.iata,
    to_name: say(arrival.airport.name, reader),
    departure: presentMoment(departure),
    arrival: presentMoment(arrival),
    status: flight.status,
    status_text: textOf('FlightStatus', flight.status, reader),
    updated_time: toSeconds(reader.now),
  }
}

function presentMoment({
  airport,
  terminal,
  scheduled,
  estimated,
  actual,
}: FlightMomentFacts): Schemas['FlightMoment'] {
  const local = (at: number | null) => (at === null ? null : toLocal(at, airport.tz))
  return {
    terminal,
    scheduled_local: toLocal(scheduled, airport.tz),
    estimated_local: local(estimated),
    actual_local: local(actual),
    tz: airport.tz,
  }
}

/** The current flight of a transfer; an unknown flight is shown as it was typed. */
export function presentOrderFlight(
  { flight, airport, transfer_type, tz }: AirportOrderRecord,
  reader: Pick<Reader, 'language' | 'now' | 'world'>,
): Schemas['OrderFlight'] | null {
  if (!flight) return null
  const { catalogue } = reader.world
  const record = catalogue.airport(airport.iata)
  const { scheduled } = flight
  const known =
    record && scheduled !== null
      ? flightNear(catalogue, record, transfer_type, flight.flight_number, scheduled, reader.now).flight
      : null
  const moment = known?.[directionOf(transfer_type)]
  const local = (at: number | null | undefined) => (at === null || at === undefined ? null : toLocal(at, tz))
  const { news } = flight
  const status = news?.status ?? known?.status ?? 'unknown'
  const reported = news && {
    estimated_local: local(news.at),
    actual_local: news.status === 'landed' ? local(news.at) : null,
  }
  return {
    scheduled_local: local(moment?.scheduled ?? scheduled),
    // Another time than the timetable's is one that the member knows.
    estimated_local: local(moment && moment.scheduled !== scheduled ? scheduled : moment?.estimated),
    actual_local: local(moment?.actual),
    ...reported,
    status,
    status_text: textOf('FlightStatus', status, reader),
    updated_time: news?.time ?? toSeconds(reader.now),
  }
}
