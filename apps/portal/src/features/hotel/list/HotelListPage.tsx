import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Box, EmptyState, PageTitle, Stack } from '@portal/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { memo, useCallback, useDeferredValue, useMemo } from 'react'
import { useToday } from '../../../shared/time/use-today.ts'
import { rememberSearch } from '../../../trade/product/recent-searches.ts'
import { stayOf } from '../../../trade/search/stay.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import { ReplacedNote } from '../search/ReplacedNote.tsx'
import { HotelResults } from './HotelResults.tsx'
import type { HotelListSearch } from './hotel-list-search.ts'
import { StaySearchPanel } from './StaySearchPanel.tsx'
import { useHotelResults } from './use-hotel-results.ts'

/**
 * The results of a hotel search; everything that shapes them stands in the address. The router tells of another address in
 * one go: what follows from it is drawn in steps, so that the press that led there is answered first.
 */
export function HotelListPage() {
  const asked = useSearch({ from: '/hotel/list' })
  const search = useDeferredValue(asked)
  return (
    <Box aria-busy={search !== asked || undefined}>
      <HotelList search={search} />
    </Box>
  )
}

const HotelList = memo(function HotelList({ search }: { search: HotelListSearch }) {
  const t = useText('hotel/list')
  const site = useText('site')
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  const day = useToday()
  const results = useHotelResults(search)
  const place = results.page?.criteria.destination_name ?? search.destination_name
  // An address by hand may name the place by its id alone; the form then shows the name that was found.
  const named = useMemo(
    () => (place && search.destination_id ? { ...search, destination_name: place } : search),
    [search, place],
  )
  const type = results.page?.criteria.destination.type ?? search.destination_type
  const title = type === 'hotel' ? 'titleNear' : 'titleAt'
  const onSearch = useCallback(
    (target: StaySearch) => {
      rememberSearch(owner, { product: 'hotel', search: target })
      void navigate({ to: '/hotel/list', search: target })
    },
    [navigate, owner],
  )
  return (
    <Stack>
      <PageTitle mb={0} title={place ? t(title, { place }) : site('titles.hotelList')} />
      <StaySearchPanel search={named} onSearch={onSearch} />
      {day && results.asked && <ReplacedNote search={search} stay={stayOf(search, day)} />}
      {results.asked ? (
        <HotelResults search={search} results={results} />
      ) : (
        <EmptyState title={t('start')} hint={t('startHint')} />
      )}
    </Stack>
  )
})
