import { formatDate, useText } from '@portal/i18n'
import {
  Button,
  Columns,
  Fieldset,
  fieldId,
  focusField,
  IconPlus,
  NativeSelect,
  Stack,
  Text,
  TextInput,
} from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useTimeText } from '../../../shared/time/use-time-text.ts'
import { dayOf, mostStops, type PlannedStop, stopLength } from './itinerary.ts'

interface ItineraryFieldsProps {
  stops: readonly PlannedStop[]
  /** Days of the hire, `YYYY-MM-DD`. */
  days: readonly string[]
  onChange: (stops: PlannedStop[]) => void
  /** Text of an error, by form path. */
  errorOf: (path: string) => string | undefined
}

/** Where the car goes, stop by stop; nothing has to be entered. */
export function ItineraryFields({ stops, days, onChange, errorOf }: ItineraryFieldsProps) {
  const t = useText('car/booking')
  const added = useRef(false)
  const count = stops.length
  // A stop that was added is typed in at once.
  useEffect(() => {
    if (added.current) focusField(`itinerary.${count - 1}.stop`)
    added.current = false
  }, [count])
  const add = () => {
    added.current = true
    onChange([...stops, { date: stops.at(-1)?.date ?? days[0] ?? '', time: '', stop: '' }])
  }
  return (
    <Fieldset legend={t('itinerary.title')}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {t('itinerary.hint')}
        </Text>
        {stops.map((planned, index) => (
          <Stop
            // Stops have no name of their own; their fields keep no state but what was left in the time.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            number={index + 1}
            planned={planned}
            days={days}
            onChange={(part) =>
              onChange(stops.map((one, place) => (place === index ? { ...one, ...part } : one)))
            }
            onRemove={() => onChange(stops.filter((_, place) => place !== index))}
            errorOf={(field) => errorOf(`itinerary.${index}.${field}`)}
          />
        ))}
        <div>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={count >= mostStops || days.length === 0}
            onClick={add}
          >
            {t('itinerary.add')}
          </Button>
        </div>
      </Stack>
    </Fieldset>
  )
}

interface StopProps {
  number: number
  planned: PlannedStop
  days: readonly string[]
  onChange: (part: Partial<PlannedStop>) => void
  onRemove: () => void
  errorOf: (field: keyof PlannedStop) => string | undefined
}

function Stop({ number, planned, days, onChange, onRemove, errorOf }: StopProps) {
  const t = useText('car/booking')
  const rules = useText('validation')
  const { unread, field } = useTimeText(planned.time, (time) => onChange({ time }))
  const id = (name: keyof PlannedStop) => fieldId(`itinerary.${number - 1}.${name}`)
  return (
    <Columns
      role="group"
      aria-label={t('itinerary.number', { number })}
      widths="150px 90px minmax(0, 1fr) auto"
      from="sm"
      narrow="minmax(0, 1fr) 90px"
      gap="xs"
      style={{ alignItems: 'end' }}
    >
      <NativeSelect
        id={id('date')}
        label={t('itinerary.day')}
        value={dayOf(planned, days)}
        error={errorOf('date')}
        data={[
          ...(dayOf(planned, days) === '' ? [{ value: '', label: '' }] : []),
          ...days.map((day) => ({ value: day, label: formatDate(day, 'short') })),
        ]}
        onChange={(event) => onChange({ date: event.currentTarget.value })}
      />
      <TextInput
        {...field}
        id={id('time')}
        label={t('itinerary.time')}
        error={unread ? rules('timeOfDay') : errorOf('time')}
      />
      <TextInput
        id={id('stop')}
        label={t('itinerary.stop')}
        value={planned.stop}
        error={errorOf('stop')}
        maxLength={stopLength}
        onChange={(event) => onChange({ stop: event.currentTarget.value })}
      />
      <Button
        variant="subtle"
        color="red"
        aria-label={t('itinerary.removeNumber', { number })}
        onClick={onRemove}
      >
        {t('itinerary.remove')}
      </Button>
    </Columns>
  )
}
