import { formatDate, useText } from '@portal/i18n'
import { PassengersText } from '../../../shared/ride/PassengersPicker.tsx'
import { readPassengers } from '../../../shared/ride/passengers.ts'
import { momentOf } from '../../../shared/ride/ride-time.ts'
import type { CarSearch } from '../search/car-search.ts'

/** From when to when, on the clock of the place. */
export function HireTimes({ start, end }: { start: string; end: string }) {
  const t = useText('ride')
  const [from, to] = [momentOf(start), momentOf(end)]
  const day = formatDate(from.date, 'short')
  const last = from.date === to.date ? to.time : `${formatDate(to.date, 'short')} ${to.time}`
  return <>{t('fromTo', { from: `${day} ${from.time}`, to: last })}</>
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
