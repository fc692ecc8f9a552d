import { describe, expect, test } from 'vitest'
import { day } from '../testing/document-desk.ts'
import { bookingBody, bookStay, expectCleanWorld, findRate } from '../testing/hotel-journey.ts'
import { realMock, signedInAgain } from '../testing/real-mock.ts'
import { once } from './once.ts'

const client_ref = '7b1f9f0a-2c1d-4e5f-8a9b-000000000001'

/** Sends the same form after so many ms, and counts how often it had an effect. */
function form() {
  const { world } = realMock(null)
  const [member] = world.tables.member.where(({ username }) => username === 'goldenland')
  if (!member) throw new Error('The seed has no goldenland.')
  const first = world.clock.now()
  let effects = 0
  const send = (after: number) => {
    const body = { amount: '1.00' }
    const request = { member, operation: 'topUpWallet', client_ref, body, now: first + after }
    return once(world, request, () => {
      effects += 1
      return 'T1'
    })
  }
  return { send, effects: () => effects }
}

describe('a form that is sent again', () => {
  test('R7.41 Within thirty days gets the first result', () => {
    const { send, effects } = form()
    expect(send(0)).toEqual({ subject: 'T1', replayed: false })
    expect(send(30 * day - 1)).toEqual({ subject: 'T1', replayed: true })
    expect(effects()).toBe(1)
  })

  test.each([30, 400])('R7.41 After %i days is refused and has no second effect', (days) => {
    const { send, effects } = form()
    send(0)
    expect(() => send(days * day)).toThrow('IDEMPOTENCY_CONFLICT')
    expect(effects()).toBe(1)
  })
})

test('R7.41 A booking form sent again after thirty days makes no second order', async () => {
  const member = realMock('goldenland')
  const stay = { check_in: '2027-02-10', check_out: '2027-02-12' }
  const { client_ref: sent } = await bookStay(member, stay)
  member.world.clock.advance(31 * day)
  const later = signedInAgain(member, 'goldenland')
  const again = { ...bookingBody(await findRate(later, stay), stay), client_ref: sent }
  expect(await later.post('/api/hotel/book', again)).toMatchObject({
    data: { error_key: 'IDEMPOTENCY_CONFLICT' },
  })
  expectCleanWorld(later)
})

test('A client_ref is a UUID: in capital letters it is the same one, for the same booking', async () => {
  const member = realMock('goldenland')
  const small = 'abcdef01-2c1d-4e5f-8a9b-00000000abcd'
  const body = { ...bookingBody(await findRate(member)), client_ref: small }
  const first = await member.post('/api/hotel/book', body)
  const again = await member.post('/api/hotel/book', { ...body, client_ref: small.toUpperCase() })
  expect(again.data).toMatchObject({
    replayed: true,
    order: { booking_id: first.data.order.booking_id, client_ref: small },
  })
  expectCleanWorld(member)
})

test('A client_ref in capital letters is stored in small letters, with orders and payments', async () => {
  const member = realMock('goldenland')
  const client_ref = 'ABCDEF01-2C1D-4E5F-8A9B-00000000ABCD'
  const { data } = await member.post('/api/hotel/book', {
    ...bookingBody(await findRate(member)),
    client_ref,
  })
  expect(data.order.client_ref).toBe(client_ref.toLowerCase())
  const pay = { id: data.order.booking_id, channel: 'predeposit', version: 1 }
  const refs = ['FEDCBA01-2C1D-4E5F-8A9B-00000000ABCD', 'fedcba01-2c1d-4e5f-8a9b-00000000abcd']
  const answers = []
  for (const ref of refs) answers.push(await member.post('/api/order/pay', { ...pay, client_ref: ref }))
  expect(answers.map((answer) => answer.data.replayed)).toEqual([false, true])
  expectCleanWorld(member)
})

test('R7.41 The form of an order in the seed makes no second order either', async () => {
  const member = realMock('goldenland')
  const [past] = member.world.tables.order.where(({ company_id }) => company_id === '1')
  const again = { ...bookingBody(await findRate(member)), client_ref: past?.client_ref }
  expect(await member.post('/api/hotel/book', again)).toMatchObject({
    data: { error_key: 'IDEMPOTENCY_CONFLICT' },
  })
  expectCleanWorld(member)
})
