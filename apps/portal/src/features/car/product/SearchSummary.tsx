import { formatDate, textOf, useText } from '@portal/i18n'
import { momentOf } from '../../../shared/time/local-moment.ts'
import type { ProductSearch } from '../../../trade/product/product.ts'
import { PassengersText } from '../../../trade/ride/PassengersPicker.tsx'
import { readPassengers } from '../../../trade/ride/passengers.ts'
import { type CarSearch, readCarSearch } from '../../../trade/search/car-search.ts'
import { carRequest } from '../search/car-request.ts'

export const carSearch: ProductSearch<CarSearch> = {
  read: (params) => {
    const search = readCarSearch(params)
    return carRequest(search) ? search : null
  },
}

/** Start and end in local time. */
export function hireTimes(start: string, end: string): string {
  const [from, to] = [momentOf(start), momentOf(end)]
  const day = formatDate(from.date, 'short')
  const last = from.date === to.date ? to.time : `${formatDate(to.date, 'short')} ${to.time}`
  return textOf('ride')('fromTo', { from: `${day} ${from.time}`, to: last })
}

/** Start and end in local time. */
export function HireTimes({ start, end }: { start: string; end: string }) {
  // Re-renders when the language changes.
  useText('ride')
  return <>{hireTimes(start, end)}</>
}

/** A car search in words: route, time and passengers. */
export function CarSearchSummary({ search }: { search: CarSearch }) {
  const { pick_up_name = '', drop_off_name = '', start = '', end = '' } = search
  return (
    <>
      <strong>{pick_up_name === drop_off_name ? pick_up_name : `${pick_up_name} – ${drop_off_name}`}</strong>
      <span>
        <HireTimes start={start} end={end} />
      </span>
      <span>
        <PassengersText passengers={readPassengers(search.passengers)} />
      </span>
    </>
  )
}
