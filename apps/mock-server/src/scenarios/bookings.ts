import type { Schemas } from '@portal/api-client/contract'
import { findFlight } from '../domain/airport/flight.ts'
import type { OrderType } from '../domain/order/order.ts'
import { orderPage } from '../domain/order/service.ts'
import { toLocal } from '../domain/time/zones.ts'
import type { PersonaName } from '../world/personas.ts'
import { type Actor, first, ScenarioBlocked, type Stage } from './stage.ts'

// The steps of a booking, as the portal sends them.

type Booked = Pick<Schemas['Order'], 'booking_id' | 'version'>

export const downtown = {
  name: 'Pansodan House',
  address: '',
  lat: null,
  lng: null,
  place_id: 'yangon-downtown',
}
export const contact = { person: 'Thiri Aung', phone: '+95955501234' }
const names = ['WANG WEI', 'LI NA'] as const

/** Days until the service begins, unless a scenario chooses otherwise. */
export const daysAhead = 10

interface StayRequest {
  readonly hotel?: string
  readonly nonRefundable?: boolean
  readonly days?: number
}

export const stayDates = (stage: Stage, days = daysAhead) => ({
  check_in: stage.date(days),
  check_out: stage.date(days + 2),
})

/** Two nights for two adults at a hotel, at the first rate that is refundable, or non-refundable, as requested. */
export async function findRate(
  actor: Actor,
  { hotel = '1001', nonRefundable = false, days }: StayRequest = {},
) {
  const { rooms } = await actor.mustSucceed('listHotelRates', {
    body: {
      hotel_id: hotel,
      ...stayDates(actor.stage, days),
      rooms: [{ adults: 2, child_ages: [] }],
      nationality: 'CN',
    },
  })
  const rates = rooms.flatMap((group) => group.rates)
  const fits = rates.filter((rate) => rate.cancellation_policy.non_refundable === nonRefundable)
  return first(fits, `fitting rate at hotel ${hotel}`)
}

/** What the booking form of a hotel sends. */
export async function stayForm(actor: Actor, request: StayRequest = {}, guests: readonly string[] = names) {
  const found = await findRate(actor, request)
  const checked = await actor.mustSucceed('checkHotelRate', {
    body: { rate_key: found.rate_key, known_total: found.total_price },
  })
  const rate = checked.rate ?? found
  return {
    client_ref: actor.stage.ref(),
    rate_key: rate.rate_key,
    accepted_total: rate.total_price,
    guests: guests.map((full_name, index) => ({
      room_index: 1,
      full_name,
      type: 'adult' as const,
      is_lead: index === 0,
    })),
    contact,
  }
}

export async function bookStay(
  actor: Actor,
  request: StayRequest = {},
  guests?: readonly string[],
): Promise<Booked> {
  return (await actor.mustSucceed('bookHotel', { body: await stayForm(actor, request, guests) })).order
}

const travellers = names.map((full_name, index) => ({
  full_name,
  type: 'adult' as const,
  is_lead: index === 0,
  phone: '+8613800001234',
  nationality: 'CN',
}))
const passengers = { adults: 2, child_ages: [] }

/** Quotes a car with driver for one day in Yangon. */
export const quoteCar = (actor: Actor, model_id = 'toyota-alphard') =>
  actor.mustSucceed('quoteCar', {
    body: {
      model_id,
      rental_type: 'day',
      days_or_hours: 1,
      number_of_rentals: 1,
      start_local: `${actor.stage.date(daysAhead)}T09:00:00+06:30`,
      pick_up: downtown,
      drop_off: downtown,
      passengers,
      driver_language: 'burmese',
      industrial_zone: { entered: false },
    },
  })

export async function carForm(actor: Actor, model_id?: string) {
  const { quote_key, total_price } = await quoteCar(actor, model_id)
  return {
    client_ref: actor.stage.ref(),
    quote_key,
    accepted_total: total_price,
    guests: travellers,
    contact,
  }
}

export async function bookCar(actor: Actor, model_id?: string): Promise<Booked> {
  return (await actor.mustSucceed('bookCar', { body: await carForm(actor, model_id) })).order
}

type TransferRequest = Omit<Schemas['SearchTransfersRequest'], 'sort' | 'page' | 'limit'>

/** A flight that lands in Yangon shortly before a pick-up at four; the timetable depends on the seed. */
export function flightToYangon(stage: Stage): string {
  const { catalogue, clock } = stage.world
  const date = stage.date(daysAhead)
  const numbers = Array.from({ length: 100 }, (_, at) => `8M${332 + 2 * at}`)
  const fits = numbers.filter((flight_number) => {
    const flight = findFlight(catalogue, { flight_number, date, direction: 'arrival' }, clock.now())
    if (flight?.arrival.airport.iata !== 'RGN') return false
    const time = toLocal(flight.arrival.scheduled, flight.arrival.airport.tz).slice(11, 16)
    return time >= '14:00' && time <= '15:15'
  })
  return first(fits, 'flight to Yangon')
}

/** From Yangon airport into town, for two. */
const usualPickUp = ({ stage }: Actor): TransferRequest => ({
  transfer_type: 'pickup',
  airport: 'RGN',
  flight_number: flightToYangon(stage),
  place: downtown,
  service_local: `${stage.date(daysAhead)}T16:00:00+06:30`,
  passengers,
  luggage: 2,
})

export async function findTransfer(actor: Actor, vehicle_class = 'sedan', request = usualPickUp(actor)) {
  const { list } = await actor.mustSucceed('searchTransfers', { body: { ...request, limit: 100 } })
  const fits = list.filter((offer) => offer.vehicle_class === vehicle_class)
  return first(fits, `transfer by ${vehicle_class}`)
}

/** Books a transfer; from Yangon airport into town unless another is asked for. */
export async function bookTransfer(
  actor: Actor,
  vehicle_class?: string,
  request = usualPickUp(actor),
): Promise<Booked> {
  const { offer_key } = await findTransfer(actor, vehicle_class, request)
  const quoted = await actor.mustSucceed('quoteTransfer', {
    body: { offer_key, driver_language: 'burmese', extras: [] },
  })
  const { order } = await actor.mustSucceed('bookTransfer', {
    body: {
      client_ref: actor.stage.ref(),
      quote_key: quoted.quote_key,
      accepted_total: quoted.total_price,
      guests: travellers.slice(0, request.passengers.adults),
      contact,
      name_board_text: 'WANG WEI',
      booking_reminder: '',
    },
  })
  return order
}

/**
 * Books something on request. The supplier answers after twenty minutes, so a status in between lasts long enough to
 * look at, even while the clock ticks.
 */
export const bookOnRequest: { readonly [Type in OrderType]: (actor: Actor) => Promise<Booked> } = {
  hotel: (actor) => bookStay(actor, { hotel: '1004' }),
  car: (actor) => bookCar(actor, 'toyota-coaster'),
  airport: (actor) => bookTransfer(actor, 'minibus'),
}

/** The page of an order. */
export const orderPath = (stage: Stage, booking_id: string): string => orderPage(stage.order(booking_id))

const searchOf = (
  stage: Stage,
  destination: { readonly type: string; readonly id: string; readonly name: string },
) =>
  new URLSearchParams({
    destination_type: destination.type,
    destination_id: destination.id,
    destination_name: destination.name,
    ...stayDates(stage),
    rooms: '2',
    nationality: 'CN',
  }).toString()

const yangon = { type: 'city', id: 'yangon', name: 'Yangon' }

/** The results page of a hotel search, in Yangon unless another destination is given. */
export const resultsPath = (stage: Stage, destination = yangon): string =>
  `/hotel/list?${searchOf(stage, destination)}`

/** The page of a hotel, with dates and guests. */
export const hotelPath = (stage: Stage, hotel: string): string =>
  `/hotel/detail/${hotel}?${searchOf(stage, yangon)}`

/** The input of `payOrder` for this order. */
export const payment = (stage: Stage, booking_id: string, channel: Schemas['PayChannel'] = 'predeposit') => ({
  body: { id: booking_id, version: stage.order(booking_id).version, channel, client_ref: stage.ref() },
})

export async function pay(
  stage: Stage,
  persona: PersonaName,
  booking_id: string,
  channel: Schemas['PayChannel'] = 'predeposit',
): Promise<void> {
  await stage.as(persona).mustSucceed('payOrder', payment(stage, booking_id, channel))
}

/** Books, pays and confirms a hotel stay; returns the order number. */
export async function bookConfirmedStay(
  stage: Stage,
  persona: PersonaName = 'goldenland',
  request: StayRequest & {
    channel?: Schemas['PayChannel']
    guests?: readonly string[]
    /** The hotel's own number; empty when it names none yet. */
    hotelNumber?: string
  } = {},
): Promise<string> {
  const { channel, guests, hotelNumber } = request
  const { booking_id } = await bookStay(stage.as(persona), request, guests)
  await pay(stage, persona, booking_id, channel)
  stage.supplier(
    'confirm',
    booking_id,
    hotelNumber === undefined ? {} : { hotel_confirmation_code: hotelNumber },
  )
  return booking_id
}

/** Requests a cancellation quote and cancels at that price. */
export async function cancel(stage: Stage, persona: PersonaName, booking_id: string): Promise<void> {
  const me = stage.as(persona)
  const { quote } = await me.mustSucceed('quoteOrderCancellation', { body: { id: booking_id } })
  if (!quote?.quote_id) throw new ScenarioBlocked(`${booking_id} cannot be cancelled.`)
  await me.mustSucceed('cancelOrder', {
    body: {
      id: booking_id,
      quote_id: quote.quote_id,
      version: quote.order_version,
      accept_penalty: true,
      reason: 'The group stays at home',
    },
  })
}

type StayOrder = Extract<Schemas['Order'], { order_type: 'hotel' }>

/** What is booked, in the form of a request for a change. */
export const stayOf = ({
  check_in_date,
  check_out_date,
  rooms,
  guests,
}: StayOrder): Schemas['StayChange'] => ({
  check_in: check_in_date,
  check_out: check_out_date,
  rooms: rooms.map(({ room_index, rate_id }) => ({ booked_as: room_index, rate_id })),
  guests: guests.map(({ room_index, full_name, type, age, is_lead }) => ({
    room_index,
    full_name,
    type,
    is_lead,
    ...(age !== null && { age }),
  })),
})
