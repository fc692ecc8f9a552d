import { labels } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import { allocate } from '../money/money.ts'
import type { HotelOrderRecord, OfferedChange, OfferedTermsRecord } from '../order/order.ts'
import { roomLines } from './stay.ts'

/** A room as a supplier offers it. */
export function roomTexts(order: HotelOrderRecord, terms: OfferedChange): readonly LocalText[] {
  const bed = terms.bed_type ?? order.bed_type
  const { BedType, MealType } = labels
  return [
    { en: `Room: ${order.room_type.en}`, 'zh-cn': `房型：${order.room_type['zh-cn']}` },
    { en: `Beds: ${BedType.en[bed]}`, 'zh-cn': `床型：${BedType['zh-cn'][bed]}` },
    { en: `Meals: ${MealType.en[order.meal_type]}`, 'zh-cn': `餐食：${MealType['zh-cn'][order.meal_type]}` },
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
    bed_type: after.bed_type ?? order.bed_type,
    price_breakdown: roomLines(order, rooms),
    change_offer: null,
  }
}
