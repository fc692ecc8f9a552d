import { useText } from '@portal/i18n'
import { memo } from 'react'
import { orderOf } from '../../../trade/results/results-address.ts'
import { SortButtons } from '../../../trade/results/SortButtons.tsx'
import { type HotelListSearch, type HotelSort, hotelSorts } from './hotel-list-search.ts'

interface SortBarProps {
  search: HotelListSearch
  onSort: (sort: HotelSort) => void
}

/** The seven sorts of hotels. */
export const SortBar = memo(function SortBar({ search, onSort }: SortBarProps) {
  const t = useText('hotel/list')
  return (
    <SortButtons
      labels={{ label: t('sort'), ascending: t('ascending'), descending: t('descending') }}
      sorts={hotelSorts.map((sort) => ({ sort, label: t(`sorts.${sort}`) }))}
      active={search.sort ?? 'default'}
      order={orderOf(search)}
      onSort={onSort}
    />
  )
})
