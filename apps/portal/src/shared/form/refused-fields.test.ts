import { ApiError } from '@portal/api-client'
import { expect, test } from 'vitest'
import { refusedFields } from './refused-fields.ts'

const call = { code: 0, status: 200, url: '/api/account/profile' } as const
const refusal = (data: ConstructorParameters<typeof ApiError>[1]['data']) =>
  new ApiError('The account is taken', { ...call, kind: 'refusal', data })

const fieldByReason = { ACCOUNT_TAKEN: 'username' }

test('Errors that the server names by field are shown there, several of a field together', () => {
  const fields = { email: ['Too long.', 'No address.'], mobile: ['Not a number.'] }
  expect(refusedFields(refusal({ fields, error_key: 'ACCOUNT_TAKEN' }), fieldByReason)).toEqual({
    email: 'Too long. No address.',
    mobile: 'Not a number.',
  })
})

test('A refusal key with a field is shown there, in the server’s words', () => {
  expect(refusedFields(refusal({ error_key: 'ACCOUNT_TAKEN' }), fieldByReason)).toEqual({
    username: 'The account is taken',
  })
})

test('A refusal without a field belongs to none', () => {
  expect(refusedFields(refusal({ error_key: 'BALANCE_SHORT' }), fieldByReason)).toBeNull()
  expect(refusedFields(refusal(null), fieldByReason)).toBeNull()
})

test('Any other error belongs to no field', () => {
  const data = { fields: { email: ['Too long.'] } }
  expect(refusedFields(new ApiError('Busy', { ...call, kind: 'http', data }), fieldByReason)).toBeNull()
  expect(refusedFields(new TypeError('of the program'), fieldByReason)).toBeNull()
})
