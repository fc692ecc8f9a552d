import type { LocalText } from '../../texts/language.ts'
import type { BookedRoomRecord, GuestRecord } from '../hotel/order-part.ts'
import { productOf, products } from '../products.ts'
import type { TravellerRecord } from '../ride/ride.ts'
import { partyText } from '../search/text.ts'
import { nightsBetween } from '../time/dates.ts'
import { isStay, type OrderRecord } from './order.ts'

/** The name of what was booked: the hotel, the vehicle or the transfer. */
export const titleOf = (order: OrderRecord): LocalText => productOf(order).titleOf(order)

/** The page of the order in the portal. */
export const orderPage = ({ id, order_type }: Pick<OrderRecord, 'id' | 'order_type'>): string =>
  `${products[order_type].ordersPath}/detail/${id}`

/** The guests of an order and the time of its service, whatever was booked. */

export const guestsOf = (order: OrderRecord): readonly (GuestRecord | TravellerRecord)[] =>
  productOf(order).guestsOf(order)

/** The name of the lead guest, of the first room where there are several. */
export function leadGuest(order: OrderRecord): string {
  const guests = guestsOf(order)
  return (guests.find(({ is_lead }) => is_lead) ?? guests[0])?.full_name ?? ''
}

/** The number the hotel knows the booking by; null for other products, and until the hotel gives one. */
export const hotelCodeOf = (order: OrderRecord): string | null =>
  isStay(order) ? order.hotel_confirmation_code : null

/** The numbers that hotel and supplier know the order by, in a sentence; a missing one is said to be so. */
export function referencesOf(order: OrderRecord): LocalText {
  const sentence = (hotel: string, supplier: string, missing: string, separator: string): string =>
    [
      ...(isStay(order) ? [`${hotel}${hotelCodeOf(order) ?? missing}`] : []),
      `${supplier}${order.supplier_ref ?? missing}`,
    ].join(separator)
  return {
    en: sentence('Hotel confirmation no.: ', 'Supplier reference: ', 'not given yet', '; '),
    'zh-cn': sentence('酒店确认号：', '供应商参考号：', '尚未提供', '；'),
  }
}

/** Booked rooms; empty for products without rooms. */
export const roomsOf = (order: OrderRecord): readonly BookedRoomRecord[] => productOf(order).roomsOf(order)

/** Each room with its type and people, in one line; empty where there are not several. */
export function roomsText(order: OrderRecord): LocalText {
  const rooms = roomsOf(order)
  if (rooms.length < 2) return { en: '', 'zh-cn': '' }
  const texts = rooms.map(({ room_index, room_type, adults, child_ages, infants }) => {
    // The infants are the youngest.
    const ages = child_ages.toSorted((one, other) => one - other)
    const party = partyText(adults, ages, ages[infants] ?? Number.POSITIVE_INFINITY)
    return {
      en: `Room ${room_index}: ${room_type.en}, ${party.en}`,
      'zh-cn': `房间 ${room_index}：${room_type['zh-cn']}，${party['zh-cn']}`,
    }
  })
  return {
    en: texts.map(({ en }) => en).join('; '),
    'zh-cn': texts.map((text) => text['zh-cn']).join('；'),
  }
}

/** First and last day of the service, local; for a stay, check-in and check-out. */
export const serviceDates = (order: OrderRecord): { readonly first: string; readonly last: string } =>
  productOf(order).datesOf(order)

/** Nights times rooms. */
export function roomNightsOf(order: OrderRecord): number {
  const { length } = roomsOf(order)
  if (length === 0) return 0
  const { first, last } = serviceDates(order)
  return nightsBetween(first, last) * length
}
