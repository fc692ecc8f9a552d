import { expect, test } from 'vitest'
import { loginErrors, toSignInRequest } from './login-rules.ts'

const filled = { username: ' goldenland ', password: 'Travel2026', keep: true }

test('R5.09 R5.10 The password of the form follows the rule of the contract', () => {
  const error = (password: string) => loginErrors({ ...filled, password }).password
  expect([error('12345'), error('123456'), error('1'.repeat(32)), error('1'.repeat(33))]).toEqual([
    'password',
    undefined,
    undefined,
    'password',
  ])
  for (const sign of ['&', '<', '>', '"', "'", '\n']) expect(error(`abc${sign}def`)).toBe('password')
})

test('The request has a captcha only if one was solved', () => {
  expect(toSignInRequest(filled, null)).toEqual({
    tab: 'login',
    username: 'goldenland',
    password: 'Travel2026',
    keep: true,
  })
  expect(toSignInRequest(filled, { id: 'c1', info: '1,2;350;200' })).toMatchObject({
    captchaId: 'c1',
    captchaInfo: '1,2;350;200',
  })
})
