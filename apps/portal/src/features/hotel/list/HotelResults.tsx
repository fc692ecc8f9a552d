import { useText } from '@portal/i18n'
import {
  Box,
  Button,
  Columns,
  FilterChips,
  Flex,
  Group,
  lazySection,
  Pager,
  Progress,
  Skeleton,
  SkeletonArea,
  Stack,
  Text,
} from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { memo, useCallback, useMemo, useRef } from 'react'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { withTexts } from '../../../shared/lazy-load.ts'
import type { Turn } from '../../../shared/search-params.ts'
import { NetPriceSwitch } from '../../../trade/money/NetPriceSwitch.tsx'
import { FilterPlace } from '../../../trade/results/FilterPlace.tsx'
import { NothingFound } from '../../../trade/results/NothingFound.tsx'
import { orderOf, withFilter, withoutFilters, withSort } from '../../../trade/results/results-address.ts'
import { SortButtons } from '../../../trade/results/SortButtons.tsx'
import { offersId, SkipToResults } from '../../../trade/results/search-change.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { activeFilters } from './filter-chips.ts'
import { HotelRows, HotelRowsSkeleton, stayOfResults } from './HotelRows.tsx'
import type { ShownResults } from './hotel-list-query.ts'
import { filterOf, hasNoRoom, pageSize } from './hotel-list-query.ts'
import {
  type FilterChange,
  filterShape,
  type HotelListSearch,
  type HotelSort,
  hotelSorts,
  readHotelListSearch,
} from './hotel-list-search.ts'
import type { HotelResultsState } from './use-hotel-results.ts'
import { useSteadyRows } from './use-steady-rows.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

interface SortBarProps {
  search: HotelListSearch
  onSort: (sort: HotelSort) => void
}

/** The seven sorts of hotels. */
const SortBar = memo(function SortBar({ search, onSort }: SortBarProps) {
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

const SoldOutNote = lazySection(() => withTexts(['hotel/detail'], () => import('./SoldOutNote.tsx')))

const HotelMap = lazySection(() => import('./HotelMap.tsx'), {
  // As high as the map on a wide screen, so that the pager does not move.
  loading: (
    <SkeletonArea>
      <Skeleton height={582} />
    </SkeletonArea>
  ),
})

interface HotelResultsProps {
  results: HotelResultsState
}

/** Filters, sorts and hotels, during the search and after it. */
export function HotelResults({ results }: HotelResultsProps) {
  const t = useText('hotel/list')
  const navigate = useNavigate()
  const { search, question, facets, loading, error, retry } = results
  const { page, newer, show } = useSteadyRows(results.page, question, loading)
  const filters = activeFilters(search, facets)
  /** Navigates from the current address, which may be newer than what the page shows. */
  const go = useCallback(
    (change: (now: HotelListSearch) => HotelListSearch, turn: Turn = {}) =>
      void navigate({
        to: '/hotel/list',
        search: (now: Record<string, unknown>) => change(readHotelListSearch(now)),
        resetScroll: false,
        ...turn,
      }),
    [navigate],
  )
  // In the address, so that Back restores the list; replaces the history entry.
  const unfolded = search.sold_out ?? false
  const unfold = useCallback(
    (open: boolean) => {
      if (open === unfolded) return
      go(({ sold_out: _, ...folded }) => (open ? { ...folded, sold_out: true } : folded), { replace: true })
    },
    [go, unfolded],
  )
  // Stable functions: the parts below re-render only when their own content changes.
  const onFilter = useCallback((filter: FilterChange) => go((now) => withFilter(now, filter)), [go])
  const onSort = useCallback((sort: HotelSort) => go((now) => withSort(now, sort)), [go])
  const onClear = useCallback(() => go((now) => withoutFilters(now, filterShape)), [go])
  const onPage = useCallback(
    (page: number, turn?: Turn) => go((now) => ({ ...now, page }), { resetScroll: true, ...turn }),
    [go],
  )
  const filter = useMemo(() => filterOf(search), [search])
  const panel = <FilterPanel search={filter} facets={facets} onFilter={onFilter} />
  if (error && !facets) return <LoadError error={error} onRetry={retry} />
  return (
    <Columns widths="14.5rem minmax(0, 1fr)" from="sm" gap={{ base: 'sm', sm: 'lg' }} align="start">
      {page && <SkipToResults />}
      <FilterPlace
        count={filters.length}
        done={page && !loading ? t('filters.show', { count: page.total }) : undefined}
      >
        {panel}
      </FilterPlace>
      <Flex
        component="section"
        direction="column"
        gap="sm"
        miw={0}
        aria-label={t('results')}
        aria-busy={loading}
      >
        {(page || !error) && <SearchState page={page} newer={newer} onShow={show} />}
        <FilterChips
          chips={filters.map(({ key, label, without }) => ({
            key,
            label,
            onRemove: () => onFilter(without),
          }))}
          onClear={onClear}
        />
        <Group gap="4px var(--mantine-spacing-md)" align="stretch" justify="space-between">
          <SortBar search={search} onSort={onSort} />
          <NetPriceSwitch />
          <ViewSwitch
            view={search.view}
            onView={(view) => go(view ? (now) => ({ ...now, view }) : withoutView)}
          />
        </Group>
        {Boolean(error) && <LoadError error={error} onRetry={retry} />}
        {page ? (
          <Stack
            id={offersId}
            tabIndex={-1}
            gap="sm"
            opacity={loading ? 0.6 : 1}
            data-loading={loading || undefined}
          >
            {hasNoRoom(page, search) && (
              <SoldOutNote page={page} search={stayOfResults(page, search.destination_name, search)} />
            )}
            {search.view === 'map' ? (
              <HotelMap page={page} search={search} />
            ) : (
              <HotelRows page={page} place={search.destination_name} unfolded={unfolded} onSoldOut={unfold} />
            )}
            <Nothing page={page} filtered={filters.length > 0} onClear={onClear} />
            <Pager
              page={page.page}
              limit={pageSize}
              total={page.total}
              settled={!loading && page.state === 'done'}
              onPage={onPage}
            />
          </Stack>
        ) : (
          !error && <HotelRowsSkeleton />
        )}
      </Flex>
    </Columns>
  )
}

const withoutView = ({ view: _view, ...rest }: HotelListSearch): HotelListSearch => rest

interface SearchStateProps {
  page: ShownResults | undefined
  newer: number
  onShow: () => void
}

/** Number found, progress, and newer results; of fixed height, so that no row moves. */
function SearchState({ page, newer, onShow }: SearchStateProps) {
  const t = useText('hotel/list')
  const status = useRef<HTMLParagraphElement>(null)
  const progress = page?.progress ?? 0
  const running = page?.state !== 'done'
  const show = () => {
    onShow()
    // The button disappears once pressed, so the focus moves to the status.
    status.current?.focus()
  }
  return (
    <Stack gap={4}>
      <Group gap="xs" wrap="nowrap" h={24}>
        <Text role="status" ref={status} tabIndex={-1}>
          {page && <strong>{t('found', { count: page.total })}</strong>}{' '}
          {running && newer === 0 && (
            <Text span inherit fz="sm" c="dimmed">
              {t('searching', { percent: progress })}
            </Text>
          )}
        </Text>
        {newer > 0 && (
          <Button variant="light" size="compact-sm" h={24} onClick={show}>
            {t('newer', { count: newer })}
          </Button>
        )}
      </Group>
      {running ? (
        <Progress value={Math.max(progress, 8)} size={3} aria-label={t('searching', { percent: progress })} />
      ) : (
        <Box h={3} />
      )}
    </Stack>
  )
}

interface NothingProps {
  page: ShownResults
  filtered: boolean
  onClear: () => void
}

function Nothing({ page, filtered, onClear }: NothingProps) {
  const t = useText('hotel/list')
  const common = useText('common')
  if (page.total > 0 || page.state !== 'done') return null
  return (
    <NothingFound
      title={t('nothing')}
      hint={t(filtered ? 'nothingFiltered' : 'nothingAtAll')}
      clear={filtered && common('filter.clear')}
      onClear={onClear}
    />
  )
}
