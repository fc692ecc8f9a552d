import { request } from '@portal/api-client'
import { formatTime } from '@portal/i18n'
import { mockForTests } from '@portal/mock-server/node'
import { notify } from '@portal/ui/overlays'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { serverNow } from '../shared/time/server-clock.ts'
import { openPortal } from '../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  act(() => notify.clear())
})
afterAll(() => mock.server.close())

/** The browser has noticed that the connection is gone, or is back; no call gets through meanwhile. */
function setOnline(online: boolean) {
  vi.restoreAllMocks()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  if (!online) vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')))
}

const lost = { en: /^You are disconnected\./, 'zh-cn': /^您的网络已断开。/ }
const back = { en: 'You are online again.', 'zh-cn': '网络已恢复。' }

/** The connection is lost and noticed; who notices comes after the first paint. */
const loseConnection = (language: 'en' | 'zh-cn' = 'en') =>
  waitFor(() => {
    setOnline(false)
    expect(screen.getAllByText(lost[language])).toHaveLength(1)
  })

test.each(['en', 'zh-cn'] as const)(
  'In %s says once that the connection is lost, and then that it is back',
  async (language) => {
    await openPortal('/nowhere', { language })
    await screen.findByRole('heading', { level: 1 })
    await loseConnection(language)
    setOnline(false)
    expect(screen.getByText(lost[language]).closest('[role="status"]')).not.toBeNull()
    setOnline(true)
    expect(await screen.findByText(back[language])).toBeDefined()
    await waitFor(() => expect(screen.queryByText(lost[language])).toBeNull())
  },
)

test('Loads what failed without a connection when it is back, automatically', async () => {
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (new Request(input).url.includes('/api/account/integral')) throw new TypeError('Failed to fetch')
    return fetch(input, init)
  })
  await openPortal('/user/account/integral', { user: mock.signIn('goldenland') })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  await loseConnection()
  setOnline(true)
  expect(await screen.findByRole('table')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('A form sent without a connection says so, keeps the input, and can be sent again', async () => {
  await openPortal('/user/account/profile', { user: mock.signIn('goldenland') })
  const nickname = await screen.findByRole('textbox', { name: 'Nickname' })
  await userEvent.clear(nickname)
  await userEvent.type(nickname, 'Mingalar Travel')
  setOnline(false)
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  // One notice for the connection and for the call.
  expect(await screen.findAllByText(/^You are disconnected/)).toHaveLength(1)
  expect(screen.getByRole('textbox', { name: 'Nickname' })).toHaveProperty('value', 'Mingalar Travel')
  setOnline(true)
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() =>
    expect(mock.world.tables.member.all().map(({ nickname }) => nickname)).toContain('Mingalar Travel'),
  )
})

test.each([
  ['a day behind', -1],
  ['a day ahead', 1],
])(
  'A device whose clock is %s shows the day and hour of the server from the first answer on',
  async (_, days) => {
    const now = mock.world.clock.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now + days * 86_400_000 })
    await openPortal('/nowhere')
    await request({ url: '/api/index/index', method: 'GET', params: { requiredLogin: 0 } })
    expect(formatTime(serverNow(), 'yyyy-mm-dd hh:mm')).toBe(formatTime(now, 'yyyy-mm-dd hh:mm'))
  },
)
