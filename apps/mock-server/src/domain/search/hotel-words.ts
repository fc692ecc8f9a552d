import type { Schemas } from '@portal/api-client/contract'
import type { LocalText, Occupancy } from '../hotel/priced-rate.ts'
import type { StayRequest } from '../hotel/rate-key.ts'

export interface Searched {
  readonly product: Schemas['OrderType']
  /** Destination and dates in words. */
  readonly title: LocalText
  /** Rooms and guests in words. */
  readonly subtitle: LocalText
  /** Address in the portal that repeats the search; what makes two searches the same. */
  readonly path: string
}

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** `10 to 12 Dec`, `30 Nov to 2 Dec` and the same in Chinese. */
export function datesInWords(from: string, to: string): LocalText {
  const [day, month] = [Number(from.slice(8)), Number(from.slice(5, 7))]
  const [lastDay, lastMonth] = [Number(to.slice(8)), Number(to.slice(5, 7))]
  const first = month === lastMonth ? String(day) : `${day} ${months[month - 1]}`
  const last = month === lastMonth ? `${lastDay}日` : `${lastMonth}月${lastDay}日`
  return { en: `${first} to ${lastDay} ${months[lastMonth - 1]}`, 'zh-cn': `${month}月${day}日至${last}` }
}

/** `10 Dec`, and the same in Chinese. */
export const dayInWords = (date: string): LocalText => {
  const [day, month] = [Number(date.slice(8)), Number(date.slice(5, 7))]
  return { en: `${day} ${months[month - 1]}`, 'zh-cn': `${month}月${day}日` }
}

export const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

/** In the words of the portal's own search form. */
export function peopleInWords(rooms: readonly Occupancy[]): LocalText {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.reduce((sum, room) => sum + room.child_ages.length, 0)
  const en = [counted(rooms.length, 'room', 'rooms'), counted(adults, 'adult', 'adults')]
  const zh = [`${rooms.length} 间房`, `${adults} 位成人`]
  if (children > 0) {
    en.push(counted(children, 'child', 'children'))
    zh.push(`${children} 位儿童`)
  }
  return { en: en.join(' · '), 'zh-cn': zh.join(' · ') }
}

/** Rooms as the portal's addresses write them: `2-5-8,1`. */
export const roomsInAddress = (rooms: readonly Occupancy[]): string =>
  rooms.map(({ adults, child_ages }) => [adults, ...child_ages].join('-')).join(',')

type Criteria = Omit<StayRequest, 'hotel_id'>

interface Destination {
  readonly type: string
  readonly id: string
  readonly name: LocalText
}

/** A hotel search as its history tells it, with the address that repeats it. */
export function hotelSearchInWords(destination: Destination, criteria: Criteria): Searched {
  const { check_in, check_out, rooms, nationality } = criteria
  const dates = datesInWords(check_in, check_out)
  const { name } = destination
  const query = new URLSearchParams({
    destination_type: destination.type,
    destination_id: destination.id,
    destination_name: name.en,
    check_in,
    check_out,
    rooms: roomsInAddress(rooms),
    nationality,
  })
  return {
    product: 'hotel',
    title: { en: `${name.en}, ${dates.en}`, 'zh-cn': `${name['zh-cn']}，${dates['zh-cn']}` },
    subtitle: peopleInWords(rooms),
    path: `/hotel/list?${query}`,
  }
}
