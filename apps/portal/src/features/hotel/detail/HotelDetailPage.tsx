import { useGetHotel } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { DetailSkeleton, PageTitle, Stack, Text } from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { BackToList } from '../../../shared/list/BackToList.tsx'
import { useLastSearch } from '../../../shared/list/last-search.ts'
import { today } from '../../../shared/time/server-clock.ts'
import { otherNames } from '../../../trade/place/place-names.tsx'
import { Stars } from '../../../trade/place/Stars.tsx'
import { QuoteBar } from '../../../trade/quote/QuoteBar.tsx'
import { SearchedResults, SearchScope } from '../../../trade/results/search-change.tsx'
import { stayOf } from '../../../trade/search/stay.ts'
import { TripBar } from '../../../trade/trip/TripBar.tsx'
import { FavouriteButton } from '../FavouriteButton.tsx'
import { GroupRequestButton } from '../group/GroupRequestButton.tsx'
import { ScoreBadge } from '../ScoreBadge.tsx'
import { ReplacedNote } from '../search/ReplacedNote.tsx'
import { HotelAbout } from './HotelAbout.tsx'
import { HotelGallery } from './HotelGallery.tsx'
import { HotelRates } from './HotelRates.tsx'
import { useHotelPageSearch } from './hotel-page-search.ts'
import { StayBar } from './StayBar.tsx'

/** A hotel: pictures, facts, and rates by room for the stay in the address. */
export function HotelDetailPage() {
  const site = useText('site')
  const t = useText('hotel/detail')
  const { id } = useParams({ from: '/hotel/detail/$id' })
  const search = useHotelPageSearch()
  const { data, error, isFetching, refetch } = useGetHotel({ id })
  const hotel = data?.hotel
  const stay = hotel && stayOf(search, today(hotel.tz))
  // A hotel may be opened without a search.
  const isFound = useLastSearch('/hotel/list') !== undefined
  return (
    <Stack>
      <TripBar />
      <QuoteBar />
      {isFound && <BackToList to="/hotel/list" text={t('toResults')} />}
      <PageTitle mb={0} title={hotel?.name ?? site('titles.hotelDetail')}>
        {hotel && (
          <>
            {hotel.name} <Stars star={hotel.star} /> <FavouriteButton hotel={hotel} />
            <Text span display="block" c="dimmed" fw={400}>
              {otherNames(hotel).join(' · ')}
            </Text>
          </>
        )}
      </PageTitle>
      {error && !hotel && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!hotel && !error && <DetailSkeleton />}
      {hotel && (
        <>
          <Text m="-12px 0 0" c="dimmed">
            {hotel.district_name} · {hotel.address}
            {' · '}
            <ScoreBadge score={hotel.review_score} reviews={hotel.review_count} />
          </Text>
          <HotelGallery name={hotel.name} images={hotel.images} />
          {stay && (
            <SearchScope>
              <ReplacedNote search={search} stay={stay} />
              <StayBar
                key={JSON.stringify(stay)}
                hotelId={id}
                search={search}
                stay={stay}
                tz={hotel.tz}
                infantBelow={hotel.infant_below_age}
              />
              <GroupRequestButton hotel={hotel} search={search} stay={stay} />
              <SearchedResults>
                {/* What was chosen or decided for other dates does not carry over. */}
                <HotelRates
                  key={`${stay.check_in} ${stay.check_out}`}
                  hotel={hotel}
                  search={search}
                  stay={stay}
                />
              </SearchedResults>
            </SearchScope>
          )}
          <HotelAbout hotel={hotel} />
        </>
      )}
    </Stack>
  )
}
