import { request } from '@portal/api-client'
import { session } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { notify } from '@portal/ui/overlays'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openPortal } from '../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterEach(() => {
  vi.restoreAllMocks()
  act(() => notify.clear())
})
afterAll(() => mock.server.close())

/** Answers the next calls with this, whatever they are. */
const serve = (answer: () => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer())

const envelope =
  (code: number, msg: string, data: unknown = null) =>
  () =>
    Response.json({ code, msg, time: 1_795_226_400, data })

/** A call as a screen makes it; how it ends is seen on the page. */
const send = (flags = {}) =>
  request({ url: '/api/order/index', method: 'GET' }, flags).catch((error: unknown) => error)
const call = (flags = {}) => act(() => send(flags))

const alerts = () => screen.queryAllByRole('alert').map((alert) => alert.textContent)

const catalogue: [status: number, en: string, zh: string][] = [
  [302, 'Interface redirected', '接口已重定向'],
  [400, 'Incorrect parameter', '参数不正确'],
  [401, 'You do not have permission to operate', '您没有操作权限'],
  [403, 'You do not have permission to operate', '您没有操作权限'],
  [404, 'Error requesting address: /api/order/index', '请求地址出错：/api/order/index'],
  [408, 'Request timed out', '请求超时'],
  [409, 'The same data already exists in the system', '系统中已存在相同数据'],
  [500, 'Server internal error', '服务器内部错误'],
  [501, 'Service not implemented', '服务未实现'],
  [502, 'Gateway error', '网关错误'],
  [503, 'Service unavailable', '服务不可用'],
  [504, 'The service is temporarily unavailable, please try again later', '服务暂时不可用，请稍后再试'],
  [505, 'HTTP version is not supported', '不支持该 HTTP 版本'],
  [418, 'Abnormal problem, please contact the website administrator', '出现异常问题，请联系网站管理员'],
]

describe.each(['en', 'zh-cn'] as const)('in %s', (language) => {
  test('R8.04 R8.05 R8.06 R8.07 R8.08 R8.09 R8.10 R8.11 R8.12 R8.13 R8.14 R8.15 R8.16 Each HTTP status shows its own message, once however often it comes, and the overlay closes', async () => {
    await openPortal('/nowhere', { language })
    for (const [status, en, zh] of catalogue) {
      serve(() => new Response('', { status }))
      await call({ overlay: true })
      await call({ overlay: true })
      const texts = language === 'en' ? en : zh
      await waitFor(() => expect([status, alerts()]).toEqual([status, [texts]]))
      act(() => notify.clear())
      await waitFor(() => expect(alerts()).toEqual([]))
    }
    await waitFor(() => expect(screen.queryByTestId('loading-overlay')).toBeNull())
  })

  test.each([
    ['R8.17', 'Request timeout', true, 'Network request timeout', '网络请求超时'],
    ['R8.18', 'Network Error', true, 'Server exception', '服务端异常'],
    ['R8.19', 'Network Error', false, 'You are disconnected', '您的网络已断开'],
  ])(
    '%s The status text "%s" (online: %s) has a message of its own',
    async (_row, statusText, onLine, en, zh) => {
      await openPortal('/nowhere', { language })
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
      serve(() => new Response('', { status: 500, statusText }))
      await call()
      await waitFor(() => expect(alerts()).toEqual([language === 'en' ? en : zh]))
    },
  )
})

test('R8.01 A refusal shows the server’s message once', async () => {
  await openPortal('/nowhere')
  serve(envelope(0, 'The balance is short by CNY 20.00'))
  await call({ announce: true })
  await waitFor(() => expect(alerts()).toEqual(['The balance is short by CNY 20.00']))
})

test('R8.03 A success shows the server’s message or the portal’s own, if the call asks for it', async () => {
  await openPortal('/nowhere')
  serve(envelope(1, 'Read', { id: 7 }))
  await call()
  serve(envelope(1, 'Saved', { id: 7 }))
  await call({ success: true })
  expect((await screen.findByText('Saved')).closest('[role="status"]')).not.toBeNull()
  expect(screen.getAllByText('Saved')).toHaveLength(1)
  expect(screen.queryByText('Read')).toBeNull()
  serve(envelope(1, '', { id: 7 }))
  await call({ success: true })
  expect(await screen.findByText('Operation successful')).toBeDefined()
  expect(alerts()).toEqual([])
})

test.each([
  ['R4.17 R8.02 Code 409', envelope(409, 'The session has expired', [])],
  ['R4.18 R8.02 Data of type need login', envelope(0, 'Please login first', { type: 'need login' })],
])('%s clears both tokens and leads to the login page without a notice', async (_name, answer) => {
  const portal = await openPortal('/nowhere?a=1', { user: mock.signIn('goldenland') })
  serve(answer)
  await call({ overlay: true })
  await waitFor(() => expect(portal.path()).toMatch(/^\/user\/login\?why=expired&to=%2Fnowhere%3Fa%3D1$/))
  expect(session.store.getState()).toMatchObject({ token: '', refresh_token: '' })
  expect(localStorage.getItem('userInfo')).toContain('"token":"","refresh_token":""')
  expect(alerts()).toEqual([])
})

test('R4.19 Code 303 leads a visitor to the login page', async () => {
  const portal = await openPortal('/nowhere')
  serve(envelope(303, 'Please login first', { type: 'need login' }))
  await call()
  await waitFor(() => expect(portal.path()).toMatch(/^\/user\/login\?why=sign-in/))
  expect(alerts()).toEqual([])
})

test('R4.19 Code 303 leads a member with a valid session to the member centre', async () => {
  const portal = await openPortal('/nowhere', { user: mock.signIn('goldenland') })
  serve(envelope(303, 'You are signed in', { type: 'logged in' }))
  await send()
  vi.restoreAllMocks()
  await waitFor(() => expect(portal.path()).toMatch(/^\/user\/(?!login)/))
  expect(session.isSignedIn()).toBe(true)
  expect(alerts()).toEqual([])
})

test('R4.17 Three calls that find the session ended lead to the login page once, with the right reason', async () => {
  const portal = await openPortal('/nowhere', { user: mock.signIn('goldenland') })
  serve(envelope(409, 'The session has expired', []))
  await act(() => Promise.all([send(), send(), send()]))
  await waitFor(() => expect(portal.path()).toBe('/user/login?why=expired&to=%2Fnowhere'))
})

test('R4.24 The overlay is shown from the first of two calls to the end of the last, even if one fails', async () => {
  await openPortal('/nowhere')
  const ends: ((answer: Response) => void)[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((answer) => ends.push(answer)))
  const calls = [send({ overlay: true }), send({ overlay: true })]
  await waitFor(() => expect(ends).toHaveLength(2))
  expect(await screen.findByTestId('loading-overlay')).toBeDefined()
  ends[0]?.(envelope(1, '', {})())
  await calls[0]
  expect(screen.queryByTestId('loading-overlay')).not.toBeNull()
  ends[1]?.(new Response('', { status: 500 }))
  await calls[1]
  await waitFor(() => expect(screen.queryByTestId('loading-overlay')).toBeNull())
})
