import { formatDeadline, useText } from '@portal/i18n'
import { VisuallyHidden } from '@portal/ui'
import styles from './FreeUntil.module.css'

interface FreeUntilProps {
  deadline: { utc: string; tz: string }
}

/** The free cancellation deadline on one line, in local time and, if different, the operator's. */
export function FreeUntil({ deadline: { utc, tz } }: FreeUntilProps) {
  const t = useText('common')
  const { dateTime, place, operator, same } = formatDeadline(utc, tz)
  return (
    <time dateTime={dateTime} className={styles.until}>
      <VisuallyHidden component="span">{t('deadline.there')} </VisuallyHidden>
      {place.time} <small>{place.offset}</small>
      {!same && ` · ${t('deadline.here')} ${timeBeside(operator.time, place.time)}`}
    </time>
  )
}

/** The time of day, with the date only if it differs from the one beside it. */
const timeBeside = (time: string, beside: string): string => {
  const [day, clock = ''] = time.split(' ')
  return beside.startsWith(`${day} `) ? clock : time
}
