import { formatDeadline, formatRemaining, type Instant, useText } from '@portal/i18n'
import { Text } from '../generated/mantine/Text.ts'
import { VisuallyHidden } from '../generated/mantine/VisuallyHidden.ts'
import { IconAlertTriangle, IconClock } from '../icons.ts'
import { useNow } from '../theme/clock.ts'
import classes from './BriefDeadline.module.css'
import { urgencyOf } from './urgency.ts'

export interface BriefDeadlineProps {
  /** What ends then. */
  name: string
  /** The moment: epoch seconds, or RFC 3339. */
  at: Instant
  /** IANA zone of the hotel or place. */
  tz: string
}

/**
 * A deadline in two lines of a table: what ends, how soon where it presses, and when by the hotel's clock. The other
 * clock is named on hover, and to screen readers; on a card, which knows no hover, it stands there.
 */
export function BriefDeadline({ name, at, tz }: BriefDeadlineProps) {
  const t = useText('common')
  const { dateTime, place, operator, same } = formatDeadline(at, tz)
  const left = Date.parse(dateTime) - useNow()
  const urgency = urgencyOf(left)
  const Icon = urgency === 'passed' ? IconAlertTriangle : IconClock
  const other = `${t('deadline.here')} ${operator.time} ${operator.offset}`
  return (
    <div className={classes.deadline} data-urgency={urgency}>
      <div className={classes.first}>
        <Text span inherit fw={600}>
          {name}
        </Text>{' '}
        {urgency !== 'later' && (
          <span className={classes.left}>
            <Icon size={13} aria-hidden />
            {left > 0 ? t('deadline.left', { time: formatRemaining(left) }) : t('deadline.passed')}
          </span>
        )}
      </div>
      <time className={classes.clock} dateTime={dateTime} title={same ? undefined : other}>
        <VisuallyHidden component="span">{t('deadline.there')} </VisuallyHidden>
        {place.time} {place.offset}
        {!same && <span className={classes.other}> {other}</span>}
      </time>
    </div>
  )
}
