import { session } from '@portal/auth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { member } from '../../test/member.ts'
import { afterSessionAnswer, loginPath } from './login-path.ts'

beforeEach(() => session.fill(member))
afterEach(() => session.forget())

const needLogin = { code: 303, data: { type: 'need login' as const } }
const expired = { code: 409, data: null }

test.each([
  ['R4.17 code 409', expired],
  ['R4.18 data of type need login', needLogin],
])('%s clears the tokens and leads to the login page', (_, answer) => {
  expect(afterSessionAnswer(answer, '/hotel/booking?rooms=2')).toBe(
    '/user/login?why=expired&to=%2Fhotel%2Fbooking%3Frooms%3D2',
  )
  expect(session.isSignedIn()).toBe(false)
})

test('R4.19 Code 303 for a member leads to the member centre', () => {
  expect(afterSessionAnswer({ code: 303, data: { type: 'logged in' } }, '/user/login')).toBe('/user')
  expect(session.isSignedIn()).toBe(true)
})

test('R4.19 Code 303 for a visitor leads to the login page', () => {
  session.forget()
  expect(afterSessionAnswer({ code: 303, data: null }, '/hotel/list')).toBe(
    '/user/login?why=sign-in&to=%2Fhotel%2Flist',
  )
})

test('R4.19 The current page is not a target', () => {
  expect(afterSessionAnswer({ code: 303, data: { type: 'logged in' } }, '/user')).toBeNull()
  expect(afterSessionAnswer(expired, '/user/login?to=%2Fhotel%2Flist')).toBeNull()
})

test('The URL of the login page has the reason and the target', () => {
  expect(loginPath({ to: '/hotel/list?star=5', why: 'expired' })).toBe(
    '/user/login?why=expired&to=%2Fhotel%2Flist%3Fstar%3D5',
  )
})

test.each(['https://evil.example.com/', '/user/login?to=/x'])(
  'It does not lead to %s, but has the reason',
  (to) => expect(loginPath({ to, why: 'sign-in' })).toBe('/user/login?why=sign-in'),
)
