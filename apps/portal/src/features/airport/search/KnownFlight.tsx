import { getLookUpFlightsQueryOptions, useLookUpFlights } from '@portal/api-client'
import { addDays, formatDate, useText } from '@portal/i18n'
import { Button, Text, useDebouncedValue } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { LocalMoment } from '../../../shared/time/local-moment.ts'
import { momentOf, momentState } from '../../../shared/time/local-moment.ts'
import { flightNumberShape } from '../../../trade/search/transfer-search.ts'
import { plainFlightNumber, type TransferValues } from './transfer-form.ts'

interface KnownFlightProps
  extends Pick<TransferValues, 'transfer_type' | 'flight_number' | 'flight' | 'service'> {
  /** Code of the airport; undefined until one is chosen. */
  airport: string | undefined
  onFlight: (flight: LocalMoment) => void
}

/** Of the days on which the flight flies, the nearest to the ride: a ride after midnight belongs to the evening before. */
function nearRide(scheduled: LocalMoment, ride: LocalMoment): LocalMoment {
  if (momentState(ride) !== 'full') return scheduled
  const [flies, rides] = [scheduled, ride].map(({ date, time }) => Date.parse(`${date}T${time}Z`))
  const days = Math.round(((rides ?? 0) - (flies ?? 0)) / 86_400_000)
  return { ...scheduled, date: addDays(scheduled.date, days) }
}

const directionOf = ({ transfer_type }: Pick<TransferValues, 'transfer_type'>) =>
  transfer_type === 'pickup' ? 'arrival' : 'departure'

/** Timetables change by the day. */
const timetableFor = 300_000

/** The timetable's time of the flight on its chosen day; null if unknown, or if it flies elsewhere. */
export function useScheduledTime() {
  const client = useQueryClient()
  return async (values: TransferValues): Promise<LocalMoment | null> => {
    const flight_number = plainFlightNumber(values.flight_number)
    const { date } = values.flight
    if (!flightNumberShape.test(flight_number) || date === '') return null
    const direction = directionOf(values)
    const query = getLookUpFlightsQueryOptions({ flight_number, date, direction })
    const { list } = await client
      .fetchQuery({ ...query, staleTime: timetableFor })
      .catch(() => ({ list: [] }))
    const flight = list[0]
    if (!flight || values.airport?.iata !== (direction === 'arrival' ? flight.to : flight.from)) return null
    const scheduled = momentOf(flight[direction].scheduled_local)
    return scheduled.date === date ? scheduled : null
  }
}

/** The scheduled flight on that day, with its time for the form. Renders nothing for an unknown number. */
export function KnownFlight({ airport, onFlight, ...values }: KnownFlightProps) {
  const t = useText('ride')
  const direction = directionOf(values)
  const [flight_number] = useDebouncedValue(plainFlightNumber(values.flight_number), 400)
  const date = values.flight.date || values.service.date
  const { data } = useLookUpFlights(
    { flight_number, date, direction },
    {
      query: { enabled: flightNumberShape.test(flight_number) && date !== '', staleTime: timetableFor },
    },
  )
  const flight = data?.list[0]
  if (!flight) return null
  const iata = direction === 'arrival' ? flight.to : flight.from
  if (airport && airport !== iata)
    return (
      <Text size="sm" c="var(--mantine-color-orange-light-color)" role="alert">
        {t('otherAirport', { flight: flight_number, from: flight.from, to: flight.to })}
      </Text>
    )
  const listed = momentOf(flight[direction].scheduled_local)
  const scheduled = values.flight.date === '' ? nearRide(listed, values.service) : listed
  const isOtherDay = scheduled.date !== date
  const text = t(`timetable.${direction}`, {
    flight: flight_number,
    from: flight.from_name,
    to: flight.to_name,
    time: isOtherDay ? `${formatDate(scheduled.date, 'short')} ${scheduled.time}` : scheduled.time,
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
