import { formatDate, nightsBetween, useText } from '@portal/i18n'
import { Columns, IconCalendar, lazyDialog, Text } from '@portal/ui'
import { PopoverField } from '../../../shared/field/PopoverField.tsx'
import type { PlaceZone } from '../../../shared/time/first-day.ts'
import styles from './StayDates.module.css'

// The calendar is the heaviest part of the form.
const CalendarPopover = lazyDialog(() => import('./CalendarPopover.tsx'))

interface StayDatesProps {
  /** `YYYY-MM-DD`, or empty. */
  check_in: string
  check_out: string
  onChange: (dates: { check_in: string; check_out: string }) => void
  /** The destination's: its today is the first day to choose. */
  tz: PlaceZone
  error?: string | undefined
  id?: string
}

/** Check-in and check-out with the number of nights, in the hotel's dates. */
export function StayDates({ check_in, check_out, onChange, tz, error, id }: StayDatesProps) {
  const t = useText('stay')
  const count = useText('common')
  const nights = nightsBetween(check_in, check_out)
  const field = (asked: 'check_in' | 'check_out', label: string, value: string) => (
    <PopoverField
      id={asked === 'check_in' ? id : undefined}
      label={label}
      icon={asked === 'check_in' ? <IconCalendar size={18} aria-hidden /> : undefined}
      error={asked === 'check_in' ? error : undefined}
      popover={CalendarPopover}
      popoverProps={{ check_in, check_out, asked, tz, onDone: onChange }}
    >
      {value ? (
        formatDate(value, 'short')
      ) : (
        <Text span inherit c="var(--mantine-color-placeholder)">
          {t('chooseDate')}
        </Text>
      )}
    </PopoverField>
  )
  return (
    <div role="group" aria-label={t('dates')}>
      <Columns className={styles.fields} widths="1fr 1fr" pos="relative">
        {field('check_in', t('checkIn'), check_in)}
        {field('check_out', t('checkOut'), check_out)}
        {nights > 0 && <span className={styles.nights}>{count('count.nights', { count: nights })}</span>}
      </Columns>
    </div>
  )
}
