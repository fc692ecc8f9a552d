import type { Schemas } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { parsed } from '../../../trade/draft/draft-address.ts'
import { readPassengers } from '../../../trade/ride/passengers.ts'
import { placesOf } from '../search/car-request.ts'
import { type Rental, readRental } from './rental-search.ts'

const extraCodes = ['child_seat', 'driver_overnight', 'extra_hour'] as const

/** The price request; null while the address lacks a part of the rental. */
export function quoteRequest(rental: Rental): BodyOf<'quoteCar'> | null {
  const { model_id, start, rental_type, days_or_hours, number_of_rentals = 1, zone, times = 1 } = rental
  const places = placesOf(rental)
  if (!places || !model_id || !start || !rental_type || !days_or_hours) return null
  return {
    model_id,
    rental_type,
    days_or_hours,
    number_of_rentals,
    start_local: start,
    ...places,
    passengers: readPassengers(rental.passengers),
    driver_language: rental.driver_language ?? 'burmese',
    industrial_zone: zone ? { entered: true, zone_id: zone, times } : { entered: false },
    extras: extraCodes.flatMap((code) => {
      const quantity = rental[code]
      return quantity === undefined ? [] : [{ code, quantity }]
    }),
  }
}

/** The rental in the two halves that a draft stores, without the draft's id and this booking's reference. */
export function draftOfRental(rental: Rental): { search: string; selection: string } {
  const { end, tz, known_total, currency, quote_id, quote_option_id, trip_id } = rental
  return {
    search: JSON.stringify({ ...quoteRequest(rental), end, tz }),
    selection: JSON.stringify({ known_total, currency, quote_id, quote_option_id, trip_id }),
  }
}

/** Parts of a draft may hold anything: the server keeps what it receives. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the reader of the address judges what is in it
const partOf = <Part extends object>(part: unknown): Partial<Part> =>
  typeof part === 'object' && part !== null && !Array.isArray(part) ? { ...part } : {}

/** The booking address for a draft of a car; null if the draft is incomplete. */
export function rentalOfDraft({
  id: draft,
  search,
  selection,
}: Pick<Schemas['Draft'], 'id' | 'search' | 'selection'>): Rental | null {
  const hire = parsed(search)
  const [pick_up, drop_off, passengers, zone] = [
    partOf<Schemas['RidePlace']>(hire['pick_up']),
    partOf<Schemas['RidePlace']>(hire['drop_off']),
    partOf<Schemas['Passengers']>(hire['passengers']),
    partOf<Schemas['IndustrialZoneChoice']>(hire['industrial_zone']),
  ]
  const extras: unknown[] = Array.isArray(hire['extras']) ? hire['extras'] : []
  const flat = flatHire({
    ...hire,
    pick_up,
    drop_off,
    passengers,
    industrial_zone: zone,
    extras: extras.map((extra) => partOf<Schemas['CarExtra']>(extra)),
  })
  const rental = readRental({ ...flat, ...parsed(selection), draft })
  return quoteRequest(rental) ? { ...rental, ref: crypto.randomUUID() } : null
}

/** The parts of a price request; those that were read from a draft may lack anything. */
interface HireParts {
  start_local?: unknown
  pick_up: Partial<Schemas['RidePlace']>
  drop_off: Partial<Schemas['RidePlace']>
  passengers: Partial<Schemas['Passengers']>
  industrial_zone: Partial<Schemas['IndustrialZoneChoice']>
  extras?: readonly Partial<Schemas['CarExtra']>[]
}

const flatHire = ({
  pick_up,
  drop_off,
  passengers,
  industrial_zone: zone,
  extras = [],
  ...hire
}: HireParts) => ({
  ...hire,
  pick_up: pick_up.place_id ?? undefined,
  pick_up_name: pick_up.name,
  drop_off: drop_off.place_id ?? undefined,
  drop_off_name: drop_off.name,
  start: hire.start_local,
  passengers: [passengers.adults ?? 2, ...(passengers.child_ages ?? [])].join('-'),
  ...(zone.entered && { zone: zone.zone_id, times: zone.times }),
  ...Object.fromEntries(extras.map(({ code, quantity }) => [code, quantity])),
})

/** The rental of a price request. */
export const rentalOfHire = (hire: Schemas['QuoteCarRequest']): Rental => readRental(flatHire(hire))
