import { expect, test } from 'vitest'
import { guestOn, passengersOn } from './guest-on.ts'

const day = '2026-12-10'
const infant = { type: 'child', age: 1, birthday: '2024-12-11' } as const
const child = { type: 'child', age: 7, birthday: '2019-06-01' } as const
const nearlyGrown = { type: 'child', age: 17, birthday: '2008-12-10' } as const
const justGrown = { type: 'adult', age: null, birthday: '2008-12-11' } as const
const unknown = { type: 'child', age: 5, birthday: null } as const
const adult = { type: 'adult', age: null, birthday: null } as const

test.each([
  ['a child who has a birthday before', infant, '2026-12-11', { type: 'child', age: 2 }],
  ['a child who is of age by then', nearlyGrown, day, { type: 'adult', age: null }],
  ['an adult who is not of age yet', justGrown, day, { type: 'child', age: 17 }],
  ['a child without a birth date', unknown, '2046-01-01', { type: 'child', age: 5 }],
  ['an adult without a birth date', adult, day, { type: 'adult', age: null }],
])('On another day, %s is as old as on that day', (_, guest, on, expected) => {
  expect(guestOn(guest, on)).toEqual({ ...guest, ...expected })
})

test('The passengers of another day are as many, each counted by the age then', () => {
  const booked = { adults: 2, child_ages: [7, 17, 5] }
  const guests = [adult, justGrown, child, nearlyGrown, unknown]
  expect(passengersOn(booked, guests, day)).toEqual({ adults: 2, child_ages: [7, 5, 17] })
  expect(passengersOn(booked, [adult, justGrown], '2026-12-11')).toEqual(booked)
})

test('A guest whose age is not among the booked ones changes no count', () => {
  const booked = { adults: 1, child_ages: [4] }
  expect(passengersOn(booked, [adult, nearlyGrown], day)).toEqual(booked)
})
