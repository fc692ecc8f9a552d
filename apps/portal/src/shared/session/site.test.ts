import { ApiError, getSite } from '@portal/api-client'
import { emptySite, type SiteAnswer, session, siteStore } from '@portal/auth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { member } from '../../test/member.ts'
import { ensureSite, forgetSite, siteOnItsWay } from './site.ts'

vi.mock('@portal/api-client', async (original) => ({ ...(await original<object>()), getSite: vi.fn() }))

const call = vi.mocked(getSite)
const colleague = { ...member, id: 8, token: 'other' }

const answer = (siteName: string, userInfo: SiteAnswer['userInfo'] = []): SiteAnswer => {
  const { iframeHosts: iframe_hosts, headNav: _, initialize: __, userInitialize: ___, ...site } = emptySite
  return { site: { ...site, siteName, iframe_hosts }, openMemberCenter: true, rules: [], menus: [], userInfo }
}

/** The next site call waits until the test answers it. */
function nextCall() {
  const { promise, resolve, reject } = Promise.withResolvers<SiteAnswer>()
  call.mockImplementationOnce(() => promise)
  return { arrives: resolve, fails: reject }
}

beforeEach(() => {
  call.mockReset()
  session.forget()
  forgetSite()
  siteStore.setState(emptySite, true)
})
afterEach(forgetSite)

test('Pages that open while the site is on its way wait for the same call', async () => {
  const { arrives } = nextCall()
  const pages = [ensureSite(false), ensureSite(false)]
  expect(siteOnItsWay()).not.toBeNull()
  arrives(answer('One'))
  await Promise.all(pages)
  expect(call).toHaveBeenCalledTimes(1)
  expect([siteStore.getState().siteName, siteOnItsWay()]).toEqual(['One', null])
})

test('R7.06 Only a member who enters the member area is asked for with 1', async () => {
  call.mockImplementation(async () => answer('One'))
  await ensureSite(true)
  session.fill(member)
  await ensureSite(false)
  await ensureSite(true)
  expect(call.mock.calls.map(([params]) => params)).toEqual([
    { requiredLogin: 0 },
    { requiredLogin: 0 },
    { requiredLogin: 1 },
  ])
})

test('A call that ends late leaves that of the next member on its way, and says nothing to them', async () => {
  session.fill(member)
  const late = nextCall()
  const first = ensureSite(false)
  session.fill(colleague)
  const own = nextCall()
  const second = ensureSite(false)
  late.arrives(answer('Of the former member'))
  await first
  expect(siteStore.getState().siteName).toBe('')
  const third = ensureSite(false)
  own.arrives(answer('Of the colleague', colleague))
  await Promise.all([second, third])
  expect(call).toHaveBeenCalledTimes(2)
  expect(siteStore.getState()).toMatchObject({ siteName: 'Of the colleague', userInitialize: true })
})

test('A slow call holds up a page for four seconds, and the next page for what is left of them', async () => {
  vi.useFakeTimers()
  const { arrives } = nextCall()
  const [first, second] = [vi.fn(), vi.fn()]
  void ensureSite(false).then(first)
  await vi.advanceTimersByTimeAsync(3_000)
  void ensureSite(false).then(second)
  await vi.advanceTimersByTimeAsync(999)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 0])
  await vi.advanceTimersByTimeAsync(1)
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
  arrives(answer('Late'))
  await siteOnItsWay()
  expect([siteStore.getState().siteName, call.mock.calls.length, vi.getTimerCount()]).toEqual(['Late', 1, 0])
  vi.useRealTimers()
})

test('A page that need not wait leaves no timer behind', async () => {
  vi.useFakeTimers()
  call.mockResolvedValueOnce(answer('One'))
  await ensureSite(false)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})

test('A call that fails tells the user', async () => {
  call.mockResolvedValueOnce(answer('One'))
  await ensureSite(false)
  expect(call).toHaveBeenCalledWith({ requiredLogin: 0 }, { announce: true })
})

test('After a call that failed the page opens, and the next page asks again', async () => {
  const details = { kind: 'http', code: null, status: 503, url: '/api/index/index', data: null } as const
  call.mockRejectedValueOnce(new ApiError('Busy', details)).mockResolvedValueOnce(answer('One'))
  await ensureSite(false)
  expect(siteStore.getState().initialize).toBe(false)
  await ensureSite(false)
  expect(siteStore.getState()).toMatchObject({ siteName: 'One', initialize: true })
})

test('An error of the program is none of the server, and is not kept quiet', async () => {
  call.mockRejectedValueOnce(new TypeError('of the program'))
  await expect(ensureSite(false)).rejects.toThrow('of the program')
})

test('What was forgotten is loaded again', async () => {
  call.mockImplementation(async () => answer('One', member))
  session.fill(member)
  await ensureSite(false)
  await ensureSite(true)
  forgetSite()
  expect(siteStore.getState()).toMatchObject({ initialize: false, userInitialize: false })
  await ensureSite(false)
  expect(call).toHaveBeenCalledTimes(2)
})
