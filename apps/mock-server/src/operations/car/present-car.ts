import type { Schemas } from '@portal/api-client/contract'
import type { CarFacetCount, CarFacets } from '../../domain/car/facets.ts'
import { extraPrices } from '../../domain/car/price.ts'
import { type PricedRental, sellingUnit } from '../../domain/car/quote.ts'
import type { CarMatch } from '../../domain/car/search.ts'
import { hoursPerDay, hoursPerHalfDay, minHours, type VehicleRecord } from '../../domain/car/vehicle.ts'
import { toMoney } from '../../domain/money/money.ts'
import { paymentTime } from '../../domain/order/pay-time.ts'
import { toLocal } from '../../domain/time/zones.ts'
import type { LocalText } from '../../texts/language.ts'
import { presentLine, presentPolicy } from '../order/present-terms.ts'
import { shownTo, textOf } from '../present.ts'
import { presentPlace } from '../ride/ride-place.ts'
import { payChannels, payLaterOf, type Reader, say } from '../viewer.ts'

/** "3 days", "2 half days", "5 hours". */
export function durationTexts(type: Schemas['RentalType'], quantity: number): LocalText {
  const units = { day: ['day', '天'], half_day: ['half day', '个半天'], hour: ['hour', '小时'] } as const
  const [en, zh] = units[type]
  return { en: `${quantity} ${en}${quantity === 1 ? '' : 's'}`, 'zh-cn': `${quantity} ${zh}` }
}

/** The same in the language of the request. */
export const durationText = (
  type: Schemas['RentalType'],
  quantity: number,
  { language }: Pick<Reader, 'language'>,
): string => durationTexts(type, quantity)[language]

export function presentVehicle(vehicle: VehicleRecord, reader: Reader): Schemas['VehicleModel'] {
  const { catalogue } = reader.world
  const money = (cny: number) =>
    toMoney(sellingUnit(catalogue, vehicle, cny, reader.currency, reader.now), reader.currency)
  const orNull = (cny: number | null) => (cny === null ? null : money(cny))
  return {
    id: vehicle.id,
    name: say(vehicle.name, reader),
    class: vehicle.class,
    class_text: textOf('VehicleClass', vehicle.class, reader),
    seats: vehicle.seats,
    luggage: vehicle.luggage,
    energy_source: vehicle.energy,
    energy_source_text: textOf('EnergySource', vehicle.energy, reader),
    mileage_policy: vehicle.mileage,
    mileage_policy_text: textOf('MileagePolicy', vehicle.mileage, reader),
    mileage_limit_km: vehicle.mileage_limit_km,
    location: vehicle.city,
    location_name: say(vehicle.city_name, reader),
    tz: vehicle.tz,
    price_per_day: money(vehicle.cny.day),
    price_per_half_day: orNull(vehicle.cny.half_day),
    price_per_hour: orNull(vehicle.cny.hour),
    min_hours: minHours,
    hours_per_day: hoursPerDay,
    hours_per_half_day: hoursPerHalfDay,
    overtime_unit_price: money(vehicle.overtime_cny),
    language_fees: {
      chinese: money(vehicle.language_cny.chinese),
      english: money(vehicle.language_cny.english),
    },
    extra_prices: {
      child_seat: money(extraPrices.child_seat),
      driver_overnight: money(extraPrices.driver_overnight),
    },
    images: [...vehicle.images],
    includes: { ...vehicle.includes },
    description: say(vehicle.description, reader),
  }
}

export function presentCarOffer(
  { vehicle, cover, vehicles, total, settlement }: CarMatch,
  reader: Reader,
): Schemas['CarOffer'] {
  return {
    model: presentVehicle(vehicle, reader),
    rental_type: cover.type,
    rental_type_text: textOf('RentalType', cover.type, reader),
    days_or_hours: cover.quantity,
    number_of_rentals: vehicles,
    total_price: toMoney(total, reader.currency),
    total_settlement_price: shownTo(reader, toMoney(settlement, reader.currency)),
    on_request: reader.world.catalogue.carCarrier(vehicle.id).on_request,
  }
}

export function presentCarFacets(facets: CarFacets, reader: Reader): Schemas['CarFilters'] {
  const { catalogue } = reader.world
  const values = (counts: readonly CarFacetCount[], labelOf: (value: string) => string) =>
    counts.map(({ value, count }) => ({ value, count, label: labelOf(value) }))
  const labelled = (name: 'VehicleClass' | 'EnergySource' | 'MileagePolicy') => (value: string) =>
    textOf(name, value as never, reader)
  const money = (minor: number | undefined) => (minor === undefined ? null : toMoney(minor, reader.currency))
  const cityText = (id: string) => {
    const city = catalogue.vehicles.find((vehicle) => vehicle.city === id)?.city_name
    return city ? say(city, reader) : id
  }
  return {
    models: values(facets.models, (id) => modelText(catalogue.vehicle(id), reader)),
    classes: values(facets.classes, labelled('VehicleClass')),
    seats: values(facets.seats, (value) => `${value}+`),
    energy: values(facets.energy, labelled('EnergySource')),
    mileage: values(facets.mileage, labelled('MileagePolicy')),
    locations: values(facets.locations, cityText),
    price: { min: money(facets.price?.min), max: money(facets.price?.max) },
  }
}

/** Two fleets rent out the same model; the one without a mileage limit says so. */
function modelText(vehicle: VehicleRecord | undefined, reader: Reader): string {
  if (!vehicle) return ''
  const unlimited =
    vehicle.mileage === 'unlimited' ? ` (${textOf('MileagePolicy', 'unlimited', reader)})` : ''
  return `${say(vehicle.name, reader)}${unlimited}`
}

export function presentCarQuote(rental: PricedRental, reader: Reader): Schemas['CarQuote'] {
  const { vehicle, request } = rental
  return {
    quote_key: rental.quote_key,
    expires_time: rental.expires_time,
    model: presentVehicle(vehicle, reader),
    rental_type: request.rental_type,
    days_or_hours: request.quantity,
    number_of_rentals: request.vehicles,
    service_start_local: toLocal(rental.service_start, vehicle.tz),
    service_end_local: toLocal(rental.service_end, vehicle.tz),
    tz: vehicle.tz,
    pick_up: presentPlace(request.pick_up, reader),
    drop_off: presentPlace(request.drop_off, reader),
    lines: rental.lines.map((line) => presentLine(line, request.currency, reader)),
    total_price: toMoney(rental.total_price, request.currency),
    total_settlement_price: shownTo(reader, toMoney(rental.total_settlement_price, request.currency)),
    cancellation_policy: presentPolicy(
      shownTo(reader, rental.policy, () => rental.sellingPolicy),
      reader,
    ),
    on_request: rental.on_request,
    pay_channels: payChannels(reader),
    payment_time: paymentTime(
      rental.expires_time,
      rental.service_start,
      vehicle.tz,
      payLaterOf(reader, rental),
    ),
    required_fields: [...rental.required_fields],
  }
}
