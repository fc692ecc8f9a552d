import { bookAirportTransfer } from '../../domain/airport/book.ts'
import { bookCarRental } from '../../domain/car/book.ts'
import { bookHotelStay } from '../../domain/hotel/book.ts'
import { toMoney } from '../../domain/money/money.ts'
import type { Actor, Change } from '../../domain/order/situation.ts'
import type { Refusal } from '../../domain/refusal.ts'
import { type Draw, draw } from '../draw.ts'
import type { CompanyRecord, MemberRecord } from '../tables.ts'
import type { Catalogue } from './catalogue.ts'
import { requestTexts } from './guest-names.ts'
import { hotelSnapshot } from './hotel-snapshot.ts'
import { partyFor } from './order-guests.ts'
import { bookingInstant, pickRate } from './order-rate.ts'
import { pickRental, pickTransfer, ridersOf } from './order-ride.ts'
import type { StoryRow } from './order-stories.ts'

export interface WishRequest {
  readonly catalogue: Catalogue
  readonly company: CompanyRecord
  readonly row: StoryRow
  /** Epoch ms at which the world begins. */
  readonly start: number
  /** Who keys an order of this settlement price, a decimal. */
  readonly operatorFor: (price: string) => MemberRecord
  readonly actorFor: (member: MemberRecord) => Actor & { readonly id: string }
}

/** A booking that somebody is going to make: when (epoch ms), who, and under which letter. */
export interface Wish {
  readonly bookedAt: number
  readonly member: MemberRecord
  readonly letter: 'H' | 'C' | 'A'
  readonly book: (id: string) => Change | Refusal
}

/** What is booked in a story, for whom and at which price. */
export function wishFor(request: WishRequest): Wish {
  switch (request.row.product) {
    case 'hotel':
      return stayWish(request)
    case 'car':
      return rentalWish(request)
    case 'airport':
      return transferWish(request)
  }
}

function common({ catalogue, company, row, actorFor }: WishRequest, member: MemberRecord) {
  const of = (field: string): Draw => draw(catalogue.seed, 'order', row.index, field)
  return {
    company_id: company.id,
    actor: actorFor(member),
    username: member.username,
    client_ref: uuidFrom(of('client_ref').hex(32)),
    contact: { person: member.nickname, phone: `+${member.area_num}${member.mobile}`, email: member.email },
    special_requests: of('request').pick(requestTexts),
    internal_remark: '',
    quote_id: null,
    draft_id: null,
  }
}

const bookedWhen =
  ({ catalogue, row, start }: WishRequest) =>
  (service: number) =>
    bookingInstant(catalogue.seed, row.index, row.story, start, service)

function stayWish(request: WishRequest): Wish {
  const { catalogue, company, row, start, operatorFor } = request
  const party = partyFor(catalogue.seed, row.index)
  const { rate, bookedAt } = pickRate(catalogue, {
    index: row.index,
    story: row.story,
    rooms: party.rooms,
    nationality: party.nationality,
    nationalities: party.guests.map(({ nationality }) => nationality ?? party.nationality),
    currency: company.settlement_currency,
    start,
    bookedAt: bookedWhen(request),
  })
  const member = operatorFor(rate.total_settlement_price.amount)
  const hotel = hotelSnapshot(catalogue, rate.hotel_id)
  if (!hotel) throw new Error(`There is no hotel ${rate.hotel_id}`)
  const wish = {
    ...common(request, member),
    rate,
    hotel,
    accepted_total: rate.total_price,
    guests: party.guests,
    arrival_note: null,
  }
  return { bookedAt, member, letter: 'H', book: (id) => bookHotelStay({ ...wish, id }, bookedAt) }
}

const rideRequest = (request: WishRequest) => ({
  row: request.row,
  party: partyFor(request.catalogue.seed, request.row.index),
  currency: request.company.settlement_currency,
  start: request.start,
  bookedAt: bookedWhen(request),
})

function rentalWish(request: WishRequest): Wish {
  const ride = rideRequest(request)
  const { rental, bookedAt } = pickRental(request.catalogue, ride)
  const { currency } = ride
  const member = request.operatorFor(toMoney(rental.total_settlement_price, currency).amount)
  const wish = {
    ...common(request, member),
    rental,
    accepted_total: toMoney(rental.total_price, currency),
    guests: ridersOf(ride.party).guests,
    itinerary: [],
  }
  return { bookedAt, member, letter: 'C', book: (id) => bookCarRental({ ...wish, id }, bookedAt) }
}

function transferWish(request: WishRequest): Wish {
  const ride = rideRequest(request)
  const { transfer, bookedAt, flight, known_flight } = pickTransfer(request.catalogue, ride)
  const { currency } = ride
  const { guests } = ridersOf(ride.party)
  const member = request.operatorFor(toMoney(transfer.total_settlement_price, currency).amount)
  const wish = {
    ...common(request, member),
    transfer,
    accepted_total: toMoney(transfer.total_price, currency),
    guests,
    flight,
    known_flight,
    name_board_text: guests[0]?.full_name ?? '',
    booking_reminder: '',
  }
  return { bookedAt, member, letter: 'A', book: (id) => bookAirportTransfer({ ...wish, id }, bookedAt) }
}

/** A version 4 UUID made of 32 hexadecimal digits. */
function uuidFrom(hex: string): string {
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-')
}
