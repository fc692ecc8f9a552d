import { textOf, useText } from '@portal/i18n'
import { IconUsers, lazyDialog } from '@portal/ui'
import type { ReactNode } from 'react'
import { PopoverField } from '../../../shared/field/PopoverField.tsx'
import { countPeople, peopleText } from '../../../trade/guests/people-texts.ts'
import type { RoomEntry } from './stay-form.ts'

const RoomsPopover = lazyDialog(() => import('./RoomsPopover.tsx'))

interface RoomOccupancyPickerProps {
  rooms: readonly RoomEntry[]
  onChange: (rooms: RoomEntry[]) => void
  /** As `OccupancyText` counts infants. */
  infantBelow?: number | undefined
  error?: string | undefined
  id?: string
  /** What to do where more rooms are wanted than one booking takes. */
  more?: ReactNode
}

/** "2 rooms · 3 adults · 1 child"; opens to each room with adults, children and ages. */
export function RoomOccupancyPicker(props: RoomOccupancyPickerProps) {
  const { rooms, onChange, infantBelow, error, id, more } = props
  const t = useText('stay')
  return (
    <PopoverField
      id={id}
      label={t('rooms')}
      icon={<IconUsers size={18} aria-hidden />}
      error={error}
      popover={RoomsPopover}
      popoverProps={{ rooms, onChange, more }}
    >
      <OccupancyText rooms={rooms} infantBelow={infantBelow} />
    </PopoverField>
  )
}

interface OccupancyTextProps {
  rooms: readonly { adults: number; child_ages: readonly (number | null)[] }[]
  /** Younger children are infants, by the rule of the hotel; 2 where no hotel is chosen yet. */
  infantBelow?: number | undefined
}

/** Rooms, adults, children and infants in words. */
export function OccupancyText({ rooms, infantBelow }: OccupancyTextProps) {
  // Re-renders when the language changes.
  useText('common')
  return occupancyText(rooms, infantBelow)
}

/** "2 rooms · 3 adults · 1 child". */
export function occupancyText(rooms: OccupancyTextProps['rooms'], infantBelow?: number): string {
  const adults = rooms.reduce((total, room) => total + room.adults, 0)
  const ages = rooms.flatMap(({ child_ages }) => child_ages)
  const people = peopleText(countPeople(adults, ages, infantBelow))
  return `${textOf('common')('count.rooms', { count: rooms.length })} · ${people}`
}
