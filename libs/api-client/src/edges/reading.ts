/**
 * Parsers that turn an answer into the contract's shape. Backends of one family write the same value in several ways: a
 * number as text, an empty object as `[]`, a missing value as null. Each reader accepts them all, and throws `Unreadable`
 * for anything else.
 */

/** Returns the value in the contract's shape. `at` is its path, such as `site.upload`. */
export type Reader<T> = (value: unknown, at: string) => T

/** A field that could not be read. */
export class Unreadable extends Error {
  readonly field: string
  readonly expected: string
  readonly got: unknown

  constructor(field: string, expected: string, got: unknown) {
    super(`${field}: expected ${expected}`)
    this.name = 'Unreadable'
    this.field = field
    this.expected = expected
    this.got = got
  }
}

const isNothing = (value: unknown) => value === undefined || value === null

/** Text or a number as text. Required without a default. */
export const text =
  (fallback?: string): Reader<string> =>
  (value, at) => {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return String(value)
    if (isNothing(value) && fallback !== undefined) return fallback
    throw new Unreadable(at, 'text', value)
  }

/** A text that may be missing. */
export const maybeText = text('')

/** A number, also as text. Required without a default. */
export const number =
  (fallback?: number): Reader<number> =>
  (value, at) => {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof read === 'number' && Number.isFinite(read)) return read
    if (fallback !== undefined && (isNothing(value) || value === '')) return fallback
    throw new Unreadable(at, 'a number', value)
  }

/** A number, 0 by default. */
export const count = number(0)

/** The id of a record: a required integer. */
export const id: Reader<number> = (value, at) => {
  const read = number()(value, at)
  if (Number.isSafeInteger(read)) return read
  throw new Unreadable(at, 'a whole number', value)
}

/** Epoch seconds, also as text or `YYYY-MM-DD hh:mm:ss`; null for other texts (`2 days ago`). */
export const instant: Reader<number | null> = (value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.trim() === '') return null
  if (!Number.isNaN(Number(value))) return Number(value)
  const written = /^\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value.replace(' ', 'T')) : Number.NaN
  return Number.isNaN(written) ? null : Math.floor(written / 1000)
}

/** A boolean, also 1 and 0 as number or text. Required without a default. */
export const flag =
  (fallback?: boolean): Reader<boolean> =>
  (value, at) => {
    if (value === true || value === 1 || value === '1' || value === 'true') return true
    if (value === false || value === 0 || value === '0' || value === 'false') return false
    if (fallback !== undefined && (isNothing(value) || value === '')) return fallback
    throw new Unreadable(at, 'yes or no', value)
  }

/** One of these values; the first one replaces unknown and missing ones. */
export const choice =
  <const Value extends string | number>(...values: readonly [Value, ...Value[]]): Reader<Value> =>
  (value) => {
    const written = typeof value === 'string' || typeof value === 'number' ? String(value) : null
    return values.find((each) => String(each) === written) ?? values[0]
  }

/** A list. PHP sends one with gaps as an object, and an empty one as null. */
export const list =
  <T>(item: Reader<T>): Reader<T[]> =>
  (value, at) => {
    if (isNothing(value) || value === '') return []
    const items = Array.isArray(value) ? value : isObject(value) ? numbered(value) : null
    if (items === null) throw new Unreadable(at, 'a list', value)
    return items.map((each, index) => item(each, `${at}[${index}]`))
  }

/** The values of `{"0": …, "2": …}`; null when a key is not a number. */
function numbered(value: Record<string, unknown>): unknown[] | null {
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : null
}

/** A map of texts; `[]` is an empty one. */
export const texts: Reader<Record<string, string>> = (value, at) => {
  if (isNothing(value) || value === '') return {}
  const entries = isObject(value) || Array.isArray(value) ? Object.entries(value) : null
  if (entries === null) throw new Unreadable(at, 'texts by name', value)
  return Object.fromEntries(entries.map(([name, each]) => [name, maybeText(each, `${at}.${name}`)]))
}

/** Null for PHP's empty values: null, false, an empty text, an empty list. */
export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, at) =>
    isNothing(value) || value === '' || value === false || (Array.isArray(value) && value.length === 0)
      ? null
      : read(value, at)

/** Undefined when missing. */
export const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (value, at) =>
    isNothing(value) ? undefined : read(value, at)

type Fields<T> = { [Name in keyof T]-?: Reader<T[Name]> }

/** An object with these fields; others are dropped. `[]` is an empty object. */
export const record =
  <T extends object>(fields: Fields<T>): Reader<T> =>
  (value, at) => {
    const from = membersOf(value, at)
    const read: Record<string, unknown> = {}
    for (const name of Object.keys(fields) as (keyof T & string)[]) {
      const found: unknown = fields[name](from[name], at === '' ? name : `${at}.${name}`)
      if (found !== undefined) read[name] = found
    }
    return read as T
  }

/** The members of an object; `[]` is an empty object. */
export function membersOf(value: unknown, at: string): Record<string, unknown> {
  if (isObject(value)) return value
  if (Array.isArray(value) && value.length === 0) return {}
  throw new Unreadable(at, 'an object', value)
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** For calls without data: any value is accepted. */
export const nothing: Reader<Record<string, never>> = () => ({})
