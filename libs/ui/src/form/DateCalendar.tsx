import { dayjsInLanguage, formatTime } from '@portal/i18n'
import { DatePicker } from '../dates/DatePicker.ts'
import { useNow } from '../theme/clock.ts'
import { usePhone } from '../theme/screen.ts'
import { FieldPopover } from './FieldPopover.tsx'

interface DateCalendarProps {
  /** Names the dialog: the label of its field. */
  label: string
  /** `YYYY-MM-DD` */
  value: string | null
  minDate: string | undefined
  maxDate: string | undefined
  onChoose: (day: string) => void
  onClose: () => void
}

dayjsInLanguage()

/** The calendar below a date field: takes the focus, closes with a choice, on Esc and on a click elsewhere. */
export default function DateCalendar(props: DateCalendarProps) {
  const phone = usePhone()
  const { label, value, minDate, maxDate, onChoose, onClose } = props
  // The server's day, not the machine's, and never a month in which nothing can be chosen.
  const today = formatTime(useNow(), 'yyyy-mm-dd')
  const shown = value ?? (minDate && minDate > today ? minDate : maxDate && maxDate < today ? maxDate : today)
  return (
    <FieldPopover label={label} onClose={onClose}>
      <DatePicker
        fullWidth={phone}
        value={value}
        defaultDate={shown}
        {...(minDate ? { minDate } : {})}
        {...(maxDate ? { maxDate } : {})}
        onChange={(day) => {
          // A press on the chosen day would take it back; here it confirms it.
          onChoose(day ?? value ?? '')
          onClose()
        }}
      />
    </FieldPopover>
  )
}
