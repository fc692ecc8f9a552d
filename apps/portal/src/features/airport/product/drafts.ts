import { formatDate } from '@portal/i18n'
import { linkOptions } from '@tanstack/react-router'
import { momentOf } from '../../../shared/time/local-moment.ts'
import { parsed } from '../../../trade/draft/draft-address.ts'
import type { ProductDrafts } from '../../../trade/product/product.ts'
import { passengersInWords } from '../../../trade/ride/passengers.ts'
import { passengersOfOrder, placeOfOrder } from '../../../trade/ride/ride-place.ts'
import { readTransferSearch } from '../../../trade/search/transfer-search.ts'
import { transferOfDraft } from '../booking/transfer-booking.ts'

export const airportDrafts: ProductDrafts = {
  booking: (draft) => {
    const search = transferOfDraft(draft)
    return search && linkOptions({ to: '/airport/booking', search })
  },
  brief: ({ search }) => {
    const { passengers, ...begun } = parsed(search)
    const known = readTransferSearch({ ...begun, passengers: passengersOfOrder(passengers) })
    const { date, time } = momentOf(known.service_local ?? known.flight_local)
    return {
      dates: date && `${formatDate(date, 'short')} ${time}`,
      people: known.passengers ? passengersInWords(known.passengers) : '',
    }
  },
  beginning: ({ id: draft, search }) => {
    const begun = parsed(search)
    if (begun.transfer_type === undefined) return linkOptions({ to: '/airport/booking', search: {} })
    // Booking again keeps everything but the times, which are entered again.
    const place = placeOfOrder(begun.place)
    return linkOptions({
      to: '/airport/list',
      search: readTransferSearch({
        ...begun,
        draft,
        place_id: place.id,
        place_name: place.name,
        passengers: passengersOfOrder(begun.passengers),
      }),
    })
  },
  // The form starts with days and flights, which are entered again.
  fillAgain: null,
}
