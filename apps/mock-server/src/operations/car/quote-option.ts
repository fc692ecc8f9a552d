import { type PricedRental, rentalAgain, rentalFromKey, rentalNamedBy } from '../../domain/car/quote.ts'
import { type Money, toMinor } from '../../domain/money/money.ts'
import type { QuoteOptionRecord } from '../../domain/quote/quote.ts'
import { refuse } from '../../domain/refusal.ts'
import { rentalTexts, ridePolicyFor } from '../../domain/ride/quote-option.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { rideMarkup } from '../markup/market.ts'
import { canonicalJson } from '../once.ts'
import type { OfferAddress, OptionLook, PricedOption, Recheck } from '../product.ts'
import { keyAndPrice, placeName, recheckedRide } from '../ride/quote-option.ts'
import { placeNames } from '../ride/ride-place.ts'
import type { Viewer } from '../viewer.ts'

function carOption(rental: PricedRental, sell_price: Money, viewer: Viewer): PricedOption {
  const { quote_key: key, total_settlement_price: settlement_price, on_request } = rental
  const terms = { ...rental, tz: rental.vehicle.tz, currency: rental.request.currency }
  const policy = ridePolicyFor(terms, toMinor(sell_price), viewer.now)
  const last_outcome = on_request ? 'on_request' : 'available'
  return {
    product: 'car',
    key,
    ...rentalTexts(rental, (place) => placeNames(viewer.world.catalogue, place)),
    settlement_price,
    ...policy,
    last_outcome,
  }
}

/** The rental behind a key; null for another product's key. A price that has changed since counts as expired. */
export function readCarOption(key: string, sell_price: Money, viewer: Viewer): PricedOption | null {
  const reading = rentalFromKey(viewer.world.catalogue, key, viewer.now, rideMarkup(viewer, 'car'))
  if (reading.state === 'unknown') return null
  if (reading.state !== 'open') throw refuse('QUOTE_EXPIRED')
  const { rental, quoted_total } = reading
  const holds = rental.request.currency === viewer.currency && rental.total_price === quoted_total
  if (!holds) throw refuse('QUOTE_EXPIRED')
  return carOption(rental, sell_price, viewer)
}

/** The rental as it is sold now. */
export function recheckCarOption(option: QuoteOptionRecord, sell_price: Money, viewer: Viewer): Recheck {
  const { world, now } = viewer
  const rental = rentalAgain(world.catalogue, option.key, now, rideMarkup(viewer, 'car'))
  return recheckedRide(option, rental && carOption(rental, sell_price, viewer))
}

/** Which vehicles are rented, when, for how long and between which places. */
export function rentalSoldBy(key: string, { world }: Viewer): string | null {
  const request = rentalNamedBy(world.catalogue, key)
  if (!request) return null
  const { model_id, rental_type, quantity, vehicles, start, pick_up, drop_off, currency } = request
  const places = [pick_up, drop_off].map(placeName)
  return canonicalJson([model_id, rental_type, quantity, vehicles, start, places, currency])
}

/** Pictures of the model; none once the ride has begun. */
export function lookOfRental({ key }: QuoteOptionRecord, viewer: Viewer): OptionLook {
  const rental = rentalAgain(viewer.world.catalogue, key, viewer.now, rideMarkup(viewer, 'car'))
  return { images: rental?.vehicle.images.slice(0, 1) ?? [], hotel: null }
}

/** The request for `quoteCar`, with a fresh key, so that the page can repeat it. Empty once the ride has begun. */
export function addressOfRental(_option: QuoteOptionRecord, key: string, viewer: Viewer): OfferAddress {
  const { world, now } = viewer
  const rental = rentalAgain(world.catalogue, key, now, rideMarkup(viewer, 'car'))
  if (!rental) return { search: {}, selection: {} }
  const { request, vehicle, quote_key, total_price } = rental
  return {
    search: {
      model_id: request.model_id,
      rental_type: request.rental_type,
      days_or_hours: request.quantity,
      number_of_rentals: request.vehicles,
      start_local: toLocal(request.start, vehicle.tz),
      pick_up: request.pick_up,
      drop_off: request.drop_off,
      passengers: request.passengers,
      driver_language: request.driver_language,
      industrial_zone: request.zone
        ? { entered: true, zone_id: request.zone.id, times: request.zone.times }
        : { entered: false },
      extras: request.extras,
    },
    selection: { ...keyAndPrice(quote_key, total_price, request.currency), tz: vehicle.tz },
  }
}
