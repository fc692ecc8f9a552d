/** The first difference between two answers. */
export interface Difference {
  /** JSON pointer into the answer; `(status)`, `(content-type)` or `(bytes)` for a difference outside the JSON. */
  readonly pointer: string
  readonly expected: string
  readonly got: string
}

const nothing = Symbol('nothing')
type Value = unknown

const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const step = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`

/** A value on one line of at most 120 characters. */
function shown(value: Value): string {
  if (value === nothing) return 'nothing'
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}

/**
 * The first difference of two values, in the order of the expected value and before its additional members; null for
 * none.
 */
function between(expected: Value, got: Value, pointer: string): Difference | null {
  if (Array.isArray(expected) && Array.isArray(got)) {
    for (let at = 0; at < Math.max(expected.length, got.length); at += 1) {
      const found = between(
        at < expected.length ? expected[at] : nothing,
        at < got.length ? got[at] : nothing,
        `${pointer}/${at}`,
      )
      if (found) return found
    }
    return null
  }
  if (isRecord(expected) && isRecord(got)) {
    for (const name of new Set([...Object.keys(expected), ...Object.keys(got)])) {
      const found = between(
        Object.hasOwn(expected, name) ? expected[name] : nothing,
        Object.hasOwn(got, name) ? got[name] : nothing,
        `${pointer}${step(name)}`,
      )
      if (found) return found
    }
    return null
  }
  return Object.is(expected, got) ? null : { pointer, expected: shown(expected), got: shown(got) }
}

interface Answer {
  readonly status: number
  /** Media type with its parameters; empty for none. */
  readonly type: string
  readonly bytes: Uint8Array
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const jsonOf = ({ type, bytes }: Answer): Value => {
  if (!type.includes('json')) return nothing
  try {
    return JSON.parse(textOf(bytes))
  } catch {
    return nothing
  }
}

/**
 * The first difference of two answers, byte by byte; null when they are equal. Equal JSON in other bytes is a
 * difference too.
 */
export function firstDifference(expected: Answer, got: Answer): Difference | null {
  if (expected.status !== got.status)
    return { pointer: '(status)', expected: String(expected.status), got: String(got.status) }
  if (expected.type !== got.type)
    return { pointer: '(content-type)', expected: shown(expected.type), got: shown(got.type) }
  const length = Math.max(expected.bytes.length, got.bytes.length)
  let at = 0
  while (at < length && expected.bytes[at] === got.bytes[at]) at += 1
  if (at === length) return null
  const [was, is] = [jsonOf(expected), jsonOf(got)]
  const found = was === nothing || is === nothing ? null : between(was, is, '')
  return (
    found ?? {
      pointer: '(bytes)',
      expected: `${around(expected.bytes, at)} at byte ${at} of ${expected.bytes.length}`,
      got: `${around(got.bytes, at)} at byte ${at} of ${got.bytes.length}`,
    }
  )
}

const around = (bytes: Uint8Array, at: number): string => shown(textOf(bytes.subarray(at, at + 40)))
