import { getListHotelRatesQueryOptions, type Schemas } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { formatStay, useText } from '@portal/i18n'
import { Flex, LinesSkeleton, Text, Title } from '@portal/ui'
import { useQueries } from '@tanstack/react-query'
import { ButtonLink } from '../../../shared/ButtonLink.tsx'
import { compareAmounts } from '../../../shared/money/decimal.ts'
import { staySearchOf, staysNear } from '../../../trade/search/stay.ts'
import { moveKeptBooking } from '../booking/kept-booking.ts'
import { readRates } from '../hotel-queries.ts'
import { Alternative, BothPrices } from './Alternative.tsx'
import type { NearbyHotelsProps } from './NearbyHotels.tsx'

type Rate = Schemas['Rate']

/** Days by which a stay is moved, the nearest first. */
const shifts = [-1, 1, -2, 2, -3, 3]

const cheapest = (rooms: readonly Schemas['RoomTypeRates'][]): Rate | undefined =>
  rooms
    .flatMap(({ rates }) => rates)
    .toSorted((one, other) => compareAmounts(one.total_price.amount, other.total_price.amount))[0]

interface NearDatesProps extends Pick<NearbyHotelsProps, 'search' | 'stay'> {
  hotel: Pick<NearbyHotelsProps['hotel'], 'id' | 'tz'>
  /** At most this many dates, the nearest. */
  most?: number
}

/** The same stay a few days earlier or later, where the hotel has rooms, with its lowest price. */
export function NearDates({ hotel, search, stay, most = shifts.length }: NearDatesProps) {
  const t = useText('hotel/detail')
  const labels = useText('hotel')
  const owner = useSession(({ id }) => id)
  const stays = staysNear(stay, shifts, hotel.tz)
  const lists = useQueries({
    queries: stays.map((near) => getListHotelRatesQueryOptions({ hotel_id: hotel.id, ...near }, readRates)),
  })
  const isWaiting = lists.some(({ isPending }) => isPending)
  const found = stays
    .flatMap((near, index) => {
      const rate = cheapest(lists[index]?.data?.rooms ?? [])
      return rate ? [{ near, rate }] : []
    })
    .slice(0, most)
  if (!isWaiting && found.length === 0) return null
  return (
    <section aria-labelledby="near-dates" aria-busy={isWaiting}>
      <Title id="near-dates" order={3} size="h4" mt="md" mb="xs">
        {t('nearDates')}
      </Title>
      {/* All at once, so that no row moves under the pointer. */}
      {isWaiting ? (
        <LinesSkeleton lines={3} />
      ) : (
        <Flex component="ul" direction="column" gap="xs">
          {found.map(({ near, rate }) => (
            <Alternative
              key={near.check_in}
              side={
                <>
                  <span>
                    {t('nearby.from')} <BothPrices rate={rate} />
                  </span>
                  <ButtonLink
                    size="xs"
                    variant="light"
                    to="/hotel/detail/$id"
                    params={{ id: hotel.id }}
                    search={{ ...search, ...staySearchOf(near) }}
                    aria-label={`${labels('seeRooms')}: ${formatStay(near.check_in, near.check_out)}`}
                    onClick={() => moveKeptBooking(owner, hotel.id, stay, near)}
                  >
                    {labels('seeRooms')}
                  </ButtonLink>
                </>
              }
            >
              <strong>{formatStay(near.check_in, near.check_out)}</strong>
              <Text size="sm" c="dimmed">
                {rate.room_type} · {rate.meal_text}
              </Text>
            </Alternative>
          ))}
        </Flex>
      )}
    </section>
  )
}
