import { useText } from '@portal/i18n'
import {
  ActionIcon,
  Button,
  FieldPopover,
  Flex,
  Group,
  IconCopy,
  IconPlus,
  IconTrash,
  Stack,
  Text,
  Title,
} from '@portal/ui'
import { type ReactNode, useId } from 'react'
import { Ages, CountStepper } from '../../../trade/guests/PeopleFields.tsx'
import { roomLimits } from '../../../trade/search/stay-search.ts'
import { addRoom, copyRoom, removeRoom, setAdults, setAge, setChildren } from './room-entries.ts'
import type { RoomEntry } from './stay-form.ts'

interface RoomsPopoverProps {
  rooms: readonly RoomEntry[]
  onChange: (rooms: RoomEntry[]) => void
  /** Shown below as many rooms as one booking takes. */
  more?: ReactNode
  onClose: () => void
}

/** Each room with its guests. Missing ages are marked in place. */
export default function RoomsPopover({ rooms, onChange, more, onClose }: RoomsPopoverProps) {
  const t = useText('stay')
  const full = rooms.length >= roomLimits.rooms
  return (
    <FieldPopover label={t('rooms')} onClose={onClose}>
      <Stack gap="sm" w="20rem" maw="100%">
        <Stack gap="sm" mah={{ base: '62dvh', sm: 'min(420px, 46dvh)' }} p={2} style={{ overflowY: 'auto' }}>
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
        </Stack>
        <Group gap="xs" wrap="nowrap" px={2}>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={full}
            onClick={() => onChange(addRoom(rooms))}
          >
            {t('addRoom')}
          </Button>
          <Text span inherit fz="xs" flex={1} c="dimmed">
            {full && t('roomLimit')}
          </Text>
          <Button size="compact-sm" onClick={onClose}>
            {t('done')}
          </Button>
        </Group>
        {full && more}
      </Stack>
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
    <Flex
      component="section"
      direction="column"
      gap="xs"
      pb="sm"
      style={{ borderBottom: '1px solid var(--ui-hairline)' }}
      aria-labelledby={title}
    >
      <Flex component="header" gap={4} align="center">
        <Title id={title} order={2} size="h4" flex={1}>
          {t('room', { number })}
        </Title>
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
      </Flex>
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
    </Flex>
  )
}
