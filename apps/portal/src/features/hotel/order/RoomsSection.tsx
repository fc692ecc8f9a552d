import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Stack, Title } from '@portal/ui'
import { peopleText } from '../../../trade/guests/people-texts.ts'
import { Fact, Facts, Section } from '../../../trade/order/Facts.tsx'
import { GuestList } from '../../../trade/order/GuestList.tsx'

/** Each room with number, type, meals, bed and guests. */
export function RoomsSection({ order }: { order: Schemas['HotelOrder'] }) {
  const t = useText('user/order/detail')
  return (
    <Section title={t('sections.rooms')}>
      {order.rooms.map((room) => (
        <Room key={room.room_index} room={room} />
      ))}
    </Section>
  )
}

function Room({ room }: { room: Schemas['BookedRoom'] }) {
  const t = useText('user/order/detail')
  const hotel = useText('hotel')
  const noun = useText('order')
  const meal =
    room.meal_count > 0 ? hotel('mealFor', { meal: room.meal_text, count: room.meal_count }) : room.meal_text
  const extraBeds = [
    ...(room.extra_beds > 0 ? [hotel('extraBeds', { count: room.extra_beds })] : []),
    ...(room.cots > 0 ? [hotel('cots', { count: room.cots })] : []),
  ]
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
      <Facts>
        <Fact name={t('roomNumber')}>{room.room_number ?? t('noRoomNumber')}</Fact>
        <Fact name={t('roomType')} hint={room.rate_name}>
          {room.room_type}
        </Fact>
        <Fact name={t('meal')}>{meal}</Fact>
        <Fact name={t('bed')} hint={hotel(`bedPromise.${room.bed_promise}`)}>
          {[room.bed_text, ...extraBeds].join(' · ')}
        </Fact>
        <Fact name={t('people')}>
          {peopleText({ ...room, children: room.child_ages.length - room.infants })}
        </Fact>
      </Facts>
      <GuestList guests={room.guests} />
    </Stack>
  )
}
