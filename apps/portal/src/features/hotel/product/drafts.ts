import { linkOptions } from '@tanstack/react-router'
import { addressOfDraft, parsed } from '../../../trade/draft/draft-address.ts'
import type { ProductDrafts } from '../../../trade/product/product.ts'
import {
  type RoomOccupancy,
  readHotelChoice,
  readStaySearch,
  roomsText,
} from '../../../trade/search/stay-search.ts'
import { keepRebooked } from '../booking/kept-booking.ts'

export const hotelDrafts: ProductDrafts = {
  booking: (draft) => {
    const search = addressOfDraft(draft)
    return search && linkOptions({ to: '/hotel/booking', search })
  },
  beginning: (draft) => {
    const search = parsed(draft.search)
    const id = search.hotel_id
    // Booking again starts at the hotel's page with today's rates; rooms are converted from the contract's form.
    if (typeof id === 'string') {
      const rooms = Array.isArray(search.rooms) ? roomsText(search.rooms as RoomOccupancy[]) : search.rooms
      return linkOptions({
        to: '/hotel/detail/$id',
        params: { id },
        search: readHotelChoice({ ...search, rooms }),
      })
    }
    return linkOptions({ to: '/hotel/list', search: readStaySearch(search) })
  },
  fillAgain: keepRebooked,
}
