import { bookHotelStay } from '../../../domain/hotel/book.ts'
import { roomsInAddress } from '../../../domain/hotel/search-text.ts'
import { addDays } from '../../../domain/time/dates.ts'
import { instantOf } from '../../../domain/time/zones.ts'
import { draw } from '../../draw.ts'
import { behaviourOf } from '../carriers.ts'
import { hotelSnapshot } from '../hotel-snapshot.ts'
import { type Booking, type BookingRequest, bookingTime, commonFields } from '../order/order-booking.ts'
import { partyFor } from '../order/order-guests.ts'
import { pickRate } from '../order/order-rate.ts'
import { requestedPlace, requestedStay, shownRates } from '../order/sale-rate.ts'
import { type FirstStory, laterStories, ofNewCompany, type Story, turnOf } from '../order/story.ts'
import type { Begun, DraftRequest, SeededProduct } from './product.ts'

/** The first sixty: each status at least three times, twenty orders with a deadline inside the first day. */
const firstStories: readonly (readonly [Story, number])[] = [
  ['unpaid', 5],
  ['offered', 3],
  ['deadline', 8],
  ['arriving', 4],
  ['confirmed', 6],
  ['completed', 8],
  ['staying', 3],
  ['waiting', 3],
  ['cancelling', 3],
  ['cancelled_unpaid', 1],
  ['cancelled_free', 2],
  ['cancelled_fee', 2],
  ['rejected', 3],
  ['expired', 3],
  ['no_show', 3],
  ['review', 3],
]

const stayStories: readonly FirstStory[] = firstStories.flatMap(([story, times]) =>
  Array.from({ length: times }, (_, nth): FirstStory => {
    return { product: 'hotel', story, company_id: ofNewCompany[story] === nth ? '4' : turnOf(nth) }
  }),
)

const furtherStays: readonly FirstStory[] = Array.from({ length: 200 }, (_, nth): FirstStory => {
  const story = laterStories[nth % laterStories.length] as Story
  return { product: 'hotel', story, company_id: turnOf(nth) }
})

/** The stay of a story. */
function stayBooking(request: BookingRequest): Booking {
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
    bookedAt: bookingTime(request),
  })
  const member = operatorFor(rate.total_settlement_price.amount)
  const hotel = hotelSnapshot(catalogue, rate.hotel_id)
  if (!hotel) throw new Error(`There is no hotel ${rate.hotel_id}`)
  const booking = {
    ...commonFields(request, member),
    rate,
    hotel,
    accepted_total: rate.total_price,
    guests: party.guests,
    arrival_note: null,
  }
  return { bookedAt, member, book: (id) => bookHotelStay({ ...booking, id }, bookedAt) }
}

/** As the pages write it: the stay in the words of their address, and the rate once one is chosen. */
function stayDraft({ sales: request, company, member, id, step, left }: DraftRequest): Begun {
  const of = (field: string) => draw(request.seed, 'draft', id, field)
  const stay = requestedStay(of, request, company.settlement_currency)
  const { check_in, check_out, rooms, nationality } = stay
  const { city, hotels } = requestedPlace(of, request)
  const dates = { check_in, check_out, rooms: roomsInAddress(rooms), nationality }
  const language = company.country === 'CN' ? 'zh-cn' : 'en'
  if (step === 'search' || step === 'select') {
    const search = {
      destination_type: 'city',
      destination_id: city.id,
      destination_name: city.name.en,
      ...dates,
    }
    return {
      product: 'hotel',
      title: city.name[language],
      search: JSON.stringify(search),
      selection: '',
      step,
    }
  }
  for (const hotel of hotels) {
    const [rate] = shownRates(request, company, member, { ...stay, hotel_id: hotel.id }, left * 1000)
    if (!rate) continue
    const { hotel_id, rate_key, total_price } = rate
    const search = {
      destination_type: 'hotel',
      destination_id: hotel.id,
      destination_name: hotel.name.en,
      ...dates,
    }
    const selection = { hotel_id, rate_key, known_total: total_price.amount, currency: total_price.currency }
    return {
      product: 'hotel',
      title: hotel.name[language],
      search: JSON.stringify(search),
      selection: JSON.stringify(selection),
      step,
    }
  }
  throw new Error(`Nothing can be sold for seeded draft ${id}`)
}

const hour = 3_600_000

export const hotelSeed: SeededProduct<'hotel'> = {
  bookedBy: 'bookHotel',
  firstStories: stayStories,
  furtherStories: furtherStays,
  share: 3,
  bookingFor: stayBooking,
  arrivedAt: ({ service_start }) => service_start + hour,
  missedAt: ({ check_in_date, tz }) => instantOf(addDays(check_in_date, 1), '10:00', tz),
  confirmedByHand: (order, of) => [
    { at: order.service_start + of('arrives').int(1, 6) * hour, event: 'confirm_check_in' },
    { at: order.service_end - hour, event: 'confirm_complete' },
  ],
  begunDraft: stayDraft,
  supplierOf: ({ hotel }) => ({
    supplier: behaviourOf(hotel.hotel_id).supplier,
    amends: true,
    reports: null,
  }),
}
