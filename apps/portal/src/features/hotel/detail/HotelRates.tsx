import { useListHotelRates } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { CardsSkeleton, lazySection, useNow } from '@portal/ui'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { useDeferredQuery } from '../../../shared/use-deferred-query.ts'
import { readStaySearch } from '../../../trade/search/stay-search.ts'
import { readRates } from '../hotel-queries.ts'
import { RateOutcome } from '../rate/RateOutcome.tsx'
import { RateList } from './RateList.tsx'
import { Expired, RatesSection } from './RatesSection.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { type HotelRatesProps, hasRoomChoice, useRateBooking } from './use-rate-booking.ts'
import { useRateFilter } from './use-rate-filter.ts'
import { useRateSelection } from './use-rate-selection.ts'

const NothingLeft = lazySection(() => import('../rate/NothingLeft.tsx'))
const RoomByRoom = lazySection(() => import('./RoomByRoom.tsx'))

/** The rates of a stay: one for all rooms, or one for each room by itself. */
export function HotelRates(props: HotelRatesProps) {
  return props.search.each && hasRoomChoice(props.stay) ? <RoomByRoom {...props} /> : <SameRates {...props} />
}

/** Rates for all rooms at once. "Book" checks the rate first. */
function SameRates({ hotel, search, stay }: HotelRatesProps) {
  const labels = useText('hotel')
  const shown = useRateFilter(hotel.id, search)
  const selection = useRateSelection()
  const query = useListHotelRates({ hotel_id: hotel.id, ...stay }, readRates)
  const { data, error, isFetching } = useDeferredQuery(query)
  const { refetch } = query
  const now = useNow()
  const priced = data !== undefined && data.rooms.length > 0
  const held = priced && now < data.expires_time * 1000
  const { booking, outcome, checking, book, accept, close } = useRateBooking(hotel.id, search, stay, refetch)
  return (
    <RatesSection
      hotel={hotel}
      search={search}
      stay={stay}
      busy={isFetching}
      expires={held ? data.expires_time : null}
    >
      {priced && !held && <Expired onRefresh={() => void refetch()} busy={isFetching} />}
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !data && <CardsSkeleton cards={5} />}
      {data && (
        <RateList
          rooms={data.rooms}
          hotel={hotel}
          parties={stay.rooms}
          action={{
            allowed: booking,
            busy: checking,
            labelOf: ({ outcome }) => labels(outcome === 'on_request' ? 'bookOnRequest' : 'book'),
            run: book,
          }}
          selection={selection}
          shown={shown}
        />
      )}
      {data?.rooms.every(({ rates }) => rates.length === 0) && (
        <NothingLeft hotel={hotel} search={readStaySearch(search)} stay={stay} />
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
        search={readStaySearch(search)}
        stay={stay}
        onAccept={accept}
        onOther={close}
      />
    </RatesSection>
  )
}
