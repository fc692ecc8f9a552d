import { ApiError, createQueryClient, getSite } from '@portal/api-client'
import { emptySite, type SiteAnswer, session, siteStore } from '@portal/auth'
import { beforeEach, expect, test, vi } from 'vitest'
import { member } from '../../test/member.ts'
import { leaveMember } from './member.ts'
import { ensureSite, siteKey } from './site.ts'

vi.mock('@portal/api-client', async (original) => ({ ...(await original<object>()), getSite: vi.fn() }))

const call = vi.mocked(getSite)
const colleague = { ...member, id: 8, token: 'other' }

const answer = (siteName: string, userInfo: SiteAnswer['userInfo'] = []): SiteAnswer => {
  const { iframeHosts: iframe_hosts, headNav: _, initialize: __, userInitialize: ___, ...site } = emptySite
  return { site: { ...site, siteName, iframe_hosts }, openMemberCenter: true, rules: [], menus: [], userInfo }
}

/** The next site call waits for the test's answer. */
function nextCall() {
  const { promise, resolve, reject } = Promise.withResolvers<SiteAnswer>()
  call.mockImplementationOnce(() => promise)
  return { arrives: resolve, fails: reject }
}

let queryClient = createQueryClient()
const load = (memberArea = false) => ensureSite(queryClient, memberArea)

beforeEach(() => {
  call.mockReset()
  session.forget()
  queryClient = createQueryClient()
  siteStore.setState(emptySite, true)
})

test('Pages that open while the site is loading wait for the same call', async () => {
  const { arrives } = nextCall()
  const pages = [load(), load()]
  expect(queryClient.isFetching({ queryKey: siteKey })).toBe(1)
  arrives(answer('One'))
  await Promise.all(pages)
  expect(call).toHaveBeenCalledTimes(1)
  expect([siteStore.getState().siteName, queryClient.isFetching()]).toEqual(['One', 0])
})

test('R7.06 Only a member who enters the member area sends 1', async () => {
  call.mockImplementation(async () => answer('One'))
  await load(true)
  session.fill(member)
  await load()
  await load(true)
  expect(call.mock.calls.map(([params]) => params)).toEqual([
    { requiredLogin: 0 },
    { requiredLogin: 0 },
    { requiredLogin: 1 },
  ])
})

test('A late answer does not disturb the load of the next member, and is not shown to them', async () => {
  session.fill(member)
  const late = nextCall()
  const first = load()
  session.fill(colleague)
  const own = nextCall()
  const second = load()
  late.arrives(answer('Of the former member'))
  await first
  expect(siteStore.getState().siteName).toBe('')
  const third = load()
  own.arrives(answer('Of the colleague', colleague))
  await Promise.all([second, third])
  expect(call).toHaveBeenCalledTimes(2)
  expect(siteStore.getState()).toMatchObject({ siteName: 'Of the colleague', userInitialize: true })
})

test('A slow call delays a page by four seconds, and the next page by the rest of them', async () => {
  vi.useFakeTimers()
  const { arrives } = nextCall()
  const [first, second] = [vi.fn(), vi.fn()]
  void load().then(first)
  await vi.advanceTimersByTimeAsync(3_000)
  void load().then(second)
  await vi.advanceTimersByTimeAsync(999)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  arrives(answer('Late'))
  await vi.advanceTimersByTimeAsync(0)
  expect([siteStore.getState().siteName, call.mock.calls.length]).toEqual(['Late', 1])
  vi.useRealTimers()
})

test('A failed call shows a notice', async () => {
  call.mockResolvedValueOnce(answer('One'))
  await load()
  expect(call).toHaveBeenCalledWith({ requiredLogin: 0 }, { announce: true })
})

test('After a failed call the page opens, and the next page calls again', async () => {
  const details = { kind: 'http', code: null, status: 503, url: '/api/index/index', data: null } as const
  call.mockRejectedValueOnce(new ApiError('Busy', details)).mockResolvedValueOnce(answer('One'))
  await load()
  expect(siteStore.getState().initialize).toBe(false)
  await load()
  expect(siteStore.getState()).toMatchObject({ siteName: 'One', initialize: true })
})

test('An error of the program itself is not swallowed', async () => {
  call.mockRejectedValueOnce(new TypeError('of the program'))
  await expect(load()).rejects.toThrow('of the program')
})

test('After a member has left, the site is loaded again, and a load under way fails no page', async () => {
  call.mockImplementation(async () => answer('One', member))
  session.fill(member)
  await load()
  await load(true)
  leaveMember(queryClient)
  expect(siteStore.getState()).toMatchObject({ initialize: false, userInitialize: false })
  const underWay = load()
  leaveMember(queryClient)
  await underWay
  expect(call).toHaveBeenCalledTimes(2)
})
