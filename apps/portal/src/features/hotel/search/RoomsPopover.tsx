import { useText } from '@portal/i18n'
import { ActionIcon, Button, FieldPopover, IconCopy, IconPlus, IconTrash } from '@portal/ui'
import { useId } from 'react'
import { Ages, CountStepper } from '../../../shared/guests/PeopleFields.tsx'
import { roomLimits } from '../../../shared/stay-search.ts'
import styles from './RoomsPopover.module.css'
import { addRoom, copyRoom, removeRoom, setAdults, setAge, setChildren } from './room-entries.ts'
import type { RoomEntry } from './stay-form.ts'

interface RoomsPopoverProps {
  rooms: readonly RoomEntry[]
  onChange: (rooms: RoomEntry[]) => void
  onClose: () => void
}

/** Each room with its people. What is still missing is said at its place. */
export default function RoomsPopover({ rooms, onChange, onClose }: RoomsPopoverProps) {
  const t = useText('stay')
  const full = rooms.length >= roomLimits.rooms
  return (
    <FieldPopover label={t('rooms')} onClose={onClose}>
      <div className={styles.panel}>
        <div className={styles.rooms}>
          {rooms.map((room, index) => (
            <Room
              key={room.key}
              room={room}
              number={index + 1}
              onChange={onChange}
              rooms={rooms}
              full={full}
            />
          ))}
        </div>
        <div className={styles.foot}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={full}
            onClick={() => onChange(addRoom(rooms))}
          >
            {t('addRoom')}
          </Button>
          <span className={styles.limit}>{full && t('roomLimit')}</span>
          <Button size="compact-sm" onClick={onClose}>
            {t('done')}
          </Button>
        </div>
      </div>
    </FieldPopover>
  )
}

interface RoomProps {
  room: RoomEntry
  rooms: readonly RoomEntry[]
  number: number
  full: boolean
  onChange: (rooms: RoomEntry[]) => void
}

function Room({ room, rooms, number, full, onChange }: RoomProps) {
  const t = useText('stay')
  const rules = useText('validation')
  const title = useId()
  const { key, adults, child_ages } = room
  return (
    <section className={styles.room} aria-labelledby={title}>
      <header className={styles.head}>
        <h2 id={title} className={styles.title}>
          {t('room', { number })}
        </h2>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('copyRoom', { number })}
          disabled={full}
          onClick={() => onChange(copyRoom(rooms, key))}
        >
          <IconCopy size={16} aria-hidden />
        </ActionIcon>
        {rooms.length > 1 && (
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('removeRoom', { number })}
            onClick={() => onChange(removeRoom(rooms, key))}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        )}
      </header>
      <CountStepper
        label={t('adults')}
        value={adults}
        max={roomLimits.adults}
        error={adults < 1 ? rules('adultPerRoom') : undefined}
        onChange={(value) => onChange(setAdults(rooms, key, value))}
      />
      <CountStepper
        label={t('children')}
        hint={t('childrenAges')}
        value={child_ages.length}
        max={roomLimits.children}
        onChange={(value) => onChange(setChildren(rooms, key, value))}
      />
      <Ages
        ages={child_ages}
        hint={t('ageHint')}
        onAge={(child, age) => onChange(setAge(rooms, key, child, age))}
      />
    </section>
  )
}
