import { getLookUpFlightsQueryOptions, useLookUpFlights } from '@portal/api-client'
import { addDays, formatDate, useText } from '@portal/i18n'
import { Button, Checkbox, Stack, Text, useDebouncedValue } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import type { LocalMoment } from '../../../shared/time/local-moment.ts'
import { momentOf, momentState } from '../../../shared/time/local-moment.ts'
import { flightNumberShape } from '../../../trade/search/transfer-search.ts'
import { plainFlightNumber, type TransferValues } from './transfer-form.ts'

type TimetableValues = Pick<TransferValues, 'transfer_type' | 'flight_number' | 'flight' | 'service'>

interface KnownFlightProps extends TimetableValues {
  /** Code of the airport; undefined until one is chosen. */
  airport: string | undefined
  onFlight: (flight: LocalMoment) => void
  /** Id of the box for a new time. */
  id?: string
  /** Whether the member knows that the flight has a new time. */
  known: boolean
  onKnown: (known: boolean) => void
  /** The text that asks for one of the two times. */
  error?: string | undefined
}

/** Of the days on which the flight flies, the nearest to the ride: a ride after midnight belongs to the evening before. */
function nearRide(scheduled: LocalMoment, ride: LocalMoment): LocalMoment {
  if (momentState(ride) !== 'full') return scheduled
  const [flies, rides] = [scheduled, ride].map(({ date, time }) => Date.parse(`${date}T${time}Z`))
  const days = Math.round(((rides ?? 0) - (flies ?? 0)) / 86_400_000)
  return { ...scheduled, date: addDays(scheduled.date, days) }
}

const directionOf = ({ transfer_type }: Pick<TransferValues, 'transfer_type'>): 'arrival' | 'departure' =>
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

const isSame = (one: LocalMoment, other: LocalMoment) => one.date === other.date && one.time === other.time

/** The flight in the timetable, near the entered times; null while it is unknown. */
export function useTimetable(values: TimetableValues, airport: string | undefined) {
  const direction = directionOf(values)
  const entered = plainFlightNumber(values.flight_number)
  const [flight_number] = useDebouncedValue(entered, 400)
  const date = values.flight.date || values.service.date
  const { data } = useLookUpFlights(
    { flight_number, date, direction },
    {
      query: { enabled: flightNumberShape.test(flight_number) && date !== '', staleTime: timetableFor },
    },
  )
  const flight = data?.list[0]
  // The times of the flight that was entered before say nothing of this one.
  if (!flight || flight_number !== entered) return null
  const { scheduled_local, estimated_local, actual_local } = flight[direction]
  const isEntered = momentState(values.flight) === 'full'
  const scheduled = nearRide(momentOf(scheduled_local), isEntered ? values.flight : values.service)
  // A delay that is known already contradicts nothing.
  const times = [scheduled, momentOf(estimated_local), momentOf(actual_local)]
  const isElsewhere = airport !== undefined && airport !== (direction === 'arrival' ? flight.to : flight.from)
  return {
    flight,
    flight_number,
    direction,
    scheduled,
    isOtherDay: scheduled.date !== date,
    isElsewhere,
    /** The entered time is not that of the timetable. */
    differs: isEntered && !isElsewhere && !times.some((time) => isSame(time, values.flight)),
  }
}

/** The scheduled flight, with its time for the form. Renders nothing for an unknown number. */
export function KnownFlight({ id, airport, onFlight, known, onKnown, error, ...values }: KnownFlightProps) {
  const t = useText('ride')
  const timetable = useTimetable(values, airport)
  if (!timetable) return null
  const { flight, flight_number, direction, scheduled, isOtherDay, isElsewhere, differs } = timetable
  if (isElsewhere)
    return (
      <Text size="sm" c="var(--mantine-color-orange-light-color)" role="alert">
        {t('otherAirport', { flight: flight_number, from: flight.from, to: flight.to })}
      </Text>
    )
  const shown = ({ date, time }: LocalMoment) => (isOtherDay ? `${formatDate(date, 'short')} ${time}` : time)
  const text = t(`timetable.${direction}`, {
    flight: flight_number,
    from: flight.from_name,
    to: flight.to_name,
    time: shown(scheduled),
  })
  const entered = shown(values.flight)
  return (
    <Stack gap={4}>
      <Text size="sm" role="status" {...(differs && { c: 'var(--mantine-color-orange-light-color)' })}>
        {differs ? t('timetableDiffers', { text, entered }) : text}
        {(differs || values.flight.time !== scheduled.time || values.flight.date === '') && (
          <Button variant="subtle" size="compact-xs" onClick={() => onFlight(scheduled)}>
            {t('useTime')}
          </Button>
        )}
      </Text>
      {differs && (
        <Checkbox
          {...(id && { id })}
          size="xs"
          label={t('newTime', { entered })}
          checked={known}
          error={!known && error}
          onChange={(event) => onKnown(event.currentTarget.checked)}
        />
      )}
    </Stack>
  )
}
