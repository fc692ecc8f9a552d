import type { Schema } from './contract-calls.ts'

/** Classes of values that have broken this or other programs. */
export const cellClasses = [
  'inherited',
  'amount',
  'day',
  'era',
  'empty',
  'huge',
  'deep',
  'number',
  'text',
  'unseen',
  'case',
  'twice',
  'wire',
] as const
export type CellClass = (typeof cellClasses)[number]

const amounts = [
  '90071992547409.91',
  '90071992547409.92',
  '9999999999999.99',
  '999999999999999',
  '1000000000.00',
  '999999999.99',
  '-999999999.99',
  '0.00000001',
  '-0.00',
]
const days = [
  '2027-02-30',
  '2027-02-29',
  '0000-01-01',
  '0050-06-01',
  '1899-12-31',
  '2299-12-31',
  '9999-12-31',
]
/** Days that exist, far from any that a service can be on. */
const eras = ['1900-01-01', '1970-01-01', '2026-10-20', '2028-02-29', '2299-12-30']

/** Characters that are invisible, change the direction, or look like others. */
const unseen = [
  'a\u202eb',
  'a\u2066b\u2069',
  'a\u0007b',
  '\u0000',
  'a\u0085b',
  'a\u200b\u00ad\ufeffb',
  '\u3164',
  'a\u17b4b',
  'ａ\u0430b',
]

/** As JSON, since some of it no other way of writing can say. */
export const anywhere: Readonly<Partial<Record<CellClass, readonly string[]>>> = {
  empty: ['""', '{}', '[]', 'null'],
  huge: [`"${'x'.repeat(60_000)}"`, `[${'0,'.repeat(20_000)}0]`],
  deep: [`${'['.repeat(2000)}${']'.repeat(2000)}`, `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`],
  number: ['1e308', '-1e400', '9007199254740993', '-0', '0.1e-300'],
  text: ['"\\ud800"', '"a\\udfff\\u0000"', '"\\u202e%s%n"'],
}

/** Values for the meaning of a text field. `good` is its value in a successful request, if any. */
export function specialOf(schema: Schema, good: unknown): [CellClass, string][] {
  const { type, format, pattern = '', enum: values } = schema
  if (type !== 'string') return []
  const found: [CellClass, string][] = values ? [] : unseen.map((value) => ['unseen', value])
  const other = typeof good === 'string' && !values ? otherCase(good) : null
  if (other !== null) found.push(['case', other])
  const dated = (write: (day: string) => string) => {
    for (const day of days) found.push(['day', write(day)])
    for (const day of eras) found.push(['era', write(day)])
  }
  if (pattern.includes('([.][0-9]{1,8})')) for (const value of amounts) found.push(['amount', value])
  if (format === 'date') dated((day) => day)
  if (pattern.includes('-02-29)T')) dated((day) => `${day}T10:00:00+06:30`)
  if (pattern.endsWith('-(0[1-9]|1[0-2])$')) dated((day) => day.slice(0, 7))
  return found
}

/** The same letters, capitals for small ones and the other way round; null where there is none. */
function otherCase(text: string): string | null {
  const other = [...text]
    .map((letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()))
    .join('')
  return other === text ? null : other
}
