import { isSameGuest, type Schemas } from '@portal/api-client/contract'
import { guestOn, passengersOn, roomsOn } from '../../domain/guest/guest-on.ts'
import { stayGuests } from '../../domain/hotel/order-part.ts'
import { handles } from '../../domain/order/act.ts'
import { holdsPlace } from '../../domain/order/duplicate.ts'
import {
  type AirportOrderRecord,
  type HotelOrderRecord,
  hasFlight,
  isStay,
  type OrderRecord,
} from '../../domain/order/order.ts'
import { guestsOf, titleOf } from '../../domain/order/service.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { localClock } from '../../domain/time/zones.ts'
import { withoutReplaced } from '../../domain/trip/trip.ts'
import type { NewDraft } from '../draft/draft.ts'
import { presentOrder } from '../order/present-order.ts'
import { say, type Viewer } from '../viewer.ts'
import { ordersOf, tripOf } from './trip-repository.ts'
import { airportNear, productOfPart } from './trip-suggestions.ts'

type TransferType = Schemas['TransferType']

/** The draft of a booking that is missing around an order, in the JSON that search and booking pages read. */
export function draftOfPart(order: OrderRecord, part: Schemas['TripPart'], viewer: Viewer): NewDraft {
  const product = productOfPart(part)
  if (!handles(viewer.actor, product)) throw refuse('NO_PERMISSION')
  const { title, search, day } = searchOf(order, part, viewer)
  const trip = tripOf(order, viewer)
  const { contact_person, contact_phone, contact_email, allocation } = presentOrder(order, viewer)
  const contact = { person: contact_person, phone: contact_phone, email: contact_email ?? '' }
  const people = product === 'hotel' ? stayersOf(order, day, viewer) : ridersOf(order, day, viewer)
  return {
    product,
    title: title.slice(0, 120),
    search: JSON.stringify({ ...search, ...(trip && { trip_id: trip.id }) }),
    selection: '',
    form: JSON.stringify({ ...people, contact, special_requests: '', internal_remark: '', allocation }),
    step: 'search',
    shared_with: [],
    rebooked_from: null,
  }
}

/**
 * The guests of an order as the booking form of a transfer keeps its people: in one vehicle with one lead, whose phone
 * another ride of the trip may know.
 */
function ridersOf(order: OrderRecord, day: string, viewer: Viewer) {
  const { guests } = presentOrder(order, viewer)
  const lead = guests.find(({ is_lead }) => is_lead)
  const isLead = ({ full_name, name_local, type }: Schemas['Traveller']) =>
    lead !== undefined && isSameGuest({ ...lead, full_name, name_local, type }, lead)
  const trip = tripOf(order, viewer)
  const rides = [order, ...(trip ? ordersOf(trip, viewer) : [])].filter((one) => !isStay(one))
  const known = rides.flatMap((ride) => ride.guests).find((guest) => guest.phone && isLead(guest))
  return {
    guests: guests.map((guest) => ({
      ...guestOn(guest, day),
      room_index: 1,
      is_lead: guest === lead,
    })),
    guest_phone: known?.phone ?? '',
    name_board_text: '',
    booking_reminder: '',
  }
}

/** The guests of a hotel in the same rooms of the next one, as its booking form keeps them. */
const stayersOf = (order: OrderRecord, day: string, viewer: Viewer) => ({
  guests: presentOrder(order, viewer).guests.map((guest) => guestOn(guest, day)),
  rooms: [],
  arrival: { late_arrival: false, flight_no: '', eta: '' },
})

interface Found {
  title: string
  search: object
  /** First day of the service, also where it is past. */
  day: string
}

function searchOf(order: OrderRecord, part: Schemas['TripPart'], viewer: Viewer): Found {
  if (isStay(order) && part === 'next_hotel') return nextHotel(order, viewer)
  if (isStay(order) && (part === 'pickup' || part === 'dropoff')) return transferOfStay(order, part, viewer)
  if (hasFlight(order) && part === 'return_transfer') return wayBack(order, viewer)
  throw invalidFields({ part: ['trip_part_unfit'] })
}

/** Whether something can still be booked on a day. */
const isAhead = (date: string, tz: string, { now }: Viewer): boolean => date >= localClock(now, tz).date

/** A day that is ahead; its hour is not known. */
const dayAhead = (date: string | undefined, tz: string, viewer: Viewer) =>
  date !== undefined && isAhead(date, tz, viewer) ? { flight_date: date } : {}

/** The stays of the order's trip that still hold, in the order of time. */
function staysAround(order: OrderRecord, viewer: Viewer): HotelOrderRecord[] {
  const trip = tripOf(order, viewer)
  return trip ? withoutReplaced(ordersOf(trip, viewer)).filter(isStay).filter(holdsPlace) : []
}

function passengersOf(order: OrderRecord, day: string): Schemas['Passengers'] {
  const guests = guestsOf(order).map((guest) => guestOn(guest, day))
  const children = guests.filter(({ type }) => type === 'child')
  return { adults: guests.length - children.length, child_ages: children.map(({ age }) => age ?? 0) }
}

/** From the nearest airport to the hotel, or the other way; flight, hour and luggage are asked for. */
function transferOfStay(order: HotelOrderRecord, transfer_type: TransferType, viewer: Viewer): Found {
  const { hotel, arrival_note } = order
  const airport = airportNear(viewer.world.catalogue, hotel)
  const name = say(hotel.name, viewer)
  const flight_number = transfer_type === 'pickup' ? (arrival_note?.flight_no?.trim() ?? '') : ''
  const day = transfer_type === 'pickup' ? order.check_in_date : order.check_out_date
  return {
    title: name,
    day,
    search: {
      transfer_type,
      ...(airport && namedAirport(airport, viewer)),
      place: {
        name,
        address: say(hotel.address, viewer),
        lat: hotel.lat,
        lng: hotel.lng,
        place_id: hotel.hotel_id,
      },
      passengers: passengersOf(order, day),
      ...(flight_number !== '' && { flight_number }),
      ...dayAhead(day, hotel.tz, viewer),
    },
  }
}

const namedAirport = (
  { iata, name, tz }: Pick<AirportOrderRecord['airport'], 'iata' | 'name'> & { tz: string },
  viewer: Viewer,
) => ({
  airport: iata,
  airport_name: `${say(name, viewer)} (${iata})`,
  tz,
})

/** The same people between the same places the other way, on the day when the trip leaves that hotel. */
function wayBack(order: AirportOrderRecord, viewer: Viewer): Found {
  const { airport, place, driver_language, tz } = order
  const transfer_type: TransferType = order.transfer_type === 'pickup' ? 'dropoff' : 'pickup'
  const stay = staysAround(order, viewer).find(({ hotel }) => hotel.hotel_id === place.place_id)
  const ahead = transfer_type === 'dropoff' ? stay?.check_out_date : stay?.check_in_date
  const day = ahead ?? localClock(order.service_start, tz).date
  return {
    title: say(titleOf(order), viewer),
    day,
    search: {
      transfer_type,
      ...namedAirport({ ...airport, tz }, viewer),
      place,
      passengers: passengersOn(order.passengers, order.guests, day),
      driver_language,
      ...dayAhead(ahead, tz, viewer),
    },
  }
}

/**
 * The same rooms from the day of the check-out on, until the next stay of the trip; where is asked for, and when if that
 * day is past.
 */
function nextHotel(order: HotelOrderRecord, viewer: Viewer): Found {
  const { check_out_date: check_in, nationality, hotel } = order
  const next = staysAround(order, viewer).find((stay) => stay.check_in_date > check_in)
  const same =
    next?.hotel.city.en === hotel.city.en ? viewer.world.catalogue.hotel(hotel.hotel_id)?.city : undefined
  const city = same === undefined ? undefined : viewer.world.catalogue.city(same)
  return {
    title: say(hotel.name, viewer),
    day: check_in,
    search: {
      ...(city && {
        destination_type: 'city',
        destination_id: city.id,
        destination_name: viewer.language === 'en' ? city.en : city.zh,
        tz: city.tz,
      }),
      ...(isAhead(check_in, hotel.tz, viewer) && {
        check_in,
        ...(next && { check_out: next.check_in_date }),
      }),
      rooms: roomsOn(order.rooms, stayGuests(order), check_in)
        .map(({ adults, child_ages }) => [adults, ...child_ages].join('-'))
        .join(','),
      nationality,
    },
  }
}
