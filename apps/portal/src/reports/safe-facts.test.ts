import { routes } from '@portal/api-client/contract'
import { expect, test } from 'vitest'
import {
  callPath,
  errorName,
  fieldPath,
  isForeign,
  knownMessage,
  ownFile,
  ownFrames,
  stoppedThing,
} from './safe-facts.ts'

const origin = 'https://portal.example'

test.each([
  ["Cannot read properties of undefined (reading 'Aung Ko')", 'Cannot read properties of undefined'],
  ["undefined is not an object (evaluating 'e.guest.name')", 'is not an object'],
  [`Unexpected token 'A', "Aung Ko, passport M123"... is not valid JSON`, 'is not valid JSON'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Aung%20Ko for the full message',
    'Minified React error #418',
  ],
])('Of the message "%s" only the words of the browser are reported', (message, reported) => {
  expect(knownMessage(message)).toBe(reported)
})

test('Any other message could hold personal data, so it is not reported', () => {
  for (const message of ['Guest Aung Ko is listed twice', 'token 5f2c', '', 'Minified React error #418x'])
    expect(knownMessage(message)).toBeNull()
})

test('Reports an error by its class and never by typed text', () => {
  expect(errorName('TypeError')).toBe('TypeError')
  for (const name of ['Aung Ko', 'a'.repeat(60), 'x@example.com', '']) expect(errorName(name)).toBe('Error')
})

test('Of a stack, the ten innermost positions in our own files are reported', () => {
  const stack = [
    "TypeError: Cannot read properties of undefined (reading 'Aung Ko')",
    '    at kt (https://portal.example/assets/start-1a2b3c4d.js:1:2345)',
    '    at async https://portal.example/assets/HotelList-9x.js:2:7',
    '    at https://portal.example/voucher/SECRET:1:1',
    '    at https://evil.example/assets/x.js:1:1',
    'r@https://portal.example/assets/firefox-1a.js:3:4',
  ].join('\n')
  expect(ownFrames(stack, origin)).toEqual([
    'assets/start-1a2b3c4d.js:1:2345',
    'assets/HotelList-9x.js:2:7',
    'assets/firefox-1a.js:3:4',
  ])
  const deep = Array.from({ length: 40 }, (_, line) => `at ${origin}/assets/a.js:${line}:1`).join('\n')
  expect(ownFrames(deep, origin)).toHaveLength(10)
})

test('An error of a browser extension is not ours; one without a stack may be', () => {
  expect(isForeign('at x (chrome-extension://abc/content.js:1:1)', origin)).toBe(true)
  expect(isForeign(`at x (${origin}/assets/a.js:1:1) at chrome-extension://abc/c.js:1:1`, origin)).toBe(false)
  expect(isForeign('', origin)).toBe(false)
})

test('Every call of the contract is reported by its path alone', () => {
  for (const { path } of Object.values(routes)) expect(`/${callPath(path)}`).toBe(path)
  expect(callPath('https://api.example/base/api/order/detail?id=SECRET')).toBe('api/order/detail')
  expect(callPath('/api/order/detail/SECRET')).toBe('api/order/detail')
  for (const address of ['/voucher/SECRET', '/api/order', '/api/o/SECRET1', ''])
    expect(callPath(address)).toBeNull()
})

test('A field is reported by its path without indexes; a path that contains a value is not reported', () => {
  expect(fieldPath('data.list[12].price')).toBe('data.list[].price')
  for (const field of ['data.Aung Ko.price', 'data.a@b', '']) expect(fieldPath(field)).toBeNull()
})

test.each([
  ['inline', 'inline'],
  ['https://evil.example/path?token=SECRET', 'https://evil.example'],
  ['data', 'data'],
  ['data:text/html,SECRET', 'data'],
  ['SECRET TEXT', 'unknown'],
])('What the policy stopped, "%s", is reported as "%s"', (blocked, reported) => {
  expect(stoppedThing(blocked)).toBe(reported)
})

test('Only code files of the portal are reported', () => {
  expect(ownFile('https://portal.example/assets/HotelList-1a.js?x=SECRET')).toBe('assets/HotelList-1a.js')
  expect(ownFile('https://portal.example/voucher/SECRET')).toBeNull()
})
