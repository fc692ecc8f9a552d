import type { Schemas } from '@portal/api-client/contract'
import type { HotelRecord } from '../../domain/hotel/hotel.ts'
import { fits } from '../../domain/hotel/night.ts'
import { quoteHotel, stayFrame } from '../../domain/hotel/quote.ts'
import { priceRate } from '../../domain/hotel/rate.ts'
import type { StayRequest } from '../../domain/hotel/rate-key.ts'
import { marketOf } from '../markup/market.ts'
import type { Reader } from '../viewer.ts'
import { presentRoomType } from './present-hotel.ts'
import { presentRate } from './present-rate.ts'

/** Rates of a stay by room type, cheapest first. A room type that fits the guests is listed even when it has no rate. */
export function ratesByRoom(
  hotel: HotelRecord,
  request: StayRequest,
  reader: Reader,
): Schemas['RoomTypeRates'][] {
  const market = marketOf(reader)
  const frame = stayFrame(market, request, 0)
  if (!frame) return []
  const quotes = quoteHotel(market, frame)
  return market
    .roomTypes(hotel.id)
    .filter((room) => request.rooms.every((people) => fits(people, room, hotel.infant_below_age)))
    .map((room) => ({
      room_type: presentRoomType(room, reader.language),
      rates: quotes
        .filter((quote) => quote.room === room)
        .map((quote) => presentRate(priceRate(market, frame, quote, reader.now), hotel.tz, reader)),
    }))
}
