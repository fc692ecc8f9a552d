import { useText } from '@portal/i18n'
import { Money, Text, UnstyledButton } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { countPeople, peopleText } from '../../../trade/guests/people-texts.ts'
import type { RoomOccupancy } from '../../../trade/search/stay-search.ts'
import styles from './RoomSteps.module.css'
import type { RoomChoice } from './use-room-choice.ts'

interface RoomStepsProps {
  rooms: readonly RoomOccupancy[]
  /** Younger children are infants at this hotel. */
  infantBelow: number
  choice: RoomChoice
}

/** The rooms with their people and what is chosen for each; a room opens its rates. */
export function RoomSteps({ rooms, infantBelow, choice: { current, states, show } }: RoomStepsProps) {
  const t = useText('hotel/detail')
  const hotel = useText('hotel')
  const list = useRef<HTMLUListElement>(null)
  const seen = useRef(current)
  useEffect(() => {
    // The rates of the next room begin at the top.
    if (seen.current !== current) list.current?.scrollIntoView({ block: 'start' })
    seen.current = current
  }, [current])
  return (
    <ul ref={list} className={styles.steps} aria-label={t('perRoom.rooms')}>
      {rooms.map((room, index) => {
        const number = index + 1
        const rate = states[index]?.rate ?? null
        return (
          // Rooms have no other identity than their number.
          <li key={number} className={styles.step}>
            <UnstyledButton
              className={styles.button}
              aria-current={number === current ? 'step' : undefined}
              onClick={() => show(number)}
            >
              <Text span size="sm" display="block">
                <strong>{hotel('price.room', { number })}</strong> ·{' '}
                <People room={room} infantBelow={infantBelow} />
              </Text>
              {rate ? (
                <Text span size="sm" display="block">
                  {rate.room_type} · {rate.name} · <Money value={rate.total_price} />
                </Text>
              ) : (
                <Text span size="sm" display="block" c="dimmed">
                  {t('perRoom.open')}
                </Text>
              )}
            </UnstyledButton>
          </li>
        )
      })}
    </ul>
  )
}

/** "2 adults · 1 child · 1 infant (aged 7, 1)". */
function People({ room: { adults, child_ages }, infantBelow }: { room: RoomOccupancy; infantBelow: number }) {
  const t = useText('hotel/detail')
  const people = peopleText(countPeople(adults, child_ages, infantBelow))
  if (child_ages.length === 0) return people
  return t('perRoom.aged', { people, ages: child_ages.join(', ') })
}
