import type { Schemas } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { Flex, LinesSkeleton, Text, Title } from '@portal/ui'
import { useMemo } from 'react'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { Stars } from '../../../trade/place/Stars.tsx'
import { type Stay, staySearchOf } from '../../../trade/search/stay.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import { moveKeptBooking } from '../booking/kept-booking.ts'
import { useHotelResults } from '../list/use-hotel-results.ts'
import { Alternative, BothPrices } from './Alternative.tsx'
import { type NearbyHotel, nearbyHotels } from './nearby-hotels.ts'

/** The list is not sorted by distance, so the nearest are picked from many. */
const mostAround = 100

export interface NearbyHotelsProps {
  hotel: Pick<Schemas['HotelInfo'], 'id' | 'name' | 'lat' | 'lng' | 'tz'>
  search: StaySearch
  stay: Stay
}

/** Hotels near a sold-out one, for the same stay; typed values move along. */
export function NearbyHotels({ hotel, search, stay }: NearbyHotelsProps) {
  const t = useText('hotel/detail')
  const around = useMemo(
    () =>
      ({ ...staySearchOf(stay), destination_type: 'hotel', destination_id: hotel.id, tz: hotel.tz }) as const,
    [stay, hotel.id, hotel.tz],
  )
  const { page, error, retry } = useHotelResults(around, { limit: mostAround, aside: true })
  const found = nearbyHotels(hotel, page?.list ?? [])
  if (!error && page?.state === 'done' && found.length === 0) return null
  return (
    <section aria-labelledby="nearby-hotels">
      <Title id="nearby-hotels" order={3} size="h4" mt="md" mb="xs">
        {t('nearby.title')}
      </Title>
      {Boolean(error) && <LoadError error={error} onRetry={retry} />}
      {!error && found.length === 0 && <LinesSkeleton lines={3} />}
      <Flex component="ul" direction="column" gap="xs">
        {found.map((one) => (
          <Nearby
            key={one.hotel.id}
            hotel={one.hotel}
            km={one.km}
            left={hotel.id}
            search={search}
            stay={stay}
          />
        ))}
      </Flex>
    </section>
  )
}

interface NearbyProps extends NearbyHotel {
  /** The sold-out hotel. */
  left: string
  search: StaySearch
  stay: Stay
}

function Nearby({ hotel, km, left, search, stay }: NearbyProps) {
  const t = useText('hotel/detail')
  const labels = useText('hotel')
  const owner = useSession(({ id }) => id)
  return (
    <Alternative
      side={
        <>
          {' '}
          <span>
            {t('nearby.from')} <BothPrices rate={hotel.from} />
          </span>
          <ButtonLink
            size="xs"
            variant="light"
            to="/hotel/detail/$id"
            params={{ id: hotel.id }}
            search={{ ...search, ...staySearchOf(stay) }}
            aria-label={`${labels('seeRooms')}: ${hotel.name}`}
            onClick={() => moveKeptBooking(owner, left, stay)}
          >
            {labels('seeRooms')}
          </ButtonLink>
        </>
      }
    >
      <strong>{hotel.name}</strong> <Stars star={hotel.star} />
      <Text size="sm" c="dimmed">
        {t('nearby.away', { km: km < 10 ? km.toFixed(1) : Math.round(km) })} · {hotel.district_name}
      </Text>
      <Text size="sm" c="dimmed">
        {hotel.from.room_type} · {hotel.from.meal_text}
      </Text>
    </Alternative>
  )
}
