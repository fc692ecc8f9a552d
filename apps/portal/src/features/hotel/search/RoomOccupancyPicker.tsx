import { useText } from '@portal/i18n'
import { IconUsers, lazyDialog } from '@portal/ui'
import { PopoverField } from '../../../shared/field/PopoverField.tsx'
import type { RoomEntry } from './stay-form.ts'

const RoomsPopover = lazyDialog(() => import('./RoomsPopover.tsx'))

interface RoomOccupancyPickerProps {
  rooms: readonly RoomEntry[]
  onChange: (rooms: RoomEntry[]) => void
  error?: string | undefined
  id?: string
}

/** "2 rooms · 3 adults · 1 child"; opens to each room with adults, children and ages. */
export function RoomOccupancyPicker({ rooms, onChange, error, id }: RoomOccupancyPickerProps) {
  const t = useText('stay')
  return (
    <PopoverField
      id={id}
      label={t('rooms')}
      icon={<IconUsers size={18} aria-hidden />}
      error={error}
      popover={RoomsPopover}
      popoverProps={{ rooms, onChange }}
    >
      <OccupancyText rooms={rooms} />
    </PopoverField>
  )
}

/** Rooms, adults and children in words. */
export function OccupancyText({
  rooms,
}: {
  rooms: readonly { adults: number; child_ages: readonly unknown[] }[]
}) {
  const t = useText('common')
  const adults = rooms.reduce((total, room) => total + room.adults, 0)
  const children = rooms.reduce((total, room) => total + room.child_ages.length, 0)
  const parts = [
    t('count.rooms', { count: rooms.length }),
    t('count.adults', { count: adults }),
    ...(children > 0 ? [t('count.children', { count: children })] : []),
  ]
  return <>{parts.join(' · ')}</>
}
