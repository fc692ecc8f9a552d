/**
 * Tolerant readers of search params: an invalid value counts as absent, so that an old or hand-written URL still opens.
 */

/** Reads a search param; undefined for an invalid value. */
export type Reader<T> = (raw: unknown) => T | undefined

/** Options of a navigation within a page. */
export interface Turn {
  /** Replaces the history entry. */
  replace?: boolean
  /** By default the page scrolls to the top. */
  resetScroll?: boolean
}

/** The validated search params of a page. */
export type SearchOf<Shape extends Record<string, Reader<unknown>>> = {
  [Name in keyof Shape]?: NonNullable<ReturnType<Shape[Name]>>
}

/** A page's `validateSearch`: only the named params, each validated by its reader. */
export function searchReader<Shape extends Record<string, Reader<unknown>>>(shape: Shape) {
  return (raw: Record<string, unknown>): SearchOf<Shape> => {
    // The router merges the result over the raw params: an absent name would keep its raw value.
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

/** The valid values; undefined without any. */
export const listOf =
  <T>(read: Reader<T>): Reader<T[]> =>
  (raw) => {
    const values = several(raw).flatMap((value) => read(value) ?? [])
    return values.length > 0 ? [...new Set(values)] : undefined
  }

/** A day, even one that does not exist, so that the page can say that it was replaced. */
export const writtenDay: Reader<string> = matching(/^\d{4}-\d{2}-\d{2}$/)

/** An existing day: `2026-11-21`. */
export const date: Reader<string> = (raw) => {
  const value = single(raw)
  if (value === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value) ? value : undefined
}

/** Search params of a list with pages only. */
export const readPageSearch = searchReader({ page: integer(1, 10_000) })
