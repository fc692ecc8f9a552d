import { expect, test } from 'vitest'
import { ageConflict, ageOn, childAge } from './age.ts'

test.each([
  ['2020-11-27', '2026-11-28', 6],
  ['2020-11-28', '2026-11-28', 6],
  ['2020-11-29', '2026-11-28', 5],
  ['2024-02-29', '2025-02-28', 0],
  ['2024-02-29', '2025-03-01', 1],
  ['2024-02-29', '2028-02-29', 4],
  ['2026-12-01', '2026-11-28', -1],
])('Somebody born on %s is %s %d years old', (birthday, day, years) => {
  expect(ageOn(birthday, day)).toBe(years)
})

test.each([
  ['adult', null, '1980-05-01', null],
  ['adult', null, '2008-11-28', null],
  ['adult', null, '2008-11-29', 'young'],
  ['child', 5, '1980-05-01', 'grown'],
  ['child', 17, '2008-11-29', null],
  ['child', 5, '2021-11-28', null],
  ['child', 5, '2020-11-28', 'other'],
  ['child', undefined, '2020-11-28', null],
  ['child', 5, null, null],
  ['adult', null, '2026-11-29', 'unborn'],
] as const)('In the place of %s, age %s, a birth date of %s: %s', (type, age, birthday, kind) => {
  expect(ageConflict({ type, age, birthday }, '2026-11-28')?.kind ?? null).toBe(kind)
})

test('The birth date outweighs an age that somebody entered', () => {
  expect(childAge({ type: 'child', age: 5, birthday: '2020-01-01' }, '2026-11-28')).toBe(6)
  expect(childAge({ type: 'child', age: 5 }, '2026-11-28')).toBe(5)
  expect(childAge({ type: 'adult', birthday: '1980-01-01' }, '2026-11-28')).toBeNull()
})
