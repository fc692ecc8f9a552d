const shape = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*([ap])?\.?m?\.?$/

/** Hour of the day behind what a twelve-hour clock says; undefined where it says no such hour. */
function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour < 24 ? hour : undefined
  if (hour < 1 || hour > 12) return undefined
  return (hour % 12) + (half === 'p' ? 12 : 0)
}

/**
 * The time of day that somebody meant, `HH:MM`: `9`, `930`, `9.30`, `0930`, `９：３０` and `9:30 am` are one. Empty for
 * nothing, null for what is no time.
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

/** A whole time, with which no key more is needed: the four figures of a clock. */
export const isCompleteClock = (typed: string): boolean => /^(?:[01]\d|2[0-3]):?[0-5]\d$/.test(typed)

const day = 24 * 60

/** A time so many minutes on or back, on full steps and round midnight; noon where there is none yet. */
export function steppedClock(time: string, minutes: number): string {
  const [hour, minute] = time.split(':').map(Number)
  if (hour === undefined || minute === undefined) return '12:00'
  const now = hour * 60 + minute
  const step = Math.abs(minutes)
  const next = minutes > 0 ? Math.floor(now / step + 1) * step : Math.ceil(now / step - 1) * step
  const at = (next + day) % day
  return [Math.floor(at / 60), at % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
