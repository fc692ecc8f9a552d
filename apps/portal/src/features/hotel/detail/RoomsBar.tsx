import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Flex, Money, Text } from '@portal/ui'
import { FootBar } from '../../../shared/FootBar.tsx'
import { sumOf } from '../../../shared/money/decimal.ts'
import { useNetPriceShown } from '../../../trade/money/net-price.ts'
import { RefundabilityNow } from '../../../trade/order/Refundability.tsx'
import { strictRooms } from '../../../trade/order/RoomPolicies.tsx'
import type { Stay } from '../../../trade/search/stay.ts'
import { QuoteButton } from './QuoteButton.tsx'
import type { RoomChoice } from './use-room-choice.ts'

type Rate = Schemas['Rate']

interface RoomsBarProps {
  hotel: Pick<Schemas['HotelInfo'], 'id' | 'name' | 'tz'>
  stay: Stay
  choice: RoomChoice
  mayBook: boolean
  busy: boolean
  onBook: (rate: Rate) => void
}

/** The chosen rooms and their total, fixed at the bottom of the screen; continues once each room has a rate. */
export function RoomsBar({
  hotel,
  stay,
  choice: { states, combined },
  mayBook,
  busy,
  onBook,
}: RoomsBarProps) {
  const t = useText('hotel/detail')
  const rates = states.flatMap(({ rate }) => rate ?? [])
  const { answer, failed } = combined
  const rate = answer?.rate ?? null
  return (
    <FootBar label={t('perRoom.bar')}>
      <Text span role="status" size="sm" flex={{ base: '1 0 100%', sm: 1 }}>
        {t('perRoom.count', { count: rates.length, rooms: states.length })}
        {rates.length > 0 && (
          <Text span inherit c="dimmed">
            {' · '}
            {rates.map(({ room_type }) => room_type).join(' · ')}
          </Text>
        )}
        {rate && <Terms rate={rate} />}
        {answer?.sold_out.map((missing) => (
          <Missing key={missing.room_type_id} missing={missing} />
        ))}
        {failed && (
          <Text span inherit display="block" c="var(--mantine-color-red-light-color)">
            {t('perRoom.failed')}{' '}
            <Button size="compact-xs" variant="subtle" onClick={combined.retry}>
              {t('perRoom.retry')}
            </Button>
          </Text>
        )}
      </Text>
      <Total rate={rate} soFar={sumOf(rates.map(({ total_price }) => total_price))} />
      {rate && <QuoteButton hotel={hotel} stay={stay} rates={[rate]} />}
      <Button
        disabled={!rate || !mayBook}
        loading={busy || (combined.complete && combined.busy)}
        onClick={() => rate && onBook(rate)}
      >
        {t('perRoom.continue')}
      </Button>
    </FootBar>
  )
}

/** Whether the rooms together can be cancelled, and which of them cannot. */
function Terms({ rate }: { rate: Rate }) {
  const hotel = useText('hotel')
  const strict = rate.cancellation_policy.non_refundable ? [] : strictRooms(rate.rooms)
  return (
    <Flex component="span" wrap="wrap" gap="0 var(--mantine-spacing-xs)" align="center">
      <RefundabilityNow value={rate.refundability_now} calm />
      {strict.map(({ room_index }) => (
        <Text key={room_index} span inherit c="dimmed">
          {hotel('ofRoom', { number: room_index, text: hotel('refundability.non_refundable') })}
        </Text>
      ))}
    </Flex>
  )
}

/** The total of all rooms, or of those that are chosen so far; the net price where it is shown. */
function Total({ rate, soFar }: { rate: Rate | null; soFar: Schemas['Money'] | null }) {
  const t = useText('hotel/detail')
  const hotel = useText('hotel')
  const shown = useNetPriceShown()
  const total = rate?.total_price ?? soFar
  if (!total) return null
  return (
    <Text span size="sm" lh={1.3}>
      <Text span inherit fz="xs" c="dimmed">
        {rate ? hotel('total') : t('perRoom.soFar')}
      </Text>{' '}
      <Text span inherit fz="lg">
        <Money value={total} strong />
      </Text>
      {shown && rate?.total_settlement_price && (
        <Text span inherit fz="xs" c="dimmed" display="block">
          {hotel('netPrice')} <Money value={rate.total_settlement_price} />
        </Text>
      )}
    </Text>
  )
}

function Missing({ missing }: { missing: Schemas['SoldOutRoomType'] }) {
  const t = useText('hotel/detail')
  const { room_type: room, room_indexes, rooms_left } = missing
  const rooms = room_indexes.join(', ')
  return (
    <Text span inherit display="block" c="var(--mantine-color-red-light-color)">
      {rooms_left === 0
        ? t('perRoom.soldOut', { rooms, room })
        : t('perRoom.tooFew', { rooms, room, count: rooms_left })}
    </Text>
  )
}
