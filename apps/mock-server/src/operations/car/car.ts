import { foldText, type Schemas, spelling } from '@portal/api-client/contract'
import { carFacets } from '../../domain/car/facets.ts'
import { priceRental } from '../../domain/car/quote.ts'
import {
  type CarFilter,
  carMatches,
  fitsFilter,
  type PriceLimits,
  sortCars,
} from '../../domain/car/search.ts'
import { carSearchText } from '../../domain/car/search-text.ts'
import type { ZoneRecord } from '../../domain/car/vehicle.ts'
import { fromFen } from '../../domain/hotel/currency.ts'
import { parseAmount, toMoney } from '../../domain/money/money.ts'
import { findPlaces, pinyinStarts } from '../../domain/place/pinyin.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { fromRfc, instantOf, localClock } from '../../domain/time/zones.ts'
import { cityOfPlace } from '../../domain/transport/locate.ts'
import { offsetErrors, rideDayError, rideTimeError } from '../../domain/transport/ride-time.ts'
import type { Operations } from '../../edge/operation.ts'
import type { FieldErrors } from '../../texts/text.ts'
import { rideMarkup } from '../markup/market.ts'
import { pageOf } from '../page.ts'
import { limitRate } from '../rate-limit.ts'
import { placeNames, presentPlace } from '../ride/ride-place.ts'
import { noteSearch } from '../search/search.ts'
import { type Reader, readerOf, say, viewerOf } from '../viewer.ts'
import { bookCar } from './car-booking.ts'
import { presentCarFacets, presentCarOffer, presentCarQuote, presentVehicle } from './present-car.ts'
import { rentalRequest, rentalRequestErrors } from './rental-request.ts'

const hour = 3_600_000
const longestHire = 90 * 24 * hour

function limitsOf(filter: CarFilter, currency: string): PriceLimits {
  const limit = (amount: string | undefined) => (amount === undefined ? null : parseAmount(amount, currency))
  return { min: limit(filter.price_min), max: limit(filter.price_max) }
}

function searchErrors(
  body: Schemas['SearchCarsRequest'],
  tz: string | undefined,
  reader: Reader,
): FieldErrors {
  const { start_local, end_local } = body
  const errors: FieldErrors = tz === undefined ? {} : offsetErrors({ start_local, end_local }, tz)
  const [start, end] = [fromRfc(body.start_local), fromRfc(body.end_local)]
  const limits = limitsOf(body.filter ?? {}, reader.currency)
  const error = rideTimeError(start, reader.now)
  if (error && !errors.start_local) errors.start_local = [error]
  if (end <= start) errors.end_local = ['ride_order']
  else if (end - start > longestHire) errors.end_local = ['ride_too_long']
  if (limits.min !== null && limits.max !== null && limits.min > limits.max) {
    errors['filter.price_min'] = ['price_range']
  }
  return errors
}

function presentZone(zone: ZoneRecord, reader: Reader): Schemas['IndustrialZone'] {
  const { id, name_local, city, township } = zone
  const unit_price = toMoney(fromFen(zone.entry_cny * 100, reader.currency), reader.currency)
  const names = { name: say(zone.name, reader), city_name: say(zone.city_name, reader) }
  return { id, ...names, name_local, city, township, unit_price, aliases: [...zone.aliases] }
}

export const carOperations = {
  getCarFilters: (call, world) => {
    const reader = readerOf(call, world)
    const { location = null, date } = call.query
    const city = location === null ? undefined : world.catalogue.city(location)
    const tz = city?.tz ?? 'Asia/Yangon'
    const today = localClock(reader.now, tz).date
    const error = date === undefined ? null : rideDayError(date, today)
    if (error) throw invalidFields({ date: error })
    const start = instantOf(date ?? today, '09:00', tz)
    const request = { city: location, start, end: start + hour, people: 1, currency: reader.currency }
    const matches = carMatches(world.catalogue, request, reader.now, rideMarkup(reader, 'car'))
    return presentCarFacets(carFacets(matches, {}, { min: null, max: null }), reader)
  },

  searchCars: (call, world) => {
    const reader = readerOf(call, world)
    const { body } = call
    const near = cityOfPlace(world.catalogue, body.pick_up)
    const city = body.location === undefined ? near : world.catalogue.city(body.location)
    const fields = searchErrors(body, city?.tz, reader)
    if (!city) fields[body.location === undefined ? 'pick_up' : 'location'] = ['place_unknown']
    if (!city || Object.keys(fields).length > 0) throw invalidFields(fields)
    if (call.member) limitRate(world, 'search', call.member.id, reader.now)
    const { passengers, filter = {} } = body
    const request = {
      city: null,
      start: fromRfc(body.start_local),
      end: fromRfc(body.end_local),
      people: passengers.adults + passengers.child_ages.length,
      currency: reader.currency,
    }
    const limits = limitsOf(filter, reader.currency)
    const everywhere = carMatches(world.catalogue, request, reader.now, rideMarkup(reader, 'car'))
    const matches = filter.location?.length
      ? everywhere
      : everywhere.filter(({ vehicle }) => vehicle.city === city.id)
    if (call.member) {
      const ends = {
        from: placeNames(world.catalogue, body.pick_up),
        to: placeNames(world.catalogue, body.drop_off),
      }
      noteSearch(carSearchText(body, ends, city.tz), viewerOf(call, world))
    }
    const found = sortCars(
      matches.filter((match) => fitsFilter(match, filter, limits)),
      body.sort,
      body.order,
    )
    return {
      ...pageOf(found, body, (match) => presentCarOffer(match, reader)),
      filters: presentCarFacets(carFacets(matches, filter, limits, everywhere), reader),
      pick_up: presentPlace(body.pick_up, reader),
      drop_off: presentPlace(body.drop_off, reader),
      location: city.id,
    }
  },

  getCar: (call, world) => {
    const reader = readerOf(call, world)
    const vehicle = world.catalogue.vehicle(call.query.id)
    if (!vehicle) throw refuse('NOT_FOUND')
    return { model: presentVehicle(vehicle, reader) }
  },

  quoteCar: (call, world) => {
    const viewer = viewerOf(call, world)
    const { catalogue } = world
    const vehicle = catalogue.vehicle(call.body.model_id)
    if (!vehicle) throw refuse('NOT_FOUND')
    const request = rentalRequest(call.body, viewer.currency)
    const fields = rentalRequestErrors(call.body, request, vehicle, viewer)
    if (Object.keys(fields).length > 0) throw invalidFields(fields)
    const rental = priceRental(catalogue, request, viewer.now, rideMarkup(viewer, 'car'))
    if (!rental) throw refuse('NOT_FOUND')
    return presentCarQuote(rental, viewer)
  },

  bookCar,

  listIndustrialZones: (call, world) => {
    const reader = readerOf(call, world)
    const { quickSearch, city, initValue = [], initKey = 'id' } = call.query
    const { zones } = world.catalogue
    const isChosen = ({ id }: ZoneRecord) => initKey === 'id' && initValue.includes(id)
    const others = zones.filter((zone) => !isChosen(zone) && (city === undefined || zone.city === city))
    const found = findPlaces(others, quickSearch, ({ id, name, name_local, township, aliases }) => ({
      names: [
        ...[name.en, name['zh-cn'], name_local, township, ...aliases].map(spelling),
        ...[name['zh-cn'], ...aliases].flatMap((text) => pinyinStarts(text)),
      ],
      codes: [foldText(id)],
    }))
    const list = [...zones.filter(isChosen), ...found]
    return { list: list.map((zone) => presentZone(zone, reader)), total: list.length }
  },
} satisfies Partial<Operations>
