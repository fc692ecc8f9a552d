import { constraints } from '@portal/api-client'
import { mockForTests } from '@portal/mock-server/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountError, passwordError } from '../form/field-rules.ts'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

/** The fields that the server rejects at registration. */
async function refusedBy(entered: { username: string; password: string }): Promise<string[]> {
  const body = JSON.stringify({ tab: 'register', registerType: 'email', email: 'a@example.com', ...entered })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${location.origin}/api/user/checkIn`, { method: 'POST', headers, body })
  const { data } = (await answer.json()) as { data: { fields?: Record<string, unknown> } | null }
  return Object.keys(data?.fields ?? {}).filter((field) => field in entered)
}

const account = (length: number) => 'a'.repeat(length)
const password = (length: number) => 'Travel2026'.padEnd(length, 'x').slice(0, length)

test.each([
  [2, false],
  [3, true],
  [15, true],
  [16, false],
])(
  'R9.03 An account of %i characters is right: %s, for form, contract and mock alike',
  async (length, right) => {
    const username = account(length)
    expect(accountError(username) === undefined).toBe(right)
    expect(new RegExp(constraints.Account.pattern, 'u').test(username)).toBe(right)
    expect(await refusedBy({ username, password: password(10) })).toEqual(right ? [] : ['username'])
  },
)

test.each([
  [5, false],
  [6, true],
  [32, true],
  [33, false],
])(
  'R9.03 A password of %i characters is right: %s, for form, contract and mock alike',
  async (length, right) => {
    const word = password(length)
    expect(passwordError(word) === undefined).toBe(right)
    expect(new RegExp(constraints.Password.pattern, 'u').test(word)).toBe(right)
    expect(await refusedBy({ username: account(6), password: word })).toEqual(right ? [] : ['password'])
  },
)
