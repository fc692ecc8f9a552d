import {
  type DeadlineClock,
  formatDeadline,
  formatRemaining,
  type Instant,
  timeBeside,
  useText,
} from '@portal/i18n'
import type { ReactNode } from 'react'
import { Box } from '../generated/mantine/Box.ts'
import { Text } from '../generated/mantine/Text.ts'
import { VisuallyHidden } from '../generated/mantine/VisuallyHidden.ts'
import { IconAlertTriangle, IconClock } from '../icons.ts'
import { useNow } from '../theme/environment.ts'
import brief from './BriefDeadline.module.css'
import classes from './Deadline.module.css'

const dayMs = 86_400_000

/** The look of a deadline that is `left` ms away. */
const urgencyOf = (left: number): 'passed' | 'soon' | 'later' =>
  left <= 0 ? 'passed' : left < dayMs ? 'soon' : 'later'

interface DeadlineProps {
  /** The moment: epoch seconds, or RFC 3339. */
  at: Instant
  /** IANA zone of the hotel or place. */
  tz: string
  /** What happens then: "After this, one night is charged." */
  then?: ReactNode
  /** No countdown, for a moment without urgency. */
  still?: boolean
  /** For tables: the offset alone tells whose clock it is; screen readers hear the name. */
  compact?: boolean
}

/** Date and time of day: a narrow column may break between them, but not inside. */
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

/** A deadline in the operator's and then the place's time, with the time left and what happens then. */
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
        <Clock whose={t('deadline.here')} clock={operator} compact={compact} />
        {!same && <Clock whose={t('deadline.there')} clock={place} compact={compact} />}
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

interface BriefDeadlineProps {
  /** What ends then: "Pay before". */
  name: string
  /** What ends, with the time left: "12 min left to pay". */
  left: (time: string) => string
  /** The moment: epoch seconds, or RFC 3339. */
  at: Instant
  /** IANA zone of the hotel or place. */
  tz: string
  /** The time left stands out. */
  large?: boolean
}

/**
 * A deadline in a table: what ends, how soon if it is less than a day, and when in the operator's and then the place's
 * time.
 */
export function BriefDeadline({ name, left: leftOf, at, tz, large = false }: BriefDeadlineProps) {
  const t = useText('common')
  const { dateTime, place, operator, same } = formatDeadline(at, tz)
  const left = Date.parse(dateTime) - useNow()
  const urgency = urgencyOf(left)
  const Icon = urgency === 'passed' ? IconAlertTriangle : IconClock
  return (
    <div className={brief.deadline} data-urgency={urgency}>
      <div className={brief.first} data-large={large || undefined}>
        {urgency !== 'soon' && (
          <Text span inherit fw={600}>
            {name}
          </Text>
        )}{' '}
        {urgency !== 'later' && (
          <span className={brief.left}>
            <Icon size={13} aria-hidden />
            {left > 0 ? leftOf(formatRemaining(left)) : t('deadline.passed')}
          </span>
        )}
      </div>
      <time className={brief.clock} dateTime={dateTime}>
        <VisuallyHidden component="span">{t('deadline.here')} </VisuallyHidden>
        {operator.time} {operator.offset}
        {!same && (
          <span className={brief.other}>
            {' '}
            {t('deadline.there')} {timeBeside(place.time, operator.time)} {place.offset}
          </span>
        )}
      </time>
    </div>
  )
}
