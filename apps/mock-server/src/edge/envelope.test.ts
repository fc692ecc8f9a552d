import { type ErrorKey, labels } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import { refusalEnvelope } from './envelope.ts'
import { refuse } from './operation.ts'

const keys = Object.keys(labels.ErrorKey.en) as ErrorKey[]
const envelope = (key: ErrorKey) => refusalEnvelope(refuse(key), null, 'en', 1_795_226_400_000)

/** Refusals about the session or permissions, not about the business. */
const ofTheSession: readonly ErrorKey[] = ['NEED_LOGIN', 'ALREADY_SIGNED_IN']
const ofPermission: readonly ErrorKey[] = ['NO_PERMISSION']
const ofBusiness = keys.filter((key) => ![...ofTheSession, ...ofPermission].includes(key))

test('R8.23 A business refusal has code 0, its error key and a message, and never a session code', () => {
  expect(ofBusiness.length).toBeGreaterThan(30)
  for (const key of ofBusiness) {
    const { code, data, msg } = envelope(key)
    expect([key, code, data]).toEqual([key, 0, { error_key: key }])
    expect(msg).not.toBe('')
  }
})

test('R8.23 Every business conflict has code 0 too', () => {
  const conflicts = keys.filter((key) => /CONFLICT|TAKEN|DUPLICATE|EXISTS/.test(key))
  expect(conflicts.length).toBeGreaterThan(2)
  expect(conflicts.map((key) => envelope(key).code)).toEqual(conflicts.map(() => 0))
})

test('R8.23 Codes 303 and 409 are about the session only', () => {
  for (const key of ofTheSession) expect([key, envelope(key).code]).toEqual([key, 303])
  const session = { id: 's1' } as unknown as Parameters<typeof refusalEnvelope>[1]
  expect(refusalEnvelope(refuse('NEED_LOGIN'), session, 'en', 0)).toMatchObject({ code: 409, data: [] })
})
