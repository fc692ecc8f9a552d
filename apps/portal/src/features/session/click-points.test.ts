import { expect, test } from 'vitest'
import { encodeClicks, insidePicture, moveCrossHair } from './click-points.ts'
import { loginFaults, toSignInRequest } from './login-rules.ts'

const size = { width: 350, height: 200 }

test('R7.19 Clicks are written as points, then width and height of the picture as shown', () => {
  expect(
    encodeClicks(
      [
        { x: 1, y: 2 },
        { x: 30, y: 40 },
      ],
      size,
    ),
  ).toBe('1,2-30,40;350;200')
})

test('A click at the edge counts as inside, in whole pixels', () => {
  expect(insidePicture({ x: -3, y: 200.7 }, size)).toEqual({ x: 0, y: 200 })
  expect(insidePicture({ x: 10.4, y: 10.6 }, size)).toEqual({ x: 10, y: 11 })
})

test('Arrow keys move the cross-hair, faster with Shift, and never out of the picture', () => {
  const from = { x: 4, y: 100 }
  expect(moveCrossHair(from, { key: 'ArrowRight', shiftKey: false }, size)).toEqual({ x: 8, y: 100 })
  expect(moveCrossHair(from, { key: 'ArrowLeft', shiftKey: true }, size)).toEqual({ x: 0, y: 100 })
  expect(moveCrossHair(from, { key: 'Tab', shiftKey: false }, size)).toBeNull()
})

const filled = { username: ' goldenland ', password: 'Travel2026', keep: true }

test('R5.09 R5.10 The password of the form follows the rule of the contract', () => {
  const fault = (password: string) => loginFaults({ ...filled, password }).password
  expect([fault('12345'), fault('123456'), fault('1'.repeat(32)), fault('1'.repeat(33))]).toEqual([
    'password',
    undefined,
    undefined,
    'password',
  ])
  for (const sign of ['&', '<', '>', '"', "'", '\n']) expect(fault(`abc${sign}def`)).toBe('password')
})

test('The request carries the captcha only where one was solved', () => {
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
