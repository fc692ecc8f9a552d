import { foldText } from '@portal/api-client/contract'

/** A country as the catalogue lists it: code, calling code, then its names and the name of its people. */
type CountryRow = readonly [code: string, dial: string, ...names: string[]]

/** Codes of three letters, as passports of the region print them, and names that people write. */
const alsoWritten: Readonly<Record<string, string>> = {
  chn: 'CN',
  prc: 'CN',
  mmr: 'MM',
  burma: 'MM',
  burmese: 'MM',
  tha: 'TH',
  vnm: 'VN',
  lao: 'LA',
  khm: 'KH',
  sgp: 'SG',
  mys: 'MY',
  idn: 'ID',
  phl: 'PH',
  ind: 'IN',
  bgd: 'BD',
  kor: 'KR',
  korea: 'KR',
  korean: 'KR',
  jpn: 'JP',
  twn: 'TW',
  hkg: 'HK',
  usa: 'US',
  gbr: 'GB',
  uk: 'GB',
  aus: 'AU',
  deu: 'DE',
  fra: 'FR',
}

/** The code of the country that a text names in any of its languages; null for another text. */
export function countryOf(countries: readonly CountryRow[], text: string): string | null {
  const wanted = foldText(text.replace(/籍$/u, ''))
  if (wanted === '') return null
  const row = countries.find(
    ([code, , ...names]) => code.toLowerCase() === wanted || names.some((name) => foldText(name) === wanted),
  )
  return row?.[0] ?? alsoWritten[wanted] ?? null
}
