import { linkOptions } from '@tanstack/react-router'
import { addressOfDraft, parsed } from '../../../trade/draft/draft-address.ts'
import type { ProductDrafts } from '../../../trade/product/product.ts'
import { type RoomOccupancy, readStaySearch, roomsText } from '../../../trade/search/stay-search.ts'
import { keepRebooked } from '../booking/kept-booking.ts'

export const hotelDrafts: ProductDrafts = {
  booking: (draft) => {
    const search = addressOfDraft(draft)
    return search && linkOptions({ to: '/hotel/booking', search })
  },
  beginning: (draft) => {
    const search = parsed(draft.search)
    const id = search.hotel_id
    // An order booked again names its hotel, whose rates of today are chosen from; and its rooms as the contract does.
    if (typeof id === 'string') {
      const rooms = Array.isArray(search.rooms) ? roomsText(search.rooms as RoomOccupancy[]) : search.rooms
      return linkOptions({
        to: '/hotel/detail/$id',
        params: { id },
        search: readStaySearch({ ...search, rooms }),
      })
    }
    return linkOptions({ to: '/hotel/list', search: readStaySearch(search) })
  },
  fillAgain: keepRebooked,
}
