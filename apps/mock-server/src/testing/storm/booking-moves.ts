import type { Schemas } from '@portal/api-client/contract'
import { addDays } from '../../domain/time/dates.ts'
import { localClock, toLocal } from '../../domain/time/zones.ts'
import { drawnFaker } from '../drawn-faker.ts'
import { carRequest, downtown, placesOf, transferRequest, typedPlace } from '../ride-journey.ts'
import type { Actor, Move } from './actor.ts'

const quarter = 15 * 60_000
const hour = 4 * quarter

/** Ordinary hotels, and those whose supplier refuses, makes another offer, stays silent or has to confirm. */
const hotels = ['1001', '1002', '1004', '1005', '1006', '1007', '1009', '1012'] as const
const models = [
  'toyota-alphard',
  'toyota-coaster',
  'toyota-noah-mandalay',
  'toyota-camry-mandalay',
  'toyota-probox-mandalay',
] as const
const zones: Readonly<Record<string, string>> = {
  RGN: 'Asia/Yangon',
  MDL: 'Asia/Yangon',
  BKK: 'Asia/Bangkok',
}

const contact = { person: 'Thiri Aung', phone: '+95955501234' }

/** Names that hardly ever meet again, so that few are refused as booked twice. */
function names(actor: Actor): string[] {
  const { person } = drawnFaker(actor.draw)
  const name = () => `${person.lastName()} ${person.firstName()} ${person.middleName()}`
  return [name(), `Daw ${name()}`]
}

const travellers = (actor: Actor) =>
  names(actor).map((full_name, index) => ({
    full_name,
    type: 'adult',
    is_lead: index === 0,
    phone: '+8613800001234',
    nationality: 'CN',
  }))

/** A pick-up within the next three weeks, on the quarter of an hour. */
const pickUp = (actor: Actor): number =>
  Math.ceil((actor.now + actor.draw.int(2, 21 * 24) * hour) / quarter) * quarter

const bookStay: Move = async (actor) => {
  const check_in = addDays(localClock(actor.now, 'Asia/Yangon').date, actor.draw.int(1, 18))
  const criteria = {
    hotel_id: actor.draw.pick(hotels),
    check_in,
    check_out: addDays(check_in, actor.draw.int(1, 3)),
    rooms: [{ adults: 2, child_ages: [] }],
    nationality: 'CN',
  }
  const found = await actor.post('/api/hotel/rates', criteria)
  if (found.code !== 1) return found
  const groups = found.data.rooms as Schemas['RoomTypeRates'][]
  const rate = actor.one(groups.flatMap(({ rates }) => rates))
  if (!rate) return null
  const known = { rate_key: rate.rate_key, known_total: rate.total_price }
  const checked = await actor.post('/api/hotel/checkRate', known)
  if (checked.code !== 1 || !checked.data.rate) return checked
  const guests = names(actor).map((full_name, index) => ({
    room_index: 1,
    full_name,
    type: 'adult',
    is_lead: index === 0,
  }))
  return actor.form('/api/hotel/book', {
    rate_key: checked.data.rate.rate_key,
    accepted_total: checked.data.rate.total_price,
    guests,
    contact,
  })
}

const bookCar: Move = async (actor) => {
  const place = actor.draw.bool(0.5) ? downtown : typedPlace
  const model_id = actor.draw.pick(models)
  const quoted = await actor.post('/api/car/quote', {
    ...carRequest,
    model_id,
    days_or_hours: actor.draw.int(1, 3),
    start_local: toLocal(pickUp(actor), 'Asia/Yangon'),
    pick_up: place,
    drop_off: place,
    ...placesOf({ model_id }),
  })
  if (quoted.code !== 1) return quoted
  return actor.form('/api/car/book', {
    quote_key: quoted.data.quote_key,
    accepted_total: quoted.data.total_price,
    guests: travellers(actor),
    contact,
  })
}

const bookTransfer: Move = async (actor) => {
  const airport = actor.draw.pick(Object.keys(zones))
  const found = await actor.post('/api/airport/search', {
    ...transferRequest,
    airport,
    place: airport === 'RGN' ? downtown : typedPlace,
    service_local: toLocal(pickUp(actor), zones[airport] as string),
  })
  if (found.code !== 1) return found
  const offer = actor.one(found.data.list as { offer_key: string }[])
  if (!offer) return null
  const quoted = await actor.post('/api/airport/quote', {
    offer_key: offer.offer_key,
    driver_language: 'chinese',
    extras: [],
  })
  if (quoted.code !== 1) return quoted
  return actor.form('/api/airport/book', {
    quote_key: quoted.data.quote_key,
    accepted_total: quoted.data.total_price,
    guests: travellers(actor),
    contact,
    name_board_text: 'WANG WEI',
  })
}

export const bookingMoves = { bookStay, bookCar, bookTransfer }
