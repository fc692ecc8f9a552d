import { useText } from '@portal/i18n'
import { Button, IconPlus, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { mostStops, newStop, type PlannedStop } from './itinerary.ts'
import StopFields from './StopFields.tsx'

interface ItineraryFieldsProps {
  stops: readonly PlannedStop[]
  /** Days of the rental, `YYYY-MM-DD`. */
  days: readonly string[]
  onChange: (stops: PlannedStop[]) => void
  /** Text of an error, by form path. */
  errorOf: (path: string) => string | undefined
}

/** The stops of the car, all optional. Loads after the rest of the form. */
export default function ItineraryFields({ stops, days, onChange, errorOf }: ItineraryFieldsProps) {
  const t = useText('car/booking')
  /** The stop that was added last receives the focus. */
  const [added, setAdded] = useState<number | null>(null)
  const add = () => {
    const stop = newStop(stops, days)
    setAdded(stop.key)
    onChange([...stops, stop])
  }
  return (
    <Stack gap="xs" role="group" aria-label={t('itinerary.title')}>
      <Text size="sm" fw={500}>
        {t('itinerary.title')}
      </Text>
      <Text size="sm" c="dimmed">
        {t('itinerary.hint')}
      </Text>
      {stops.map((planned, index) => (
        <StopFields
          key={planned.key}
          isNew={planned.key === added}
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
          disabled={stops.length >= mostStops || days.length === 0}
          onClick={add}
        >
          {t('itinerary.add')}
        </Button>
      </div>
    </Stack>
  )
}
