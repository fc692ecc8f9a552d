import { expect, test } from 'vitest'
import { foundErrors } from '../booking/booking-values.ts'
import { guestRows } from './guest-names.ts'
import {
  areConfirmed,
  guestErrors,
  keptConfirmation,
  namesakes,
  namesakesKey,
  namesElsewhere,
  outdatedNames,
} from './namesakes.ts'

/** Two adults and a child of five in the first room, two adults in the second. */
const named = (...names: readonly string[]) =>
  guestRows([
    { adults: 2, child_ages: [5] },
    { adults: 2, child_ages: [] },
  ]).map((guest, index) => ({ ...guest, full_name: names[index] ?? '' }))
const values = (...names: readonly string[]) => ({ guests: named(...names), different_people: '' })
const errors = (given: ReturnType<typeof values>) =>
  foundErrors(guestErrors(given, '2026-12-15', () => false))

test('Two adults with the same name in one room are duplicates, however it is written', () => {
  for (const other of ['Ko Thant', 'ko  thant', 'Mr. KO THANT', 'Thant Ko', 'Kö Thant', 'ＫＯ ＴＨＡＮＴ'])
    expect(namesakes(named('Ko Thant', other))).toEqual([[0, 1]])
  expect(namesakes(named('Ko Thant', 'Ko Than'))).toEqual([])
})

test('Empty names are not duplicates, nor a father and his small son, nor guests of different rooms', () => {
  expect(namesakes(named('', '', '', ' ', '-'))).toEqual([])
  expect(namesakes(named('Thant', '', 'Thant', 'Thant'))).toEqual([])
  expect(namesElsewhere(named('Thant', 'Mi Mi', 'THANT', 'Mi Mi'))).toEqual(['Thant', 'Mi Mi'])
  expect(namesElsewhere(named('Thant', 'Thant', '', 'Mi Mi', 'Mya'))).toEqual([])
})

test('Each room has its own duplicates, and three equal names are one group', () => {
  expect(namesakes(named('Thant', 'Thant', '', 'Mi Mi', 'mi mi'))).toEqual([
    [0, 1],
    [3, 4],
  ])
  const three = guestRows([{ adults: 3, child_ages: [] }]).map((row) => ({ ...row, full_name: 'Thant' }))
  expect(namesakes(three)).toEqual([[0, 1, 2]])
})

test('The second of two equal names is an error until they are confirmed to be different people', () => {
  const twice = values('Thant', 'Thant')
  expect(errors(twice)).toEqual({ 'guests.1.full_name': 'guestTwice' })
  const confirmed = { ...twice, different_people: namesakesKey(twice.guests) }
  expect([areConfirmed(twice), areConfirmed(confirmed)]).toEqual([false, true])
  expect(errors(confirmed)).toEqual({})
})

test('A confirmation is valid for those names only, and for none without duplicates', () => {
  const different_people = namesakesKey(named('Thant', 'Thant'))
  const others = { guests: named('Mya', 'Mya'), different_people }
  expect(areConfirmed(others)).toBe(false)
  expect(errors(others)).toEqual({ 'guests.1.full_name': 'guestTwice' })
  expect(areConfirmed({ guests: named('Thant', 'Thant', '', 'Mya', 'Mya'), different_people })).toBe(false)
  expect(areConfirmed(values('Thant', 'Mya'))).toBe(false)
})

test('The error at a repeated name disappears once either name changes, or it is confirmed', () => {
  const twice = values('Thant', 'Thant', '', 'Mya')
  expect(outdatedNames(twice, values('Thant Zin', 'Thant', '', 'Mya'))).toEqual([
    'guests.0.full_name',
    'guests.1.full_name',
  ])
  expect(outdatedNames(twice, { ...twice, different_people: namesakesKey(twice.guests) })).toEqual([
    'guests.1.full_name',
  ])
  expect(outdatedNames(twice, values('Thant', 'Thant', '', 'Mya Mya'))).toEqual(['guests.3.full_name'])
})

test('An old draft has no confirmation', () => {
  expect(keptConfirmation({})).toBe('')
  expect(keptConfirmation({ different_people: true })).toBe('')
  expect(keptConfirmation({ different_people: '1 THANT' })).toBe('1 THANT')
})
