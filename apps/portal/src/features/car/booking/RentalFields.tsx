import { mostChildSeats, type Schemas, useListIndustrialZones } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Box, Checkbox, Flex, fieldId, NativeSelect, Radio, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { type LocalMoment, momentOf } from '../../../shared/time/local-moment.ts'
import { FieldGrid } from '../../../trade/booking/BookingFields.tsx'
import { DateTimeField } from '../../../trade/ride/DateTimeField.tsx'
import { readPassengers } from '../../../trade/ride/passengers.ts'
import { driverLanguages } from '../../../trade/search/ride-readers.ts'
import { IntegerField } from './IntegerField.tsx'
import { mostHours, startAt, usualQuantity } from './rental-change.ts'
import type { Rental } from './rental-search.ts'

export interface RentalFieldsProps {
  rental: Rental
  model: Schemas['VehicleModel']
  /** IANA zone of the pick-up place; undefined until address or price provide it. */
  tz: string | undefined
  onChange: (change: { [Name in keyof Rental]?: Rental[Name] | undefined }) => void
  /** Text of a rental error, by field of the request. */
  errorOf: (field: string) => string | undefined
}

const types = ['day', 'half_day', 'hour'] as const

/** The rental: type, length, vehicles, driver, zone. Every change requests a new price. */
export function RentalFields(props: RentalFieldsProps) {
  const { rental, model, onChange, errorOf } = props
  const t = useText('car/booking')
  const {
    rental_type = 'day',
    days_or_hours = 1,
    number_of_rentals = 1,
    driver_language = 'burmese',
  } = rental
  const hourly = rental_type === 'hour'
  return (
    <Stack>
      <RentalTypes {...props} />
      <FieldGrid>
        <IntegerField
          field="days_or_hours"
          label={t(`quantities.${rental_type}`)}
          value={days_or_hours}
          min={hourly ? model.min_hours : 1}
          max={hourly ? mostHours : 90}
          error={errorOf('days_or_hours')}
          onChange={(quantity) => onChange({ days_or_hours: quantity })}
        />
        <IntegerField
          field="number_of_rentals"
          label={t('vehicles')}
          hint={t('seatsEach', { count: model.seats })}
          value={number_of_rentals}
          min={1}
          max={20}
          error={errorOf('number_of_rentals')}
          onChange={(vehicles) => onChange({ number_of_rentals: vehicles })}
        />
        <Start {...props} />
        <NativeSelect
          id={fieldId('driver_language')}
          label={t('driverLanguage')}
          description={rental_type === 'day' ? undefined : t('driverHint')}
          value={driver_language}
          data={driverLanguages.map((language) => ({
            value: language,
            label:
              language === 'burmese'
                ? t('burmese')
                : t(`${language}Fee`, { money: formatMoney(model.language_fees[language]) }),
          }))}
          onChange={(event) =>
            onChange({ driver_language: driverLanguages.find((one) => one === event.currentTarget.value) })
          }
        />
      </FieldGrid>
      <Zone {...props} />
      <Extras {...props} />
    </Stack>
  )
}

/** Start of the rental; an invalid time stays in the field until it loses focus. */
function Start({ rental, tz, onChange, errorOf }: RentalFieldsProps) {
  const t = useText('car/booking')
  const [typed, setTyped] = useState<LocalMoment | null>(null)
  return (
    <div onBlur={() => setTyped(null)}>
      <DateTimeField
        id={fieldId('start_local')}
        label={t('start')}
        value={typed ?? momentOf(rental.start)}
        tz={tz}
        error={errorOf('start_local')}
        onChange={(moment) => {
          const start = startAt(moment, rental.start, tz)
          setTyped(start ? null : moment)
          if (start) onChange({ start })
        }}
      />
    </div>
  )
}

/** The rental types that this model offers, with their prices. */
function RentalTypes({ rental, model, onChange, errorOf }: RentalFieldsProps) {
  const t = useText('car/booking')
  const prices = { day: model.price_per_day, half_day: model.price_per_half_day, hour: model.price_per_hour }
  const hours = { day: model.hours_per_day, half_day: model.hours_per_half_day, hour: model.min_hours }
  const error = errorOf('rental_type')
  return (
    <Flex
      component="fieldset"
      gap="var(--mantine-spacing-xs) var(--mantine-spacing-lg)"
      wrap="wrap"
      m={0}
      p={0}
      bd={0}
    >
      <Box component="legend" mb={6} p={0} fz="sm" fw={500}>
        {t('rentalType')}
      </Box>
      {types.map((type) => {
        const price = prices[type]
        return price ? (
          <Radio
            key={type}
            name="rental_type"
            checked={rental.rental_type === type}
            label={t(`types.${type}`, { hours: hours[type], money: formatMoney(price) })}
            onChange={() =>
              onChange({ rental_type: type, days_or_hours: usualQuantity(type, rental, model) })
            }
          />
        ) : null
      })}
      {error && (
        <Text size="xs" flex="1 0 100%" c="var(--mantine-color-error)">
          {error}
        </Text>
      )}
    </Flex>
  )
}

/** The industrial zone, if any, and the number of entries. */
function Zone({ rental, model, onChange, errorOf }: RentalFieldsProps) {
  const t = useText('car/booking')
  const { data } = useListIndustrialZones({}, { query: { staleTime: 600_000 }, request: { announce: true } })
  // Zones of the rental's city come first.
  const near = ({ city }: Schemas['IndustrialZone']) => city === model.location
  const all = data?.list ?? []
  const zones = [...all.filter(near), ...all.filter((zone) => !near(zone))]
  const entered = rental.zone !== undefined
  return (
    <>
      <Checkbox
        id={fieldId('industrial_zone')}
        label={t('zone')}
        description={t('zoneHint')}
        checked={entered}
        disabled={zones.length === 0 && !entered}
        onChange={(event) =>
          onChange(
            event.currentTarget.checked
              ? { zone: zones[0]?.id, times: 1 }
              : { zone: undefined, times: undefined },
          )
        }
      />
      {entered && (
        <FieldGrid>
          <NativeSelect
            id={fieldId('industrial_zone.zone_id')}
            label={t('zoneName')}
            value={rental.zone}
            error={errorOf('industrial_zone.zone_id')}
            data={zones.map(({ id, name, city_name, unit_price }) => ({
              value: id,
              label: t('zoneOption', { name, city: city_name, money: formatMoney(unit_price) }),
            }))}
            onChange={(event) => onChange({ zone: event.currentTarget.value })}
          />
          <IntegerField
            field="industrial_zone.times"
            label={t('zoneTimes')}
            value={rental.times ?? 1}
            min={1}
            max={99}
            error={errorOf('industrial_zone.times')}
            onChange={(times) => onChange({ times })}
          />
        </FieldGrid>
      )}
    </>
  )
}

/** Extras: child seats, driver's nights, extra hours. */
function Extras({ rental, model, onChange, errorOf }: RentalFieldsProps) {
  const t = useText('car/booking')
  const seats = mostChildSeats(readPassengers(rental.passengers).child_ages)
  const hourly = rental.rental_type === 'hour'
  const nights = Math.min(((rental.days_or_hours ?? 1) - 1) * (rental.number_of_rentals ?? 1), 20)
  const extras = [
    { code: 'child_seat' as const, max: Math.min(seats, 20) },
    { code: 'driver_overnight' as const, max: hourly || model.includes.driver_overnight ? 0 : nights },
    { code: 'extra_hour' as const, max: 24 - model.hours_per_day },
  ].filter(({ code, max }) => max > 0 || rental[code])
  const prices = { ...model.extra_prices, extra_hour: model.overtime_unit_price }
  const sent = extras.filter(({ code }) => rental[code]).map(({ code }) => code)
  return (
    <FieldGrid>
      {extras.map(({ code, max }) => (
        <IntegerField
          key={code}
          field={code}
          label={t(`extras.${code}`)}
          hint={t(`extraHints.${code}`, { money: formatMoney(prices[code]) })}
          value={rental[code] ?? 0}
          min={0}
          max={max}
          error={errorOf(`extras[${sent.indexOf(code)}].quantity`)}
          onChange={(pieces) => onChange({ [code]: pieces })}
        />
      ))}
    </FieldGrid>
  )
}
