import { textOf } from '../translator.ts'
import { dateFormat, machineZone } from './formatters.ts'

/** A moment: epoch seconds (10 digits), epoch milliseconds, either as text, RFC 3339 with an offset, or a Date. */
export type Instant = number | string | Date

/** Epoch milliseconds; NaN if it is not a moment. A number of 10 digits is in seconds, any other in milliseconds. */
export function toMilliseconds(value: Instant): number {
  if (value instanceof Date) return value.getTime()
  const text = String(value)
  if (!/^-?\d+$/.test(text)) return Date.parse(text)
  return text.length === 10 ? Number(text) * 1000 : Number(text)
}

interface ClockParts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/** The zone database renamed Rangoon; some data still has the old name. */
export const normaliseZone = (tz: string): string => (tz === 'Asia/Rangoon' ? 'Asia/Yangon' : tz)

/** IANA name of the zone of the operator's device. */
export const operatorZone = (): string => normaliseZone(machineZone())

const formatIn = (timeZone: string): Intl.DateTimeFormat =>
  dateFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    timeZoneName: 'longOffset',
  })

/** The local time in a zone at that moment (epoch ms). */
function clockIn(tz: string, instant: number): ClockParts {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatIn(normaliseZone(tz)).formatToParts(instant))
    parts[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  return { year, month, day, hour, minute, second }
}

/** Offset of a zone at that moment (epoch ms): `UTC+06:30`, or plain `UTC`. */
export function offsetIn(tz: string, instant: number): string {
  const parts = formatIn(normaliseZone(tz)).formatToParts(instant)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return offset.replace('GMT', 'UTC').replace('+00:00', '')
}

/** Name of a zone's time in the reader's language: "Myanmar Time", 缅甸时间. */
export function zoneName(tz: string, instant: number, locale: string): string {
  const format = dateFormat(locale, { timeZone: normaliseZone(tz), timeZoneName: 'long' })
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? tz
}

/** Minutes east of UTC in a zone (IANA) at that moment (epoch ms). */
function minutesEast(tz: string, instant: number): number {
  const [, sign, hours, minutes] = /UTC([+-])(\d{2}):(\d{2})/.exec(offsetIn(tz, instant)) ?? []
  const east = Number(hours ?? 0) * 60 + Number(minutes ?? 0)
  return sign === '-' ? -east : east
}

const two = (figure: number) => String(figure).padStart(2, '0')

/** Adds the offset to a local time (`2026-12-10T14:00`) in a zone (IANA): `2026-12-10T14:00:00+06:30`. */
export function withOffset(local: string, tz: string): string {
  const face = Date.parse(`${local}:00Z`)
  const nearly = face - minutesEast(tz, face) * 60_000
  const east = minutesEast(tz, nearly)
  const size = Math.abs(east)
  return `${local}:00${east < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

export const defaultTimeFormat = 'yyyy-mm-dd hh:MM:ss'

/** Shown for an empty value. */
const missing = '–'

const letters: Record<string, keyof ClockParts> = {
  y: 'year',
  m: 'month',
  d: 'day',
  h: 'hour',
  M: 'minute',
  s: 'second',
}

function write(clock: ClockParts, format: string): string {
  return format.replace(/y+|m+|d+|h+|M+|s+/g, (token) => {
    const part = letters[token.charAt(0)]
    return part ? String(clock[part]).padStart(token.length, '0') : token
  })
}

/**
 * A moment as local time, in the operator's zone by default. In the format, `m` is the month and `M` the minute;
 * repeated letters pad with zeros. The value `none` gives "None", an empty value "–", and anything that is not a
 * time comes back unchanged.
 */
export function formatTime(
  value: Instant | null | undefined,
  format: string = defaultTimeFormat,
  tz: string = operatorZone(),
): string {
  if (value === 'none') return textOf('common')('none')
  if (value === null || value === undefined || value === '' || value === 0) return missing
  const instant = toMilliseconds(value)
  return Number.isNaN(instant) ? String(value) : write(clockIn(tz, instant), format)
}

/** Each part of the day with the local hour at which it ends. */
const partsOfDay = [
  [5, 'night'],
  [9, 'earlyMorning'],
  [12, 'morning'],
  [14, 'noon'],
  [18, 'afternoon'],
  [24, 'evening'],
] as const

export type PartOfDay = (typeof partsOfDay)[number][1]

export const partOfDay = (hour: number): PartOfDay => partsOfDay.find(([end]) => hour < end)?.[1] ?? 'evening'

/** The greeting for a local hour (0 to 23); before 5 it reminds the operator to rest. */
export const greeting = (hour: number): string => textOf('common')(`greeting.${partOfDay(hour)}`)
