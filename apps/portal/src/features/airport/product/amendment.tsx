import type { Schemas } from '@portal/api-client'
import { addDays, bothClocks, useText } from '@portal/i18n'
import { Input, Stack, TextInput } from '@portal/ui'
import type { FieldErrors } from '../../../shared/form/use-checked-form.ts'
import { type LocalMoment, localOf, momentOf, momentState } from '../../../shared/time/local-moment.ts'
import { FieldGrid } from '../../../trade/booking/BookingFields.tsx'
import { ChangedFact } from '../../../trade/order/ChangedFact.tsx'
import type { ChangeFields, OwnChanges, ProductAmendment } from '../../../trade/product/product.ts'
import { DateTimeField } from '../../../trade/ride/DateTimeField.tsx'
import { PickUpField, pickUpChange, pickUpErrors } from '../../../trade/ride/order/PickUpField.tsx'
import { flightNumberShape } from '../../../trade/search/transfer-search.ts'
import { KnownFlight } from '../search/KnownFlight.tsx'
import { plainFlightNumber } from '../search/transfer-form.ts'
import { transferBookingChange } from './change.tsx'

type Order = Schemas['AirportOrder']

type TransferChange = OwnChanges['airport']

/** The flight, the time of the driver, and the name on the board. */
export const transferAmendment: ProductAmendment<'airport'> = {
  change: transferBookingChange,
  begin: (order) => ({
    flight_number: order.flight_number ?? '',
    flight: momentOf(flightTimeOf(order)),
    flight_time_known: false,
    pick_up: momentOf(order.local_pick_up_time),
    name_board_text: order.name_board_text,
  }),
  errors: (values, order) => ({ ...flightErrors(values, order), ...pickUpErrors(values) }),
  changes: (values, order) => ({
    ...flightChange(values, order),
    ...pickUpChange(values, order.local_pick_up_time, order.tz),
    ...(values.name_board_text.trim() !== order.name_board_text && {
      name_board_text: values.name_board_text.trim(),
    }),
  }),
  fieldOf: (path) => fieldByPath.find(([name]) => path.startsWith(name))?.[1] ?? 'flight',
  Fields: TransferFields,
  Changed: TransferChanged,
}

/** The longest path first. */
const fieldByPath = [
  ['flight.flight_number', 'flight_number'],
  ['flight', 'flight'],
  ['pick_up', 'pick_up'],
  ['name_board', 'name_board_text'],
] as const

const flightTimeOf = ({ arriving_local, departing_local }: Order) => arriving_local ?? departing_local

/** Whether flight number or time was changed. */
function isOtherFlight({ flight_number, flight }: TransferChange, order: Order): boolean {
  const was = momentOf(flightTimeOf(order))
  return (
    plainFlightNumber(flight_number) !== (order.flight_number ?? '') ||
    flight.date !== was.date ||
    flight.time !== was.time
  )
}

/** A flight has a number, and a time once it is known; an existing flight cannot be removed. */
function flightErrors(values: TransferChange, order: Order): FieldErrors {
  if (!isOtherFlight(values, order)) return {}
  return {
    ...(!flightNumberShape.test(plainFlightNumber(values.flight_number)) && {
      flight_number: 'flightNumber' as const,
    }),
    ...(momentState(values.flight) === 'part' && { flight: 'required' as const }),
  }
}

function flightChange(values: TransferChange, order: Order): Pick<Schemas['OrderChanges'], 'flight'> {
  const flight_local = localOf(values.flight, order.tz)
  if (!isOtherFlight(values, order)) return {}
  const flight_number = plainFlightNumber(values.flight_number)
  const { flight_time_known } = values
  const time = flight_local && { flight_local, ...(flight_time_known && { flight_time_known }) }
  return { flight: { flight_number, ...time } }
}

function TransferFields({ order, form }: { order: Order; form: ChangeFields<TransferChange> }) {
  const t = useText('airport/booking')
  const ride = useText('ride')
  const change = useText('order-change')
  const pickup = order.transfer_type === 'pickup'
  const setFlight = (flight: LocalMoment) => {
    form.set('flight', flight)
    form.set('flight_time_known', false)
  }
  return (
    <Stack gap="sm">
      <FieldGrid>
        <TextInput
          {...form.field('flight_number')}
          label={ride('flightNumber')}
          maxLength={12}
          autoComplete="off"
        />
        <DateTimeField
          label={ride(pickup ? 'flightArrives' : 'flightDeparts')}
          value={form.values.flight}
          onChange={setFlight}
          tz={order.tz}
          notBefore={form.values.pick_up.date && addDays(form.values.pick_up.date, -1)}
          error={form.errorAt('flight')}
        />
        <PickUpField form={form} tz={order.tz} />
        {pickup && (
          <TextInput
            {...form.field('name_board_text')}
            label={t('nameBoard')}
            maxLength={60}
            autoComplete="off"
          />
        )}
      </FieldGrid>
      <KnownFlight
        transfer_type={order.transfer_type}
        airport={order.airport.iata}
        flight_number={form.values.flight_number}
        flight={form.values.flight}
        service={form.values.pick_up}
        onFlight={setFlight}
        // The time that it was booked with was known then.
        known={form.values.flight_time_known || !isOtherFlight(form.values, order)}
        onKnown={(known) => form.set('flight_time_known', known)}
      />
      {pickup && <Input.Description>{change('followsFlight')}</Input.Description>}
    </Stack>
  )
}

function TransferChanged({ order, changes }: { order: Order; changes: Schemas['OrderChanges'] }) {
  const t = useText('airport/booking')
  const ride = useText('ride')
  const labels = useText('ride-order')
  const timeOf = (local: string | null | undefined) =>
    local ? bothClocks(local, order.tz) : labels('timeUnknown')
  const { flight, pick_up_local, name_board_text } = changes
  const before = flightTimeOf(order)
  return (
    <>
      {flight && (
        <ChangedFact
          name={ride('flightNumber')}
          before={
            order.flight_number === null
              ? labels('flightUnknown')
              : `${order.flight_number} · ${timeOf(before)}`
          }
          after={`${flight.flight_number} · ${timeOf(flight.flight_local)}`}
        />
      )}
      {pick_up_local && (
        <ChangedFact
          name={ride('pickUpTime')}
          before={bothClocks(order.local_pick_up_time, order.tz)}
          after={bothClocks(pick_up_local, order.tz)}
        />
      )}
      {name_board_text !== undefined && (
        <ChangedFact name={t('nameBoard')} before={order.name_board_text} after={name_board_text} />
      )}
    </>
  )
}
