import { formatDate, operatorZone, useText } from '@portal/i18n'
import { Text } from '@portal/ui'
import { firstDay, type PlaceZone } from '../../shared/time/first-day.ts'
import { today } from '../../shared/time/server-clock.ts'

/** Says whose today begins a calendar, where it is not the reader's. */
export function FirstDayNote({ tz }: { tz: PlaceZone }) {
  const t = useText('stay')
  const first = firstDay(tz)
  if (tz && first === today(operatorZone())) return null
  return (
    <Text size="sm" mt="xs" maw="32em" c="dimmed">
      {t(tz ? 'todayThere' : 'todayAnywhere', { date: formatDate(first, 'short') })}
    </Text>
  )
}
