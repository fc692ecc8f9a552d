import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Stack, Text, Title } from '@portal/ui'
import { CancellationTimeline } from './CancellationTimeline.tsx'
import styles from './sections.module.css'

type Room = Pick<Schemas['BookedRoom'], 'room_index' | 'room_type' | 'rate_name' | 'cancellation_policy'>

/** Whether some rooms have other terms than others. */
export const differ = (rooms: readonly Room[]): boolean =>
  rooms.some(({ cancellation_policy }) => cancellation_policy !== null)

/** Rooms that are charged in any case, although the booking as a whole can be cancelled. */
export const strictRooms = <Of extends Pick<Room, 'cancellation_policy'>>(rooms: readonly Of[]): Of[] =>
  rooms.filter(({ cancellation_policy }) => cancellation_policy?.non_refundable)

/** Names the rooms that cannot be refunded beside others that can; renders nothing without any. */
export function StrictRooms({ rooms }: { rooms: readonly Room[] }) {
  const t = useText('hotel')
  return strictRooms(rooms).map(({ room_index, room_type }) => (
    <Text key={room_index} size="sm" fw={600}>
      {t('policy.strictRoom', { number: room_index, room: room_type })}
    </Text>
  ))
}

interface RoomPoliciesProps {
  rooms: readonly Room[]
  /** IANA zone of the hotel. */
  tz: string
  /** Epoch ms; null if nothing can be cancelled any more. */
  now: number | null
  /** False while net prices are hidden. */
  amounts?: boolean
}

/** The terms of each room by itself, folded; renders nothing where all rooms have the same. */
export function RoomPolicies({ rooms, tz, now, amounts = true }: RoomPoliciesProps) {
  const t = useText('hotel')
  if (!differ(rooms)) return null
  return (
    <details className={styles.fold}>
      <summary>{t('policy.rooms')}</summary>
      <Stack gap="sm" pt="xs">
        {rooms.map(({ room_index, room_type, rate_name, cancellation_policy: policy }) =>
          policy ? (
            <section key={room_index}>
              <Title order={4} size="sm" mb={4}>
                {t('ofRoom', { number: room_index, text: `${room_type} · ${rate_name}` })}
              </Title>
              <CancellationTimeline
                tiers={policy.tiers}
                tz={tz}
                now={now}
                noShow={policy.no_show}
                amounts={amounts}
              />
            </section>
          ) : null,
        )}
      </Stack>
    </details>
  )
}

/** The rooms of an order with their terms; none for what has no rooms. */
export const roomsOf = (order: Schemas['Order']): readonly Room[] => ('rooms' in order ? order.rooms : [])
