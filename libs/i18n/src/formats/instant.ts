/**
 * A moment as the contract or the browser writes it: epoch seconds (10 digits), epoch milliseconds, the same as
 * text, or RFC 3339 with offset.
 */
export type Instant = number | string | Date

/**
 * Epoch milliseconds; NaN for what is no moment. A timestamp of 10 digits is seconds and multiplied by 1000,
 * any other number is taken as it is.
 */
export function toMilliseconds(value: Instant): number {
  if (value instanceof Date) return value.getTime()
  const text = String(value)
  if (!/^-?\d+$/.test(text)) return Date.parse(text)
  return text.length === 10 ? Number(text) * 1000 : Number(text)
}
