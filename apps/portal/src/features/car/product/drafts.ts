import { formatDate } from '@portal/i18n'
import { linkOptions } from '@tanstack/react-router'
import { momentOf } from '../../../shared/time/local-moment.ts'
import { parsed } from '../../../trade/draft/draft-address.ts'
import type { ProductDrafts } from '../../../trade/product/product.ts'
import { passengersInWords } from '../../../trade/ride/passengers.ts'
import { passengersOfOrder, placeOfOrder } from '../../../trade/ride/ride-place.ts'
import { readCarSearch } from '../../../trade/search/car-search.ts'
import { rentalOfDraft } from '../booking/rental.ts'

export const carDrafts: ProductDrafts = {
  booking: (draft) => {
    const search = rentalOfDraft(draft)
    return search && linkOptions({ to: '/car/booking', search })
  },
  brief: ({ search }) => {
    const { start_local, start = start_local, end, passengers } = parsed(search)
    const known = readCarSearch({ start, end, passengers: passengersOfOrder(passengers) })
    const [from, to] = [momentOf(known.start).date, momentOf(known.end).date]
    const days = [...new Set([from, to].filter(Boolean))].map((day) => formatDate(day, 'short'))
    return {
      dates: days.join(' – '),
      people: known.passengers ? passengersInWords(known.passengers) : '',
    }
  },
  // Booking again keeps places and passengers; days are chosen again.
  beginning: ({ search }) => {
    const { pick_up, drop_off, passengers, tz } = parsed(search)
    const [from, to] = [placeOfOrder(pick_up), placeOfOrder(drop_off)]
    return linkOptions({
      to: '/car/list',
      search: readCarSearch({
        pick_up: from.id,
        pick_up_name: from.name,
        drop_off: to.id,
        drop_off_name: to.name,
        passengers: passengersOfOrder(passengers),
        tz,
      }),
    })
  },
  // The form starts with days, which are entered again.
  fillAgain: null,
}
