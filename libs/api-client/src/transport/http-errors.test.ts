import { describe, expect, test } from 'vitest'
import { httpErrorText } from './http-errors.ts'

describe('the error catalogue', () => {
  test.each([
    ['R8.04', 302, 'interfaceRedirected'],
    ['R8.05', 400, 'incorrectParameter'],
    ['R8.06', 401, 'noPermission'],
    ['R8.06', 403, 'noPermission'],
    ['R8.07', 404, 'addressError'],
    ['R8.08', 408, 'requestTimedOut'],
    ['R8.09', 409, 'sameDataExists'],
    ['R8.10', 500, 'serverInternalError'],
    ['R8.11', 501, 'serviceNotImplemented'],
    ['R8.12', 502, 'gatewayError'],
    ['R8.13', 503, 'serviceUnavailable'],
    ['R8.14', 504, 'temporarilyUnavailable'],
    ['R8.15', 505, 'httpVersionNotSupported'],
    ['R8.16', 418, 'abnormalProblem'],
    ['R8.16', 599, 'abnormalProblem'],
  ] as const)('%s HTTP status %i has its own message', (_row, status, key) => {
    expect(httpErrorText(status, 'whatever', true)).toBe(key)
  })

  test('R8.17 a status text that contains timeout comes before the status', () => {
    expect(httpErrorText(500, 'upstream timeout', true)).toBe('networkRequestTimeout')
  })

  test('R8.18 a status text that contains Network means a server exception while online', () => {
    expect(httpErrorText(502, 'Network Error', true)).toBe('serverException')
  })

  test('R8.19 a status text that contains Network means disconnected while offline', () => {
    expect(httpErrorText(502, 'Network Error', false)).toBe('disconnected')
  })
})
