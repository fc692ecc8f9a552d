import { formatStay } from '@portal/i18n'
import { linkOptions } from '@tanstack/react-router'
import { addressOfDraft, parsed } from '../../../trade/draft/draft-address.ts'
import type { KeptDraft, ProductDrafts } from '../../../trade/product/product.ts'
import {
  type RoomOccupancy,
  readHotelChoice,
  readRooms,
  readStaySearch,
  roomsText,
} from '../../../trade/search/stay-search.ts'
import { keepRebooked } from '../booking/kept-booking.ts'
import { occupancyText } from '../search/RoomOccupancyPicker.tsx'

/** The search of a draft; the server writes rooms in the contract's form. */
function searchOf({ search }: KeptDraft): Record<string, unknown> {
  const { rooms, ...known } = parsed(search)
  return { ...known, rooms: Array.isArray(rooms) ? roomsText(rooms as RoomOccupancy[]) : rooms }
}

export const hotelDrafts: ProductDrafts = {
  booking: (draft) => {
    const search = addressOfDraft(draft)
    return search && linkOptions({ to: '/hotel/booking', search })
  },
  brief: (draft) => {
    const { check_in, check_out, rooms } = readStaySearch(searchOf(draft))
    return {
      dates: check_in && check_out ? formatStay(check_in, check_out) : '',
      people: rooms ? occupancyText(readRooms(rooms)) : '',
    }
  },
  beginning: (draft) => {
    const search = searchOf(draft)
    const id = search.hotel_id
    // Booking again starts at the hotel's page with today's rates.
    if (typeof id === 'string') {
      return linkOptions({ to: '/hotel/detail/$id', params: { id }, search: readHotelChoice(search) })
    }
    return linkOptions({ to: '/hotel/list', search: readStaySearch({ ...search, draft: draft.id }) })
  },
  fillAgain: keepRebooked,
}
