import { useText } from '@portal/i18n'
import {
  Box,
  Button,
  Columns,
  FilterChips,
  Flex,
  Group,
  lateSection,
  Pager,
  Progress,
  Skeleton,
  SkeletonArea,
  Stack,
  Text,
} from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { NetPriceSwitch } from '../../../shared/money/NetPriceSwitch.tsx'
import { FilterPlace } from '../../../shared/results/FilterPlace.tsx'
import { NothingFound } from '../../../shared/results/NothingFound.tsx'
import { withFilter, withoutFilters, withSort } from '../../../shared/results/results-address.ts'
import type { Turn } from '../../../shared/search-params.ts'
import { FilterPanel } from './FilterPanel.tsx'
import { type ActiveFilter, activeFilters } from './filter-chips.ts'
import { HotelRows, HotelRowsSkeleton } from './HotelRows.tsx'
import { pageSize } from './hotel-list-query.ts'
import { filterShape, type HotelListSearch } from './hotel-list-search.ts'
import { SortBar } from './SortBar.tsx'
import type { HotelResultsState, ShownResults } from './use-hotel-results.ts'
import { useSteadyRows } from './use-steady-rows.ts'
import { ViewSwitch } from './ViewSwitch.tsx'

const HotelMap = lateSection(() => import('./HotelMap.tsx'), {
  // As high as the map on a wide screen, so that the pager below it stays.
  waiting: (
    <SkeletonArea>
      <Skeleton height={582} />
    </SkeletonArea>
  ),
})

interface HotelResultsProps {
  search: HotelListSearch
  results: HotelResultsState
}

/** Filters, sorts and the hotels that remain, while the search is still running and after. */
export function HotelResults({ search, results }: HotelResultsProps) {
  const t = useText('hotel/list')
  const navigate = useNavigate()
  const { question, facets, loading, error, retry } = results
  const { page, newer, show } = useSteadyRows(results.page, question, loading)
  const filters = activeFilters(search, facets)
  const go = (target: HotelListSearch, turn: Turn = {}) =>
    void navigate({ to: '/hotel/list', search: target, resetScroll: false, ...turn })
  // In the address like everything else, so that Back brings the list as it was; no step of its own.
  const unfold = (open: boolean) => {
    if (open === (search.sold_out ?? false)) return
    const { sold_out: _, ...folded } = search
    void navigate({
      to: '/hotel/list',
      search: open ? { ...search, sold_out: true } : folded,
      replace: true,
      resetScroll: false,
    })
  }
  const panel = (
    <FilterPanel search={search} facets={facets} onFilter={(filter) => go(withFilter(search, filter))} />
  )
  if (error && !facets) return <LoadError error={error} onRetry={retry} />
  return (
    <Columns widths="14.5rem minmax(0, 1fr)" from="sm" gap={{ base: 'sm', sm: 'lg' }} align="start">
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
          chips={chipsOf(filters, search, go)}
          onClear={() => go(withoutFilters(search, filterShape))}
        />
        <Group gap="4px var(--mantine-spacing-md)" align="stretch" justify="space-between">
          <SortBar search={search} onSort={(sort) => go(withSort(search, sort))} />
          <NetPriceSwitch />
          <ViewSwitch
            view={search.view}
            onView={(view) => go(view ? { ...search, view } : withoutView(search))}
          />
        </Group>
        {Boolean(error) && <LoadError error={error} onRetry={retry} />}
        {page ? (
          <Stack gap="sm" opacity={loading ? 0.6 : 1} data-loading={loading || undefined}>
            {search.view === 'map' ? (
              <HotelMap page={page} search={search} />
            ) : (
              <HotelRows page={page} search={search} onSoldOut={unfold} />
            )}
            <Nothing
              page={page}
              filtered={filters.length > 0}
              onClear={() => go(withoutFilters(search, filterShape))}
            />
            <Pager
              page={page.page}
              limit={pageSize}
              total={page.total}
              settled={!loading && page.state === 'done'}
              onPage={(target, turn) => go({ ...search, page: target }, { resetScroll: true, ...turn })}
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

const chipsOf = (
  filters: readonly ActiveFilter[],
  search: HotelListSearch,
  go: (target: HotelListSearch) => void,
) =>
  filters.map(({ key, label, without }) => ({ key, label, onRemove: () => go(withFilter(search, without)) }))

interface SearchStateProps {
  page: ShownResults | undefined
  newer: number
  onShow: () => void
}

/** How many were found, how far the search is, and what has come since: of one height, so that no row moves. */
function SearchState({ page, newer, onShow }: SearchStateProps) {
  const t = useText('hotel/list')
  const status = useRef<HTMLParagraphElement>(null)
  const progress = page?.progress ?? 0
  const running = page?.state !== 'done'
  const show = () => {
    onShow()
    // The button goes with what it has shown.
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
