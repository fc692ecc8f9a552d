import { useHotel } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { DetailSkeleton, PageTitle } from '@portal/ui'
import { useParams, useSearch } from '@tanstack/react-router'
import { LoadError } from '../../../shared/LoadError.tsx'
import { stayOf } from '../../../shared/stay.ts'
import { useToday } from '../../../shared/use-today.ts'
import { FavouriteButton } from '../FavouriteButton.tsx'
import { Stars } from '../Stars.tsx'
import { HotelAbout } from './HotelAbout.tsx'
import styles from './HotelDetailPage.module.css'
import { HotelGallery } from './HotelGallery.tsx'
import { HotelRates } from './HotelRates.tsx'
import { StayBar } from './StayBar.tsx'

/** A hotel: its pictures and facts, and its rates by room for the stay that the address names. */
export function HotelDetailPage() {
  const t = useText('hotel')
  const site = useText('site')
  const { id } = useParams({ from: '/hotel/detail/$id' })
  const search = useSearch({ from: '/hotel/detail/$id' })
  const day = useToday()
  const { data, error, isFetching, refetch } = useHotel({ id })
  const hotel = data?.hotel
  const stay = day ? stayOf(search, day) : null
  return (
    <div className={styles.page}>
      <PageTitle title={hotel?.name ?? site('titles.hotelDetail')}>
        {hotel && (
          <>
            {hotel.name} <Stars star={hotel.star} /> <FavouriteButton hotel={hotel} />
            {hotel.name_local !== hotel.name && <span className={styles.local}>{hotel.name_local}</span>}
          </>
        )}
      </PageTitle>
      {error && !hotel && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!hotel && !error && <DetailSkeleton />}
      {hotel && (
        <>
          <p className={styles.where}>
            {hotel.district_name} · {hotel.address}
            {hotel.review_score !== null && (
              <>
                {' · '}
                <strong className={styles.score}>{t('score', { score: hotel.review_score })}</strong>{' '}
                {t('reviews', { count: hotel.review_count })}
              </>
            )}
          </p>
          <HotelGallery name={hotel.name} images={hotel.images} />
          {stay && (
            <>
              <StayBar key={JSON.stringify(stay)} hotelId={id} search={search} stay={stay} tz={hotel.tz} />
              <HotelRates hotel={hotel} search={search} stay={stay} />
            </>
          )}
          <HotelAbout hotel={hotel} />
        </>
      )}
    </div>
  )
}
