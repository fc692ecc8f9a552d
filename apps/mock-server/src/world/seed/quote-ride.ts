import { priceTransfer, transferKeyOf } from '../../domain/airport/offer.ts'
import { priceRental } from '../../domain/car/quote.ts'
import type { HotelRecord } from '../../domain/hotel/hotel.ts'
import { inOrder, ruleFor } from '../../domain/markup/rule.ts'
import type { QuoteOptionRecord } from '../../domain/quote/quote.ts'
import type { MarkupAt } from '../../domain/ride/markup.ts'
import { rentalTexts, ridePolicyFor, transferTexts } from '../../domain/ride/quote-option.ts'
import { instantOf, localClock } from '../../domain/time/zones.ts'
import type { Draw } from '../draw.ts'
import type { CompanyRecord, MemberRecord } from '../tables.ts'
import type { Catalogue } from './catalogue.ts'
import { seededMarkupRules } from './markup-rules.ts'

interface RideQuoteSeed {
  readonly catalogue: Catalogue
  readonly company: CompanyRecord
  readonly member: MemberRecord
  readonly of: (field: string) => Draw
  readonly hotel: HotelRecord
  /** The day the guests arrive, at the hotel. */
  readonly date: string
  readonly people: number
  readonly id: string
  /** Epoch ms. */
  readonly now: number
}

function markupsOf({ company, member, now }: RideQuoteSeed, product: 'car' | 'airport'): MarkupAt {
  const rules = inOrder(seededMarkupRules.filter(({ company_id }) => company_id === company.id))
  const date = localClock(now, company.tz).date
  return (city) => ruleFor(rules, { member_id: member.id, product, city, hotel_id: null, date })
}

const placeOf = ({ name, address, lat, lng }: HotelRecord) => ({
  name: name.en,
  address: address.en,
  lat,
  lng,
  place_id: null,
})

/** The way to the hotel, or a car for the first day; null where nothing is sold. */
export function rideOptionFor(telling: RideQuoteSeed): QuoteOptionRecord | null {
  return telling.of('ride').bool(0.5) ? rentalOption(telling) : transferOption(telling)
}

const common = ({ id, now }: RideQuoteSeed, on_request: boolean) => ({
  id,
  note: '',
  last_checked_time: Math.floor(now / 1000),
  last_outcome: on_request ? ('on_request' as const) : ('available' as const),
  checked: null,
  booking_id: null,
})

function rentalOption(telling: RideQuoteSeed): QuoteOptionRecord | null {
  const { catalogue, company, of, hotel, date, people, now } = telling
  const fleet = catalogue.vehicles.filter(({ id, city, seats }) => {
    const carrier = catalogue.carCarrier(id)
    return city === hotel.city && seats >= people && !carrier.restless && !carrier.on_request
  })
  if (fleet.length === 0) return null
  const vehicle = of('ride model').pick(fleet)
  const place = placeOf(hotel)
  const request = {
    model_id: vehicle.id,
    rental_type: 'day' as const,
    quantity: of('ride days').int(1, 2),
    vehicles: 1,
    start: instantOf(date, '09:00', vehicle.tz),
    pick_up: place,
    drop_off: place,
    passengers: { adults: people, child_ages: [] },
    driver_language: of('ride language').pick(['burmese', 'chinese', 'english'] as const),
    zone: null,
    extras: [],
    currency: company.settlement_currency,
  }
  const rental = priceRental(catalogue, request, now, markupsOf(telling, 'car'))
  if (!rental) return null
  const terms = { ...rental, tz: vehicle.tz, currency: request.currency }
  return {
    ...common(telling, rental.on_request),
    product: 'car',
    key: rental.quote_key,
    ...rentalTexts(rental),
    sell_price: rental.total_price,
    settlement_price: rental.total_settlement_price,
    ...ridePolicyFor(terms, rental.total_price, now),
  }
}

function transferOption(telling: RideQuoteSeed): QuoteOptionRecord | null {
  const { catalogue, company, of, hotel, date, people, now } = telling
  const airport = catalogue.airports.find(({ city }) => city?.id === hotel.city)
  if (!airport) return null
  const pick_up = instantOf(date, of('ride time').pick(['11:30', '14:00', '16:20']), airport.tz)
  const request = {
    transfer_type: 'pickup' as const,
    airport: airport.iata,
    place: placeOf(hotel),
    flight_number: null,
    flight_at: pick_up,
    domestic: false,
    pick_up,
    passengers: { adults: people, child_ages: [] },
    luggage: people,
    currency: company.settlement_currency,
  }
  const languages = airport.country === 'MM' ? 'burmese' : airport.country === 'CN' ? 'chinese' : 'english'
  const choice = { vehicle_class: 'mpv' as const, driver_language: languages, extras: [] } as const
  const transfer = priceTransfer(catalogue, request, choice, now, markupsOf(telling, 'airport'))
  if (!transfer) return null
  const terms = { ...transfer, tz: airport.tz, currency: request.currency }
  return {
    ...common(telling, transfer.on_request),
    product: 'airport',
    key: transferKeyOf(catalogue, transfer, now).quote_key,
    ...transferTexts(transfer),
    sell_price: transfer.total_price,
    settlement_price: transfer.total_settlement_price,
    ...ridePolicyFor(terms, transfer.total_price, now),
  }
}
