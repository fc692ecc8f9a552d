import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, EmptyState, IconBed, Text } from '@portal/ui'
import { roomsInOrder } from '../rate/use-rate-check.ts'
import { RateFilters } from './RateFilters.tsx'
import { type RateAction, RoomRates } from './RoomRates.tsx'
import { narrowed } from './rate-filter.ts'
import type { useRateFilter } from './use-rate-filter.ts'
import type { RateSelection } from './use-rate-selection.ts'

interface RateListProps {
  rooms: readonly Schemas['RoomTypeRates'][]
  tz: string
  action: RateAction
  /** Null where rates are not compared. */
  selection: RateSelection | null
  shown: ReturnType<typeof useRateFilter>
}

/** Rates by room type, with their filters; sold-out room types last. */
export function RateList({ rooms, tz, action, selection, shown }: RateListProps) {
  const t = useText('hotel/detail')
  const { filter, narrow } = shown
  const { open, soldOut } = roomsInOrder(rooms)
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
          action={action}
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
