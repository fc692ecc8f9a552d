import { expect, test } from 'vitest'
import { accountErrors, fieldOf, limits, newAccount, toSaveRequest } from './account-form.ts'
import { suggestPassword } from './NewPassword.tsx'

const company = { currency: 'CNY', channels: ['predeposit'] as const, seesNet: true }
const filled = { ...newAccount, username: 'may_thu', password: 'Travel2026', nickname: 'May Thu' }

test('a member who sees no net prices leaves limits to the server', () => {
  const request = toSaveRequest({ ...filled, limit_per_order: '800' }, null, { ...company, seesNet: false })
  for (const limit of limits) expect(request).not.toHaveProperty(limit)
})

test('a new sub-account needs its name and password, and an existing one keeps both', () => {
  expect(accountErrors(newAccount, true)).toEqual({
    username: 'required',
    password: 'required',
    nickname: 'required',
  })
  expect(accountErrors({ ...newAccount, nickname: 'May Thu' }, false)).toEqual({})
  expect(toSaveRequest(filled, null, company)).toMatchObject({ username: 'may_thu', password: 'Travel2026' })
  const changed = toSaveRequest(filled, { id: 105, version: 3 }, company)
  expect(changed).toMatchObject({ id: 105, version: 3 })
  expect(changed).not.toHaveProperty('username')
  expect(changed).not.toHaveProperty('password')
})

test.each([
  ['', null],
  ['500', '500.00'],
  ['0500.5', '500.50'],
  [' 20.25 ', '20.25'],
  ['10,000', '10000.00'],
])('a limit typed as “%s” is sent as %s', (limit_per_order, amount) =>
  expect(toSaveRequest({ ...filled, limit_per_order }, null, company).limit_per_order).toEqual(
    amount === null ? null : { amount, currency: 'CNY' },
  ),
)

test.each(['-1', '1.234', '1e3', '10,00', '1,5', 'much'])('“%s” is not a limit', (approval_over) =>
  expect(accountErrors({ ...filled, approval_over }, true)).toEqual({ approval_over: 'amount' }),
)

test('all products are sent as none, and a channel that the company lacks is not granted', () => {
  expect(toSaveRequest(filled, null, company).products).toEqual([])
  expect(toSaveRequest({ ...filled, products: ['car'] }, null, company).products).toEqual(['car'])
  expect(accountErrors({ ...filled, products: [] }, true)).toEqual({ products: 'required' })
  expect(toSaveRequest({ ...filled, channels: ['predeposit', 'credit'] }, null, company).channels).toEqual([
    'predeposit',
  ])
})

test('an emptied e-mail address and number are removed on the server too', () => {
  expect(toSaveRequest(filled, null, company)).toMatchObject({ email: null, mobile: null })
  expect(toSaveRequest({ ...filled, mobile: '13900001111' }, null, company)).toMatchObject({
    area_num: '86',
    mobile: '13900001111',
  })
})

test('shows an error in a list or an amount at its field', () => {
  expect(['nodes[3]', 'limit_per_order.amount', 'nickname'].map(fieldOf)).toEqual([
    'nodes',
    'limit_per_order',
    'nickname',
  ])
})

test('a suggested password follows the rule and differs each time', () => {
  const suggested = Array.from({ length: 50 }, suggestPassword)
  for (const password of suggested) expect(accountErrors({ ...filled, password }, true)).toEqual({})
  expect(new Set(suggested).size).toBe(50)
})
