import { formatDate, useText } from '@portal/i18n'
import { Columns, IconCalendar, lazyDialog, Text } from '@portal/ui'
import { useId } from 'react'
import { controlClass, errorProps, Field } from '../../shared/field/Field.tsx'
import { PopoverField } from '../../shared/field/PopoverField.tsx'
import type { PlaceZone } from '../../shared/time/first-day.ts'
import type { LocalMoment } from '../../shared/time/local-moment.ts'
import { useTimeText } from '../../shared/time/use-time-text.ts'
import styles from './DateTimeField.module.css'

const DayPopover = lazyDialog(() => import('./DayPopover.tsx'))

interface DateTimeFieldProps {
  id?: string
  /** Label: the pick-up, the landing. */
  label: string
  value: LocalMoment
  onChange: (value: LocalMoment) => void
  /** The place's: its today is the first day to choose. */
  tz: PlaceZone
  /** Another first day, `YYYY-MM-DD`. */
  notBefore?: string | undefined
  /** Placeholder of the day. */
  placeholder?: string
  error?: string | undefined
}

/** A day and a local time; the two fields form a group. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { label, value, onChange, tz, notBefore, placeholder, error } = props
  const t = useText('ride')
  const rules = useText('validation')
  const own = useId()
  const id = props.id ?? own
  const { date, time } = value
  const { unread, field } = useTimeText(time, (next) => onChange({ ...value, time: next }))
  const timeError = unread ? rules('timeOfDay') : undefined
  return (
    <Columns role="group" aria-label={label} className={styles.fields} widths="minmax(0, 1fr) 84px">
      <PopoverField
        id={id}
        label={label}
        icon={<IconCalendar size={18} aria-hidden />}
        error={timeError ?? error}
        popover={DayPopover}
        popoverProps={{
          label,
          date,
          tz,
          notBefore,
          onDay: (day: string) => onChange({ ...value, date: day }),
        }}
      >
        {date ? (
          formatDate(date, 'short')
        ) : (
          <Text span inherit c="var(--mantine-color-placeholder)">
            {placeholder ?? t('chooseDay')}
          </Text>
        )}
      </PopoverField>
      <Field id={`${id}-time`} label={t('time')}>
        <input
          {...field}
          id={`${id}-time`}
          className={controlClass}
          {...errorProps(id, timeError ?? error)}
        />
      </Field>
    </Columns>
  )
}
