import { useText } from '@portal/i18n'
import {
  ActionIcon,
  Alert,
  Button,
  Columns,
  Fieldset,
  fieldId,
  IconPlus,
  IconTrash,
  Stack,
  Text,
} from '@portal/ui'
import { NameField } from '../../../trade/guests/GuestNames.tsx'
import { type GuestRow, guestLabel, withName } from '../../../trade/guests/guest-names.ts'
import { Ages } from '../../../trade/guests/PeopleFields.tsx'
import { RepeatedNames } from '../../../trade/guests/RepeatedNames.tsx'
import type { BookingFields, OrderOf, OwnBooking, ProductChange } from '../../../trade/product/product.ts'
import { roomLimits } from '../../../trade/search/stay-search.ts'
import { StayDates } from '../search/StayDates.tsx'
import {
  agePath,
  stayChange,
  stayField,
  stayFieldErrors,
  stayValues,
  withGuest,
  withoutGuest,
  withoutRoom,
  withRoom,
} from './change-values.ts'
import { RoomRate } from './RoomRate.tsx'

/** Other dates, rooms, beds, meals or guests. */
export const stayBookingChange: ProductChange<'hotel'> = {
  begin: stayValues,
  errors: stayFieldErrors,
  change: stayChange,
  fieldOf: stayField,
  Fields: ({ order, form }) => {
    const t = useText('order-change')
    const stay = useText('stay')
    const { values, change } = form
    const { rooms, guests } = values
    return (
      <Stack>
        <StayDates
          id={fieldId('check_in')}
          check_in={values.check_in}
          check_out={values.check_out}
          tz={order.tz}
          error={form.errorAt('check_in')}
          onChange={change}
        />
        {rooms.map((_, index) => (
          <RoomFields
            // oxlint-disable-next-line react/no-array-index-key -- a room is nothing but its place
            key={index}
            room={index + 1}
            order={order}
            form={form}
            {...(rooms.length > 1 && { onRemove: () => change(withoutRoom(values, index + 1)) })}
          />
        ))}
        <RepeatedNames values={values} inRooms={rooms.length > 1} onChange={change} />
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={rooms.length >= roomLimits.rooms || guests.length === 0}
          onClick={() => change(withRoom(values))}
        >
          {stay('addRoom')}
        </Button>
        <Text size="sm" c="dimmed">
          {t('booking.prices')}
        </Text>
      </Stack>
    )
  },
}

interface RoomFieldsProps {
  /** From 1. */
  room: number
  order: OrderOf<'hotel'>
  form: BookingFields<OwnBooking['hotel']>
  onRemove?: () => void
}

/** The guests of one room, who can leave it or join it. */
function RoomFields({ room, order, form, onRemove }: RoomFieldsProps) {
  const t = useText('order-change')
  const stay = useText('stay')
  const { values, change } = form
  const { guests } = values
  const own = guests.flatMap((guest, index) => (guest.room_index === room ? [{ guest, index }] : []))
  const adults = own.filter(({ guest }) => guest.type === 'adult').length
  // A birth date says the age by itself.
  const children = own.filter(({ guest }) => guest.type === 'child' && !guest.birthday)
  const setGuests = (changed: GuestRow[]) => change({ guests: changed })
  const roomError =
    form.errorAt(`rooms.${room - 1}`) ??
    children.map(({ index }) => form.errorAt(agePath(index))).find(Boolean)
  const add = (type: GuestRow['type'], label: string, full: boolean) => (
    <Button
      variant="subtle"
      size="xs"
      leftSection={<IconPlus size={14} aria-hidden />}
      aria-label={t('booking.inRoom', { what: label, number: room })}
      disabled={full}
      onClick={() => setGuests(withGuest(guests, room, type))}
    >
      {label}
    </Button>
  )
  return (
    <Fieldset legend={stay('room', { number: room })}>
      <Stack gap="sm">
        <RoomRate room={room} order={order} values={values} onChange={change} />
        {own.map(({ guest, index }) => {
          const label = guestLabel(guests, index)
          const isLast = guest.type === 'adult' && adults === 1
          return (
            <Columns key={index} widths="1fr auto" gap="xs" align="end">
              <div>
                <NameField
                  id={fieldId(`guests.${index}.full_name`)}
                  label={label}
                  name={t('booking.inRoom', { what: label, number: room })}
                  value={guest.full_name}
                  error={form.errorAt(`guests.${index}.full_name`)}
                  onName={(name) => setGuests(withName(guests, index, name))}
                />
              </div>
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={t('booking.removeGuest', { guest: guest.full_name || label })}
                disabled={isLast}
                onClick={() => setGuests(withoutGuest(guests, index))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Columns>
          )
        })}
        {children.length > 0 && (
          <Ages
            ages={children.map(({ guest }) => guest.age)}
            hint={stay('ageHint')}
            onAge={(child, age) =>
              setGuests(
                guests.map((guest, at) => (at === children[child]?.index ? { ...guest, age } : guest)),
              )
            }
          />
        )}
        {roomError && <Alert color="red">{roomError}</Alert>}
        <div>
          {add('adult', t('booking.addAdult'), adults >= roomLimits.adults)}
          {add('child', t('booking.addChild'), own.length - adults >= roomLimits.children)}
          {onRemove && (
            <Button
              variant="subtle"
              color="red"
              size="xs"
              leftSection={<IconTrash size={14} aria-hidden />}
              onClick={onRemove}
            >
              {stay('removeRoom', { number: room })}
            </Button>
          )}
        </div>
      </Stack>
    </Fieldset>
  )
}
