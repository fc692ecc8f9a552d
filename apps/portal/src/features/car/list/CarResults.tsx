import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Columns, FilterChips, Flex, Group, Pager, Stack, Text, VisuallyHidden } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import type { Turn } from '../../../shared/search-params.ts'
import { NetPriceSwitch } from '../../../trade/money/NetPriceSwitch.tsx'
import { FilterPlace } from '../../../trade/results/FilterPlace.tsx'
import { NothingFound, SearchError } from '../../../trade/results/NothingFound.tsx'
import { orderOf, withFilter, withoutFilters, withSort } from '../../../trade/results/results-address.ts'
import { SortButtons } from '../../../trade/results/SortButtons.tsx'
import { offersId, SkipToResults } from '../../../trade/results/search-change.tsx'
import { RideRowsSkeleton } from '../../../trade/ride/RideSkeletons.tsx'
import { CarFilterPanel } from './CarFilterPanel.tsx'
import { CarRow } from './CarRow.tsx'
import { activeCarFilters } from './car-chips.ts'
import { type CarListSearch, carFilterShape, carSorts } from './car-list-search.ts'
import { Inclusions, usualInclusions } from './Inclusions.tsx'
import { type CarResultsState, pageSize } from './use-car-results.ts'

interface CarResultsProps {
  search: CarListSearch
  results: CarResultsState
}

/** Filters, sorts and the cars. */
export function CarResults({ search, results }: CarResultsProps) {
  const t = useText('car/list')
  const navigate = useNavigate()
  const { page, loading, error, retry, named } = results
  const filters = activeCarFilters(search, page?.filters)
  const go = (target: CarListSearch, turn: Turn = {}) =>
    void navigate({ to: '/car/list', search: target, resetScroll: false, ...turn })
  const clear = () => go(withoutFilters(search, carFilterShape))
  if (error) return <SearchError error={error} hint={t('changeSearch')} onRetry={retry} />
  return (
    <Columns widths="232px minmax(0, 1fr)" from="sm" gap={{ base: 'sm', sm: 'lg' }} align="start">
      {page && <SkipToResults />}
      <FilterPlace count={filters.length}>
        <CarFilterPanel
          search={search}
          facets={page?.filters}
          onFilter={(filter) => go(withFilter(search, filter))}
        />
      </FilterPlace>
      <Flex
        component="section"
        direction="column"
        gap="sm"
        miw={0}
        aria-label={t('results')}
        aria-busy={loading}
      >
        <VisuallyHidden component="h2">{t('results')}</VisuallyHidden>
        <Text role="status" mih={21}>
          {page && <strong>{t('found', { count: page.total })}</strong>}
        </Text>
        <FilterChips
          chips={filters.map(({ key, label, without }) => ({
            key,
            label,
            onRemove: () => go(withFilter(search, without)),
          }))}
          onClear={clear}
        />
        <Group gap="4px var(--mantine-spacing-md)" align="stretch" justify="space-between">
          <SortButtons
            labels={{ label: t('sort'), ascending: t('ascending'), descending: t('descending') }}
            sorts={carSorts.map((sort) => ({ sort, label: t(`sorts.${sort}`) }))}
            active={search.sort ?? 'default'}
            order={orderOf(search)}
            onSort={(sort) => go(withSort(search, sort))}
          />
          <NetPriceSwitch />
        </Group>
        {page ? (
          <Stack
            id={offersId}
            tabIndex={-1}
            gap="sm"
            opacity={loading ? 0.6 : 1}
            data-loading={loading || undefined}
          >
            <CarRows page={page} search={named} />
            {page.total === 0 && <Nothing filtered={filters.length > 0} onClear={clear} />}
            <Pager
              page={page.page}
              limit={pageSize}
              total={page.total}
              settled={!loading}
              onPage={(target, turn) => go({ ...search, page: target }, { resetScroll: true, ...turn })}
            />
          </Stack>
        ) : (
          <RideRowsSkeleton rows={5} />
        )}
      </Flex>
    </Columns>
  )
}

/** Rows above the fold of a typical screen. */
const rowsInView = 5

function CarRows({ page, search }: { page: Schemas['CarOfferPage']; search: CarListSearch }) {
  const t = useText('car/list')
  const usual = usualInclusions(page.list.map(({ model }) => model.includes))
  return (
    <>
      {usual && (
        <Text size="sm" c="dimmed">
          {t('unlessStated')} <Inclusions includes={usual} />
        </Text>
      )}
      <Flex component="ul" direction="column" gap="xs">
        {page.list.map((offer, index) => (
          <CarRow
            key={offer.model.id}
            offer={offer}
            search={search}
            location={page.location}
            usual={usual}
            inView={index < rowsInView}
          />
        ))}
      </Flex>
    </>
  )
}

function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const t = useText('car/list')
  const common = useText('common')
  return (
    <NothingFound
      title={t('nothing')}
      hint={t(filtered ? 'nothingFiltered' : 'nothingAtAll')}
      clear={filtered && common('filter.clear')}
      onClear={onClear}
    />
  )
}
