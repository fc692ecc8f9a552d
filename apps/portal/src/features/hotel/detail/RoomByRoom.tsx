import { formatMoney, useText } from '@portal/i18n'
import { Alert, CardsSkeleton, Title, useNow } from '@portal/ui'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { readStaySearch } from '../../../trade/search/stay-search.ts'
import { RateOutcome } from '../rate/RateOutcome.tsx'
import { RateList } from './RateList.tsx'
import { Expired, RatesSection } from './RatesSection.tsx'
import { RoomSteps } from './RoomSteps.tsx'
import { RoomsBar } from './RoomsBar.tsx'
import { type HotelRatesProps, useRateBooking } from './use-rate-booking.ts'
import { useRateFilter } from './use-rate-filter.ts'
import { type RoomChoice, useRoomChoice } from './use-room-choice.ts'

/** A rate for each room by itself: room after room, then all of them together. */
export default function RoomByRoom({ hotel, search, stay }: HotelRatesProps) {
  const t = useText('hotel/detail')
  const shown = useRateFilter(hotel.id, search)
  const choice = useRoomChoice(hotel.id, search, stay)
  const { current, picks, list } = choice
  const { booking, outcome, checking, book, accept, close } = useRateBooking(
    hotel.id,
    search,
    stay,
    choice.reload,
  )
  const { data, error, isFetching = false, refetch } = list ?? {}
  const now = useNow()
  const held = data !== undefined && now < data.expires_time * 1000
  return (
    <RatesSection
      hotel={hotel}
      search={search}
      stay={stay}
      busy={isFetching}
      expires={data && held ? data.expires_time : null}
    >
      {data && !held && <Expired onRefresh={choice.reload} busy={isFetching} />}
      <RoomSteps rooms={stay.rooms} infantBelow={hotel.infant_below_age} choice={choice} />
      <ChangedPicks choice={choice} />
      <Title order={3} size="h4" aria-live="polite">
        {t('perRoom.of', { number: current, count: stay.rooms.length })}
      </Title>
      {error && !data && <LoadError error={error} onRetry={() => void refetch?.()} retrying={isFetching} />}
      {!error && !data && <CardsSkeleton cards={5} />}
      {data && (
        <RateList
          rooms={data.rooms}
          hotel={hotel}
          parties={stay.rooms.slice(current - 1, current)}
          action={{
            allowed: true,
            busy: null,
            isChosen: ({ rate_id }) => picks[current - 1]?.rate_id === rate_id,
            labelOf: ({ rate_id }) =>
              picks[current - 1]?.rate_id === rate_id ? t('perRoom.chosen') : t('choose'),
            run: choice.choose,
          }}
          selection={null}
          shown={shown}
        />
      )}
      <RoomsBar
        hotel={hotel}
        stay={stay}
        choice={choice}
        mayBook={booking}
        busy={checking !== null}
        onBook={book}
      />
      <RateOutcome
        outcome={outcome}
        hotel={hotel}
        search={readStaySearch(search)}
        stay={stay}
        onAccept={accept}
        onOther={close}
      />
    </RatesSection>
  )
}

/** Says which choices cost something else now, or are gone. */
function ChangedPicks({ choice: { states, picks } }: { choice: RoomChoice }) {
  const t = useText('hotel/detail')
  const news = states.flatMap(({ state, rate }, index) => {
    const number = index + 1
    if (state === 'gone') return [t('perRoom.gone', { number })]
    if (state !== 'moved') return []
    const { currency } = rate.total_price
    const before = formatMoney({ amount: picks[index]?.amount ?? '0', currency })
    return [t('perRoom.priceNow', { number, now: formatMoney(rate.total_price), before })]
  })
  if (news.length === 0) return null
  return (
    <Alert role="status" color="orange">
      {news.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Alert>
  )
}
