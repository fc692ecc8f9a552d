import { textOf } from '../use-text.ts'
import { type Instant, toMilliseconds } from './instant.ts'
import { type ClockParts, clockIn, operatorZone } from './zone.ts'

export const defaultTimeFormat = 'yyyy-mm-dd hh:MM:ss'

/** Shown where there is no time to show. */
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
 * A moment on a clock, the operator's own unless a zone is given. In the format `m` is the month, `M` the
 * minute, and repeated letters pad with zeros. The value `none` reads "None"; no value at all reads "–", and
 * what is no time is given back unchanged.
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
