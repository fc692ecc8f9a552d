import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { ActionIcon, IconSearch, TextInput } from '@portal/ui'
import { type FormEvent, memo, useMemo } from 'react'
import { FacetBox, FacetGroup, FacetList, FacetPanel, FacetRadios } from '../../../trade/results/Facets.tsx'
import { PriceRange } from '../../../trade/results/PriceRange.tsx'
import { trimmedField, usePendingFilters } from '../../../trade/results/results-address.ts'
import type { FilterChange, HotelFilterSearch } from './hotel-list-search.ts'

interface FilterPanelProps {
  search: HotelFilterSearch
  facets: Schemas['HotelFacets'] | undefined
  onFilter: (filter: FilterChange) => void
}

/** Handlers per filter group; stable as long as `onFilter` is. */
const choicesOf = (onFilter: FilterPanelProps['onFilter']) => ({
  star: (values: string[]) => onFilter({ star: values.map(Number) }),
  meal: (values: string[]) => onFilter({ meal: values as HotelFilterSearch['meal'] }),
  district: (district: string[]) => onFilter({ district }),
  facility: (facility: string[]) => onFilter({ facility }),
  brand: (brand: string[]) => onFilter({ brand }),
  score: (score_min: string | undefined) => onFilter({ score_min }),
  distance: (distance_max: string | undefined) => onFilter({ distance_max }),
})

/** Filters of the hotel list; each value shows how many hotels it would leave. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps) {
  const { search: reached, facets, onFilter: onNarrow } = props
  const t = useText('hotel/list')
  const [search, onFilter] = usePendingFilters(reached, onNarrow)
  const choose = useMemo(() => choicesOf(onFilter), [onFilter])
  const list = (name: 'star' | 'district' | 'meal' | 'facility' | 'brand') => (
    <FacetList
      more={t('filters.all', { count: facets?.[name].length ?? 0 })}
      fewer={t('filters.fewer')}
      title={t(`filters.${name}`)}
      facets={facets?.[name]}
      chosen={search[name]}
      onChange={choose[name]}
    />
  )
  return (
    <FacetPanel>
      <Keyword keyword={search.keyword ?? ''} onFilter={onFilter} />
      {(facets?.free_cancel.length ?? 0) > 0 && (
        <FacetGroup title={t('filters.free_cancel')}>
          <FacetBox
            label={t('filters.freeCancel')}
            count={facets?.free_cancel[0]?.count ?? 0}
            checked={search.free_cancel ?? false}
            onChange={(checked) => onFilter({ free_cancel: checked || undefined })}
          />
        </FacetGroup>
      )}
      <PriceRange
        title={(currency) => t('filters.price', { currency })}
        labels={{ from: t('filters.priceFrom'), to: t('filters.priceTo'), apply: t('filters.apply') }}
        limits={search}
        range={facets?.price}
        onChange={onFilter}
      />
      {list('star')}
      <FacetRadios
        title={t('filters.score')}
        facets={facets?.score}
        chosen={search.score_min}
        onChange={choose.score}
      />
      {list('meal')}
      {list('district')}
      <FacetRadios
        title={t('filters.distance')}
        facets={facets?.distance}
        chosen={search.distance_max}
        onChange={choose.distance}
      />
      {list('facility')}
      {list('brand')}
    </FacetPanel>
  )
})

function Keyword({ keyword, onFilter }: { keyword: string; onFilter: FilterPanelProps['onFilter'] }) {
  const t = useText('hotel/list')
  const common = useText('common')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = trimmedField(new FormData(event.currentTarget), 'keyword')
    onFilter({ keyword: typed || undefined })
  }
  return (
    <form onSubmit={submit} role="search" aria-label={t('filters.keyword')}>
      <TextInput
        key={keyword}
        name="keyword"
        size="xs"
        label={t('filters.keyword')}
        placeholder={t('filters.keywordHint')}
        defaultValue={keyword}
        maxLength={60}
        rightSection={
          <ActionIcon type="submit" variant="subtle" color="gray" aria-label={common('search')}>
            <IconSearch size={14} aria-hidden />
          </ActionIcon>
        }
      />
    </form>
  )
}
