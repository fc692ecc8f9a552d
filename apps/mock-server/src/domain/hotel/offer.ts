import { labels } from '@portal/api-client/contract'
import type { Language, LocalText } from '../../texts/language.ts'
import { allocate } from '../money/money.ts'
import type { HotelOrderRecord, OfferedChange, OfferedTermsRecord } from '../order/order.ts'
import { roomLines } from './stay.ts'

/** The rooms as a supplier offers them: of one room each fact in a line, of several each room in a line. */
export function roomTexts({ rooms }: HotelOrderRecord, { bed_types }: OfferedChange): readonly LocalText[] {
  const { BedType, MealType } = labels
  const facts = rooms.map(({ room_type, bed_type, meal_type }, index) => ({
    room: room_type,
    bed: bed_types[index] ?? bed_type,
    meal: meal_type,
  }))
  if (facts.length > 1) {
    return facts.map(({ room, bed, meal }, index) => {
      const line = (language: Language) =>
        [room[language], BedType[language][bed], MealType[language][meal]].join(' · ')
      return { en: `Room ${index + 1}: ${line('en')}`, 'zh-cn': `房间 ${index + 1}：${line('zh-cn')}` }
    })
  }
  return facts.flatMap(({ room, bed, meal }) => [
    { en: `Room: ${room.en}`, 'zh-cn': `房型：${room['zh-cn']}` },
    { en: `Beds: ${BedType.en[bed]}`, 'zh-cn': `床型：${BedType['zh-cn'][bed]}` },
    { en: `Meals: ${MealType.en[meal]}`, 'zh-cn': `餐食：${MealType['zh-cn'][meal]}` },
  ])
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
  const rooms = order.rooms.map((room, index) => ({
    ...room,
    bed_type: after.bed_types[index] ?? room.bed_type,
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
