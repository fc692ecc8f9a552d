import { useLookUpFlights } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, Text, useDebouncedValue } from '@portal/ui'
import type { LocalMoment } from '../../../shared/time/local-moment.ts'
import { momentOf } from '../../../shared/time/local-moment.ts'
import { flightNumberShape } from '../../../trade/search/transfer-search.ts'
import { plainFlightNumber, type TransferValues } from './transfer-form.ts'

interface KnownFlightProps {
  values: Pick<TransferValues, 'transfer_type' | 'airport' | 'flight_number' | 'flight' | 'service'>
  onFlight: (flight: LocalMoment) => void
}

/** The scheduled flight on that day, with its time for the form. Renders nothing for an unknown number. */
export function KnownFlight({ values, onFlight }: KnownFlightProps) {
  const t = useText('ride')
  const { airport } = values
  const direction = values.transfer_type === 'pickup' ? 'arrival' : 'departure'
  const [flight_number] = useDebouncedValue(plainFlightNumber(values.flight_number), 400)
  const date = values.flight.date || values.service.date
  const { data } = useLookUpFlights(
    { flight_number, date, direction },
    {
      query: { enabled: flightNumberShape.test(flight_number) && date !== '', staleTime: 300_000 },
    },
  )
  const flight = data?.list[0]
  if (!flight) return null
  const iata = direction === 'arrival' ? flight.to : flight.from
  if (airport && airport.iata !== iata)
    return (
      <Text size="sm" c="var(--mantine-color-orange-light-color)">
        {t('otherAirport', { flight: flight_number, from: flight.from, to: flight.to })}
      </Text>
    )
  const scheduled = momentOf(flight[direction].scheduled_local)
  const text = t(`timetable.${direction}`, {
    flight: flight_number,
    from: flight.from_name,
    to: flight.to_name,
    time: scheduled.time,
  })
  return (
    <Text size="sm" role="status">
      {text}
      {(values.flight.time !== scheduled.time || values.flight.date === '') && (
        <Button variant="subtle" size="compact-xs" onClick={() => onFlight(scheduled)}>
          {t('useTime')}
        </Button>
      )}
    </Text>
  )
}
