import { transferAgain, transferFromKey, transferNamedBy } from '../../domain/airport/key.ts'
import { type PricedTransfer, transferKeyOf } from '../../domain/airport/offer.ts'
import { type Money, toMinor } from '../../domain/money/money.ts'
import type { QuoteOptionRecord } from '../../domain/quote/quote.ts'
import { refuse } from '../../domain/refusal.ts'
import { ridePolicyFor, transferTexts } from '../../domain/ride/quote-option.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { rideMarkup } from '../markup/market.ts'
import { canonicalJson } from '../once.ts'
import type { OfferAddress, OptionLook, PricedOption, Recheck } from '../product.ts'
import { keyAndPrice, placeName, recheckedRide } from '../ride/quote-option.ts'
import { placeNames } from '../ride/ride-place.ts'
import { say, type Viewer } from '../viewer.ts'
import { classImages } from './present-transfer.ts'

function transferOption(transfer: PricedTransfer, sell_price: Money, viewer: Viewer): PricedOption {
  const { total_settlement_price: settlement_price, on_request } = transfer
  const terms = { ...transfer, tz: transfer.airport.tz, currency: transfer.request.currency }
  const policy = ridePolicyFor(terms, toMinor(sell_price), viewer.now)
  const { quote_key: key } = transferKeyOf(viewer.world.catalogue, transfer, viewer.now)
  const last_outcome = on_request ? 'on_request' : 'available'
  return {
    product: 'airport',
    key,
    ...transferTexts(transfer, (place) => placeNames(viewer.world.catalogue, place)),
    settlement_price,
    ...policy,
    last_outcome,
  }
}

/** The transfer behind a key; null for another product's key. A price that has changed since counts as expired. */
export function readTransferOption(key: string, sell_price: Money, viewer: Viewer): PricedOption | null {
  const reading = transferFromKey(viewer.world.catalogue, key, viewer.now, rideMarkup(viewer, 'airport'))
  if (reading.state === 'unknown') return null
  if (reading.state !== 'open') throw refuse('QUOTE_EXPIRED')
  const { transfer, quoted_total } = reading
  const holds = transfer.request.currency === viewer.currency && transfer.total_price === quoted_total
  if (!holds) throw refuse('QUOTE_EXPIRED')
  return transferOption(transfer, sell_price, viewer)
}

/** The transfer as it is sold now. */
export function recheckTransferOption(option: QuoteOptionRecord, sell_price: Money, viewer: Viewer): Recheck {
  const { world, now } = viewer
  const transfer = transferAgain(world.catalogue, option.key, now, rideMarkup(viewer, 'airport'))
  return recheckedRide(option, transfer && transferOption(transfer, sell_price, viewer))
}

/** Which vehicle drives which route, when and for how many. */
export function transferSoldBy(key: string, { world }: Viewer): string | null {
  const named = transferNamedBy(world.catalogue, key)
  if (!named) return null
  const { transfer_type, airport, place, pick_up, passengers, luggage, currency } = named.request
  const way = [transfer_type, airport, placeName(place), pick_up]
  return canonicalJson([named.choice.vehicle_class, way, passengers, luggage, currency])
}

/** Pictures of the vehicle class; none once the ride has begun. */
export function lookOfTransfer({ key }: QuoteOptionRecord, viewer: Viewer): OptionLook {
  const transfer = transferAgain(viewer.world.catalogue, key, viewer.now, rideMarkup(viewer, 'airport'))
  return { images: transfer ? classImages(transfer.choice.vehicle_class).slice(0, 1) : [], hotel: null }
}

/** The request for `searchTransfers`, and what was chosen from its answer. */
export function addressOfTransfer(_option: QuoteOptionRecord, key: string, viewer: Viewer): OfferAddress {
  const { world, now } = viewer
  const transfer = transferAgain(world.catalogue, key, now, rideMarkup(viewer, 'airport'))
  if (!transfer) return { search: {}, selection: {} }
  const { request, choice, airport, total_price } = transfer
  const { transfer_type, place, flight_number, flight_at, passengers, luggage, currency } = request
  const { flight_time_known } = request
  const { quote_key } = transferKeyOf(world.catalogue, transfer, now)
  return {
    search: {
      transfer_type,
      airport: airport.iata,
      place,
      ...(flight_number === null ? {} : { flight_number }),
      ...(flight_at === null ? {} : { flight_local: toLocal(flight_at, airport.tz) }),
      ...(flight_time_known && { flight_time_known }),
      service_local: toLocal(request.pick_up, airport.tz),
      passengers,
      luggage,
    },
    selection: {
      ...choice,
      ...keyAndPrice(quote_key, total_price, currency),
      airport_name: `${say(airport.name, viewer)} (${airport.iata})`,
      tz: airport.tz,
    },
  }
}
