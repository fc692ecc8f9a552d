import { type DeadlineClock, formatDeadline, formatRemaining, type Instant, useText } from '@portal/i18n'
import type { ReactNode } from 'react'
import { Box } from '../generated/mantine/Box.ts'
import { Text } from '../generated/mantine/Text.ts'
import { VisuallyHidden } from '../generated/mantine/VisuallyHidden.ts'
import { IconAlertTriangle, IconClock } from '../icons.ts'
import { useNow } from '../theme/clock.ts'
import classes from './Deadline.module.css'
import { urgencyOf } from './urgency.ts'

export interface DeadlineProps {
  /** The moment: epoch seconds, or RFC 3339. */
  at: Instant
  /** IANA zone of the hotel or place. */
  tz: string
  /** What happens then, in words: "After this, one night is charged." */
  then?: ReactNode
  /** Leaves the countdown out, for a moment that needs no hurry. */
  still?: boolean
  /** In a table: whose clock it is is shown by the offset alone, and said to screen readers. */
  compact?: boolean
}

/** Date and time of day: a narrow column may part them, but breaks neither. */
function Moment({ time }: { time: string }) {
  const [date, clock] = time.split(' ')
  return (
    <>
      <Text span inherit style={{ whiteSpace: 'nowrap' }}>
        {date}
      </Text>{' '}
      <Text span inherit style={{ whiteSpace: 'nowrap' }}>
        {clock}
      </Text>
    </>
  )
}

function Clock({ whose, clock, compact }: { whose: string; clock: DeadlineClock; compact: boolean }) {
  return (
    <Box component="span" display="contents">
      {compact ? (
        <VisuallyHidden component="span">{whose} </VisuallyHidden>
      ) : (
        <Text span inherit fz="xs" c="dimmed">
          {whose}
        </Text>
      )}
      <span>
        <Moment time={clock.time} />{' '}
        <Text span inherit fz="xs" c="dimmed">
          {clock.offset}
        </Text>
        <VisuallyHidden component="span"> ({clock.zone})</VisuallyHidden>
      </span>
    </Box>
  )
}

/** A deadline on both clocks, the hotel's and the operator's, with what is left and what happens then. */
export function Deadline({ at, tz, then, still = false, compact = false }: DeadlineProps) {
  const t = useText('common')
  const now = useNow()
  const { dateTime, place, operator, same } = formatDeadline(at, tz)
  const left = Date.parse(dateTime) - now
  const urgency = urgencyOf(left)
  const Icon = urgency === 'passed' ? IconAlertTriangle : IconClock
  return (
    <div className={classes.deadline} data-urgency={still ? undefined : urgency}>
      <time className={classes.clocks} dateTime={dateTime} data-compact={compact || undefined}>
        <Clock whose={t('deadline.there')} clock={place} compact={compact} />
        {!same && <Clock whose={t('deadline.here')} clock={operator} compact={compact} />}
      </time>
      {!still && (
        <span className={classes.left}>
          <Icon size={14} aria-hidden />
          {left > 0 ? t('deadline.left', { time: formatRemaining(left) }) : t('deadline.passed')}
        </span>
      )}
      {then && (
        <Text span size="sm" c="dimmed" flex="0 1 100%">
          {then}
        </Text>
      )}
    </div>
  )
}
