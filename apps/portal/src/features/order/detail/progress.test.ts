import type { Schemas } from '@portal/api-client'
import { expect, test } from 'vitest'
import { progressOf } from './progress.ts'

type Status = Schemas['OrderStatus']

const event = (time: number, to: Status): Schemas['OrderEvent'] => ({
  time,
  actor_type: 'system',
  actor: 'System',
  event: 'book',
  event_text: '',
  from: null,
  to,
  note: null,
})

/** An order that went through these statuses, one second after the other. */
const went = (...statuses: Status[]) => ({
  order_status: statuses.at(-1) as Status,
  booking_time: 1,
  pay_time: statuses.includes('pending_confirm') ? 2 : null,
  timeline: statuses.map((status, at) => event(at + 1, status)),
})

const drawn = (...statuses: Status[]) =>
  progressOf(went(...statuses)).map(({ name, state }) => `${name} ${state}`)

test.each<[Status[], string[]]>([
  [['pending_payment'], ['booked done', 'paid now', 'confirmed ahead', 'service ahead', 'completed ahead']],
  [
    ['pending_payment', 'pending_confirm'],
    ['booked done', 'paid done', 'confirmed now', 'service ahead', 'completed ahead'],
  ],
  [
    ['pending_payment', 'pending_confirm', 'confirmed'],
    ['booked done', 'paid done', 'confirmed done', 'service now', 'completed ahead'],
  ],
  [
    ['pending_payment', 'pending_confirm', 'confirmed', 'in_service', 'completed'],
    ['booked done', 'paid done', 'confirmed done', 'service done', 'completed done'],
  ],
])('An order that went %j takes the usual way', (statuses, steps) => {
  expect(drawn(...statuses)).toEqual(steps)
})

test.each<[Status[], string[]]>([
  [
    ['pending_payment', 'expired'],
    ['booked done', 'end stopped'],
  ],
  [
    ['pending_payment', 'pending_confirm', 'rejected'],
    ['booked done', 'paid done', 'end stopped'],
  ],
  [
    ['pending_payment', 'pending_confirm', 'confirmed', 'cancelling'],
    ['booked done', 'paid done', 'confirmed done', 'end now'],
  ],
  [
    ['pending_payment', 'pending_confirm', 'confirmed', 'cancelling', 'cancelled'],
    ['booked done', 'paid done', 'confirmed done', 'end stopped'],
  ],
])('An order that went %j shows what it reached, and how it ended', (statuses, steps) => {
  expect(drawn(...statuses)).toEqual(steps)
})

test('Each step has the time at which it was reached', () => {
  const order = went('pending_payment', 'pending_confirm', 'confirmed', 'cancelled')
  expect(progressOf(order).map(({ at }) => at)).toEqual([1, 2, 3, 4])
})
