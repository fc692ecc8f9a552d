import { formatRemaining, formatTime, type Instant, toMilliseconds, useText } from '@portal/i18n'
import { useNow } from '@portal/ui'

/** A moment close by on the operator's clock, and how long is left of it, to the second. */
export function Remaining({ until }: { until: Instant }) {
  const t = useText('common')
  const now = useNow(1000)
  const at = toMilliseconds(until)
  const left = formatRemaining(at - now)
  return (
    <span>
      <time dateTime={new Date(at).toISOString()}>{formatTime(at, 'yyyy-mm-dd hh:MM')}</time> ·{' '}
      {left === '' ? t('deadline.passed') : t('deadline.left', { time: left })}
    </span>
  )
}
