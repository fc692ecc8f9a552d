import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { LinesSkeleton } from '@portal/ui'
import { FacetList, FacetPanel, FacetRadios } from '../../../trade/results/Facets.tsx'
import { PriceRange } from '../../../trade/results/PriceRange.tsx'
import { usePendingFilters } from '../../../trade/results/results-address.ts'
import type { CarFilterChange, CarListSearch } from './car-list-search.ts'

interface CarFilterPanelProps {
  search: CarListSearch
  facets: Schemas['CarFilters'] | undefined
  onFilter: (filter: CarFilterChange) => void
}

/** Filters of the car list; each value shows how many models it would leave. */
export function CarFilterPanel({ search: reached, facets, onFilter: onNarrow }: CarFilterPanelProps) {
  const t = useText('car/list')
  const [search, onFilter] = usePendingFilters(reached, onNarrow)
  const group = (
    name: 'model' | 'class' | 'energy' | 'location' | 'mileage',
    values: 'models' | 'classes' | 'energy' | 'locations' | 'mileage',
  ) => (
    <FacetList
      more={t('filters.all', { count: facets?.[values].length ?? 0 })}
      fewer={t('filters.fewer')}
      title={t(`filters.${name}`)}
      facets={facets?.[values]}
      chosen={search[name]}
      onChange={(chosen) => onFilter({ [name]: chosen })}
    />
  )
  return (
    <FacetPanel>
      {!facets && <LinesSkeleton lines={12} />}
      <PriceRange
        title={(currency) => t('filters.price', { currency })}
        labels={{ from: t('filters.priceFrom'), to: t('filters.priceTo'), apply: t('filters.apply') }}
        limits={search}
        range={facets?.price}
        onChange={onFilter}
      />
      <FacetRadios
        title={t('filters.seats')}
        facets={facets?.seats}
        chosen={search.seats_min === undefined ? undefined : String(search.seats_min)}
        onChange={(seats) => onFilter({ seats_min: seats === undefined ? undefined : Number(seats) })}
      />
      {group('class', 'classes')}
      {group('model', 'models')}
      {group('energy', 'energy')}
      {group('mileage', 'mileage')}
      {group('location', 'locations')}
    </FacetPanel>
  )
}
