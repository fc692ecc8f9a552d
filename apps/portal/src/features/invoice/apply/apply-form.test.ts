import type { Schemas } from '@portal/api-client'
import { validators } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { applyErrors, likelyValues, lineError, toApplyRequest } from './apply-form.ts'

const row = (order_type: Schemas['OrderType'], currency = 'CNY') =>
  ({
    allocation: { own_reference: `TG-${order_type}` },
    booking_id: `${order_type}-1`,
    order_type,
    invoiceable: { amount: '300.00', currency },
  }) as Parameters<typeof lineError>[1]
const title = { id: 'it-1', email: 'desk@a.example', kinds_allowed: ['normal', 'commercial'] } as Parameters<
  typeof likelyValues
>[0]
const [room, car] = [row('hotel'), row('car')]

describe('the initial values of the form', () => {
  test('A Chinese invoice is in CNY only, and other currencies begin with a commercial one', () => {
    expect(likelyValues(title, [room]).kind).toBe('normal')
    expect(likelyValues(title, [row('hotel', 'USD')]).kind).toBe('commercial')
  })

  test('Title and e-mail are those of the first title, or empty without one', () => {
    expect(likelyValues(title, [room])).toMatchObject({ title_id: 'it-1', email: 'desk@a.example' })
    expect(applyErrors(likelyValues(undefined, [room]))).toEqual({ title_id: 'required', email: 'required' })
    expect(applyErrors({ ...likelyValues(title, [room]), email: 'desk' })).toEqual({ email: 'email' })
  })
})

test('R2.174 The remark begins with the own references of the orders, each once and as many as it holds', () => {
  expect(likelyValues(title, [room, car, room]).remark).toBe('TG-hotel, TG-car')
  const many = Array.from({ length: 30 }, (_, nth) => {
    const own_reference = `GROUP-${String(nth).padStart(10, '0')}`
    return { ...room, allocation: { ...room.allocation, own_reference } }
  })
  const { remark } = likelyValues(title, many)
  expect(remark.length).toBeLessThanOrEqual(200)
  expect(remark).toMatch(/GROUP-\d{10}$/)
})

test('An order can be invoiced in part, up to its remaining amount', () => {
  const values = likelyValues(title, [room])
  const typed = (amount: string) => lineError({ ...values, amounts: { 'hotel-1': amount } }, room)
  expect(lineError(values, room)).toBeNull()
  expect([typed('0.01'), typed('300.00'), typed('300.01')]).toEqual([null, null, 'amountTooHigh'])
  expect([typed('0'), typed(''), typed('12.345')]).toEqual(['amountWrong', 'amountWrong', 'amountWrong'])
})

test('The application has every entry, and omits empty ones', () => {
  const values = { ...likelyValues(title, [room, car]), remark: '' }
  const plain = toApplyRequest(values, [room, car], 'aaaaaaaa-0000-4000-8000-000000000001')
  expect(plain).toEqual({
    client_ref: 'aaaaaaaa-0000-4000-8000-000000000001',
    title_id: 'it-1',
    kind: 'normal',
    orders: [
      { id: 'hotel-1', amount: '300.00' },
      { id: 'car-1', amount: '300.00' },
    ],
    delivery: { email: 'desk@a.example' },
  })
  const full = { ...values, paper_address: ' Ruili 1 ', remark: ' Group of May ', amounts: { 'car-1': '10' } }
  const request = toApplyRequest(full, [room, car], plain.client_ref)
  expect(request).toMatchObject({
    orders: [{}, { id: 'car-1', amount: '10.00' }],
    delivery: { paper_address: 'Ruili 1' },
    remark: 'Group of May',
  })
  const orders = [{ id: 'H2611210001', amount: '300.00' }]
  expect(validators.applyInvoice.body.safeParse({ ...request, orders }).success).toBe(true)
})
