import { type Schemas, useListHotelRates } from '@portal/api-client'
import { useHoldsNode, useIsSignedIn } from '@portal/auth'
import { formatTime, useText } from '@portal/i18n'
import {
  Alert,
  Button,
  CardsSkeleton,
  EmptyState,
  Flex,
  IconBed,
  IconRefresh,
  Text,
  Title,
  useNow,
} from '@portal/ui'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { loginPath } from '../../../shared/session/login-path.ts'
import { useDeferredQuery } from '../../../shared/use-deferred-query.ts'
import { NetPriceSwitch } from '../../../trade/money/NetPriceSwitch.tsx'
import { type Stay, staySearchOf } from '../../../trade/search/stay.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import { readRates } from '../hotel-queries.ts'
import { RateOutcome } from '../rate/RateOutcome.tsx'
import { roomsInOrder, useRateCheck } from '../rate/use-rate-check.ts'
import { CalendarButton } from './CalendarButton.tsx'
import type { HotelPageSearch } from './hotel-page-search.ts'
import { RateFilters } from './RateFilters.tsx'
import { RoomRates } from './RoomRates.tsx'
import { narrowed } from './rate-filter.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { useRateFilter } from './use-rate-filter.ts'
import { type RateSelection, useRateSelection } from './use-rate-selection.ts'

type ChosenRate = Pick<Schemas['Rate'], 'rate_key' | 'total_price'>

/** The booking page's address: the stay, the rate, and the total seen or accepted. */
const bookingSearch = (rate: ChosenRate, hotel_id: string, search: StaySearch, stay: Stay) => ({
  ...search,
  ...staySearchOf(stay),
  hotel_id,
  rate_key: rate.rate_key,
  known_total: rate.total_price.amount,
  currency: rate.total_price.currency,
  ref: crypto.randomUUID() as string,
})

type Rate = Schemas['Rate']

interface HotelRatesProps {
  hotel: Schemas['HotelInfo']
  search: HotelPageSearch
  stay: Stay
}

/** The rates of a stay by room. "Book" checks the rate first. */
export function HotelRates({ hotel, search: narrowing, stay }: HotelRatesProps) {
  const t = useText('hotel/detail')
  const labels = useText('hotel')
  const signedIn = useIsSignedIn()
  const { meal: _meal, refundable: _refundable, unfolded: _unfolded, ...search } = narrowing
  const shown = useRateFilter(hotel.id, narrowing)
  const selection = useRateSelection()
  const query = useListHotelRates({ hotel_id: hotel.id, ...stay }, readRates)
  const { data, error, isFetching } = useDeferredQuery(query)
  const { refetch } = query
  const now = useNow()
  const priced = data !== undefined && data.rooms.length > 0
  const held = priced && now < data.expires_time * 1000
  const { booking, outcome, checking, book, accept, close } = useBooking(hotel.id, search, stay, refetch)
  return (
    <Flex
      component="section"
      direction="column"
      gap="sm"
      aria-labelledby="hotel-rates"
      aria-busy={isFetching}
    >
      <Flex component="header" gap="4px var(--mantine-spacing-sm)" align="center" wrap="wrap">
        <Title id="hotel-rates" order={2}>
          {t('rooms')}
        </Title>
        {/* Reserves its space, so that nothing moves when prices arrive. */}
        <Text span inherit flex="1 0 9.5rem" fz="sm" c="dimmed">
          {held && t('expires', { time: formatTime(data.expires_time, 'hh:MM') })}
        </Text>
        {!signedIn && (
          <Text span inherit fz="sm" c="dimmed">
            {labels('netAfterLogin')}
          </Text>
        )}
        <CalendarButton hotel={hotel} search={narrowing} stay={stay} />
        <NetPriceSwitch />
      </Flex>
      {priced && !held && <Expired onRefresh={() => void refetch()} busy={isFetching} />}
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <CardsSkeleton cards={5} />}
      {data && (
        <Rooms
          data={data}
          tz={hotel.tz}
          booking={booking}
          checking={checking}
          onBook={book}
          selection={selection}
          shown={shown}
        />
      )}
      {data && (
        <SelectionBar
          hotel={hotel}
          stay={stay}
          rates={selection.of(data.rooms)}
          selection={selection}
          onBook={book}
        />
      )}
      <RateOutcome
        outcome={outcome}
        hotel={hotel}
        search={search}
        stay={stay}
        onAccept={accept}
        onOther={close}
      />
    </Flex>
  )
}

/** Whether the member may book, and what happens then. */
function useBooking(hotelId: string, search: StaySearch, stay: Stay, refetch: () => unknown) {
  const navigate = useNavigate()
  const router = useRouter()
  const signedIn = useIsSignedIn()
  const mayBook = useHoldsNode('order/book')
  const go = (rate: Rate) =>
    void navigate({ to: '/hotel/booking', search: bookingSearch(rate, hotelId, search, stay) })
  const { check, checking, outcome, close } = useRateCheck({ go, expired: () => void refetch() })
  const book = (rate: Rate) => {
    if (signedIn) return void check(rate)
    void navigate({ href: loginPath({ to: router.latestLocation.href, why: 'sign-in' }) })
  }
  const accept = (rate: Rate) => {
    close()
    go(rate)
  }
  const stop = () => {
    close()
    void refetch()
  }
  return { booking: !signedIn || mayBook, outcome, checking, book, accept, close: stop }
}

interface RoomsProps {
  data: Schemas['ListHotelRatesAnswer']
  tz: string
  booking: boolean
  checking: string | null
  onBook: (rate: Rate) => void
  selection: RateSelection
  shown: ReturnType<typeof useRateFilter>
}

function Rooms({ data, tz, booking, checking, onBook, selection, shown }: RoomsProps) {
  const t = useText('hotel/detail')
  const { filter, narrow } = shown
  const { open, soldOut } = roomsInOrder(data.rooms)
  const fitting = narrowed(open, filter)
  return (
    <>
      <RateFilters rooms={open} filter={filter} onChange={narrow} />
      {open.length === 0 && <EmptyState icon={IconBed} title={t('noRates')} hint={t('noRatesHint')} />}
      {open.length > 0 && fitting.length === 0 && (
        <EmptyState
          icon={IconBed}
          title={t('rateFilters.none')}
          action={
            <Button onClick={() => narrow({ meal: [], refundable: undefined })}>
              {t('rateFilters.all')}
            </Button>
          }
        />
      )}
      {fitting.map((room) => (
        <RoomRates
          key={room.room_type.id}
          room={room}
          tz={tz}
          mayBook={booking}
          checking={checking}
          onBook={onBook}
          selection={selection}
          unfolded={shown.isUnfolded(room.room_type.id)}
          onUnfold={shown.unfold}
        />
      ))}
      {soldOut.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('soldOutRooms', { rooms: soldOut.map(({ room_type }) => room_type.name).join(' · ') })}
        </Text>
      )}
    </>
  )
}

interface ExpiredProps {
  busy: boolean
  onRefresh: () => void
}

/** The prices have expired; offers fresh ones. */
function Expired({ onRefresh, busy }: ExpiredProps) {
  const t = useText('hotel/detail')
  return (
    <Alert role="status" color="orange" w="100%">
      {t('expired')}{' '}
      <Button
        variant="subtle"
        size="xs"
        loading={busy}
        leftSection={<IconRefresh size={16} aria-hidden />}
        onClick={onRefresh}
      >
        {t('refresh')}
      </Button>
    </Alert>
  )
}
