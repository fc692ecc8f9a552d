import { addDays, dayjsInLanguage, language, useText } from '@portal/i18n'
import { DateInput, DatePicker, FieldPopover, Text, useMediaQuery } from '@portal/ui'
import { useState } from 'react'
import { firstDay, type PlaceZone } from '../../../shared/time/first-day.ts'
import { FirstDayNote } from '../../../trade/place/FirstDayNote.tsx'
import { maxNights } from '../../../trade/search/stay.ts'

interface CalendarPopoverProps {
  check_in: string
  check_out: string
  asked: 'check_in' | 'check_out'
  tz: PlaceZone
  onDone: (dates: { check_in: string; check_out: string }) => void
  onClose: () => void
}

dayjsInLanguage()

/** Two months, one on a phone. The first click is check-in, the second check-out, at most 30 nights later. */
export default function CalendarPopover(props: CalendarPopoverProps) {
  const { check_in, check_out, asked, tz, onDone, onClose } = props
  const first = firstDay(tz)
  const t = useText('stay')
  const narrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const [[from, to], setRange] = useState<[string | null, string | null]>(() =>
    asked === 'check_out' && check_in ? [check_in, null] : [check_in || null, check_out || null],
  )
  const choosingEnd = from !== null && to === null
  const lastDay = choosingEnd ? addDays(from, maxNights) : undefined
  const choose = (start: string | null, end: string | null) => {
    setRange([start, end])
    if (!start || !end) return
    onDone({ check_in: start, check_out: end })
    onClose()
  }

  return (
    <FieldPopover label={t('dates')} onClose={onClose}>
      <DateInput
        data-autofocus={!narrow || undefined}
        label={choosingEnd ? t('checkOut') : t('checkIn')}
        value={choosingEnd ? null : from}
        minDate={choosingEnd ? addDays(from, 1) : first}
        maxDate={lastDay}
        onChange={(day) => day && (choosingEnd ? choose(from, day) : choose(day, null))}
        enterOnly
      />
      <DatePicker
        type="range"
        locale={language()}
        firstDayOfWeek={1}
        numberOfColumns={narrow ? 1 : 2}
        fullWidth={narrow}
        defaultDate={check_in || first}
        minDate={first}
        {...(lastDay ? { maxDate: lastDay } : {})}
        value={[from, to]}
        onChange={([start, end]) => choose(start, end)}
        ariaLabels={{ previousMonth: t('previousMonth'), nextMonth: t('nextMonth') }}
        maxLevel="month"
      />
      <Text size="sm" mt="xs" c="dimmed" role="status">
        {choosingEnd ? t('pickCheckOut') : t('pickCheckIn')}
      </Text>
      <FirstDayNote tz={tz} />
    </FieldPopover>
  )
}
