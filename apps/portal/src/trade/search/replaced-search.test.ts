import { expect, test } from 'vitest'
import { replacedDates, replacedRooms, stayOf } from './stay.ts'
import { readStaySearch } from './stay-search.ts'

const replaced = (search: { check_in?: string; check_out?: string }) =>
  replacedDates(search, stayOf(search, '2026-11-21'))

test.each([
  [{}, null],
  [{ check_in: '2026-12-10', check_out: '2026-12-12' }, null],
  [{ check_in: '2026-12-10' }, null],
  [{ check_in: '2020-01-01' }, '2020-01-01'],
  [{ check_in: '2020-01-01', check_out: '2020-01-03' }, '2020-01-01 – 2020-01-03'],
  [{ check_in: '2026-12-12', check_out: '2026-12-10' }, '2026-12-12 – 2026-12-10'],
  [{ check_in: '2027-02-31', check_out: '2027-03-02' }, '2027-02-31 – 2027-03-02'],
  [{ check_in: '2026-12-12', check_out: '2026-13-01' }, '2026-12-12 – 2026-13-01'],
  [{ check_in: '2026-12-12', check_out: '2027-02-12' }, '2026-12-12 – 2027-02-12'],
])('for the days %j the search has replaced %s', (search, asked) => {
  expect(replaced(search)).toBe(asked)
})

test.each([
  [undefined, null],
  ['2-5-8,1', null],
  ['99', '99'],
  ['2,', '2,'],
  ['0', '0'],
  ['2-18', '2-18'],
  ['1,1,1,1,1,1,1,1,1', null],
  ['1,1,1,1,1,1,1,1,1,1', '1,1,1,1,1,1,1,1,1,1'],
])('for the rooms %s the search has replaced %s', (rooms, asked) => {
  const search = rooms === undefined ? {} : { rooms }
  expect(replacedRooms(search, stayOf(search, '2026-11-21'))).toBe(asked)
})

test.each([
  ['MM', 'MM'],
  ['ZZ', undefined],
  ['QQ', undefined],
  ['mm', undefined],
])('R2.217 the nationality %s of an address is read as %s', (nationality, read) => {
  expect(readStaySearch({ nationality }).nationality).toBe(read)
})
