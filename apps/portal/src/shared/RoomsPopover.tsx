import { useText } from '@portal/i18n'
import {
  ActionIcon,
  Button,
  FieldPopover,
  IconCopy,
  IconMinus,
  IconPlus,
  IconTrash,
  NativeSelect,
} from '@portal/ui'
import { useId } from 'react'
import styles from './RoomsPopover.module.css'
import { addRoom, copyRoom, removeRoom, setAdults, setAge, setChildren } from './room-entries.ts'
import { type RoomEntry, roomLimits } from './stay-form.ts'

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
      <Stepper
        label={t('adults')}
        value={adults}
        max={roomLimits.adults}
        error={adults < 1 ? rules('adultPerRoom') : undefined}
        onChange={(value) => onChange(setAdults(rooms, key, value))}
      />
      <Stepper
        label={t('children')}
        hint={t('childrenAges')}
        value={child_ages.length}
        max={roomLimits.children}
        onChange={(value) => onChange(setChildren(rooms, key, value))}
      />
      {child_ages.length > 0 && (
        <div className={styles.ages}>
          <p className={styles.hint}>{t('ageHint')}</p>
          {child_ages.map((age, child) => (
            <AgeSelect
              // oxlint-disable-next-line react/no-array-index-key -- a child of a search is nothing but its place
              key={child}
              label={t('childAge', { number: child + 1 })}
              age={age}
              onChange={(value) => onChange(setAge(rooms, key, child, value))}
            />
          ))}
        </div>
      )}
    </section>
  )
}

interface StepperProps {
  label: string
  hint?: string
  value: number
  max: number
  error?: string | undefined
  onChange: (value: number) => void
}

function Stepper({ label, hint, value, max, error, onChange }: StepperProps) {
  const t = useText('stay')
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <span className={styles.label}>
        {label} {hint && <small className={styles.hint}>{hint}</small>}
      </span>
      <ActionIcon
        variant="default"
        aria-label={t('fewer', { what: label })}
        disabled={value <= 0}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={14} aria-hidden />
      </ActionIcon>
      <output className={styles.value}>{value}</output>
      <ActionIcon
        variant="default"
        aria-label={t('more', { what: label })}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={14} aria-hidden />
      </ActionIcon>
      {error && (
        <span className={styles.error} role="alert">
          {error}
        </span>
      )}
    </div>
  )
}

interface AgeSelectProps {
  label: string
  age: number | null
  onChange: (age: number | null) => void
}

function AgeSelect({ label, age, onChange }: AgeSelectProps) {
  const t = useText('stay')
  const ages = Array.from({ length: roomLimits.oldestChild + 1 }, (_, years) => ({
    value: String(years),
    label: years === 0 ? t('underOne') : t('years', { count: years }),
  }))
  return (
    <NativeSelect
      size="xs"
      label={label}
      value={age === null ? '' : String(age)}
      error={age === null}
      data={[{ value: '', label: t('chooseAge'), disabled: true }, ...ages]}
      onChange={(event) =>
        onChange(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
      }
    />
  )
}
