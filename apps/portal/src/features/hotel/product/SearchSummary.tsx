import { formatStay } from '@portal/i18n'
import { countryName } from '../../../trade/place/place-names.tsx'
import type { ProductSearch } from '../../../trade/product/product.ts'
import { readRooms, repeatedStay, type StaySearch } from '../../../trade/search/stay-search.ts'
import { OccupancyText } from '../search/RoomOccupancyPicker.tsx'

export const hotelSearch: ProductSearch<StaySearch> = {
  read: repeatedStay,
}

/** A hotel search in words: place, dates, guests, and nationality, because prices differ by it. */
export function HotelSearchSummary({ search }: { search: StaySearch }) {
  return (
    <>
      <strong>{search.destination_name}</strong>
      <span>{formatStay(search.check_in ?? '', search.check_out ?? '')}</span>
      <span>
        <OccupancyText rooms={readRooms(search.rooms)} />
      </span>
      {search.nationality && <span>{countryName(search.nationality)}</span>}
    </>
  )
}
