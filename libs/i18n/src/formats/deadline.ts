import { localeOf } from '../language.ts'
import { language, textOf } from '../translator.ts'
import {
  formatTime,
  type Instant,
  normaliseZone,
  offsetIn,
  operatorZone,
  toMilliseconds,
  zoneName,
} from './time.ts'

/** A deadline in one time zone. */
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
  /** In the hotel's (or the place's) zone. */
  place: DeadlineClock
  /** In the operator's zone. */
  operator: DeadlineClock
  /** Both show the same local time, so that one is enough. */
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

/** A deadline in the place's zone (`tz`, IANA) and in the operator's. Throws RangeError if `at` is not a moment. */
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

/** The time of day, with the date only if it differs from that of the time beside it. */
export const timeBeside = (time: string, beside: string): string => {
  const [day, clock = ''] = time.split(' ')
  return beside.startsWith(`${day} `) ? clock : time
}

/** A moment on the operator's clock with its zone: `2026-12-08 19:30 UTC+08:00`. */
export function momentText(at: Instant): string {
  const { time, offset } = clock(operatorZone(), toMilliseconds(at))
  return `${time} ${offset}`
}

/**
 * What happened to an order, on the operator's clock and, where it differs, on the place's (`tz`, IANA), each with its
 * zone: `2026-12-08 19:30 UTC+08:00`, `Local time 18:00 UTC+06:30`. "–" for no moment.
 */
export function clockLines(at: Instant | null | undefined, tz: string): string[] {
  if (at === null || at === undefined) return [formatTime(at)]
  const { operator, place, same } = formatDeadline(at, tz)
  const own = `${operator.time} ${operator.offset}`
  if (same) return [own]
  const there = textOf('common')('deadline.there')
  return [own, `${there} ${timeBeside(place.time, operator.time)} ${place.offset}`]
}

/** Both clocks in one line of text. */
export const bothClocks = (at: Instant | null | undefined, tz: string): string =>
  clockLines(at, tz).join(' · ')

/** The time left in its two largest units, rounded down: "2 d 3 h", "2 h". Empty when it has passed. */
export function formatRemaining(milliseconds: number): string {
  if (milliseconds <= 0) return ''
  const text = textOf('common')
  const seconds = Math.floor(milliseconds / 1000)
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days > 0)
    return hours % 24 > 0
      ? text('duration.days', { days, hours: hours % 24 })
      : text('duration.fullDays', { days })
  if (hours > 0)
    return minutes % 60 > 0
      ? text('duration.hours', { hours, minutes: minutes % 60 })
      : text('duration.fullHours', { hours })
  if (minutes > 0) return text('duration.minutes', { minutes })
  return text('duration.seconds', { seconds })
}
