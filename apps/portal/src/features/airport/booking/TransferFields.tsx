import { mostChildSeats, type Schemas } from '@portal/api-client'
import { addDays, formatMoney, useText } from '@portal/i18n'
import { Box, fieldId, NativeSelect, Stack, Textarea, TextInput, type useForm } from '@portal/ui'
import type { ChangeEvent } from 'react'
import { type LocalMoment, momentOf, noMoment } from '../../../shared/time/local-moment.ts'
import { FieldGrid } from '../../../trade/booking/BookingFields.tsx'
import { CountStepper } from '../../../trade/guests/PeopleFields.tsx'
import { DateTimeField } from '../../../trade/ride/DateTimeField.tsx'
import { readPassengers } from '../../../trade/ride/passengers.ts'
import { KnownFlight } from '../search/KnownFlight.tsx'
import type { TransferBookingValues } from './transfer-booking-form.ts'
import type { TransferBookingSearch } from './transfer-booking-search.ts'

type Form = Pick<
  ReturnType<typeof useForm<TransferBookingValues>>,
  'getInputProps' | 'getValues' | 'setFieldValue'
>

interface FlightFieldsProps {
  form: Form
  airport: Schemas['Airport']
  pickup: boolean
  /** When the guests are picked up, local. */
  service: string
  needed: boolean
  error: string | undefined
}

/** The flight that the driver follows. */
export function FlightFields({ form, airport, pickup, service, needed, error }: FlightFieldsProps) {
  const t = useText('airport/booking')
  const ride = useText('ride')
  const { flight_number, flight, flight_time_known } = form.getValues()
  const number = form.getInputProps('flight_number')
  const setKnown = (known: boolean) => form.setFieldValue('flight_time_known', known)
  const setFlight = (next: LocalMoment) => {
    form.setFieldValue('flight', next)
    setKnown(false)
  }
  return (
    <FieldGrid>
      <TextInput
        {...number}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          number.onChange(event)
          // A drop-off needs no flight; without the number nobody means its time either.
          if (!pickup && event.currentTarget.value === '') setFlight(noMoment)
        }}
        id={fieldId('flight_number')}
        label={ride('flightNumber')}
        description={t('flightHint')}
        required={needed}
        maxLength={12}
        autoComplete="off"
      />
      <DateTimeField
        id={fieldId('flight')}
        label={pickup ? ride('flightArrives') : ride('flightDeparts')}
        value={flight}
        onChange={setFlight}
        tz={airport.tz}
        notBefore={addDays(service.slice(0, 10), -1)}
        error={error}
      />
      {pickup && (
        <TextInput
          {...form.getInputProps('name_board_text')}
          id={fieldId('name_board_text')}
          label={t('nameBoard')}
          description={t('nameBoardHint')}
          maxLength={60}
          autoComplete="off"
        />
      )}
      <KnownFlight
        transfer_type={pickup ? 'pickup' : 'dropoff'}
        airport={airport.iata}
        flight_number={flight_number}
        flight={flight}
        service={momentOf(service)}
        onFlight={setFlight}
        known={flight_time_known}
        onKnown={setKnown}
      />
    </FieldGrid>
  )
}

interface DriverFieldsProps {
  ride: TransferBookingSearch
  offer: Schemas['TransferOffer']
  driver_language: Schemas['DriverLanguage'] | undefined
  /** The operator changed driver or extras; the price follows. */
  onRide: (change: Partial<TransferBookingSearch>) => void
}

const mostExtraHours = 8

/** Driver and extras: they change the price. */
export function DriverFields({ ride, offer, driver_language, onRide }: DriverFieldsProps) {
  const t = useText('airport/booking')
  const labels = useText('ride')
  const { chinese_driver_fee: fee } = offer
  const seats = mostChildSeats(readPassengers(ride.passengers).child_ages)
  const label = (language: Schemas['DriverLanguage']) =>
    language === 'chinese' && fee && Number(fee.amount) > 0
      ? t('languageFee', { language: labels('languages.chinese'), money: formatMoney(fee) })
      : labels(`languages.${language}`)
  const pieces = (code: 'child_seat' | 'extra_wait', count: number) =>
    onRide({ [code]: count > 0 ? count : undefined })
  return (
    <Box mt="sm">
      <FieldGrid>
        <NativeSelect
          id={fieldId('driver_language')}
          label={labels('driverLanguage')}
          value={driver_language}
          data={offer.driver_languages.map((language) => ({ value: language, label: label(language) }))}
          onChange={(event) =>
            onRide({ driver_language: event.currentTarget.value as Schemas['DriverLanguage'] })
          }
        />
        <Stack gap="xs" justify="center">
          {(seats > 0 || ride.child_seat) && (
            <CountStepper
              label={t('childSeat')}
              hint={t('childSeatHint', { money: formatMoney(offer.child_seat_unit_price) })}
              value={ride.child_seat ?? 0}
              max={seats}
              onChange={(count) => pieces('child_seat', count)}
            />
          )}
          <CountStepper
            label={t('extraWait')}
            hint={t('extraWaitHint', { money: formatMoney(offer.overtime_wait_unit_price) })}
            value={ride.extra_wait ?? 0}
            max={mostExtraHours}
            onChange={(count) => pieces('extra_wait', count)}
          />
        </Stack>
      </FieldGrid>
    </Box>
  )
}

/** The operator's note for driver and guest. */
export function ReminderField({ form }: { form: Form }) {
  const t = useText('airport/booking')
  const ride = useText('ride')
  return (
    <Textarea
      {...form.getInputProps('booking_reminder')}
      id={fieldId('booking_reminder')}
      style={{ gridColumn: '1 / -1' }}
      label={ride('reminder')}
      description={t('reminderHint')}
      maxLength={300}
      rows={2}
      resize="vertical"
    />
  )
}
