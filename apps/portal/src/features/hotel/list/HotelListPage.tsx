import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Box, EmptyState, PageTitle, Stack } from '@portal/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { memo, useCallback, useMemo } from 'react'
import { useRememberedSearch } from '../../../shared/list/last-search.ts'
import { useFirstDay } from '../../../shared/time/first-day.ts'
import { rememberSearch } from '../../../trade/product/recent-searches.ts'
import { QuoteBar } from '../../../trade/quote/QuoteBar.tsx'
import { SearchedResults, SearchScope } from '../../../trade/results/search-change.tsx'
import { carriedOf } from '../../../trade/search/booking-address.ts'
import { stayOf } from '../../../trade/search/stay.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import { TripBar } from '../../../trade/trip/TripBar.tsx'
import { ReplacedNote } from '../search/ReplacedNote.tsx'
import { HotelResults } from './HotelResults.tsx'
import { StaySearchPanel } from './StaySearchPanel.tsx'
import { type HotelResultsState, useHotelResults } from './use-hotel-results.ts'

/** The results of a hotel search; the address holds everything that shapes them. */
export function HotelListPage() {
  const search = useSearch({ from: '/hotel/list' })
  const results = useHotelResults(search)
  useRememberedSearch('/hotel/list', search)
  return (
    <Box aria-busy={results.search !== search || undefined}>
      <SearchScope>
        <HotelList results={results} />
      </SearchScope>
    </Box>
  )
}

const HotelList = memo(function HotelList({ results }: { results: HotelResultsState }) {
  const t = useText('hotel/list')
  const site = useText('site')
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  const day = useFirstDay(results.search.tz)
  const { search } = results
  const { trip_id, draft } = search
  const place = results.page?.criteria.destination_name ?? search.destination_name
  // A hand-written address may have only the id of the place; the form then takes name and zone from the answer.
  const tz = results.page?.criteria.tz ?? search.tz
  const named = useMemo(
    () =>
      place && search.destination_id
        ? { ...search, destination_name: place, ...(tz !== undefined && { tz }) }
        : search,
    [search, place, tz],
  )
  const type = results.page?.criteria.destination.type ?? search.destination_type
  const title = type === 'hotel' ? 'titleNear' : 'titleAt'
  const onSearch = useCallback(
    (target: StaySearch) => {
      rememberSearch(owner, { product: 'hotel', search: target })
      void navigate({ to: '/hotel/list', search: { ...target, ...carriedOf({ trip_id, draft }) } })
    },
    [navigate, owner, trip_id, draft],
  )
  return (
    <Stack>
      <TripBar />
      <QuoteBar />
      <PageTitle mb={0} title={place ? t(title, { place }) : site('titles.hotelList')} />
      <StaySearchPanel search={named} onSearch={onSearch} />
      {day && results.asked && <ReplacedNote search={search} stay={stayOf(search, day)} />}
      {results.asked ? (
        <SearchedResults>
          <HotelResults results={results} />
        </SearchedResults>
      ) : (
        <EmptyState title={t('start')} hint={t('startHint')} />
      )}
    </Stack>
  )
})
