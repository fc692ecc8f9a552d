import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { IconSearch, TextInput, UnstyledButton } from '@portal/ui'
import type { FormEvent } from 'react'
import { FacetBox, FacetGroup, FacetList, FacetPanel, FacetRadios } from '../../../shared/results/Facets.tsx'
import { PriceRange } from '../../../shared/results/PriceRange.tsx'
import { typedIn } from '../../../shared/results/typed-in.ts'
import { useAskedFilters } from '../../../shared/results/use-asked-filters.ts'
import styles from './FilterPanel.module.css'
import type { FilterChange, HotelListSearch } from './hotel-list-search.ts'

interface FilterPanelProps {
  search: HotelListSearch
  facets: Schemas['HotelFacets'] | undefined
  onFilter: (filter: FilterChange) => void
}

/** What the results can be narrowed to, each value with the number of hotels it would leave. */
export function FilterPanel({ search: reached, facets, onFilter: onNarrow }: FilterPanelProps) {
  const t = useText('hotel/list')
  const [search, onFilter] = useAskedFilters(reached, onNarrow)
  const folding = { more: (count: number) => t('filters.all', { count }), fewer: t('filters.fewer') }
  const list = (name: 'district' | 'meal' | 'facility' | 'brand') => (
    <FacetList
      {...folding}
      title={t(`filters.${name}`)}
      facets={facets?.[name] ?? []}
      chosen={search[name] ?? []}
      onChange={(values) => onFilter({ [name]: values })}
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
      <FacetList
        {...folding}
        title={t('filters.star')}
        facets={facets?.star ?? []}
        chosen={(search.star ?? []).map(String)}
        onChange={(values) => onFilter({ star: values.map(Number) })}
      />
      <FacetRadios
        title={t('filters.score')}
        facets={facets?.score ?? []}
        chosen={search.score_min}
        onChange={(score_min) => onFilter({ score_min })}
      />
      {list('meal')}
      {list('district')}
      <FacetRadios
        title={t('filters.distance')}
        facets={facets?.distance ?? []}
        chosen={search.distance_max}
        onChange={(distance_max) => onFilter({ distance_max })}
      />
      {list('facility')}
      {list('brand')}
    </FacetPanel>
  )
}

function Keyword({ keyword, onFilter }: { keyword: string; onFilter: FilterPanelProps['onFilter'] }) {
  const t = useText('hotel/list')
  const common = useText('common')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(new FormData(event.currentTarget), 'keyword')
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
          <UnstyledButton type="submit" className={styles.go} aria-label={common('search')}>
            <IconSearch size={14} aria-hidden />
          </UnstyledButton>
        }
      />
    </form>
  )
}
