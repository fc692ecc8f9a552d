// Creating a formatter takes a hundred times as long as using it, and a list of hotels needs dozens of equal ones.
const cache = new Map<string, unknown>()

function cached<T>(key: string, create: () => T): T {
  const known = cache.get(key) as T | undefined
  if (known !== undefined) return known
  const created = create()
  cache.set(key, created)
  return created
}

/** A cached `Intl.DateTimeFormat`. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))

/** A cached `Intl.NumberFormat`. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  cached(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

/** IANA name of the device's zone; read again when its offset changes. */
export const machineZone = (): string =>
  cached(
    `zone ${new Date(0).getTimezoneOffset()} ${new Date().getTimezoneOffset()}`,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  )
