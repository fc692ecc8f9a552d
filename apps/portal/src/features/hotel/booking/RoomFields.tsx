import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Flex, fieldId, Group, Radio, Stack, Title, type useForm } from '@portal/ui'
import { type BookingValues, chosenBed, hasChoice } from './booking-form.ts'

interface RoomFieldsProps {
  form: Pick<ReturnType<typeof useForm<BookingValues>>, 'getInputProps'>
  rooms: readonly Schemas['RateRoom'][]
}

/** Bed and cots, room by room; a room without a choice is left out. */
export function RoomFields({ form, rooms }: RoomFieldsProps) {
  const t = useText('guest')
  const open = rooms.filter(hasChoice)
  if (open.length === 0) return null
  return (
    <Flex gap="sm lg" wrap="wrap" style={{ gridColumn: '1 / -1' }}>
      {open.map((room) => (
        <Stack
          key={room.room_index}
          gap="xs"
          role="group"
          aria-label={t('room', { number: room.room_index })}
        >
          {rooms.length > 1 && (
            <Title order={3} size="sm">
              {`${t('room', { number: room.room_index })} · ${room.room_type}`}
            </Title>
          )}
          {room.bed_types.length > 1 && <BedField form={form} room={room} />}
          {room.infants > 0 && <CotField form={form} room={room} />}
        </Stack>
      ))}
    </Flex>
  )
}

interface RoomFieldProps extends Pick<RoomFieldsProps, 'form'> {
  room: Schemas['RateRoom']
}

function BedField({ form, room }: RoomFieldProps) {
  const t = useText('hotel/booking')
  const hotel = useText('hotel')
  const path = `rooms.${room.room_index - 1}.bed_type` as const
  const { value, onChange, error } = form.getInputProps(path)
  return (
    <Radio.Group
      id={fieldId(path)}
      label={t('bed')}
      description={t(`bedHint.${room.bed_promise}`)}
      value={chosenBed(value, room.bed_types) ?? ''}
      onChange={onChange}
      error={error}
    >
      <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)" mt={4} mb={4}>
        {room.bed_types.map((type) => (
          <Radio key={type} value={type} label={hotel(`bedTypes.${type}`)} />
        ))}
      </Group>
    </Radio.Group>
  )
}

function CotField({ form, room }: RoomFieldProps) {
  const t = useText('hotel/booking')
  const path = `rooms.${room.room_index - 1}.cots` as const
  const { value, onChange, error } = form.getInputProps(path)
  const numbers = Array.from({ length: room.infants + 1 }, (_, index) => room.infants - index)
  return (
    <Radio.Group
      id={fieldId(path)}
      label={t('cots', { count: room.infants })}
      description={t('cotsHint')}
      value={String(value ?? room.infants)}
      onChange={(chosen) => onChange(Number(chosen))}
      error={error}
    >
      <Group gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)" mt={4} mb={4}>
        {numbers.map((number) => (
          <Radio
            key={number}
            value={String(number)}
            label={number === 0 ? t('noCot') : t('cotNumber', { count: number })}
          />
        ))}
      </Group>
    </Radio.Group>
  )
}
