import { calendarOf } from '../../domain/hotel/calendar.ts'
import { toMoney } from '../../domain/money/money.ts'
import { localClock } from '../../domain/time/zones.ts'
import { type Operations, refuse } from '../../edge/operation.ts'
import { marketOf } from '../markup/market.ts'
import { readerOf } from '../viewer.ts'
import { firstDaySold, lastDaySold } from './stay-errors.ts'

export const hotelCalendarOperations = {
  getHotelCalendar: (call, world) => {
    const reader = readerOf(call, world)
    const { hotel_id, month, rooms, nationality } = call.query
    const hotel = world.catalogue.hotel(hotel_id)
    if (!hotel) throw refuse('NOT_FOUND')
    const today = localClock(call.now, hotel.tz).date
    const request = { hotel_id, rooms, nationality, currency: reader.currency }
    const days = calendarOf(marketOf(reader), request, month, {
      from: firstDaySold(hotel.tz, call.now),
      until: lastDaySold(today),
    })
    return {
      hotel_id,
      month,
      days: days.map(({ date, min_price, min_stay, sold_out }) => ({
        date,
        min_price: min_price === null ? null : toMoney(min_price, reader.currency),
        min_stay,
        sold_out,
      })),
    }
  },
} satisfies Partial<Operations>
