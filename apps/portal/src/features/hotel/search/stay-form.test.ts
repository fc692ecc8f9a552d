import { constraints } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { maxNights, stayOf } from '../../../trade/search/stay.ts'
import { readRooms } from '../../../trade/search/stay-search.ts'
import { addRoom, copyRoom, removeRoom, setAdults, setAge, setChildren } from './room-entries.ts'
import {
  datesError,
  type HotelSearchValues,
  occupancies,
  roomEntries,
  searchErrors,
  searchValues,
  toSearch,
} from './stay-form.ts'

const day = '2026-11-21'

const filled: HotelSearchValues = {
  place: { type: 'city', id: 'yangon', name: 'Yangon', tz: 'Asia/Yangon' },
  typed: 'Yangon',
  check_in: '2026-12-12',
  check_out: '2026-12-14',
  rooms: roomEntries([
    { adults: 2, child_ages: [5, 0] },
    { adults: 1, child_ages: [] },
  ]),
  nationality: 'CN',
}

describe('a hotel search becomes an address', () => {
  test('has every choice of the operator, and restores it', () => {
    const search = toSearch(filled, day)
    expect(search).toEqual({
      destination_type: 'city',
      destination_id: 'yangon',
      destination_name: 'Yangon',
      tz: 'Asia/Yangon',
      check_in: '2026-12-12',
      check_out: '2026-12-14',
      rooms: '2-5-0,1',
      nationality: 'CN',
    })
    expect(searchValues(search ?? {}, filled)).toEqual(filled)
  })

  test('R5.15 An empty search asks for input', () => {
    expect(searchErrors({ ...filled, place: null, typed: ' ' }, day)).toEqual({ place: 'searchInformation' })
  })

  test('text that was not chosen from the list asks for a destination', () => {
    expect(searchErrors({ ...filled, place: null, typed: 'Yang' }, day)).toEqual({ place: 'destination' })
  })

  test('R2.69 The check-out date must be after check-in', () => {
    expect(datesError('2026-12-12', '2026-12-12', day)).toBe('stayOrder')
    expect(datesError('2026-12-12', '2026-12-13', day)).toBeUndefined()
    expect(datesError('2026-12-12', '', day)).toBe('stayDates')
    expect(datesError('2026-11-20', '2026-11-22', day)).toBe('stayPast')
    expect(datesError(day, '2026-12-21', day)).toBeUndefined()
    expect(datesError(day, '2026-12-22', day)).toBe('stayTooLong')
  })

  test('a stay is no longer than the contract allows', () => {
    expect(maxNights).toBe(constraints.Nights.maximum)
  })

  test('R5.20 Refuses a room without an adult, and gives no address', () => {
    const values = { ...filled, rooms: setAdults(filled.rooms, 1, 0) }
    expect(searchErrors(values, day)).toEqual({ rooms: 'adultPerRoom' })
    expect(toSearch(values, day)).toBeNull()
  })

  test('R2.71 The age of each child is required, and 0 is an age', () => {
    const rooms = setChildren(filled.rooms, 1, 1)
    expect(searchErrors({ ...filled, rooms }, day)).toEqual({ rooms: 'childAge' })
    expect(occupancies(setAge(rooms, 1, 0, 0))?.[1]).toEqual({ adults: 1, child_ages: [0] })
  })
})

describe('the rooms of a search', () => {
  const one = roomEntries(readRooms(undefined))

  test('R2.70 There are 1 to 9 of them', () => {
    let rooms = one
    for (let tries = 0; tries < 12; tries += 1) rooms = addRoom(rooms)
    expect(rooms).toHaveLength(9)
    expect(copyRoom(rooms, 0)).toHaveLength(9)
    expect(new Set(rooms.map(({ key }) => key)).size).toBe(9)
    expect(removeRoom(one, 0)).toHaveLength(1)
  })

  test('a copied room follows its original, with the same ages, and changes independently', () => {
    const rooms = copyRoom(filled.rooms, 0)
    expect(rooms.map(({ adults, child_ages }) => [adults, ...child_ages])).toEqual([
      [2, 5, 0],
      [2, 5, 0],
      [1],
    ])
    expect(setAge(rooms, 2, 0, 9)[0]?.child_ages).toEqual([5, 0])
  })

  test('adding a child keeps the other ages, and limits apply', () => {
    expect(setChildren(filled.rooms, 0, 3)[0]?.child_ages).toEqual([5, 0, null])
    expect(setChildren(filled.rooms, 0, 9)[0]?.child_ages).toHaveLength(4)
    expect(setAdults(filled.rooms, 0, 7)[0]?.adults).toBe(6)
  })
})

describe('the stay of an address', () => {
  test('without dates it is one night from tomorrow, for two adults of the default nationality', () => {
    expect(stayOf({}, day)).toEqual({
      check_in: '2026-11-22',
      check_out: '2026-11-23',
      rooms: [{ adults: 2, child_ages: [] }],
      nationality: 'CN',
    })
  })

  test('replaces dates that can no longer be booked, and a check-out before check-in', () => {
    expect(stayOf({ check_in: '2026-11-20', check_out: '2026-11-25' }, day)).toMatchObject({
      check_in: '2026-11-22',
      check_out: '2026-11-25',
    })
    expect(stayOf({ check_in: '2026-12-01', check_out: '2026-11-25' }, day)).toMatchObject({
      check_out: '2026-12-02',
    })
  })
})
