import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Stack, Title } from '@portal/ui'
import { peopleText } from '../../../trade/guests/people-texts.ts'
import { Fact, Facts, Section } from '../../../trade/order/Facts.tsx'
import { GuestList } from '../../../trade/order/GuestList.tsx'

/** With more rooms than this, what all of them have in common is said once. */
const mostSingly = 3

/** Each room with number, type, meals, bed and guests. */
export function RoomsSection({ order: { rooms } }: { order: Schemas['HotelOrder'] }) {
  const t = useText('user/order/detail')
  const factsOf = useRoomFacts()
  const [first, ...others] = rooms.map(factsOf)
  const common =
    rooms.length > mostSingly
      ? (first ?? []).filter((fact) =>
          others.every((facts) =>
            facts.some(
              ({ name, value, hint }) => name === fact.name && value === fact.value && hint === fact.hint,
            ),
          ),
        )
      : []
  return (
    <Section title={t('sections.rooms')}>
      {common.length > 0 && (
        <>
          <Title order={3} size="h4">
            {t('allRooms', { count: rooms.length })}
          </Title>
          <RoomFacts facts={common} />
        </>
      )}
      {rooms.map((room) => (
        <Room
          key={room.room_index}
          room={room}
          facts={factsOf(room).filter(({ name }) => !common.some((fact) => fact.name === name))}
        />
      ))}
    </Section>
  )
}

interface RoomFact {
  name: string
  value: string
  hint?: string
}

function useRoomFacts() {
  const t = useText('user/order/detail')
  const hotel = useText('hotel')
  return (room: Schemas['BookedRoom']): RoomFact[] => {
    const { meal_text, meal_count, extra_beds, cots } = room
    const extraBeds = [
      ...(extra_beds > 0 ? [hotel('extraBeds', { count: extra_beds })] : []),
      ...(cots > 0 ? [hotel('cots', { count: cots })] : []),
    ]
    return [
      { name: t('roomNumber'), value: room.room_number ?? t('noRoomNumber') },
      { name: t('roomType'), value: room.room_type, hint: room.rate_name },
      {
        name: t('meal'),
        value: meal_count > 0 ? hotel('mealFor', { meal: meal_text, count: meal_count }) : meal_text,
      },
      {
        name: t('bed'),
        value: [room.bed_text, ...extraBeds].join(' · '),
        hint: hotel(`bedPromise.${room.bed_promise}`),
      },
      {
        name: t('people'),
        value: peopleText({ ...room, children: room.child_ages.length - room.infants }),
      },
    ]
  }
}

const RoomFacts = ({ facts }: { facts: readonly RoomFact[] }) => (
  <Facts>
    {facts.map(({ name, value, hint }) => (
      <Fact key={name} name={name} hint={hint}>
        {value}
      </Fact>
    ))}
  </Facts>
)

function Room({ room, facts }: { room: Schemas['BookedRoom']; facts: readonly RoomFact[] }) {
  const noun = useText('order')
  const t = useText('user/order/detail')
  return (
    <Stack
      gap="xs"
      pt="sm"
      style={{ borderTop: '1px solid var(--ui-hairline)' }}
      role="group"
      aria-label={noun('room', { number: room.room_index })}
    >
      <Title order={3} size="h4">
        {noun('room', { number: room.room_index })}
      </Title>
      {facts.length > 0 && <RoomFacts facts={facts} />}
      <GuestList guests={room.guests} lead={t('lead')} />
    </Stack>
  )
}
