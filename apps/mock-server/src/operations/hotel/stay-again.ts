import { bookHotelStay } from '../../domain/hotel/book.ts'
import { rateOfChange, sameStay } from '../../domain/hotel/stay-change.ts'
import { toMinor } from '../../domain/money/money.ts'
import type { HotelOrderRecord } from '../../domain/order/order.ts'
import { marketOf } from '../markup/market.ts'
import type { BookedAgain } from '../product.ts'
import type { Viewer } from '../viewer.ts'

/**
 * A booked stay at today's prices. Its own rooms count as taken, because it is kept until the other one is confirmed.
 * Without a move of the hotel's prices nothing is asked, as lists show many orders.
 */
export function stayAgain(order: HotelOrderRecord, viewer: Viewer): BookedAgain | null {
  const { world, now } = viewer
  if (!world.tables.hotel_price.get(order.hotel.hotel_id)) return null
  const stay = sameStay(order)
  const rate = rateOfChange(marketOf(viewer), order, stay, now)
  if (!('rate_key' in rate)) return null
  const { hotel, arrival_note, rooms } = order
  const room_wishes = rooms.map(({ room_index, bed_type, cots }) => ({ room_index, bed_type, cots }))
  return {
    prices: { net: toMinor(rate.total_settlement_price), selling: toMinor(rate.total_price) },
    policy: rate.policy,
    book: (request) =>
      bookHotelStay({ ...request, rate, hotel, guests: stay.guests, arrival_note, room_wishes }, now),
  }
}
