import { roomsOn } from '../../domain/guest/guest-on.ts'
import type { BookedRoomRecord } from '../../domain/hotel/order-part.ts'
import { textOf } from '../present.ts'
import { emptyCells, type ProductAnswers, paidColumns } from '../product.ts'
import { say } from '../viewer.ts'
import { bedsOfRooms, joinedRooms, presentHotelPart } from './present-stay.ts'
import { presentStayVoucher, sampleStay } from './present-voucher.ts'
import {
  addressOfRate,
  lookOfRate,
  rateNamedBy,
  readHotelOption,
  recheckHotelOption,
} from './quote-option.ts'
import { stayAgain } from './stay-again.ts'
import { priceStayChange, stayLines } from './stay-change.ts'

export const hotelAnswers: ProductAnswers<'hotel'> = {
  presentOrder: (order, base, viewer) => ({ ...base, ...presentHotelPart(order, viewer) }),
  presentBought: (order, viewer) => {
    const hotel_name = say(order.hotel.name, viewer)
    const typeOf = ({ room_type }: BookedRoomRecord) => say(room_type, viewer)
    const mealOf = ({ meal_type }: BookedRoomRecord) => textOf('MealType', meal_type, viewer)
    const meals = new Set(order.rooms.map(mealOf))
    // Nine rooms with the same meals name them once.
    const subtitle =
      meals.size === 1
        ? [joinedRooms(order, typeOf, viewer), ...meals].join(' · ')
        : joinedRooms(order, (room) => `${typeOf(room)} · ${mealOf(room)}`, viewer)
    return { title: hotel_name, subtitle, hotel_name, hotel_name_en: order.hotel.name.en }
  },

  listColumns: [
    'booking_id',
    'booking_time',
    'title',
    'guests',
    'check_in_date',
    'check_out_date',
    'room_nights',
    ...paidColumns,
  ],
  ownCells: (order, { language }) => ({
    ...emptyCells,
    nationality: order.nationality,
    number_of_rooms: order.number_of_rooms,
    room_nights: order.room_nights,
    room_type: order.room_type,
    meal_type: order.meal_text,
    bed_type: bedsOfRooms(order, language),
    hotel_confirmation_code: order.hotel_confirmation_code,
  }),
  priceChange: priceStayChange,
  again: stayAgain,
  changeLines: stayLines,
  rebook: (order, stay, { rooms: sold }) => {
    const { hotel_id, nationality, meal_type, bed_type } = order
    const day = stay?.check_in ?? order.check_in_date
    const rooms = roomsOn(order.rooms, order.guests, day)
    // Rooms that differed are chosen one by one again, each with its rate at today's price.
    const rates = sold.map(({ rate_id }) => rate_id)
    const each = new Set(rates).size > 1
    return {
      title: order.hotel_name,
      search: {
        hotel_id,
        ...stay,
        rooms,
        nationality,
        tz: order.tz,
        ...(each && { each, picked: rates.join(',') }),
      },
      selection: { room_type_id: order.rooms[0]?.room_type_id, meal_type, bed_type },
      form: { rooms: order.rooms.map(({ bed_type: bed, cots }) => ({ bed_type: bed, cots })) },
      step: stay ? 'select' : 'search',
    }
  },

  presentVoucher: (order, base, say) => ({
    ...base,
    remarks: [...base.remarks, ...order.remarks.map(say)],
    ...presentStayVoucher(order, say),
  }),
  sampleVoucher: (base, labels) => ({ ...base, order_type: 'hotel', ...sampleStay(labels) }),

  offerKey: 'rate_key',
  readOption: readHotelOption,
  recheckOption: recheckHotelOption,
  soldBy: rateNamedBy,
  lookOf: lookOfRate,
  addressOf: addressOfRate,
}
