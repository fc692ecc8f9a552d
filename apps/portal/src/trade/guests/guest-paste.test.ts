import { expect, test } from 'vitest'
import { guestRows } from './guest-names.ts'
import { fillRooms, nextEmptyPlace } from './guest-paste.ts'

const row = (line: number, full_name: string, more: object = {}) => ({
  line,
  full_name,
  name_local: null,
  room_index: null,
  type: null,
  age: null,
  birthday: null,
  birthday_error: null,
  nationality: null,
  doc_no: null,
  phone: null,
  warnings: [],
  ...more,
})
const names = (rooms: Parameters<typeof guestRows>[0], rows: Parameters<typeof fillRooms>[1]) => {
  const { guests, left } = fillRooms(guestRows(rooms), rows)
  return { names: guests.map(({ full_name }) => full_name), left }
}

test('twelve lines without rooms fill six double rooms in order', () => {
  const rooms = Array.from({ length: 6 }, () => ({ adults: 2, child_ages: [] }))
  const list = Array.from({ length: 12 }, (_, index) => row(index + 1, `GUEST ${index + 1}`))
  expect(names(rooms, list)).toEqual({ names: list.map(({ full_name }) => full_name), left: [] })
})

test('a line with a room goes there, wherever it is in the list', () => {
  const rooms = [
    { adults: 1, child_ages: [] },
    { adults: 1, child_ages: [] },
  ]
  expect(
    names(rooms, [row(1, 'SECOND', { room_index: 2 }), row(2, 'FIRST', { room_index: 1 })]).names,
  ).toEqual(['FIRST', 'SECOND'])
})

test('children get the place of their age, adults never that of a child', () => {
  const rooms = [{ adults: 1, child_ages: [5, 9] }]
  const list = [
    row(1, 'NINE', { type: 'child', age: 9 }),
    row(2, 'FIVE', { type: 'child', age: 5 }),
    row(3, 'ADULT', { type: 'adult' }),
    row(4, 'TOO MANY', { type: 'adult' }),
  ]
  expect(names(rooms, list)).toEqual({ names: ['ADULT', 'FIVE', 'NINE'], left: [3] })
})

test('a place without a line keeps its name', () => {
  const [first, second] = guestRows([{ adults: 2, child_ages: [] }])
  if (!first || !second) throw new Error('There are two guests.')
  const typed = [first, { ...second, full_name: 'KEPT' }]
  expect(fillRooms(typed, [row(1, 'NEW')]).guests.map(({ full_name }) => full_name)).toEqual(['NEW', 'KEPT'])
  expect(nextEmptyPlace(typed)).toBe(0)
  expect(nextEmptyPlace(typed.slice(1))).toBeNull()
})
