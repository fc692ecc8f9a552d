import { expect, test } from 'vitest'
import { loginPath } from './login-path.ts'

test('The address of the login page says why it opened and where to go on', () => {
  expect(loginPath({ to: '/hotel/list?star=5', why: 'expired' })).toBe(
    '/user/login?why=expired&to=%2Fhotel%2Flist%3Fstar%3D5',
  )
})

test.each(['https://evil.example.com/', '/user/login?to=/x'])(
  'It does not lead to %s, and says why it opened all the same',
  (to) => expect(loginPath({ to, why: 'sign-in' })).toBe('/user/login?why=sign-in'),
)
