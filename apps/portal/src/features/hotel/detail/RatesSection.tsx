import { useIsSignedIn } from '@portal/auth'
import { momentText, useText } from '@portal/i18n'
import { Alert, Button, Flex, IconRefresh, SegmentedControl, Text, Title } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NetPriceSwitch } from '../../../trade/money/NetPriceSwitch.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { type HotelRatesProps, hasRoomChoice } from './use-rate-booking.ts'

interface RatesSectionProps extends HotelRatesProps {
  busy: boolean
  /** When the shown prices expire, epoch s; null without any. */
  expires: number | null
  children: ReactNode
}

/** The frame of the rates of a stay, with its switches. */
export function RatesSection({ hotel, search, stay, busy, expires, children }: RatesSectionProps) {
  const t = useText('hotel/detail')
  const labels = useText('hotel')
  const signedIn = useIsSignedIn()
  return (
    <Flex component="section" direction="column" gap="sm" aria-labelledby="hotel-rates" aria-busy={busy}>
      <Flex component="header" gap="4px var(--mantine-spacing-sm)" align="center" wrap="wrap">
        <Title id="hotel-rates" order={2}>
          {t('rooms')}
        </Title>
        {/* Reserves its space, so that nothing moves when prices arrive. */}
        <Text span inherit flex="1 0 9.5rem" fz="sm" c="dimmed">
          {expires !== null && t('expires', { time: momentText(expires).slice(11) })}
        </Text>
        {!signedIn && (
          <Text span inherit fz="sm" c="dimmed">
            {labels('netAfterLogin')}
          </Text>
        )}
        <CalendarButton hotel={hotel} search={search} stay={stay} />
        <NetPriceSwitch />
      </Flex>
      {hasRoomChoice(stay) && <RoomMode hotelId={hotel.id} search={search} />}
      {children}
    </Flex>
  )
}

/** One rate for all rooms, or one for each. */
function RoomMode({ hotelId, search }: { hotelId: string; search: HotelRatesProps['search'] }) {
  const t = useText('hotel/detail')
  const navigate = useNavigate()
  const { each, ...same } = search
  const searchOf = (mode: string): HotelRatesProps['search'] =>
    mode === 'each' ? { ...same, each: true } : same
  return (
    <SegmentedControl
      aria-label={t('perRoom.mode')}
      style={{ alignSelf: 'flex-start' }}
      value={each ? 'each' : 'same'}
      onChange={(mode) =>
        void navigate({
          to: '/hotel/detail/$id',
          params: { id: hotelId },
          search: searchOf(mode),
          resetScroll: false,
        })
      }
      data={[
        { value: 'same', label: t('perRoom.same') },
        { value: 'each', label: t('perRoom.each') },
      ]}
    />
  )
}

interface ExpiredProps {
  busy: boolean
  onRefresh: () => void
}

/** The prices have expired; offers fresh ones. */
export function Expired({ onRefresh, busy }: ExpiredProps) {
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
