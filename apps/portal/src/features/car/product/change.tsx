import { type Schemas, useGetCar, useGetCarFilters } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormSkeleton, fieldId, NativeSelect, Stack, Text } from '@portal/ui'
import { LoadError } from '../../../shared/error/LoadError.tsx'
import { momentOf } from '../../../shared/time/local-moment.ts'
import { FieldGrid } from '../../../trade/booking/BookingFields.tsx'
import { foundErrors } from '../../../trade/booking/booking-values.ts'
import type { BookingFields, OrderOf, OwnBooking, ProductChange } from '../../../trade/product/product.ts'
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
import ItineraryFields from '../booking/ItineraryFields.tsx'
import { hireDays, itineraryErrors, toItinerary } from '../booking/itinerary.ts'
import { RentalFields } from '../booking/RentalFields.tsx'
import { quoteRequest, rentalOfHire } from '../booking/rental.ts'

type Order = OrderOf<'car'>
type Values = OwnBooking['car']

const extraCodes = ['child_seat', 'driver_overnight', 'extra_hour'] as const

const rentalOf = (values: Values) =>
  rentalOfHire({ ...values.hire, passengers: peopleRequest(values).passengers })

/** Other days, hours, places, stops, vehicles or people. */
export const rentalBookingChange: ProductChange<'car'> = {
  begin: (order) => ({
    ...peopleOfRide(order),
    hire: hireOf(order),
    itinerary: order.itinerary.map(({ date, planned_time, stop }, key) => ({
      key,
      date,
      time: planned_time ?? '',
      stop,
    })),
  }),
  errors: (values) => ({
    ...(values.hire.pick_up.name.trim() === '' && { 'hire.pick_up': 'required' as const }),
    ...(values.hire.drop_off.name.trim() === '' && { 'hire.drop_off': 'required' as const }),
    ...peopleErrors(values, true, values.hire.start_local.slice(0, 10)),
    ...foundErrors(itineraryErrors(values.itinerary, rentalOf(values))),
  }),
  change: (values) => {
    const { passengers, guests } = peopleRequest(values)
    const { itinerary = [] } = toItinerary(values.itinerary)
    return { rental: { hire: { ...values.hire, passengers }, guests, itinerary } }
  },
  fieldOf: (path, values) => {
    const stop = /^itinerary\[(\d+)\]\.(\w+)$/.exec(path)
    if (stop) {
      // They were sent in the order of their days.
      const sent = values.itinerary.toSorted((one, other) => one.date.localeCompare(other.date))
      const index = values.itinerary.findIndex(({ key }) => key === sent[Number(stop[1])]?.key)
      return `itinerary.${index}.${stop[2] === 'planned_time' ? 'time' : stop[2]}`
    }
    return peopleField(path.replace('hire.passengers', 'passengers'), values) ?? path
  },
  Fields: RentalChangeFields,
}

/** The rental that is booked, as a request for its price. */
function hireOf(order: Order): Values['hire'] {
  const { industrial_zone: zone, price_breakdown, number_of_rentals } = order
  const piecesOf = (code: (typeof extraCodes)[number]) => {
    const quantity = price_breakdown.find((line) => line.code === code)?.quantity ?? 0
    // An hour more is an hour of every vehicle.
    return code === 'extra_hour' ? quantity / number_of_rentals : quantity
  }
  return {
    model_id: order.vehicle_model_id,
    rental_type: order.rental_type,
    days_or_hours: order.days_or_hours,
    number_of_rentals,
    start_local: order.pick_up_time_local,
    pick_up: order.pick_up_location,
    drop_off: order.drop_off_location,
    driver_language: order.driver_language,
    industrial_zone: {
      entered: zone.entered,
      ...(zone.zone_id !== null && { zone_id: zone.zone_id, times: zone.times }),
    },
    extras: extraCodes.flatMap((code) => {
      const quantity = piecesOf(code)
      return quantity > 0 ? [{ code, quantity }] : []
    }),
  }
}

function RentalChangeFields({ order, form }: { order: Order; form: BookingFields<Values> }) {
  const t = useText('order-change')
  const ride = useText('ride')
  const { values, change, errorAt } = form
  const { hire, itinerary } = values
  const { data, error, refetch } = useGetCar({ id: hire.model_id })
  const rental = rentalOf(values)
  const set = (part: Partial<Values['hire']>) => change({ hire: { ...hire, ...part } })
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!data) return <FormSkeleton fields={4} />
  const place = (name: 'pick_up' | 'drop_off', label: string) => (
    <RidePlaceField
      id={fieldId(`hire.${name}`)}
      label={label}
      place={{ id: hire[name].place_id, name: hire[name].name }}
      onChange={(entry) => set({ [name]: ridePlaceOf(entry) ?? { ...hire[name], name: '', place_id: null } })}
      tz={order.tz}
      error={errorAt(`hire.${name}`)}
    />
  )
  return (
    <Stack>
      <FieldGrid>
        <Models
          model={data.model}
          date={momentOf(hire.start_local).date}
          error={errorAt('hire.model_id')}
          onModel={(model_id) => set({ model_id })}
        />
        <PassengersPicker
          id={fieldId('passengers')}
          passengers={values.passengers}
          onChange={(passengers) => change(withPassengers(values, passengers))}
          error={errorAt('passengers')}
        />
        {place('pick_up', ride('pickUp'))}
        {place('drop_off', ride('dropOff'))}
      </FieldGrid>
      <RentalFields
        rental={rental}
        model={data.model}
        tz={order.tz}
        onChange={(part) => {
          const next = quoteRequest({ ...rental, ...part } as typeof rental)
          if (!next) return
          const { pick_up: _, drop_off: __, passengers: ___, ...priced } = next
          set(priced)
        }}
        errorOf={(field) => errorAt(`hire.${field}`)}
      />
      <ItineraryFields
        stops={itinerary}
        days={hireDays(rental)}
        tz={order.tz}
        onChange={(stops) => change({ itinerary: stops })}
        errorOf={errorAt}
      />
      <TravellerNames
        values={values}
        onChange={change}
        errorOf={errorAt}
        phoneNeeded
        day={hire.start_local.slice(0, 10)}
      />
      <Text size="sm" c="dimmed">
        {t('booking.ridePrices')}
      </Text>
    </Stack>
  )
}

interface ModelsProps {
  model: Schemas['VehicleModel']
  date: string
  error: string | undefined
  onModel: (id: string) => void
}

/** The models of the fleet where the booked one is at home. */
function Models({ model, date, error, onModel }: ModelsProps) {
  const t = useText('order-change')
  const { data } = useGetCarFilters({ location: model.location, date })
  const models = (data?.models ?? []).map(({ value, label }) => ({ value, label }))
  const isListed = models.some(({ value }) => value === model.id)
  return (
    <NativeSelect
      id={fieldId('hire.model_id')}
      label={t('booking.model')}
      value={model.id}
      error={error}
      data={isListed ? models : [{ value: model.id, label: model.name }, ...models]}
      onChange={(event) => onModel(event.currentTarget.value)}
    />
  )
}
