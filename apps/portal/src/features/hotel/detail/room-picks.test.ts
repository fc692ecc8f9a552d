import type { Schemas } from '@portal/api-client'
import { expect, test } from 'vitest'
import { nextOpen, pickState, picksText, readPicks, withPick } from './room-picks.ts'

const rate = (rate_id: string, amount: string) =>
  ({ rate_id, total_price: { amount, currency: 'CNY' } }) as Schemas['Rate']
const listed = [{ rates: [rate('1001-std-flx', '610.00')] }] as Schemas['RoomTypeRates'][]

test('the address keeps the choice of each room, also with gaps', () => {
  const picks = withPick(readPicks(undefined, 3), 3, rate('1001-fam-nrf', '720.00'))
  expect(picks).toEqual([null, null, { rate_id: '1001-fam-nrf', amount: '720.00' }])
  expect(readPicks(picksText(picks), 3)).toEqual(picks)
  expect(picksText(readPicks(undefined, 2))).toBeUndefined()
})

test('what cannot be read, or is of a room too many, is not chosen', () => {
  expect(readPicks('*1.00,x*y*z,a*1.00,b*2.00', 3)).toEqual([null, null, { rate_id: 'a', amount: '1.00' }])
})

test('goes on to the next room without a choice, around the end, and stays when all are chosen', () => {
  const pick = { rate_id: 'a', amount: '1.00' }
  expect(nextOpen([pick, null, null], 1)).toBe(2)
  expect(nextOpen([null, null, pick], 3)).toBe(1)
  expect(nextOpen([null, pick, pick], 2)).toBe(1)
  expect(nextOpen([pick, pick, pick], 2)).toBe(2)
})

test('a choice is found by its rate, and says whether it costs something else now or is gone', () => {
  expect(pickState({ rate_id: '1001-std-flx', amount: '610.00' }, listed).state).toBe('chosen')
  expect(pickState({ rate_id: '1001-std-flx', amount: '600.00' }, listed).state).toBe('moved')
  expect(pickState({ rate_id: '1001-sup-flx', amount: '610.00' }, listed).state).toBe('gone')
  expect(pickState({ rate_id: '1001-sup-flx', amount: '610.00' }, undefined).state).toBe('loading')
})

test('a choice without a seen price, of a booking made again, is taken at its price', () => {
  const picks = readPicks('1001-std-flx,', 2)
  expect(picksText(picks)).toBe('1001-std-flx,')
  expect(pickState(picks[0] ?? null, listed).state).toBe('chosen')
})
