const shape = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*([ap])?\.?m?\.?$/

/** Hour of the day from a twelve-hour clock; undefined if invalid. */
function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

/**
 * Parses a typed time to `HH:MM`: `9`, `930`, `9.30`, `0930`, `９：３０` and `9:30 am` are the same kind. '' for an empty
 * text, null for an invalid one.
 */
export function clockOf(typed: string): string | null {
  const text = typed.normalize('NFKC').trim().toLowerCase()
  if (text === '') return ''
  const [, hours, minutes = '00', half] = shape.exec(text) ?? []
  const hour = hours === undefined ? undefined : hourOf(Number(hours), half)
  return hour === undefined ? null : `${String(hour).padStart(2, '0')}:${minutes}`
}

/** `HH:MM` of a day. */
export const isClock = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** A complete time: all four digits. */
export const isCompleteClock = (typed: string): boolean => /^(?:[01]\d|2[0-3]):?[0-5]\d$/.test(typed)

const day = 24 * 60

/** Moves a time by steps of minutes, across midnight; starts at noon. */
export function steppedClock(time: string, minutes: number): string {
  const [hour, minute] = time.split(':').map(Number)
  if (hour === undefined || minute === undefined) return '12:00'
  const now = hour * 60 + minute
  const step = Math.abs(minutes)
  const next = minutes > 0 ? Math.floor(now / step + 1) * step : Math.ceil(now / step - 1) * step
  const at = (next + day) % day
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
