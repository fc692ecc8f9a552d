import type { Schemas } from '@portal/api-client'
import { expect, test } from 'vitest'
import { sameRows, steadyRows } from './steady-rows.ts'

const offer = (id: string, name = id) => ({ id, name }) as Schemas['HotelOffer']
const offers = (ids: string) => [...ids].map((id) => offer(id))
const idsOf = (list: readonly Schemas['HotelOffer'][]) => list.map(({ id }) => id).join('')

test('hotels that are shown keep their place, and new ones fill the page', () => {
  const { list, newer } = steadyRows(offers('ab'), offers('xaybz'))
  expect(idsOf(list)).toBe('abxyz')
  expect(newer).toBe(0)
})

test('a full page stays as it is, and further hotels are counted', () => {
  const { list, newer } = steadyRows(offers('abc'), offers('xya'))
  expect(idsOf(list)).toBe('abc')
  expect(newer).toBe(2)
})

test('a hotel on the page has its latest offer, one that was pushed off its last', () => {
  const { list } = steadyRows([offer('a', 'old'), offer('b', 'old')], [offer('x'), offer('a', 'new')])
  expect(list.map(({ name }) => name)).toEqual(['new', 'old'])
})

test('an unchanged answer changes nothing', () => {
  const list = offers('abc')
  expect(sameRows(steadyRows(list, list).list, list)).toBe(true)
  expect(sameRows(list, offers('abc'))).toBe(false)
})
