import { localeOf } from '../language.ts'
import { language } from '../translator.ts'
import { textOf } from '../use-text.ts'
import { type Instant, toMilliseconds } from './instant.ts'
import { formatTime } from './time.ts'
import { normaliseZone, offsetIn, operatorZone, zoneName } from './zone.ts'

/** One of the two clocks of a deadline. */
export interface DeadlineClock {
  /** IANA zone. */
  tz: string
  /** `2026-12-08 18:00`. */
  time: string
  /** `UTC+06:30`. */
  offset: string
  /** The zone in the reader's language, for the accessible name: "Myanmar Time". */
  zone: string
}

export interface DeadlineText {
  /** The moment in UTC, for `<time datetime>`. */
  dateTime: string
  /** The hotel's (or the place's) clock. */
  place: DeadlineClock
  /** The clock of the person at the screen. */
  operator: DeadlineClock
  /** Both clocks show the same at that moment, so that one is enough. */
  same: boolean
}

function clock(tz: string, instant: number): DeadlineClock {
  return {
    tz: normaliseZone(tz),
    time: formatTime(instant, 'yyyy-mm-dd hh:MM', tz),
    offset: offsetIn(tz, instant),
    zone: zoneName(tz, instant, localeOf(language())),
  }
}

/** A deadline on the place's clock (`tz`, IANA) and on the operator's. Throws RangeError when it is no moment. */
export function formatDeadline(at: Instant, tz: string, ownZone: string = operatorZone()): DeadlineText {
  const instant = toMilliseconds(at)
  const place = clock(tz, instant)
  const operator = clock(ownZone, instant)
  return {
    dateTime: new Date(instant).toISOString(),
    place,
    operator,
    same: place.offset === operator.offset,
  }
}

/** How long is left, in the two largest units, never more than is left: "2 d 3 h". Empty when it has passed. */
export function formatRemaining(milliseconds: number): string {
  if (milliseconds <= 0) return ''
  const text = textOf('common')
  const seconds = Math.floor(milliseconds / 1000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours >= 24) return text('duration.days', { days: Math.floor(hours / 24), hours: hours % 24 })
  if (hours > 0) return text('duration.hours', { hours, minutes: minutes % 60 })
  if (minutes > 0) return text('duration.minutes', { minutes })
  return text('duration.seconds', { seconds })
}
