/**
 * Reading what a server sent as what the contract says. Backends of one family write the same thing in several ways: a
 * number as text, an empty object as `[]`, nothing as null or not at all. Each reader takes any of them, and throws
 * `Unreadable` for what means nothing.
 */

/** Gives the value as the contract has it; `at` is the way to it, such as `site.upload`. */
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

/** Text; numbers are written out. Without a default it has to be there. */
export const text =
  (otherwise?: string): Reader<string> =>
  (value, at) => {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return String(value)
    if (isNothing(value) && otherwise !== undefined) return otherwise
    throw new Unreadable(at, 'text', value)
  }

/** A text that may be missing or empty altogether. */
export const maybeText = text('')

/** A number, also one written as text. Without a default it has to be there. */
export const number =
  (otherwise?: number): Reader<number> =>
  (value, at) => {
    const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof read === 'number' && Number.isFinite(read)) return read
    if (otherwise !== undefined && (isNothing(value) || value === '')) return otherwise
    throw new Unreadable(at, 'a number', value)
  }

/** How many there are; none where nothing is said. */
export const count = number(0)

/** Numbers a record; never a fraction, and never missing. */
export const id: Reader<number> = (value, at) => {
  const read = number()(value, at)
  if (Number.isSafeInteger(read)) return read
  throw new Unreadable(at, 'a whole number', value)
}

/** Epoch seconds, also as text or as `YYYY-MM-DD hh:mm:ss`; null where no instant is named (`2 days ago`). */
export const instant: Reader<number | null> = (value) => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || value.trim() === '') return null
  if (!Number.isNaN(Number(value))) return Number(value)
  const written = /^\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value.replace(' ', 'T')) : Number.NaN
  return Number.isNaN(written) ? null : Math.floor(written / 1000)
}

/** Yes or no: also 1 and 0, as number or text. Without a default it has to be there. */
export const flag =
  (otherwise?: boolean): Reader<boolean> =>
  (value, at) => {
    if (value === true || value === 1 || value === '1' || value === 'true') return true
    if (value === false || value === 0 || value === '0' || value === 'false') return false
    if (otherwise !== undefined && (isNothing(value) || value === '')) return otherwise
    throw new Unreadable(at, 'yes or no', value)
  }

/** One of a few values; one that is not known yet, or none, is the first. */
export const choice =
  <const Value extends string | number>(...values: readonly [Value, ...Value[]]): Reader<Value> =>
  (value) => {
    const written = typeof value === 'string' || typeof value === 'number' ? String(value) : null
    return values.find((each) => String(each) === written) ?? values[0]
  }

/** A list; PHP sends one with gaps as an object, and none as null. */
export const list =
  <T>(item: Reader<T>): Reader<T[]> =>
  (value, at) => {
    if (isNothing(value) || value === '') return []
    const items = Array.isArray(value) ? value : isObject(value) ? numbered(value) : null
    if (items === null) throw new Unreadable(at, 'a list', value)
    return items.map((each, index) => item(each, `${at}[${index}]`))
  }

/** The values of `{"0": …, "2": …}`; null where the names are no numbers. */
function numbered(value: Record<string, unknown>): unknown[] | null {
  return Object.keys(value).every((key) => /^\d+$/.test(key)) ? Object.values(value) : null
}

/** Texts by name; `[]` is an empty one. */
export const texts: Reader<Record<string, string>> = (value, at) => {
  if (isNothing(value) || value === '') return {}
  const entries = isObject(value) || Array.isArray(value) ? Object.entries(value) : null
  if (entries === null) throw new Unreadable(at, 'texts by name', value)
  return Object.fromEntries(entries.map(([name, each]) => [name, maybeText(each, `${at}.${name}`)]))
}

/** Null for what is nothing to PHP: null, false, an empty text, an empty list. */
export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value, at) =>
    isNothing(value) || value === '' || value === false || (Array.isArray(value) && value.length === 0)
      ? null
      : read(value, at)

/** Left out where it is missing. */
export const optional =
  <T>(read: Reader<T>): Reader<T | undefined> =>
  (value, at) =>
    isNothing(value) ? undefined : read(value, at)

type Fields<T> = { [Name in keyof T]-?: Reader<T[Name]> }

/** An object by its fields; those beyond the contract are left aside, and an empty object may come as `[]`. */
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

/** The members of an object, `[]` being one without any. */
export function membersOf(value: unknown, at: string): Record<string, unknown> {
  if (isObject(value)) return value
  if (Array.isArray(value) && value.length === 0) return {}
  throw new Unreadable(at, 'an object', value)
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What a call answers that tells nothing: null, `[]` or anything else is the same. */
export const nothing: Reader<Record<string, never>> = () => ({})
