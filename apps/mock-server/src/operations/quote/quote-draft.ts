import { transferAgain } from '../../domain/airport/key.ts'
import { transferKeyOf } from '../../domain/airport/offer.ts'
import { rentalAgain } from '../../domain/car/quote.ts'
import type { DraftRecord } from '../../domain/draft/draft.ts'
import { decodeRateKey } from '../../domain/hotel/rate-key.ts'
import { type Minor, toMoney } from '../../domain/money/money.ts'
import type { QuoteOptionRecord, QuoteRecord } from '../../domain/quote/quote.ts'
import { roomsInAddress } from '../../domain/search/hotel-words.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { beginDraft } from '../draft/draft.ts'
import { rideMarkup } from '../markup/market.ts'
import { say, type Viewer } from '../viewer.ts'

/**
 * The booking form that a chosen option leads to. What the booking page reads from its address stands in `search` and
 * `selection`, so the page opens as if the rate had been chosen there; the price is checked again by it.
 */
export function draftOfOption(quote: QuoteRecord, option: QuoteOptionRecord, viewer: Viewer): DraftRecord {
  const { search, selection } = addressOf(option, viewer)
  const total = toMoney(option.sell_price, quote.currency)
  return beginDraft(
    {
      product: option.product,
      title: say(option.title, viewer).slice(0, 120),
      search: JSON.stringify(search),
      selection: JSON.stringify({
        ...selection,
        quote_id: quote.id,
        option_id: option.id,
        quoted_total: total.amount,
      }),
      form: '',
      step: 'guests',
      shared_with: [],
      rebooked_from: null,
    },
    viewer,
  )
}

function addressOf(option: QuoteOptionRecord, viewer: Viewer): { search: object; selection: object } {
  const key = option.checked?.key ?? option.key
  if (option.product === 'car') return addressOfRental(key, viewer)
  if (option.product === 'airport') return addressOfTransfer(key, viewer)
  const parts = decodeRateKey(viewer.world.catalogue, key)
  if (!parts) return { search: {}, selection: {} }
  const { hotel_id, check_in, check_out, rooms, nationality, currency } = parts
  return {
    search: {
      destination_type: 'hotel',
      destination_id: hotel_id,
      destination_name: option.title.en,
      check_in,
      check_out,
      rooms: roomsInAddress(rooms),
      nationality,
    },
    selection: {
      hotel_id,
      rate_key: key,
      known_total: toMoney(parts.total, currency).amount,
      currency,
    },
  }
}

/** What `quoteCar` is asked, so that the page can ask again; with a key that is fresh. Nothing once the ride has begun. */
function addressOfRental(key: string, viewer: Viewer): { search: object; selection: object } {
  const { world, now } = viewer
  const rental = rentalAgain(world.catalogue, key, now, rideMarkup(viewer, 'car'))
  if (!rental) return { search: {}, selection: {} }
  const { wish, vehicle, quote_key, total_price } = rental
  return {
    search: {
      model_id: wish.model_id,
      rental_type: wish.rental_type,
      days_or_hours: wish.quantity,
      number_of_rentals: wish.vehicles,
      start_local: toLocal(wish.start, vehicle.tz),
      pick_up: wish.pick_up,
      drop_off: wish.drop_off,
      passengers: wish.passengers,
      driver_language: wish.driver_language,
      industrial_zone: wish.zone
        ? { entered: true, zone_id: wish.zone.id, times: wish.zone.times }
        : { entered: false },
      extras: wish.extras,
    },
    selection: keyed(quote_key, total_price, wish.currency),
  }
}

/** What `searchTransfers` is asked, and what was chosen of its answer. */
function addressOfTransfer(key: string, viewer: Viewer): { search: object; selection: object } {
  const { world, now } = viewer
  const transfer = transferAgain(world.catalogue, key, now, rideMarkup(viewer, 'airport'))
  if (!transfer) return { search: {}, selection: {} }
  const { wish, choice, airport, total_price } = transfer
  const { transfer_type, place, flight_number, flight_at, passengers, luggage, currency } = wish
  const { quote_key } = transferKeyOf(world.catalogue, transfer, now)
  return {
    search: {
      transfer_type,
      airport: airport.iata,
      place,
      ...(flight_number === null ? {} : { flight_number }),
      ...(flight_at === null ? {} : { flight_local: toLocal(flight_at, airport.tz) }),
      service_local: toLocal(wish.pick_up, airport.tz),
      passengers,
      luggage,
    },
    selection: { ...choice, ...keyed(quote_key, total_price, currency) },
  }
}

const keyed = (quote_key: string, total: Minor, currency: string) => ({
  quote_key,
  known_total: toMoney(total, currency).amount,
  currency,
})
