import type { FieldError } from '../../texts/text.ts'
import { isDate } from '../time/dates.ts'

export interface ReadDate {
  readonly date: string
  /** Day and month may have changed places. */
  readonly unsure: boolean
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

const monthNumber = (word: string): number => months.indexOf(word.slice(0, 3).toLowerCase()) + 1

const yearFirst = /^(\d{4})[-/.年 ](\d{1,2})[-/.月 ](\d{1,2})日?$/
const inDigits = /^((?:19|20|24|25)\d{2})(\d{2})(\d{2})$/
const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/
const dayMonth = /^(\d{1,2})[-/. ]?([a-z]{3,9})[-/., ]{0,2}(\d{4}|\d{2})$/i
const monthDay = /^([a-z]{3,9})[-/. ]?(\d{1,2})[-/., ]{1,2}(\d{4})$/i

export interface DateReading {
  /** First day of service, `YYYY-MM-DD`: a birth lies before it. */
  readonly day: string
  /** Whether the table writes `03/28/1980`. */
  readonly month_first?: boolean
}

/** A spreadsheet adds the time of midnight. */
const withoutTime = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z?$/, '')

/** A cell that holds one date and nothing else, in the forms of passports, spreadsheets and chats. */
export function readDate(text: string, { day, month_first = false }: DateReading): ReadDate | null {
  const plain = withoutTime(text)
  const numbered = yearFirst.exec(plain) ?? inDigits.exec(plain)
  if (numbered) return dated(numbered[1], numbered[2], numbered[3], day)
  const named = dayMonth.exec(plain)
  if (named) return dated(named[3], monthNumber(named[2] ?? ''), named[1], day)
  const american = monthDay.exec(plain)
  if (american) return dated(american[3], monthNumber(american[1] ?? ''), american[2], day)
  const [, first = '', second = '', year] = yearLast.exec(plain) ?? []
  if (year === undefined) return null
  const both = Number(first) <= 12 && Number(second) <= 12 && first !== second
  const isMonthFirst = Number(second) > 12 || (both && month_first)
  const found = isMonthFirst ? dated(year, first, second, day) : dated(year, second, first, day)
  return found && { ...found, unsure: both && !month_first }
}

/** Years that Thailand counts before ours: 2523 is 1980. */
const buddhistYears = 543

type Part = string | number | undefined

function dated(year: Part, month: Part, date: Part, day: string): ReadDate | null {
  const century = Number(day.slice(0, 2)) * 100
  const short = String(year).length === 2
  const full = Number(year)
  const whole = short ? century + full - (full > Number(day.slice(2, 4)) ? 100 : 0) : full
  const two = (part: Part) => String(part).padStart(2, '0')
  const inYear = (counted: number) => `${counted}-${two(month)}-${two(date)}`
  const thai = inYear(whole - buddhistYears)
  // A birth that is still to come in the years of Thailand is a slip, and keeps the year that was written.
  const isThai = whole >= 2400 && isDate(thai) && thai <= day
  const text = isThai ? thai : inYear(whole)
  return whole >= 1900 && isDate(text) ? { date: text, unsure: false } : null
}

/** A text that is no date, in the words that a date field of the contract has for it. */
export const unreadBirth = (text: string): FieldError => ({ key: 'date_unread', params: { text } })

/** What is wrong with the birth date of somebody who is there on `day`; null if nothing is. */
export const birthError = (birthday: string, day: string): FieldError | null =>
  birthday > day ? { key: 'born_later', params: { birthday, day } } : null

const insideText =
  /(?<![\p{L}\p{N}])(?:\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|\d{1,2}[- ]?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}[- ]?(?:\d{4}|\d{2})|(?:19|20|24|25)\d{6})(?![\p{L}\p{N}])/iu
const announced = /(?:\(?(?<!\p{L})(?:born|dob|d\.o\.b\.|birthday|出生日期|生日|生于)[\s:]*)$/iu

interface TakenDate {
  /** The text without the date. */
  readonly rest: string
  readonly date: ReadDate | null
  /** What is written like a date that no calendar has. */
  readonly unread: string | null
}

/** The first date inside a text. Eight digits that are no date are a number of something else. */
export function takeDate(text: string, reading: DateReading): TakenDate {
  const found = insideText.exec(text)
  const date = found && readDate(found[0], reading)
  if (!found || (!date && /^\d+$/.test(found[0]))) return { rest: text, date: null, unread: null }
  const before = text.slice(0, found.index).replace(announced, '')
  const rest = `${before} ${text.slice(found.index + found[0].length)}`
  return { rest, date, unread: date ? null : found[0] }
}

/** A cell that is written like a date and holds nothing else, as it was written. */
export function unreadDate(text: string, reading: DateReading): string | null {
  const { rest, unread } = takeDate(withoutTime(text), reading)
  return rest.trim() === '' ? unread : null
}
