import type { Schemas } from '@portal/api-client/contract'
import type { FlightFacts, FlightMomentFacts } from '../../domain/airport/flight.ts'
import { directionOf, flightOn } from '../../domain/airport/route.ts'
import type { AirportOrderRecord } from '../../domain/order/order.ts'
import { localClock, toLocal, toSeconds } from '../../domain/time/zones.ts'
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
  const date = flight.scheduled === null ? null : localClock(flight.scheduled, tz).date
  const known =
    record && date !== null
      ? flightOn(catalogue, record, transfer_type, flight.flight_number, date, reader.now).flight
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
    scheduled_local: local(moment?.scheduled ?? flight.scheduled),
    estimated_local: local(moment?.estimated),
    actual_local: local(moment?.actual),
    ...reported,
    status,
    status_text: textOf('FlightStatus', status, reader),
    updated_time: news?.time ?? toSeconds(reader.now),
  }
}
