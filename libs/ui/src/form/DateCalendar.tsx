import { dayjsInLanguage, formatTime } from '@portal/i18n'
import { DatePicker } from '../dates/DatePicker.ts'
import { useNow, usePhone } from '../theme/environment.ts'
import { FieldPopover } from './FieldPopover.tsx'

interface DateCalendarProps {
  /** Name of the dialog: the label of the field. */
  label: string
  /** `YYYY-MM-DD` */
  value: string | null
  minDate: string | undefined
  maxDate: string | undefined
  onChoose: (day: string) => void
  onClose: () => void
}

dayjsInLanguage()

/** The calendar below a date field. It takes the focus and closes on a choice, on Esc and on a click outside. */
export default function DateCalendar(props: DateCalendarProps) {
  const phone = usePhone()
  const { label, value, minDate, maxDate, onChoose, onClose } = props
  // Today by the server's clock; the month shown always has a selectable day.
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
          // A press on the selected day would clear it in Mantine; here it confirms it.
          onChoose(day ?? value ?? '')
          onClose()
        }}
      />
    </FieldPopover>
  )
}
