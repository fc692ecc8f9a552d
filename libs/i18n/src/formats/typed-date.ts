import type { Language } from '../language.ts'
import { language } from '../translator.ts'

/** Days that can be chosen, `YYYY-MM-DD`; without a year the one nearest to `today` among them is meant. */
interface Near {
  readonly today: string
  readonly minDate?: string | undefined
  readonly maxDate?: string | undefined
}

interface Parts {
  readonly year: number | null
  readonly month: number
  readonly day: number
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
/** 0 for a word that is no month; patterns leave it at least three letters. */
const monthOf = (word: string): number => months.findIndex((month) => month.startsWith(word)) + 1

/** Weekdays that our own dates are written with. */
const weekday = /(?:周|星期|礼拜)[一二三四五六日天]|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b/g

/** A typed day, with or without its year; the words of both languages are read in either. */
function partsOf(text: string, reader: Language): Parts | null {
  const parts = (year: string | undefined, month: string | number, day: string): Parts => ({
    year: year === undefined ? null : Number(year) + (year.length === 2 ? 2000 : 0),
    month: Number(month),
    day: Number(day),
  })
  const whole = /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/.exec(text)
  if (whole) return parts(whole[1], whole[2] ?? '', whole[3] ?? '')
  const han = /^(?:(\d{4}|\d\d)年)?(\d{1,2})月(\d{1,2})[日号]?$/.exec(text)
  if (han) return parts(han[1], han[2] ?? '', han[3] ?? '')
  const dayFirst = /^(\d{1,2}) ?([a-z]{3,9})\.?(?: ?(\d{4}))?$/.exec(text)
  if (dayFirst) return parts(dayFirst[3], monthOf(dayFirst[2] ?? ''), dayFirst[1] ?? '')
  const monthFirst = /^([a-z]{3,9})\.? ?(\d{1,2})(?: (\d{4}))?$/.exec(text)
  if (monthFirst) return parts(monthFirst[3], monthOf(monthFirst[1] ?? ''), monthFirst[2] ?? '')
  const short = /^(\d{1,2})([-/.])(\d{1,2})(?:[-/.](\d{4}|\d\d))?$/.exec(text)
  if (!short) return null
  const [, one = '', sign, other = '', year] = short
  // English writes the day first, as its dates do everywhere in the portal; Chinese the month, apart from the
  // European `5.11.2026`.
  const isDayFirst = reader === 'en' || (sign === '.' && year !== undefined)
  return isDayFirst ? parts(year, other, one) : parts(year, one, other)
}

/** `YYYY-MM-DD` of a day that the calendar has; null for 31 November. */
function dayIn(year: number, { month, day }: Parts): string | null {
  const time = new Date(Date.UTC(year, month - 1, day))
  const isReal = year >= 1900 && year <= 2999 && time.getUTCMonth() === month - 1 && time.getUTCDate() === day
  return isReal ? time.toISOString().slice(0, 10) : null
}

const distance = (one: string, other: string) => Math.abs(Date.parse(one) - Date.parse(other))

/** A typed or pasted day as `YYYY-MM-DD`: `2026-11-5`, `20261105`, `5/11` (Chinese `11/5`), `5 Nov`, `11月5日`. Null otherwise. */
export function readTypedDate(
  text: string,
  { today, minDate, maxDate }: Near,
  reader = language(),
): string | null {
  const plain = text.normalize('NFKC').toLowerCase().replace(weekday, ' ').replaceAll(',', ' ')
  const trimmed = plain
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/ ?([-/.年月日号]) ?/g, '$1')
  const parts = partsOf(trimmed, reader)
  if (!parts) return null
  if (parts.year !== null) return dayIn(parts.year, parts)
  const thisYear = Number(today.slice(0, 4))
  const days = [-1, 0, 1, 2, 3].flatMap((later) => dayIn(thisYear + later, parts) ?? [])
  const allowed = days.filter((day) => (!minDate || day >= minDate) && (!maxDate || day <= maxDate))
  const nearest = (allowed.length > 0 ? allowed : days).toSorted(
    (one, other) => distance(one, today) - distance(other, today),
  )
  return nearest[0] ?? null
}
