import { foldText } from '@portal/api-client/contract'

/** A country as the catalogue lists it: code, calling code, then its names and the name of its people. */
type CountryRow = readonly [code: string, dial: string, ...names: string[]]

/** The code of the country that a text names in any of its languages; `others` are further names by code. Null for another text. */
export function countryOf(
  countries: readonly CountryRow[],
  others: Readonly<Record<string, readonly string[]>>,
  text: string,
): string | null {
  const wanted = foldText(text.replace(/籍$/u, ''))
  if (wanted === '') return null
  const row = countries.find(
    ([code, , ...names]) =>
      code.toLowerCase() === wanted ||
      [...names, ...(others[code] ?? [])].some((name) => foldText(name) === wanted),
  )
  return row?.[0] ?? null
}
