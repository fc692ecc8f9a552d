import type { HotelOrderRecord } from './order.ts'

/** One line per room, so that the lines add up to the total whatever the nights cost. */
export function roomLines(
  { room_type }: Pick<HotelOrderRecord, 'room_type'>,
  rooms: HotelOrderRecord['rooms'],
): HotelOrderRecord['price_breakdown'] {
  return rooms.map((room) => {
    const money = room.nightly.reduce((sum, night) => sum + night.price, 0)
    const name = {
      en: `Room ${room.room_index}: ${room_type.en}`,
      'zh-cn': `房间 ${room.room_index}：${room_type['zh-cn']}`,
    }
    return { code: `room_${room.room_index}`, name, quantity: 1, unit_price: money, money }
  })
}
