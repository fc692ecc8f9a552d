import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Columns, Group, IconPlus, NativeSelect, Text, TextInput } from '@portal/ui'
import type { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import type { Allocation } from '../../../trade/allocation/allocation.ts'
import type { RoomLine } from './group-request.ts'

export interface GroupValues {
  title: string
  check_in: string
  check_out: string
  nationality: string
  rooms: RoomLine[]
  wishes: string
  budget: string
  contact: { person: string; phone: string; email: string }
  allocation: Allocation
  /** `YYYY-MM-DD` in the operator's time. */
  answer_by: string
}

const oneLine: Omit<RoomLine, 'key'> = { room_type_id: '', rooms: '1', adults: '2', ages: '' }
const mostLines = 10

interface RoomLinesProps {
  hotel: Schemas['HotelInfo']
  form: ReturnType<typeof useCheckedForm<GroupValues>>
}

/** Rooms by type and people. */
export function RoomLines({ hotel, form: { values, errors, change, field } }: RoomLinesProps) {
  const t = useText('group')
  const { rooms } = values
  const types = [
    { value: '', label: t('anyRoom') },
    ...hotel.room_types.map(({ id, name }) => ({ value: id, label: name })),
  ]
  const lineError = (index: number) =>
    Object.entries(errors).find(([path]) => path.startsWith(`rooms[${index}]`))?.[1]
  return (
    <Group component="fieldset" gap="sm" style={{ border: 0, padding: 0, margin: 0 }}>
      <Text component="legend" fw={600}>
        {t('roomsTitle')}
      </Text>
      {rooms.map(({ key }, index) => (
        <Columns key={key} widths="2fr 1fr 1fr 2fr" from="sm" gap="sm" align="start" w="100%">
          <NativeSelect
            {...field(`rooms.${index}.room_type_id`)}
            label={t('fields.roomType')}
            data={types}
            error={lineError(index)}
          />
          <TextInput
            {...field(`rooms.${index}.rooms`)}
            label={t('fields.rooms')}
            type="number"
            min={1}
            max={90}
          />
          <TextInput
            {...field(`rooms.${index}.adults`)}
            label={t('fields.adults')}
            type="number"
            min={1}
            max={6}
          />
          <TextInput {...field(`rooms.${index}.ages`)} label={t('fields.ages')} placeholder="5, 8" />
        </Columns>
      ))}
      {errors['rooms'] && (
        <Text c="red" size="sm" role="alert">
          {errors['rooms']}
        </Text>
      )}
      <Group gap="xs">
        {rooms.length < mostLines && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => change({ rooms: [...rooms, { ...oneLine, key: (rooms.at(-1)?.key ?? 0) + 1 }] })}
          >
            {t('addLine')}
          </Button>
        )}
        {rooms.length > 1 && (
          <Button variant="subtle" size="xs" onClick={() => change({ rooms: rooms.slice(0, -1) })}>
            {t('removeLine')}
          </Button>
        )}
      </Group>
    </Group>
  )
}
