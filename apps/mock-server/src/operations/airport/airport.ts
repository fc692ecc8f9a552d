import { type Findable, spelling } from '@portal/api-client/contract'
import { type AirportRecord, shortAirportNames } from '../../domain/airport/airport.ts'
import { findFlight } from '../../domain/airport/flight.ts'
import { readOfferKey } from '../../domain/airport/key.ts'
import { priceTransfer, sortTransfers, transferOffers } from '../../domain/airport/offer.ts'
import { extraErrors, planTransfer } from '../../domain/airport/plan.ts'
import { transferSearchText } from '../../domain/airport/search-text.ts'
import { findPlaces, pinyinOf, pinyinStarts } from '../../domain/place/pinyin.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { dayOf, toLocal } from '../../domain/time/zones.ts'
import { flightDayError } from '../../domain/transport/ride-time.ts'
import type { Operations } from '../../edge/operation.ts'
import type { Catalogue } from '../../world/seed/catalogue.ts'
import { rideMarkup } from '../markup/market.ts'
import { pageOf } from '../page.ts'
import { limitRate } from '../rate-limit.ts'
import { placeNames, presentPlace } from '../ride/ride-place.ts'
import { noteSearch } from '../search/search.ts'
import { readerOf, viewerOf } from '../viewer.ts'
import { presentFlight } from './present-flight.ts'
import { presentAirport, presentTransferOffer, presentTransferQuote } from './present-transfer.ts'
import { bookTransfer } from './transfer-booking.ts'

const namesOfAirports = new WeakMap<AirportRecord, Findable>()

function airportNames(airport: AirportRecord, catalogue: Catalogue): Findable {
  const known = namesOfAirports.get(airport)
  if (known) return known
  const { name, name_local, city_name, iata, icao } = airport
  const city = city_name['zh-cn']
  const { initials } = pinyinOf(city)
  const cityAliases = catalogue.city(airport.city?.id ?? '')?.aliases ?? []
  const own = [name.en, name['zh-cn'], ...shortAirportNames(name, city_name)]
  const found = {
    names: [
      ...[...own, name_local, city_name.en, city, ...cityAliases].map(spelling),
      ...[city, ...cityAliases].flatMap((text) => pinyinStarts(text)),
      ...own.flatMap((text) => pinyinStarts(text, city)),
    ],
    codes: [iata, icao, initials].map((code) => code.toLowerCase()).filter(Boolean),
  }
  namesOfAirports.set(airport, found)
  return found
}

export const airportOperations = {
  listAirports: (call, world) => {
    const { quickSearch, country, initValue = [], initKey = 'iata' } = call.query
    const { airports } = world.catalogue
    const isChosen = ({ iata }: AirportRecord) =>
      (initKey === 'iata' || initKey === 'id') && initValue.includes(iata)
    const others = airports.filter(
      (airport) => !isChosen(airport) && (country === undefined || airport.country === country),
    )
    const list = [
      ...airports.filter(isChosen),
      ...findPlaces(others, quickSearch, (airport) => airportNames(airport, world.catalogue)),
    ]
    return { list: list.map((airport) => presentAirport(airport, call)), total: list.length }
  },

  lookUpFlights: (call, world) => {
    const { flight_number, date, direction = 'arrival' } = call.query
    const flight = findFlight(world.catalogue, { flight_number, date, direction }, call.now)
    // Nobody knows where an unknown flight is: any day that some airport still has may be asked for.
    const error = flightDayError(date, dayOf(call.now, flight?.[direction].airport.tz ?? 'Etc/GMT+12'))
    if (error) throw invalidFields({ date: error })
    return { list: flight ? [presentFlight(flight, call)] : [] }
  },

  searchTransfers: (call, world) => {
    const reader = readerOf(call, world)
    const { body } = call
    const airport = world.catalogue.airport(body.airport)
    if (!airport) throw refuse('NOT_FOUND')
    const plan = planTransfer(world.catalogue, airport, body, reader.currency, reader.now)
    if ('errors' in plan) throw invalidFields(plan.errors)
    if (call.member) limitRate(world, 'search', call.member.id, reader.now)
    if (call.member)
      noteSearch(
        transferSearchText(airport, body, placeNames(world.catalogue, body.place)),
        viewerOf(call, world),
      )
    const found = sortTransfers(
      transferOffers(
        world.catalogue,
        plan.request,
        body.driver_language,
        reader.now,
        rideMarkup(reader, 'airport'),
      ),
      body.sort,
    )
    return {
      ...pageOf(found, body, (offer) => presentTransferOffer(offer, reader)),
      airport: presentAirport(airport, reader),
      place: presentPlace(body.place, reader),
      flight: plan.flight && presentFlight(plan.flight, reader),
      suggested_pick_up_local: plan.suggested === null ? null : toLocal(plan.suggested, airport.tz),
      ...plan.route,
    }
  },

  quoteTransfer: (call, world) => {
    const viewer = viewerOf(call, world)
    const { offer_key, driver_language, extras = [] } = call.body
    const reading = readOfferKey(world.catalogue, offer_key, viewer.now)
    if (reading.state === 'unknown') throw invalidFields({ offer_key: 'quote_key_unknown' })
    // An offer seen before signing in may be in another currency.
    if (reading.state !== 'open' || reading.request.currency !== viewer.currency)
      throw refuse('OFFER_EXPIRED')
    const fields = extraErrors(extras, reading.request.passengers.child_ages)
    if (Object.keys(fields).length > 0) throw invalidFields(fields)
    const choice = { vehicle_class: reading.vehicle_class, driver_language, extras }
    const priced = priceTransfer(
      world.catalogue,
      reading.request,
      choice,
      viewer.now,
      rideMarkup(viewer, 'airport'),
    )
    if (!priced) throw invalidFields({ driver_language: 'language_not_spoken' })
    return presentTransferQuote(priced, viewer)
  },

  bookTransfer,
} satisfies Partial<Operations>
