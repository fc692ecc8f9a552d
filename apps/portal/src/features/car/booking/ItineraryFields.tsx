import { useText } from '@portal/i18n'
import { Button, Group, IconClipboardList, IconPlus, lazyDialog, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { mostStops, type PlannedStop, withNewStop, withStops } from './itinerary.ts'
import StopFields from './StopFields.tsx'

const PasteStops = lazyDialog(() => import('./PasteStops.tsx'))

interface ItineraryFieldsProps {
  stops: readonly PlannedStop[]
  /** Days of the rental, `YYYY-MM-DD`. */
  days: readonly string[]
  /** IANA zone of the place. */
  tz: string | undefined
  onChange: (stops: PlannedStop[]) => void
  /** Text of an error, by form path. */
  errorOf: (path: string) => string | undefined
}

/** The stops of the car, all optional. Loads after the rest of the form. */
export default function ItineraryFields({ stops, days, tz, onChange, errorOf }: ItineraryFieldsProps) {
  const t = useText('car/booking')
  /** The stop that was added last receives the focus. */
  const [added, setAdded] = useState<number | null>(null)
  const [edited, setEdited] = useState<number | null>(null)
  const [isPasting, setIsPasting] = useState(false)
  const isFull = stops.length >= mostStops || days.length === 0
  const add = () => {
    const plan = withNewStop(stops, days, edited)
    setAdded(plan.added)
    setEdited(plan.added)
    onChange(plan.stops)
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
          tz={tz}
          onChange={(part) => {
            setEdited(planned.key)
            onChange(stops.map((one, place) => (place === index ? { ...one, ...part } : one)))
          }}
          onRemove={() => onChange(stops.filter((_, place) => place !== index))}
          errorOf={(field) => errorOf(`itinerary.${index}.${field}`)}
        />
      ))}
      {isPasting && (
        <PasteStops
          days={days}
          most={mostStops - stops.length}
          onStops={(pasted, isAll) => {
            const plan = withStops(stops, pasted)
            if (isAll) setAdded(plan.added)
            onChange(plan.stops)
          }}
          onClose={() => setIsPasting(false)}
        />
      )}
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={isFull}
          onClick={add}
        >
          {t('itinerary.add')}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconClipboardList size={16} aria-hidden />}
          disabled={isFull}
          aria-expanded={isPasting}
          onClick={() => setIsPasting(!isPasting)}
        >
          {t('paste.open')}
        </Button>
      </Group>
    </Stack>
  )
}
