import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, EmptyState, IconBed, Text } from '@portal/ui'
import { countPeople, peopleText } from '../../../trade/guests/people-texts.ts'
import type { RoomOccupancy } from '../../../trade/search/stay-search.ts'
import { roomsInOrder } from '../rate/use-rate-check.ts'
import { RateFilters } from './RateFilters.tsx'
import { type RateAction, RoomRates } from './RoomRates.tsx'
import { narrowed } from './rate-filter.ts'
import type { useRateFilter } from './use-rate-filter.ts'
import type { RateSelection } from './use-rate-selection.ts'

interface RateListProps {
  rooms: readonly Schemas['RoomTypeRates'][]
  hotel: Schemas['HotelInfo']
  /** The people who are to sleep in these rooms. */
  parties: readonly RoomOccupancy[]
  action: RateAction
  /** Null where rates are not compared. */
  selection: RateSelection | null
  shown: ReturnType<typeof useRateFilter>
}

/** From this age children sleep and pay as adults, in every hotel. */
const grownFrom = 12

/** Whether these people may share a room of the type. */
function takes(type: Schemas['RoomType'], { adults, child_ages }: RoomOccupancy, below: number): boolean {
  const people = countPeople(adults, child_ages, below)
  const grown = adults + child_ages.filter((age) => age >= grownFrom).length
  return (
    grown <= type.max_adults &&
    people.adults + people.children <= type.max_occupancy &&
    people.infants <= type.max_cots
  )
}

/** Rates by room type, with their filters; sold-out room types last. */
export function RateList({ rooms, hotel, parties, action, selection, shown }: RateListProps) {
  const t = useText('hotel/detail')
  const { filter, narrow } = shown
  const { open, soldOut } = roomsInOrder(rooms)
  const fitting = narrowed(open, filter)
  const below = hotel.infant_below_age
  const tooMany = parties.find((party) => hotel.room_types.every((type) => !takes(type, party, below)))
  return (
    <>
      <RateFilters rooms={open} filter={filter} onChange={narrow} />
      {open.length === 0 &&
        (tooMany ? (
          <EmptyState
            icon={IconBed}
            title={t('tooMany', {
              people: peopleText(countPeople(tooMany.adults, tooMany.child_ages, below)),
            })}
            hint={t('tooManyHint')}
          />
        ) : (
          <EmptyState icon={IconBed} title={t('noRates')} hint={t('noRatesHint')} />
        ))}
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
          tz={hotel.tz}
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
