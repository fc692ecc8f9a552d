/**
 * Tolerant readers of search params: a value that is not understood counts as absent, so the page falls back
 * to its default and an old or hand-written address still opens.
 */

/** Reads what stands in the address under one name; undefined for nothing understood. */
export type Reader<T> = (raw: unknown) => T | undefined

/** How a page goes on within itself, as a navigation takes it. */
export interface Turn {
  /** In place of the address before, which a step back must not find again. */
  replace?: boolean
  /** Unless another is given the page begins at its top. */
  resetScroll?: boolean
}

/** What a page finds in its search params. */
export type SearchOf<Shape extends Record<string, Reader<unknown>>> = {
  [Name in keyof Shape]?: NonNullable<ReturnType<Shape[Name]>>
}

/** A page's `validateSearch`: only the named params, each read by its reader. */
export function searchReader<Shape extends Record<string, Reader<unknown>>>(shape: Shape) {
  return (raw: Record<string, unknown>): SearchOf<Shape> => {
    // The router lays what is read over what stands in the address: an absent name would keep its raw value.
    const found = Object.entries(shape).flatMap(([name, read]) =>
      name in raw ? [[name, read(raw[name])] as const] : [],
    )
    return Object.fromEntries(found) as SearchOf<Shape>
  }
}

const single = (raw: unknown): string | undefined => {
  const value = Array.isArray(raw) ? raw[0] : raw
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

const several = (raw: unknown): string[] =>
  (Array.isArray(raw) ? raw : [raw]).flatMap((value) => single(value) ?? [])

export const text =
  (maxLength = 200): Reader<string> =>
  (raw) => {
    const value = single(raw)
    return value !== undefined && value.length <= maxLength ? value : undefined
  }

export const matching =
  (pattern: RegExp): Reader<string> =>
  (raw) => {
    const value = single(raw)
    return value !== undefined && pattern.test(value) ? value : undefined
  }

/** A whole number within the bounds, both included. */
export const integer =
  (min: number, max: number): Reader<number> =>
  (raw) => {
    const value = Number(single(raw) ?? Number.NaN)
    return Number.isInteger(value) && value >= min && value <= max ? value : undefined
  }

export const flag: Reader<boolean> = (raw) => (single(raw) === 'true' ? true : undefined)

export const oneOf =
  <T extends string>(...values: readonly T[]): Reader<T> =>
  (raw) =>
    values.find((value) => value === single(raw))

/** Those of the given values that are understood; undefined when none is. */
export const listOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (raw) => {
    const values = several(raw).flatMap((value) => read(value) ?? [])
    return values.length > 0 ? [...new Set(values)] : undefined
  }

/** A day as somebody wrote it, whether the calendar has it or not: what is replaced can then be said. */
export const writtenDay: Reader<string> = matching(/^\d{4}-\d{2}-\d{2}$/)

/** A day as `2026-11-21` that exists in the calendar. */
export const date: Reader<string> = (raw) => {
  const value = single(raw)
  if (value === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined
}
