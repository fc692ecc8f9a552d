import { addDays, useText } from '@portal/i18n'
import { Button, Flex, Group, IconPlane, IconSearch, Text } from '@portal/ui'
import { type FormEvent, useState } from 'react'
import { controlClass, errorProps, Field } from '../../../shared/field/Field.tsx'
import { type LocalMoment, momentOf, momentState, noMoment } from '../../../shared/time/local-moment.ts'
import { DateTimeField } from '../../../trade/ride/DateTimeField.tsx'
import { PassengersPicker } from '../../../trade/ride/PassengersPicker.tsx'
import { RidePlaceField } from '../../../trade/ride/RidePlaceField.tsx'
import { driverLanguages } from '../../../trade/search/ride-readers.ts'
import fields from '../../../trade/search/search-form.module.css'
import type { TransferSearch } from '../../../trade/search/transfer-search.ts'
import { useSearchForm } from '../../../trade/search/use-search-form.ts'
import { AirportField } from './AirportField.tsx'
import { KnownFlight, useScheduledTime, useTimetable } from './KnownFlight.tsx'
import { TransferTypeChoice } from './TransferTypeChoice.tsx'
import {
  type TransferError,
  type TransferValues,
  toTransferSearch,
  transferErrors,
  transferValues,
} from './transfer-form.ts'

/** Translates the form's errors. */
function useTransferErrorText(): (error: TransferError | undefined) => string | undefined {
  const rules = useText('validation')
  const t = useText('ride')
  return (error) => {
    switch (error) {
      case undefined:
        return undefined
      case 'arrivingAirport':
      case 'flightNumber':
      case 'destination':
      case 'departure':
      case 'childAge':
        return rules(error)
      default:
        return t(`errors.${error}`)
    }
  }
}

const driverLanguage = (chosen: string) => driverLanguages.find((language) => language === chosen) ?? ''

interface TransferSearchFormProps {
  /** Initial values from the address. A new key restarts the form. */
  search: TransferSearch
  onSearch: (search: TransferSearch) => void
}

/** The transfer search form. It sends nothing while a part is missing. */
export default function TransferSearchForm({ search, onSearch }: TransferSearchFormProps) {
  const t = useText('ride')
  const errorText = useTransferErrorText()
  const {
    id: form,
    day,
    values,
    errors,
    change,
    submit,
  } = useSearchForm({
    tz: search.tz,
    zoneOf: ({ airport }) => airport?.tz,
    begin: () => transferValues(search),
    errorsOf: transferErrors,
    toSearch: toTransferSearch,
    onSearch,
  })
  const pickup = values.transfer_type === 'pickup'
  /** Who is picked up after midnight landed the evening before. */
  const firstFlightDay =
    day && pickup && momentState(values.service) === 'full' ? addDays(day, -1) : undefined
  /** The time that came with the number. */
  const [taken, setTaken] = useState(() => (search.flight_number ? momentOf(search.flight_local) : null))
  const takeTime = (flight: LocalMoment) => {
    setTaken(flight)
    change({ flight, flight_time_known: false })
  }
  const timetable = useTimetable(values, values.airport?.iata)
  const [chosen, setChosen] = useState(true)
  /** Of two times that differ, one must be chosen. */
  const submitChosen = (event: FormEvent) => {
    const open = Boolean(timetable?.differs) && !values.flight_time_known
    setChosen(!open)
    if (!open) return submit(event)
    event.preventDefault()
    document.getElementById(`${form}new_time`)?.focus()
  }
  const scheduledTime = useScheduledTime()
  /** Fills in the timetable's time of a flight that was just chosen, unless a time is typed meanwhile. */
  const fillTime = async (chosen: TransferValues) => {
    if (chosen.flight.time !== '') return
    const flight = await scheduledTime(chosen)
    if (!flight || document.activeElement?.id === `${form}flight-time`) return
    setTaken(flight)
    change((known) => {
      const isSame =
        known.transfer_type === chosen.transfer_type &&
        known.flight_number === chosen.flight_number &&
        known.flight.date === flight.date
      return isSame && known.flight.time === '' ? { flight } : {}
    })
  }
  const changeFlight = (flight: LocalMoment) => {
    change({ flight, flight_time_known: false })
    if (flight.date !== values.flight.date) void fillTime({ ...values, flight })
  }
  const changeNumber = (flight_number: string) => {
    const { date, time } = values.flight
    const came = taken?.date === date && taken.time === time
    // A drop-off needs no flight: without the number nobody means its time either.
    change({
      flight_number,
      flight_time_known: false,
      ...(!pickup && came && flight_number === '' && { flight: noMoment }),
    })
  }

  return (
    <Flex
      component="form"
      id={`${form}form`}
      direction="column"
      gap="sm"
      onSubmit={submitChosen}
      noValidate
      role="search"
      aria-label={t('transferForm')}
    >
      <TransferTypeChoice
        value={values.transfer_type}
        onChange={(transfer_type) => change({ transfer_type })}
      />
      <div className={fields.fields} data-transfer>
        <AirportField
          id={`${form}airport`}
          label={t(`airports.${values.transfer_type}`)}
          airport={values.airport}
          typed={values.typed}
          onChange={change}
          error={errorText(errors.airport)}
        />
        <Field
          id={`${form}flight_number`}
          label={t('flightNumber')}
          icon={<IconPlane size={18} aria-hidden />}
          error={errorText(errors.flight_number)}
        >
          <input
            id={`${form}flight_number`}
            type="text"
            className={controlClass}
            placeholder={pickup ? t('flightNumberHint') : t('flightNumberLater')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
            value={values.flight_number}
            {...errorProps(`${form}flight_number`, errors.flight_number)}
            onChange={(event) => changeNumber(event.currentTarget.value)}
            onBlur={() => void fillTime(values)}
          />
        </Field>
        <RidePlaceField
          id={`${form}place`}
          label={pickup ? t('destination') : t('departure')}
          place={values.place}
          tz={values.airport?.tz}
          onChange={(place) => change({ place })}
          error={errorText(errors.place)}
        />
        <DateTimeField
          id={`${form}flight`}
          label={pickup ? t('flightArrives') : t('flightDeparts')}
          value={values.flight}
          onChange={changeFlight}
          tz={values.airport?.tz}
          notBefore={firstFlightDay}
          error={errorText(errors.flight)}
        />
        <DateTimeField
          id={`${form}service`}
          label={t('transferTime')}
          value={values.service}
          onChange={(service) => change({ service })}
          tz={values.airport?.tz}
          placeholder={pickup ? t('atLanding') : t('inTime')}
          error={errorText(errors.service)}
        />
        <PassengersPicker
          id={`${form}passengers`}
          passengers={values.passengers}
          onChange={(passengers) => change({ passengers })}
          luggage={values.luggage}
          onLuggage={(luggage) => change({ luggage })}
          error={errorText(errors.passengers)}
        />
        <Field id={`${form}language`} label={t('driverLanguage')}>
          <select
            id={`${form}language`}
            className={controlClass}
            value={values.driver_language}
            onChange={(event) => change({ driver_language: driverLanguage(event.currentTarget.value) })}
          >
            <option value="">{t('anyLanguage')}</option>
            {driverLanguages.map((language) => (
              <option key={language} value={language}>
                {t(`languages.${language}`)}
              </option>
            ))}
          </select>
        </Field>
        <Field id={`${form}reminder`} label={t('reminder')}>
          <input
            id={`${form}reminder`}
            type="text"
            className={controlClass}
            placeholder={t('reminderHint')}
            autoComplete="off"
            maxLength={300}
            value={values.booking_reminder}
            onChange={(event) => change({ booking_reminder: event.currentTarget.value })}
          />
        </Field>
        <Button type="submit" className={fields.submit} leftSection={<IconSearch size={18} aria-hidden />}>
          {t('searchTransfers')}
        </Button>
      </div>
      <Group gap="4px var(--mantine-spacing-md)">
        <Text size="sm" c="dimmed">
          {t('airportClock')}
        </Text>
        <KnownFlight
          {...values}
          id={`${form}new_time`}
          airport={values.airport?.iata}
          onFlight={takeTime}
          known={values.flight_time_known}
          onKnown={(flight_time_known) => change({ flight_time_known })}
          error={chosen ? undefined : errorText('newTime')}
        />
      </Group>
    </Flex>
  )
}
