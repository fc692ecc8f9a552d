import { linkOptions } from '@tanstack/react-router'
import { parsed } from '../../../trade/draft/draft-address.ts'
import type { ProductDrafts } from '../../../trade/product/product.ts'
import { passengersOfOrder, placeOfOrder } from '../../../trade/ride/begun-ride.ts'
import { readTransferSearch } from '../../../trade/search/transfer-search.ts'
import { transferOfDraft } from '../booking/transfer-booking.ts'

export const airportDrafts: ProductDrafts = {
  booking: (draft) => {
    const search = transferOfDraft(draft)
    return search && linkOptions({ to: '/airport/booking', search })
  },
  beginning: ({ search }) => {
    const begun = parsed(search)
    if (begun.transfer_type === undefined) return linkOptions({ to: '/airport/booking', search: {} })
    // An order booked again: the flight and its airport, where it goes and who rides; times are entered again.
    const place = placeOfOrder(begun.place)
    return linkOptions({
      to: '/airport/list',
      search: readTransferSearch({
        ...begun,
        place_id: place.id,
        place_name: place.name,
        passengers: passengersOfOrder(begun.passengers),
      }),
    })
  },
  // Days and flights are entered again, and its form begins with them.
  fillAgain: null,
}
