import type { Schemas } from '@portal/api-client/contract'
import type { AirportRecord } from '../../domain/airport/airport.ts'
import { transferExtraCny } from '../../domain/airport/classes.ts'
import { waitStart } from '../../domain/airport/flight.ts'
import { offerKeyOf, type PricedTransfer, transferKeyOf } from '../../domain/airport/offer.ts'
import { refundabilityNow } from '../../domain/cancellation/policy.ts'
import { fromFen } from '../../domain/hotel/currency.ts'
import { toMoney } from '../../domain/money/money.ts'
import { paymentTime } from '../../domain/order/pay-time.ts'
import { fromRfc, toLocal } from '../../domain/time/zones.ts'
import { vehicleModels } from '../../domain/transport/fleet.ts'
import { presentLine, presentPolicy } from '../order/present-terms.ts'
import { shownTo, textOf } from '../present.ts'
import { payChannels, payLaterOf, type Reader, say } from '../viewer.ts'

export function presentAirport(airport: AirportRecord, reader: Pick<Reader, 'language'>): Schemas['Airport'] {
  const { iata, icao, country, tz, lat, lng } = airport
  return {
    iata,
    icao,
    name: say(airport.name, reader),
    name_local: airport.name_local,
    city: airport.city?.id ?? null,
    city_name: say(airport.city_name, reader),
    country,
    tz,
    lat,
    lng,
    terminals: [...airport.terminals],
  }
}

/** Pictures of a vehicle class. */
export const classImages = (vehicle_class: Schemas['VehicleClass']): string[] =>
  [1, 2].map((nth) => `/media/vehicle/${vehicle_class.replaceAll('_', '-')}/${nth}.svg`)

export function presentTransferOffer(priced: PricedTransfer, reader: Reader): Schemas['TransferOffer'] {
  const { currency } = priced.request
  const { vehicle_class } = priced.choice
  const refundability_now = refundabilityNow(priced.policy, reader.now)
  const free = priced.policy.free_cancel_before
  const night = priced.lines.find(({ code }) => code === 'night') ?? null
  return {
    ...offerKeyOf(reader.world.catalogue, priced, reader.now),
    vehicle_class,
    vehicle_class_text: textOf('VehicleClass', vehicle_class, reader),
    vehicle_examples: priced.class.models.map((model) => say(vehicleModels[model], reader)),
    images: classImages(vehicle_class),
    max_passengers: priced.class.max_passengers * priced.vehicles,
    max_luggage: priced.class.max_luggage * priced.vehicles,
    number_of_vehicles: priced.vehicles,
    total_price: toMoney(priced.total_price, currency),
    total_settlement_price: shownTo(reader, toMoney(priced.total_settlement_price, currency)),
    night_fee: night && toMoney(night.money, currency),
    chinese_driver_fee:
      priced.chinese_driver_fee === null
        ? null
        : toMoney(priced.chinese_driver_fee * priced.vehicles, currency),
    driver_languages: [...priced.driver_languages],
    free_wait_minutes: priced.free_wait_minutes,
    wait_starts: waitStart(priced.wait_starts, priced.request.flight_at, priced.service_start),
    overtime_wait_unit_price: toMoney(priced.overtime_unit_price, currency),
    child_seat_unit_price: toMoney(fromFen(transferExtraCny.child_seat * 100, currency), currency),
    refundability_now,
    refundability_text: textOf('RefundabilityNow', refundability_now, reader),
    free_cancel_before: free && fromRfc(free.utc) > reader.now ? free : null,
    on_request: priced.on_request,
    required_fields: [...priced.required_fields],
  }
}

export function presentTransferQuote(priced: PricedTransfer, reader: Reader): Schemas['TransferQuote'] {
  const { currency } = priced.request
  const { tz } = priced.airport
  const key = transferKeyOf(reader.world.catalogue, priced, reader.now)
  return {
    ...key,
    lines: priced.lines.map((line) => presentLine(line, currency, reader)),
    total_price: toMoney(priced.total_price, currency),
    total_settlement_price: shownTo(reader, toMoney(priced.total_settlement_price, currency)),
    cancellation_policy: presentPolicy(
      shownTo(reader, priced.policy, () => priced.sellingPolicy),
      reader,
    ),
    free_wait_minutes: priced.free_wait_minutes,
    wait_starts: waitStart(priced.wait_starts, priced.request.flight_at, priced.service_start),
    local_pick_up_time: toLocal(priced.service_start, tz),
    tz,
    pay_channels: payChannels(reader),
    payment_time: paymentTime(key.expires_time, priced.service_start, tz, payLaterOf(reader, priced)),
    required_fields: [...priced.required_fields],
  }
}
