import { mostChildSeats, type Schemas } from '@portal/api-client'
import { addDays, useText } from '@portal/i18n'
import { fieldId, NativeSelect, Stack, Text, TextInput } from '@portal/ui'
import { type LocalMoment, localOf, momentOf, momentState } from '../../../shared/time/local-moment.ts'
import { FieldGrid } from '../../../trade/booking/BookingFields.tsx'
import { CountStepper } from '../../../trade/guests/PeopleFields.tsx'
import type { BookingFields, OrderOf, OwnBooking, ProductChange } from '../../../trade/product/product.ts'
import { DateTimeField } from '../../../trade/ride/DateTimeField.tsx'
import { PassengersPicker } from '../../../trade/ride/PassengersPicker.tsx'
import { RidePlaceField } from '../../../trade/ride/RidePlaceField.tsx'
import {
  peopleErrors,
  peopleField,
  peopleOfRide,
  peopleRequest,
  withPassengers,
} from '../../../trade/ride/ride-change.ts'
import { ridePlaceOf } from '../../../trade/ride/ride-place.ts'
import { TravellerNames } from '../../../trade/ride/TravellerNames.tsx'
import { driverLanguages, vehicleClasses } from '../../../trade/search/ride-readers.ts'
import { flightNumberShape } from '../../../trade/search/transfer-search.ts'
import { KnownFlight } from '../search/KnownFlight.tsx'
import { plainFlightNumber } from '../search/transfer-form.ts'

type Order = OrderOf<'airport'>
type Values = OwnBooking['airport']

const flightTimeOf = ({ arriving_local, departing_local }: Order) => arriving_local ?? departing_local

function isBookedFlight({ flight_number, flight }: Values, order: Order): boolean {
  const { date, time } = momentOf(flightTimeOf(order))
  return (
    plainFlightNumber(flight_number) === (order.flight_number ?? '') &&
    flight.date === date &&
    flight.time === time
  )
}

const extraCodes = ['child_seat', 'extra_wait', 'meet_greet'] as const
const mostExtraHours = 8

/** Another flight, time, place, vehicle or other people. */
export const transferBookingChange: ProductChange<'airport'> = {
  begin: (order) => {
    const pieces = (code: Schemas['TransferExtraCode']) =>
      order.extras.find((extra) => extra.code === code)?.quantity ?? 0
    const place = order.destination ?? order.departure
    return {
      ...peopleOfRide(order),
      flight_number: order.flight_number ?? '',
      flight: momentOf(flightTimeOf(order)),
      flight_time_known: false,
      pick_up: momentOf(order.local_pick_up_time),
      place: place ?? { name: '', address: '', lat: null, lng: null, place_id: null },
      luggage: order.luggage,
      vehicle_class: order.vehicle_class,
      driver_language: order.driver_language,
      child_seat: pieces('child_seat'),
      extra_wait: pieces('extra_wait'),
      meet_greet: pieces('meet_greet'),
    }
  },
  errors: (values, { transfer_type }) => {
    const number = plainFlightNumber(values.flight_number)
    const noFlight = transfer_type === 'dropoff' && number === '' && momentState(values.flight) === 'none'
    return {
      ...(!noFlight && !flightNumberShape.test(number) && { flight_number: 'flightNumber' as const }),
      ...(momentState(values.flight) === 'part' && { flight: 'required' as const }),
      ...(momentState(values.pick_up) !== 'full' && { pick_up: 'required' as const }),
      ...(values.place.name.trim() === '' && { place: 'required' as const }),
      ...peopleErrors(values, transfer_type === 'dropoff', values.pick_up.date),
    }
  },
  change: (values, { tz }) => {
    const { place, luggage, vehicle_class, driver_language, flight_time_known } = values
    const flight_number = plainFlightNumber(values.flight_number)
    const flight_local = localOf(values.flight, tz)
    return {
      transfer: {
        flight:
          flight_number === ''
            ? null
            : {
                flight_number,
                ...(flight_local && { flight_local, ...(flight_time_known && { flight_time_known }) }),
              },
        service_local: localOf(values.pick_up, tz) ?? '',
        place,
        luggage,
        vehicle_class,
        driver_language,
        extras: extraCodes.flatMap((code) => (values[code] > 0 ? [{ code, quantity: values[code] }] : [])),
        ...peopleRequest(values),
      },
    }
  },
  fieldOf: (path, values) => {
    if (path.startsWith('flight.flight_number')) return 'flight_number'
    if (path.startsWith('extras')) return 'child_seat'
    return peopleField(path, values) ?? fields.find(([from]) => path.startsWith(from))?.[1] ?? null
  },
  Fields: TransferChangeFields,
}

/** Paths of the request, and the fields that show their errors. */
const fields = [
  ['flight', 'flight'],
  ['service_local', 'pick_up'],
  ['place', 'place'],
  ['luggage', 'passengers'],
  ['vehicle_class', 'vehicle_class'],
  ['driver_language', 'driver_language'],
] as const

function TransferChangeFields({ order, form }: { order: Order; form: BookingFields<Values> }) {
  const t = useText('order-change')
  const ride = useText('ride')
  const { values, change, errorAt } = form
  const { tz, transfer_type, airport } = order
  const pickup = transfer_type === 'pickup'
  const setFlight = (flight: LocalMoment) => change({ flight, flight_time_known: false })
  return (
    <Stack>
      <FieldGrid>
        <TextInput
          id={fieldId('flight_number')}
          label={ride('flightNumber')}
          value={values.flight_number}
          error={errorAt('flight_number')}
          maxLength={12}
          autoComplete="off"
          onChange={(event) => change({ flight_number: event.currentTarget.value })}
        />
        <DateTimeField
          id={fieldId('flight')}
          label={ride(pickup ? 'flightArrives' : 'flightDeparts')}
          value={values.flight}
          onChange={setFlight}
          tz={tz}
          notBefore={values.pick_up.date && addDays(values.pick_up.date, -1)}
          error={errorAt('flight')}
        />
        <DateTimeField
          id={fieldId('pick_up')}
          label={ride('pickUpTime')}
          value={values.pick_up}
          onChange={(pick_up) => change({ pick_up })}
          tz={tz}
          error={errorAt('pick_up')}
        />
        <RidePlaceField
          id={fieldId('place')}
          label={ride(pickup ? 'destination' : 'departure')}
          place={{ id: values.place.place_id, name: values.place.name }}
          onChange={(entry) =>
            change({ place: ridePlaceOf(entry) ?? { ...values.place, name: '', place_id: null } })
          }
          tz={tz}
          error={errorAt('place')}
        />
      </FieldGrid>
      <KnownFlight
        transfer_type={transfer_type}
        airport={airport.iata}
        flight_number={values.flight_number}
        flight={values.flight}
        service={values.pick_up}
        onFlight={setFlight}
        // The time that it was booked with was known then.
        known={values.flight_time_known || isBookedFlight(values, order)}
        onKnown={(flight_time_known) => change({ flight_time_known })}
      />
      <Vehicle form={form} />
      <TravellerNames
        values={values}
        onChange={change}
        errorOf={errorAt}
        phoneNeeded={!pickup}
        day={values.pick_up.date}
      />
      <Text size="sm" c="dimmed">
        {t('booking.ridePrices')}
      </Text>
    </Stack>
  )
}

/** Who and what is driven, by which vehicle, with which extras. */
function Vehicle({ form: { values, change, errorAt } }: { form: BookingFields<Values> }) {
  const t = useText('order-change')
  const ride = useText('ride')
  const booking = useText('airport/booking')
  const seats = mostChildSeats(values.passengers.child_ages)
  return (
    <FieldGrid>
      <PassengersPicker
        id={fieldId('passengers')}
        passengers={values.passengers}
        onChange={(passengers) => change(withPassengers(values, passengers))}
        luggage={values.luggage}
        onLuggage={(luggage) => change({ luggage })}
        error={errorAt('passengers')}
      />
      <NativeSelect
        id={fieldId('vehicle_class')}
        label={t('booking.vehicleClass')}
        value={values.vehicle_class}
        error={errorAt('vehicle_class')}
        data={vehicleClasses.map((value) => ({ value, label: t(`booking.vehicleClasses.${value}`) }))}
        onChange={(event) => {
          const vehicle_class = vehicleClasses.find((one) => one === event.currentTarget.value)
          if (vehicle_class) change({ vehicle_class })
        }}
      />
      <NativeSelect
        id={fieldId('driver_language')}
        label={ride('driverLanguage')}
        value={values.driver_language}
        error={errorAt('driver_language')}
        data={driverLanguages.map((value) => ({ value, label: ride(`languages.${value}`) }))}
        onChange={(event) => {
          const driver_language = driverLanguages.find((one) => one === event.currentTarget.value)
          if (driver_language) change({ driver_language })
        }}
      />
      <Stack gap="xs" justify="center">
        {(seats > 0 || values.child_seat > 0) && (
          <CountStepper
            label={booking('childSeat')}
            value={values.child_seat}
            max={seats}
            error={errorAt('child_seat')}
            onChange={(child_seat) => change({ child_seat })}
          />
        )}
        <CountStepper
          label={booking('extraWait')}
          value={values.extra_wait}
          max={mostExtraHours}
          onChange={(extra_wait) => change({ extra_wait })}
        />
      </Stack>
    </FieldGrid>
  )
}
