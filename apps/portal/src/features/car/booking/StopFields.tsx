import { formatDate, useText } from '@portal/i18n'
import { Button, Columns, fieldId, focusField, NativeSelect, TextInput } from '@portal/ui'
import { useEffect, useEffectEvent } from 'react'
import { useTimeText } from '../../../shared/time/use-time-text.ts'
import { RidePlaceField } from '../../../trade/ride/RidePlaceField.tsx'
import { dayOf, type PlannedStop } from './itinerary.ts'

interface StopFieldsProps {
  /** Counted from 1. */
  number: number
  /** Receives the focus when it is rendered. */
  isNew: boolean
  planned: PlannedStop
  days: readonly string[]
  /** IANA zone of the place. */
  tz: string | undefined
  onChange: (part: Partial<PlannedStop>) => void
  onRemove: () => void
  errorOf: (field: 'date' | 'time' | 'stop') => string | undefined
}

/** One stop: day, optional time, and place: a hotel, an airport, another suggestion, or as typed. */
export default function StopFields(props: StopFieldsProps) {
  const { number, isNew, planned, days, tz, onChange, onRemove, errorOf } = props
  const t = useText('car/booking')
  const rules = useText('validation')
  const { unread, field } = useTimeText(planned.time, (time) => onChange({ time }))
  const path = `itinerary.${number - 1}`
  const id = (name: 'date' | 'time' | 'stop') => fieldId(`${path}.${name}`)
  // A pasted place is complete, and its suggestions would cover the stops below.
  const focus = useEffectEvent(() => isNew && focusField(`${path}.${planned.stop === '' ? 'stop' : 'date'}`))
  useEffect(() => void focus(), [])
  return (
    <Columns
      role="group"
      aria-label={t('itinerary.number', { number })}
      widths="150px 90px minmax(0, 1fr) auto"
      from="sm"
      narrow="minmax(0, 1fr) 108px"
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
      <RidePlaceField
        id={id('stop')}
        label={t('itinerary.stop')}
        place={{ id: null, name: planned.stop }}
        onChange={({ name }) => onChange({ stop: name })}
        tz={tz}
        error={errorOf('stop')}
      />
      <Button
        variant="subtle"
        color="red"
        px="xs"
        aria-label={t('itinerary.removeNumber', { number })}
        onClick={onRemove}
      >
        {t('itinerary.remove')}
      </Button>
    </Columns>
  )
}
