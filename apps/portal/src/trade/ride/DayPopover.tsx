import { dayjsInLanguage, language, useText } from '@portal/i18n'
import { Button, DateInput, DatePicker, FieldPopover, usePhone } from '@portal/ui'

import { firstDay, type PlaceZone } from '../../shared/time/first-day.ts'
import { FirstDayNote } from '../place/FirstDayNote.tsx'

interface DayPopoverProps {
  label: string
  /** `YYYY-MM-DD`, or empty. */
  date: string
  tz: PlaceZone
  notBefore: string | undefined
  /** An empty day clears the choice. */
  onDay: (date: string) => void
  onClose: () => void
}

dayjsInLanguage()

/** A calendar to choose a day. */
export default function DayPopover({ label, date, tz, notBefore, onDay, onClose }: DayPopoverProps) {
  const t = useText('stay')
  const common = useText('common')
  const phone = usePhone()
  const first = notBefore || firstDay(tz)
  const choose = (day: string) => {
    onDay(day)
    onClose()
  }
  return (
    <FieldPopover label={label} onClose={onClose}>
      <DateInput
        data-autofocus={!phone || undefined}
        label={common('date.typed')}
        value={date}
        minDate={first}
        onChange={(day) => choose(day ?? '')}
        enterOnly
      />
      <DatePicker
        locale={language()}
        firstDayOfWeek={1}
        fullWidth={phone}
        defaultDate={date || first}
        minDate={first}
        value={date || null}
        // A press on the selected day would clear it in Mantine; here it confirms it.
        onChange={(day) => choose(day ?? date)}
        ariaLabels={{ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }}
        maxLevel="month"
      />
      <FirstDayNote tz={tz} />
      {date && (
        <Button variant="subtle" size="compact-xs" onClick={() => choose('')}>
          {common('select.clear')}
        </Button>
      )}
    </FieldPopover>
  )
}
