import { type Schemas, useConfirmOrderCheckIn, useGetOrder } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, Columns, EffectText, FormDialog, FormSkeleton, Text, TextInput } from '@portal/ui'
import { LoadError } from '../../../../shared/error/LoadError.tsx'
import { useCheckedForm } from '../../../../shared/form/use-checked-form.ts'
import { roomsOf, strictRooms } from '../../../../trade/order/RoomPolicies.tsx'
import { productFacts } from '../../../../trade/product/facts.ts'
import { loadFailure } from '../failure.tsx'
import type { OrderDialogProps } from '../order-actions.ts'
import { useMove } from '../use-move.ts'

/** Room numbers as typed, by room index. */
type Numbers = Readonly<Record<number, string>>

const noNumbers: Numbers = {}

/** Marks guests as checked in or a ride as started; hotel rooms can get their numbers. */
export default function CheckInDialog({ id, opened, onClose }: OrderDialogProps) {
  const t = useText('order')
  const query = useGetOrder({ id })
  const { mutateAsync } = useConfirmOrderCheckIn()
  const order = query.data?.order
  const kind = order ? productFacts[order.order_type].wording : 'stay'
  const { changed, move } = useMove(t(`checkIn.${kind}.done`))
  const lost = loadFailure(query)

  const form = useCheckedForm({
    keptAs: `check-in ${id}`,
    initial: noNumbers,
    submit: (numbers) => {
      if (!order) return false
      const rooms = knownNumbers(numbers)
      return move(() =>
        mutateAsync({ data: { id, version: order.version, ...(rooms.length > 0 && { rooms }) } }),
      )
    },
  })

  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(`checkIn.${kind}.title`, { id })}
      submitLabel={t(`checkIn.${kind}.submit`)}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
      canSubmit={order !== undefined}
      error={lost ? undefined : query.error?.message}
    >
      {!order && !query.error && <FormSkeleton fields={2} />}
      {lost && <LoadError {...lost} />}
      {changed && <Alert color="orange">{t('confirm.changed')}</Alert>}
      {order && 'rooms' in order && (
        <RoomNumbers rooms={order.rooms} numbers={form.values} onChange={form.change} />
      )}
      {order && (
        <EffectText>
          {t(`checkIn.${kind}.${order.cancellation_policy.non_refundable ? 'effectStrict' : 'effect'}`)}
        </EffectText>
      )}
      {order &&
        strictRooms(roomsOf(order)).map(({ room_index, room_type }) => (
          <Text key={room_index} size="sm">
            {t('checkIn.strictRoom', { number: room_index, room: room_type })}
          </Text>
        ))}
    </FormDialog>
  )
}

const knownNumbers = (numbers: Numbers): Schemas['RoomNumberEntry'][] =>
  Object.entries(numbers).flatMap(([room_index, typed]) => {
    const room_number = typed.trim()
    return room_number === '' ? [] : [{ room_index: Number(room_index), room_number }]
  })

interface RoomNumbersProps {
  rooms: readonly Schemas['BookedRoom'][]
  numbers: Numbers
  onChange: (numbers: Numbers) => void
}

function RoomNumbers({ rooms, numbers, onChange }: RoomNumbersProps) {
  const t = useText('order')
  return (
    <Columns component="fieldset" widths="repeat(auto-fit, minmax(180px, 1fr))" gap="sm" m={0} p={0} bd={0}>
      <Text component="legend" mb={4} c="dimmed">
        {t('checkIn.rooms')}
      </Text>
      {rooms.map(({ room_index, room_type, guests, room_number }) => (
        <TextInput
          key={room_index}
          label={t('room', { number: room_index })}
          description={[room_type, ...guests.slice(0, 2).map(({ full_name }) => full_name)].join(' · ')}
          value={numbers[room_index] ?? room_number ?? ''}
          onChange={(event) => onChange({ [room_index]: event.currentTarget.value })}
          maxLength={20}
          autoComplete="off"
        />
      ))}
    </Columns>
  )
}
