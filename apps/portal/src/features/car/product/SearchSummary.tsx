import { useText } from '@portal/i18n'
import { PassengersText } from '../../../trade/ride/PassengersPicker.tsx'
import { readPassengers } from '../../../trade/ride/passengers.ts'
import type { CarSearch } from '../../../trade/search/car-search.ts'
import { hireTimes } from './hire-times.ts'

/** From when to when, on the clock of the place. */
export function HireTimes({ start, end }: { start: string; end: string }) {
  // Drawn again in another language.
  useText('ride')
  return <>{hireTimes(start, end)}</>
}

/** A search for cars in words: from where to where, when, and who rides. */
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
