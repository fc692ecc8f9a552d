import { useText } from '@portal/i18n'
import { IconUsers, InputBase, Popover } from '@portal/ui'
import { useRef, useState } from 'react'
import { latePart } from './late-part.ts'
import styles from './RoomOccupancyPicker.module.css'
import type { RoomEntry } from './stay-form.ts'

const RoomsPanel = latePart(() => import('./RoomsPanel.tsx'))

interface RoomOccupancyPickerProps {
  rooms: readonly RoomEntry[]
  onChange: (rooms: RoomEntry[]) => void
  error?: string | undefined
  id?: string
}

/** "2 rooms · 3 adults · 1 child"; opened, each room with its adults, children and their ages. */
export function RoomOccupancyPicker({ rooms, onChange, error, id }: RoomOccupancyPickerProps) {
  const t = useText('stay')
  const [opened, setOpened] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-start" trapFocus withRoles={false}>
      <Popover.Target>
        <InputBase
          ref={opener}
          id={id}
          component="button"
          type="button"
          pointer
          label={t('rooms')}
          error={error}
          leftSection={<IconUsers size={18} aria-hidden />}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => (opened ? setOpened(false) : RoomsPanel.fetch(() => setOpened(true)))}
          className={styles.field}
        >
          <OccupancyText rooms={rooms} />
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('rooms')} className={styles.dropdown}>
        {opened && (
          <RoomsPanel.Part
            rooms={rooms}
            onChange={onChange}
            onDone={() => {
              setOpened(false)
              opener.current?.focus()
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
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
