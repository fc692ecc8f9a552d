import { lastingStorage } from '@portal/auth'
import { defaultNationality } from '../../../trade/search/stay.ts'

/** The nationalities searched last on this device; they reveal nothing about the member. */
const key = 'guest-nationality'
const most = 3

/** ISO 3166 alpha-2 codes, the last search first. */
export const recentNationalities = (): string[] =>
  (lastingStorage.read(key) ?? '')
    .split(',')
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .slice(0, most)

/** The code that a new search starts with. */
export const usualNationality = (): string => recentNationalities()[0] ?? defaultNationality

/** The next search starts with it. */
export function rememberNationality(nationality: string): void {
  const others = recentNationalities().filter((code) => code !== nationality)
  lastingStorage.write(key, [nationality, ...others].slice(0, most).join(','))
}

/** The place of a country in a list: those searched last, then the default, then all others. */
export function nationalityRank(): (code: string) => number {
  const first = [...recentNationalities(), defaultNationality]
  return (code) => (first.includes(code) ? first.indexOf(code) : first.length)
}
