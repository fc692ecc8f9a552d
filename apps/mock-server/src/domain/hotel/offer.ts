import { labels } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import { allocate } from '../money/money.ts'
import type { HotelOrderRecord, OfferedChange, OfferedTermsRecord } from '../order/order.ts'
import { type BookedRoomRecord, ofAllRooms } from './order-part.ts'
import { roomLines } from './stay.ts'

/** A room as a supplier offers it. */
export function roomTexts(order: HotelOrderRecord, terms: OfferedChange): readonly LocalText[] {
  const { BedType, MealType } = labels
  const both = (
    en: string,
    zh: string,
    textOf: (room: BookedRoomRecord, language: 'en' | 'zh-cn') => string,
  ) => ({
    en: `${en}: ${ofAllRooms(order, (room) => textOf(room, 'en'), ', ')}`,
    'zh-cn': `${zh}：${ofAllRooms(order, (room) => textOf(room, 'zh-cn'), '、')}`,
  })
  return [
    both('Room', '房型', ({ room_type }, language) => room_type[language]),
    both('Beds', '床型', ({ bed_type }, language) => BedType[language][terms.bed_type ?? bed_type]),
    both('Meals', '餐食', ({ meal_type }, language) => MealType[language][meal_type]),
  ]
}

/** New totals spread over the nights in the old proportions, and the beds of the offer. */
export function stayWithOffer(order: HotelOrderRecord, after: OfferedTermsRecord): HotelOrderRecord {
  const nights = order.rooms.flatMap((room) => room.nightly)
  const prices = allocate(
    after.total_price,
    nights.map((night) => night.price),
  )
  const nets = allocate(
    after.total_settlement_price,
    nights.map((night) => night.net),
  )
  let at = 0
  const rooms = order.rooms.map((room) => ({
    ...room,
    bed_type: after.bed_type ?? room.bed_type,
    nightly: room.nightly.map((night) => {
      const price = prices[at] ?? 0
      const net = nets[at] ?? 0
      at += 1
      return { ...night, price, net, taxes: Math.min(night.taxes, price) }
    }),
  }))
  return {
    ...order,
    rooms,
    total_price: after.total_price,
    total_settlement_price: after.total_settlement_price,
    price_breakdown: roomLines(rooms),
    change_offer: null,
  }
}
