import type { Schemas } from '@portal/api-client/contract'
import { type Known, NotFound, need } from './question.ts'

/** Inputs that questions share, from earlier answers. */

export const rooms = [{ adults: 2, child_ages: [] }]
export const stay = (known: Known) => ({
  check_in: known.day(30),
  check_out: known.day(32),
  rooms,
  nationality: 'CN',
})

export const firstCity = (known: Known) =>
  need(known.from('suggestDestinations').groups.city[0], 'a city with hotels')
export const place = (known: Known) => {
  const { id, name } = firstCity(known)
  return { name, address: '', lat: null, lng: null, place_id: id }
}
const offers = (known: Known) => known.from('searchHotels').first_page
export const firstHotel = (known: Known) => need(offers(known)[0], 'a hotel with a price').id
export const firstRate = (known: Known) =>
  need(known.from('listHotelRates').rooms.flatMap(({ rates }) => rates)[0], 'a rate of that hotel')
export const ride = (known: Known) => ({
  pick_up: place(known),
  drop_off: place(known),
  passengers: { adults: 2, child_ages: [] },
})
export const at = (known: Known, offset: number, time: string) => `${known.day(offset)}T${time}:00+06:30`

type OrderType = Schemas['OrderType']
export const products = ['hotel', 'car', 'airport'] as const satisfies readonly OrderType[]
export const ordersAbout = (type: OrderType) => `${type} orders`
export const allOrders = (known: Known) =>
  products.flatMap((type) => known.from('listOrders', ordersAbout(type)).list)

/** Situations of orders and the status that finds them. */
export const orderSituations: readonly { about: string; status: Schemas['OrderStatus'] }[] = [
  { about: 'an order awaiting payment', status: 'pending_payment' },
  { about: 'an order awaiting confirmation', status: 'pending_confirm' },
  { about: 'a confirmed order', status: 'confirmed' },
  { about: 'a completed order', status: 'completed' },
  { about: 'a cancelled order', status: 'cancelled' },
]
const ordersIn = (known: Known, about: string) => known.from('listOrders', about).list
export const orderIn = (known: Known, about: string) => need(ordersIn(known, about)[0], about).booking_id
export const firstRowWith = (known: Known, action: Schemas['OrderAction'], situation: string) =>
  need(
    allOrders(known).find(({ actions }) => actions.some((own) => own.action === action && own.enabled)),
    situation,
  )
export const firstOrderWith = (known: Known, action: Schemas['OrderAction'], situation: string) =>
  firstRowWith(known, action, situation).booking_id

export const changeableStay = 'a stay that can be changed'

/** The stay that can be changed, a day longer. */
export function longerStay(known: Known) {
  const { order } = known.from('getOrder', changeableStay)
  if (order.order_type !== 'hotel') throw new Error('Only stays are changed so far.')
  const { booking_id: id, version, check_in_date, check_out_date, rooms } = order
  const dayAfter = new Date(Date.parse(`${check_out_date}T00:00:00Z`) + 86_400_000)
  const stay = {
    check_in: check_in_date,
    check_out: dayAfter.toISOString().slice(0, 10),
    rooms: rooms.map(({ room_index, rate_id }) => ({ booked_as: room_index, rate_id })),
    guests: order.guests.map(({ room_index, full_name, type, age, is_lead }) => ({
      room_index,
      full_name,
      type,
      is_lead,
      ...(age === null ? {} : { age }),
    })),
  }
  return { id, version, change: { stay } }
}

export const withVoucher = (known: Known) =>
  firstOrderWith(known, 'download_voucher', 'an order whose voucher is ready')

const trips = (known: Known) => known.from('listTrips').list
export const firstTrip = (known: Known) => need(trips(known)[0], 'a trip').id
export const tripWithVouchers = (known: Known) => {
  const { trip } = known.from('getTrip')
  if (!trip.has_vouchers) throw new NotFound('a trip with a voucher')
  return trip.id
}

export const ownArticle = (known: Known) =>
  need(known.from('listContributions').list[0], 'an article that the member has contributed').id
const articles = (known: Known) => known.from('getCmsHome').newPublishContent
export const firstArticle = (known: Known) => need(articles(known)[0], 'a published article').id
export const bills = (known: Known) => known.from('listBills').list
export const unsettled: readonly Schemas['BillStatus'][] = [
  'issued',
  'confirmed',
  'partially_paid',
  'overdue',
  'disputed',
]
export const invoices = (known: Known) => known.from('listInvoices').list
