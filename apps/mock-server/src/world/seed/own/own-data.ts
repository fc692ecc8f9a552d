import * as z from 'zod'
import { birthError } from '../../../domain/guest/birth-date.ts'
import { localClock } from '../../../domain/time/zones.ts'
import { fieldErrorText } from '../../../texts/text.ts'
import { lazily } from '../../base.ts'
import { personas } from '../../personas.ts'
import { shortText } from '../../settings.ts'
import { seededCompanies } from '../accounts.ts'
import { districtRows } from '../tables/places.ts'
import { firstOwn, type OwnData, ownRows, ownZone } from './own-rows.ts'

/** The place of a row, for sentences about it: `hotels[0]`, or `row 2` of a spreadsheet. */
export type PlaceOf = (kind: keyof OwnData, index: number) => string

const inJson: PlaceOf = (kind, index) => `${kind}[${index}]`

/** The rows, or a sentence for each error: row, field, and what is wrong. Nothing is taken from a file with errors. */
export type CheckedData = { readonly data: OwnData } | { readonly errors: readonly string[] }

const kinds = ['companies', 'hotels', 'guests'] as const
const most = { companies: 100, hotels: 5000, guests: 5000 } as const

const schema = lazily({
  file: () =>
    z.strictObject({
      companies: z.array(ownRows.company).max(most.companies).default([]),
      hotels: z.array(ownRows.hotel).max(most.hotels).default([]),
      guests: z.array(ownRows.guest).max(most.guests).default([]),
    }),
})

/** @param start of the world in epoch ms; without it no birthday counts as one in the future, as in rows checked before */
export function checkData(
  value: unknown,
  { start = null, placeOf = inJson }: { readonly start?: number | null; readonly placeOf?: PlaceOf } = {},
): CheckedData {
  const parsed = schema.file.safeParse(value)
  if (!parsed.success) {
    const sentences = parsed.error.issues.flatMap((issue) => sentencesOf(issue, placeOf))
    // A date breaks both its form and its years.
    return { errors: [...new Set(sentences)] }
  }
  const data = numbered(parsed.data)
  const errors = [...contradictions(data, placeOf), ...(start === null ? [] : unborn(data, start, placeOf))]
  return errors.length > 0 ? { errors } : { data }
}

function sentencesOf(issue: z.core.$ZodIssue, placeOf: PlaceOf): string[] {
  const [kind, index, ...rest] = issue.path
  const isRow = kinds.some((one) => one === kind) && typeof index === 'number'
  const place = isRow ? placeOf(kind as keyof OwnData, index) : issue.path.map(String).join('.')
  const sentence = (field: string, text: string) =>
    [place, field].filter((part) => part !== '').join(', ') +
    `${place === '' && field === '' ? 'file' : ''}: ${text}`
  if (issue.code !== 'unrecognized_keys') return [sentence(rest.map(String).join('.'), wordsOf(issue))]
  const known = isRow ? 'this kind of row has no such field' : 'a file has companies, hotels and guests'
  return issue.keys.map((key) => sentence(shortText(key), known))
}

const wordsOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'invalid_type' && issue.message.endsWith('received undefined')
    ? 'this is missing'
    : (issue.code === 'invalid_format' && issue.message.includes('pattern')) ||
        issue.message === 'Invalid input'
      ? 'this is not in the form that is wanted'
      : issue.message.replace(/^Invalid input: /, '')

/** Gives a number to each hotel and company without one, by its place in the file. */
function numbered({ companies, hotels, guests }: z.output<(typeof schema)['file']>): OwnData {
  const free = (rows: readonly { id?: string | undefined }[], first: number) => {
    const taken = new Set(rows.map(({ id }) => id))
    let next = first
    return () => {
      while (taken.has(String(next))) next += 1
      next += 1
      return String(next - 1)
    }
  }
  const [company, hotel] = [free(companies, firstOwn.company), free(hotels, firstOwn.hotel)]
  return {
    companies: companies.map((row) => ({ ...row, id: row.id ?? company() })),
    hotels: hotels.map((row) => ({ ...row, id: row.id ?? hotel() })),
    guests,
  }
}

/** What no row shows alone: numbers and accounts given twice, and names of rows that are not there. */
function contradictions({ companies, hotels, guests }: OwnData, placeOf: PlaceOf): string[] {
  const errors: string[] = []
  const once = (
    kind: keyof OwnData,
    field: string,
    values: readonly string[],
    taken: Iterable<string> = [],
  ) => {
    const known = new Set(taken)
    values.forEach((value, index) => {
      if (known.has(value)) errors.push(`${placeOf(kind, index)}, ${field}: ${shortText(value)} is taken`)
      known.add(value)
    })
  }
  once(
    'companies',
    'id',
    companies.map(({ id = '' }) => id),
  )
  once(
    'hotels',
    'id',
    hotels.map(({ id = '' }) => id),
  )
  for (const [kind, rows] of [
    ['hotels', hotels],
    ['guests', guests],
  ] as const) {
    const seen = new Map<string, number>()
    rows.forEach((row, index) => {
      const content = JSON.stringify({ ...row, id: undefined }).toLowerCase()
      const first = seen.get(content)
      if (first === undefined) seen.set(content, index)
      else errors.push(`${placeOf(kind, index)}: this is the same as ${placeOf(kind, first)}`)
    })
  }
  const lower = (name: string) => name.toLowerCase()
  const usernames = personas.map(({ username }) => lower(username))
  once(
    'companies',
    'username',
    companies.map(({ username }) => lower(username)),
    usernames,
  )
  hotels.forEach(({ city, district }, index) => {
    const quarters = districtRows.filter(([, of]) => of === city).map(([id]) => id)
    if (district !== undefined && !quarters.includes(district))
      errors.push(
        `${placeOf('hotels', index)}, district: ${quarters.length === 0 ? `${city} has no districts here` : `a district of ${city} is wanted: ${quarters.join(', ')}`}`,
      )
  })
  const known = new Set([...seededCompanies, ...companies].map(({ id }) => id))
  guests.forEach(({ company_id }, index) => {
    if (!known.has(company_id))
      errors.push(
        `${placeOf('guests', index)}, company_id: there is no company ${shortText(company_id)}; there are ${[...known].join(', ')}`,
      )
  })
  return errors
}

/** Guests whose birthday the address book of a world with this start would refuse. */
function unborn({ companies, guests }: OwnData, start: number, placeOf: PlaceOf): string[] {
  const zones = new Map([...seededCompanies, ...companies].map(({ id, tz = ownZone }) => [id, tz]))
  return guests.flatMap(({ company_id, birthday }, index) => {
    const error = birthday && birthError(birthday, localClock(start, zones.get(company_id) ?? ownZone).date)
    return error ? [`${placeOf('guests', index)}, birthday: ${fieldErrorText('en', error)}`] : []
  })
}
