import type { LocalText } from '../../texts/language.ts'

/** Instants (epoch ms) to and from the clock of an IANA zone, half-hour and quarter-hour zones included. */

const minuteMs = 60_000
/** Offsets change at most on a quarter of an hour, so one look-up serves a quarter. */
const quarterMs = 15 * minuteMs

const formats = new Map<string, Intl.DateTimeFormat>()
const offsets = new Map<string, Map<number, number>>()

/** The zone database renamed Rangoon; data sets still carry the old name. */
export function normaliseZone(tz: string): string {
  return tz === 'Asia/Rangoon' ? 'Asia/Yangon' : tz
}

function formatFor(tz: string): Intl.DateTimeFormat {
  let format = formats.get(tz)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: tz,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(tz, format)
  }
  return format
}

function readOffset(tz: string, instant: number): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatFor(tz).formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  const local = Date.UTC(year, month - 1, day, hour, minute, second)
  return Math.round((local - Math.floor(instant / 1000) * 1000) / minuteMs)
}

/** Minutes the zone's clock is ahead of UTC at that instant: 390 for Asia/Yangon. */
export function offsetMinutes(zone: string, instant: number): number {
  const tz = normaliseZone(zone)
  let known = offsets.get(tz)
  if (!known) {
    known = new Map()
    offsets.set(tz, known)
  }
  const quarter = Math.floor(instant / quarterMs)
  let offset = known.get(quarter)
  if (offset === undefined) {
    // A bound on the memory of a server that runs for weeks; the table refills at once.
    if (known.size > 20_000) known.clear()
    offset = readOffset(tz, quarter * quarterMs)
    known.set(quarter, offset)
  }
  return offset
}

/**
 * The instant at which the clocks of `tz` show that date and time (`HH:MM` or `HH:MM:SS`).
 * A time that occurs twice means the first; one that a change of the clocks skips means the same distance after the gap.
 */
export function instantOf(date: string, time: string, tz: string): number {
  const seconds = time.length === 5 ? `${time}:00` : time
  const wall = Date.parse(`${date}T${seconds}Z`)
  if (Number.isNaN(wall)) throw new RangeError(`Not a local time: ${date} ${time}`)
  const before = wall - offsetMinutes(tz, wall - 86_400_000) * minuteMs
  if (wall - offsetMinutes(tz, before) * minuteMs === before) return before
  const after = wall - offsetMinutes(tz, wall + 86_400_000) * minuteMs
  if (wall - offsetMinutes(tz, after) * minuteMs === after) return after
  return before
}

interface LocalClock {
  /** YYYY-MM-DD */
  date: string
  /** HH:MM:SS */
  time: string
  /** `+06:30` */
  offset: string
}

export function localClock(instant: number, tz: string): LocalClock {
  const minutes = offsetMinutes(tz, instant)
  const wall = new Date(instant + minutes * minuteMs).toISOString()
  return { date: wall.slice(0, 10), time: wall.slice(11, 19), offset: formatOffset(minutes) }
}

/** The day `YYYY-MM-DD` that the clocks of `tz` show. */
export const dayOf = (instant: number, tz: string): string => localClock(instant, tz).date

/** The month that the clocks of `tz` show, counted from the year 0; for many instants, as it writes no date. */
export function localMonth(instant: number, tz: string): number {
  const wall = new Date(instant + offsetMinutes(tz, instant) * minuteMs)
  return wall.getUTCFullYear() * 12 + wall.getUTCMonth()
}

function formatOffset(minutes: number): string {
  const size = Math.abs(minutes)
  const hours = String(Math.floor(size / 60)).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${hours}:${String(size % 60).padStart(2, '0')}`
}

/** RFC 3339 with the zone's offset: `2026-12-08T18:00:00+06:30`. */
export function toLocal(instant: number, tz: string): string {
  const minutes = offsetMinutes(tz, instant)
  return new Date(instant + minutes * minuteMs).toISOString().slice(0, 19) + formatOffset(minutes)
}

/** A time in words, with its zone: `2026-12-08 18:00 (UTC+06:30)`. */
export function clockText(instant: number, tz: string): string {
  const { date, time, offset } = localClock(instant, tz)
  return `${date} ${time.slice(0, 5)} (UTC${offset})`
}

/** A moment on the company's clock and, where it differs, on that of the place. */
export function bothClocks(instant: number, own: string, place: string): LocalText {
  const [first, second] = [clockText(instant, own), clockText(instant, place)]
  return offsetMinutes(own, instant) === offsetMinutes(place, instant)
    ? { en: first, 'zh-cn': first }
    : { en: `${first}, ${second} at the place`, 'zh-cn': `${first}，当地 ${second}` }
}

/** RFC 3339 in UTC without fractions: `2026-12-08T11:30:00Z`. */
export function toUtc(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`
}

/** Epoch ms of an RFC 3339 instant with offset or Z. */
export function fromRfc(text: string): number {
  const instant = Date.parse(text)
  if (Number.isNaN(instant)) throw new RangeError(`Not an instant: ${text}`)
  return instant
}

/** The offset (`+06:30`) that an RFC 3339 time should have in `tz`; null where it has it. */
export function offsetMissed(local: string, tz: string): string | null {
  if (toLocal(fromRfc(local), tz) === local) return null
  return toLocal(instantOf(local.slice(0, 10), local.slice(11, 19), tz), tz).slice(-6)
}

export function toSeconds(instant: number): number {
  return Math.floor(instant / 1000)
}
