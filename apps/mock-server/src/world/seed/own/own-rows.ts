import { constraints, validators } from '@portal/api-client/contract'
import * as z from 'zod'
import { unreadBirth } from '../../../domain/guest/birth-date.ts'
import { fieldErrorText, flawError } from '../../../texts/text.ts'
import { lazily } from '../../base.ts'
import { countryRows } from '../tables/countries.ts'
import { facilityNames } from '../tables/hotel-name-parts.ts'
import { cityRows } from '../tables/places.ts'

// The rows that a user brings into a world. A file of rows is flat, so that a spreadsheet can hold it: the cells of a
// CSV file are texts, and numbers are read from them.

const digits = /^-?\d+(?:\.\d+)?$/
const fromText = (value: unknown) =>
  typeof value === 'string' && digits.test(value.trim()) ? Number(value) : value
const toText = (value: unknown) => (typeof value === 'number' ? String(value) : value)

const number = (least: number, most: number) => z.preprocess(fromText, z.number().min(least).max(most))
const whole = (least: number, most: number) => z.preprocess(fromText, z.int().min(least).max(most))
/** One line without control characters. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{C}+$/u, 'one line of text without control characters is wanted')
const clock = () => z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 14:00 is wanted')
const id = (least: number, most: number) =>
  z.preprocess(
    toText,
    z
      .string()
      .refine(
        (text) => /^[1-9]\d*$/.test(text) && Number(text) >= least && Number(text) <= most,
        `a number from ${least} to ${most} is wanted`,
      ),
  )
/** A sum in the currency of the company, with two decimals at most. */
const amount = () =>
  z.preprocess(
    toText,
    z
      .string()
      .regex(/^\d{1,9}(?:\.\d{1,2})?$/, 'an amount such as 5000 or 5000.50 is wanted')
      .transform((text) => Number(text).toFixed(2)),
  )
const country = () =>
  z
    .string()
    .refine((code) => countryRows.some(([known]) => known === code), 'a country code such as MM is wanted')

/** The first cities, as a hint; the search for a destination knows them all. */
const someCities = () => {
  const ids = cityRows.map((row) => row.id)
  return `${ids.slice(0, 8).join(', ')} and ${ids.length - 8} more`
}
/** The id of a city, or its English or Chinese name. */
const city = () =>
  z.string().transform((text, context) => {
    const wanted = text.trim().toLowerCase()
    const found = cityRows.find((row) => [row.id, row.en.toLowerCase(), row.zh].includes(wanted))
    if (found) return found.id
    context.addIssue({ code: 'custom', message: `a city of the mock is wanted: ${someCities()}` })
    return z.NEVER
  })

/** A list, or a text with spaces, commas, semicolons or bars between its items. */
const facilities = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.split(/[\s,;|]+/).filter((code) => code !== '') : value),
    z.array(
      z
        .string()
        .refine(
          (code) => Object.hasOwn(facilityNames, code),
          `facilities are some of ${Object.keys(facilityNames).join(', ')}`,
        ),
    ),
  )

/** A zone with a name of the contract: JavaScript also knows +08:00. */
const isZone = (name: string) => {
  if (!new RegExp(constraints.TimeZone.pattern, 'u').test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The time zone of an own company that names none. */
export const ownZone = 'Asia/Yangon'

/** Ids of own hotels lie above all those that a seed makes, and own companies between the seeded and the registered. */
export const firstOwn = { hotel: 9001, company: 501, member: 5001 } as const

export const ownRows = lazily({
  hotel: () =>
    z.strictObject({
      id: id(7001, 999_999_999).optional(),
      name_en: line(120),
      name_zh: line(120).optional(),
      name_local: line(120).optional(),
      city: city(),
      district: z.string().optional(),
      star: whole(2, 5).optional(),
      type: z.enum(['hotel', 'resort', 'apartment', 'guesthouse']).optional(),
      address_en: line(200).optional(),
      address_zh: line(200).optional(),
      address_local: line(200).optional(),
      zip: z.preprocess(toText, line(20)).optional(),
      phone: z.preprocess(toText, line(40)).optional(),
      email: z.email().optional(),
      lat: number(-90, 90).optional(),
      lng: number(-180, 180).optional(),
      facilities: facilities().optional(),
      review_score: number(0, 10).optional(),
      review_count: whole(0, 1_000_000).optional(),
      check_in_from: clock().optional(),
      check_out_until: clock().optional(),
      base_cny: whole(10, 100_000).optional(),
    }),
  company: () =>
    z
      .strictObject({
        id: id(5, 999).optional(),
        name_en: line(120),
        name_zh: line(120).optional(),
        username: z
          .string()
          .regex(
            /^[A-Za-z][A-Za-z0-9_]{2,14}$/,
            '3 to 15 letters, digits or underscores are wanted, a letter first',
          ),
        country: country().optional(),
        settlement_currency: z.enum(['CNY', 'USD']).optional(),
        tz: z.string().refine(isZone, 'a time zone such as Asia/Yangon is wanted').optional(),
        billing_cycle: z.enum(['weekly', 'half_month', 'month']).optional(),
        bill_day: whole(1, 28).optional(),
        due_days: whole(0, 90).optional(),
        credit_limit: amount().optional(),
        low_balance_threshold: amount().optional(),
        opening_balance: amount().optional(),
      })
      .refine(({ billing_cycle, bill_day = 1 }) => billing_cycle !== 'weekly' || bill_day <= 7, {
        path: ['bill_day'],
        message: 'a weekly bill is issued on day 1 to 7 of the week',
      }),
  /** The fields of the contract's address book, and the company whose book it is. */
  guest: () =>
    z.looseObject({ company_id: z.preprocess(toText, z.string()) }).transform((row, context) => {
      const { company_id, ...given } = row
      const fields = { ...given, ...('gender' in given && { gender: fromText(given.gender) }) }
      if ('id' in given)
        context.addIssue({ code: 'custom', path: ['id'], message: 'guests of a file have no id' })
      const parsed = validators.saveGuest.body.safeParse(fields)
      if (!parsed.success) {
        for (const issue of parsed.error.issues) {
          const { code, message, path } = issue
          const isBirth = path[0] === 'birthday' && typeof given.birthday === 'string'
          const error = isBirth
            ? unreadBirth(given.birthday as string)
            : code === 'custom' && flawError(message)
          const said = error ? fieldErrorText('en', error) : message
          context.addIssue({ ...issue, message: said, input: undefined } as never)
        }
        return z.NEVER
      }
      const { id: _, ...guest } = parsed.data
      return { company_id, ...guest }
    }),
})

export type OwnHotel = z.output<(typeof ownRows)['hotel']>
export type OwnCompany = z.output<(typeof ownRows)['company']>
export type OwnGuest = z.output<(typeof ownRows)['guest']>

/** Rows that a user has brought into a world, checked; plain JSON. */
export interface OwnData {
  readonly hotels: readonly OwnHotel[]
  readonly guests: readonly OwnGuest[]
  readonly companies: readonly OwnCompany[]
}
