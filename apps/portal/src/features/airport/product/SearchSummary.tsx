import { formatDate, useText } from '@portal/i18n'
import { momentOf } from '../../../shared/time/local-moment.ts'
import type { ProductSearch } from '../../../trade/product/product.ts'
import { PassengersText } from '../../../trade/ride/PassengersPicker.tsx'
import { readPassengers } from '../../../trade/ride/passengers.ts'
import { readTransferSearch, type TransferSearch } from '../../../trade/search/transfer-search.ts'
import { usualLuggage } from '../search/transfer-request.ts'

export const airportSearch: ProductSearch<TransferSearch> = {
  read: (params) => {
    const search = readTransferSearch(params)
    return search.airport && search.place_name ? search : null
  },
}

/** A transfer search in words: direction, time and passengers. */
export function TransferSearchSummary({ search }: { search: TransferSearch }) {
  const t = useText('ride')
  return (
    <>
      <strong>
        {t(`types.${search.transfer_type ?? 'pickup'}`)} · {search.airport_name}
      </strong>
      <TransferSearchLines search={search} />
    </>
  )
}

/** Place, time and people. */
export function TransferSearchLines({ search }: { search: TransferSearch }) {
  const { date, time } = momentOf(search.service_local ?? search.flight_local)
  return (
    <>
      <span>{search.place_name}</span>
      <span>
        {formatDate(date, 'short')} {time}
      </span>
      <span>
        <PassengersText
          passengers={readPassengers(search.passengers)}
          luggage={search.luggage ?? usualLuggage}
        />
      </span>
    </>
  )
}
