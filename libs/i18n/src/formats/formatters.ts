// Making a formatter takes a hundred times as long as using it, and a list of hotels needs dozens of equal ones.
const kept = new Map<string, unknown>()

function keep<T>(key: string, make: () => T): T {
  const known = kept.get(key) as T | undefined
  if (known !== undefined) return known
  const made = make()
  kept.set(key, made)
  return made
}

/** `Intl.DateTimeFormat`, equal ones made once. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  keep(`date ${locale} ${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))

/** `Intl.NumberFormat`, equal ones made once. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  keep(`number ${locale} ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

/** IANA name of the machine's zone; asked for again when its offset is another. */
export const machineZone = (): string =>
  keep(
    `zone ${new Date(0).getTimezoneOffset()} ${new Date().getTimezoneOffset()}`,
    () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  )
