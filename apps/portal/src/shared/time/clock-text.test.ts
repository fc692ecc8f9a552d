import { describe, expect, test } from 'vitest'
import { clockOf, steppedClock } from './clock-text.ts'

describe('a typed time of day', () => {
  test.each([
    ['9', '09:00'],
    ['14', '14:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['1430', '14:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    [' 23:59 ', '23:59'],
    ['０９：３０', '09:30'],
    ['9:30 am', '09:30'],
    ['2:30 pm', '14:30'],
    ['2p.m.', '14:00'],
    ['12 am', '00:00'],
    ['12:15pm', '12:15'],
    ['', ''],
  ])('%j is %j', (typed, time) => {
    expect(clockOf(typed)).toBe(time)
  })

  test.each(['24:00', '12:60', '9:5', '145:0', '13 pm', '0 am', 'noon', '12345', ':30'])(
    '%j is no time',
    (typed) => {
      expect(clockOf(typed)).toBeNull()
    },
  )

  test.each([
    ['14:30', 15, '14:45'],
    ['14:31', 15, '14:45'],
    ['14:31', -15, '14:30'],
    ['14:30', -15, '14:15'],
    ['14:31', 60, '15:00'],
    ['23:50', 15, '00:00'],
    ['00:00', -15, '23:45'],
    ['', 15, '12:00'],
  ])('%j moved by %j minutes is %j', (time, minutes, moved) => {
    expect(steppedClock(time, minutes)).toBe(moved)
  })
})
