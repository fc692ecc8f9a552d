import { dateFormat, machineZone } from './formatters.ts'

/** The parts of a clock's face at one moment in one zone. */
export interface ClockParts {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

/** The zone database renamed Rangoon; data sets still carry the old name. */
export const normaliseZone = (tz: string): string => (tz === 'Asia/Rangoon' ? 'Asia/Yangon' : tz)

/** IANA name of the zone the operator's machine is set to. */
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

/** What the clocks of a zone show at that moment (epoch ms). */
export function clockIn(tz: string, instant: number): ClockParts {
  const parts: Record<string, number> = {}
  for (const { type, value } of formatIn(normaliseZone(tz)).formatToParts(instant))
    parts[type] = Number(value)
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = parts
  return { year, month, day, hour, minute, second }
}

/** Offset of a zone at that moment (epoch ms): `UTC+06:30`, `UTC` itself without figures. */
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
