import { describe, expect, test } from 'vitest'
import { date, integer, oneOf, searchReader, text } from '../search-params.ts'
import { filtersIn, filterValuesOf, noFilters, reversedDates, withFilterValues } from './filter-values.ts'

const read = searchReader({
  page: integer(1, 100),
  limit: integer(10, 100),
  tab: oneOf('open', 'paid'),
  keyword: text(60),
  date_from: date,
  date_to: date,
})
const fields = [
  { kind: 'keyword', name: 'keyword', hint: '' },
  { kind: 'choice', name: 'which', label: '', choices: [], unset: 'booking', quiet: true },
  { kind: 'from', name: 'date_from' },
  { kind: 'to', name: 'date_to' },
] as const
const values = (part: object) => ({ keyword: '', which: 'booking', date_from: '', date_to: '', ...part })

describe('filters of a list', () => {
  test('Filters change the URL and go to the first page; all else stays', () => {
    const search = read({ page: '3', limit: '50', tab: 'paid', keyword: 'old', date_to: '2026-11-30' })
    expect(
      withFilterValues(search, { keyword: ' H26 ', date_from: '2026-11-01', date_to: '' }, read),
    ).toEqual({
      limit: 50,
      tab: 'paid',
      keyword: 'H26',
      date_from: '2026-11-01',
    })
  })

  test('The URL fills the form', () => {
    expect(filterValuesOf(read({ keyword: 'amber' }), fields)).toEqual(values({ keyword: 'amber' }))
  })

  test('The kind of date is in the URL with a date only', () => {
    const dated = values({ which: 'check_in', date_to: '2026-11-30' })
    expect(filtersIn(fields, dated)).toEqual(dated)
    expect(filtersIn(fields, values({ which: 'check_in' }))).toEqual(values({ which: '' }))
  })

  test('The end must not precede the start; an open end is fine', () => {
    const spans = [
      ['2026-11-02', '2026-11-01'],
      ['2026-11-01', '2026-11-01'],
      ['', '2026-11-01'],
      ['2026-11-01', ''],
    ]
    const found = spans.map(([date_from, date_to]) => reversedDates(fields, values({ date_from, date_to })))
    expect(found.map((reversed) => reversed === null)).toEqual([false, true, true, true])
  })

  test('Reversed dates can be swapped or removed, and all else stays', () => {
    const days = { date_from: '2026-12-01', date_to: '2026-01-01' }
    expect(reversedDates(fields, values({ keyword: 'amber', ...days }))).toEqual({
      from: '2026-12-01',
      to: '2026-01-01',
      swapped: values({ keyword: 'amber', date_from: '2026-01-01', date_to: '2026-12-01' }),
      without: values({ keyword: 'amber' }),
    })
    expect(reversedDates([fields[0], fields[2]], values(days))).toBeNull()
  })

  test('Clearing resets a field to the value without an effect', () => {
    expect(noFilters(fields)).toEqual(values({}))
  })
})
