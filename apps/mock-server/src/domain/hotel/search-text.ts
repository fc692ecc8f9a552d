import type { LocalText } from '../../texts/language.ts'
import { counted, datesText, peopleParts, type SearchSummary } from '../search/text.ts'
import type { Occupancy } from './priced-rate.ts'
import type { StayRequest } from './rate-key.ts'

/** In the words of the portal's own search form. */
function peopleText(rooms: readonly Occupancy[]): LocalText {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const ages = rooms.flatMap(({ child_ages }) => child_ages)
  const people = peopleParts(adults, ages)
  return {
    en: [counted(rooms.length, 'room', 'rooms'), ...people.en].join(' · '),
    'zh-cn': [`${rooms.length} 间房`, ...people['zh-cn']].join(' · '),
  }
}

/** Rooms as the portal's addresses write them: `2-5-8,1`. */
export const roomsInAddress = (rooms: readonly Occupancy[]): string =>
  rooms.map(({ adults, child_ages }) => [adults, ...child_ages].join('-')).join(',')

type Criteria = Omit<StayRequest, 'hotel_id'>

interface Destination {
  readonly type: string
  readonly id: string
  readonly name: LocalText
  readonly tz: string
}

/** A hotel search as its history tells it, with the address that repeats it. */
export function hotelSearchText(destination: Destination, criteria: Criteria): SearchSummary {
  const { check_in, check_out, rooms, nationality } = criteria
  const dates = datesText(check_in, check_out)
  const { name } = destination
  const query = new URLSearchParams({
    destination_type: destination.type,
    destination_id: destination.id,
    destination_name: name.en,
    tz: destination.tz,
    check_in,
    check_out,
    rooms: roomsInAddress(rooms),
    nationality,
  })
  return {
    product: 'hotel',
    title: { en: `${name.en}, ${dates.en}`, 'zh-cn': `${name['zh-cn']}，${dates['zh-cn']}` },
    subtitle: peopleText(rooms),
    path: `/hotel/list?${query}`,
  }
}
