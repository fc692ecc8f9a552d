import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { countryName } from '../../../shared/country-name.ts'
import { Fact, Facts, Section } from '../../../shared/order/Facts.tsx'
import styles from '../../../shared/order/sections.module.css'

/** Each room with its number, type, meals, bed and guests. */
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
  return (
    <div className={styles.room} role="group" aria-label={noun('room', { number: room.room_index })}>
      <h3 className={styles.subTitle}>{noun('room', { number: room.room_index })}</h3>
      <Facts>
        <Fact name={t('roomNumber')}>{room.room_number ?? t('noRoomNumber')}</Fact>
        <Fact name={t('roomType')}>{room.room_type}</Fact>
        <Fact name={t('meal')}>{meal}</Fact>
        <Fact name={t('bed')}>{room.bed_text}</Fact>
      </Facts>
      <ul className={styles.guests} aria-label={noun('guests')}>
        {room.guests.map((guest, index) => (
          // Two guests may bear one name.
          // oxlint-disable-next-line react/no-array-index-key -- the guests of a booking never change places
          <li key={index} className={styles.guest}>
            <Guest guest={guest} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Guest({ guest }: { guest: Schemas['Guest'] }) {
  const t = useText('user/order/detail')
  const kind = guest.type === 'child' ? t('child', { age: guest.age ?? '?' }) : t('adult')
  return (
    <>
      <span className={styles.guestName}>{guest.full_name}</span>
      {guest.name_local && <span>{guest.name_local}</span>}
      <span className={styles.hint}>
        {[kind, countryName(guest.nationality), guest.is_lead && t('lead')].filter(Boolean).join(' · ')}
      </span>
    </>
  )
}
