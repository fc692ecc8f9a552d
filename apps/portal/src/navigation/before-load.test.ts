import { session } from '@portal/auth'
import { redirect } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { member } from '../test/member.ts'
import { beforeLoad } from './before-load.ts'
import { runGuards } from './guards.ts'
import { navigation, type Target } from './navigation.fixture.ts'
import { PageError } from './page.ts'
import * as steps from './steps.ts'

vi.mock('./steps.ts')
vi.mock('./guards.ts', async (original) => ({ ...(await original<object>()), runGuards: vi.fn() }))

const mockStep = (step: unknown) => vi.mocked(step as (target: unknown) => Promise<void>)
const validateRoute = mockStep(steps.validateRoute)
const routeRules = mockStep(steps.followRouteRules)
const loadSite = mockStep(steps.loadSite)
const guards = mockStep(runGuards)
const loadPageTexts = mockStep(steps.loadPageTexts)
const inOrder = [validateRoute, routeRules, loadSite, guards, loadPageTexts]

const loadLayout = vi.fn(async () => {})
const beforeOpening = vi.fn(async () => {})
const loadRouteChunk = vi.fn(async () => {})

function go({ preload = false, ...target }: Target & { preload?: boolean } = {}) {
  const { context, href, path, matches } = navigation({
    ...target,
    context: { loadLayout, beforeOpening },
  })
  Object.assign(context.router, { routesById: { 0: 'hotel', 1: 'hotel/list' }, loadRouteChunk })
  return beforeLoad({ context, location: { href, pathname: path }, matches, preload })
}

/** Whatever was started beside the steps has run. */
const settled = () => new Promise((done) => setTimeout(done))

const memberPage: Target = { href: '/user/order/list', above: [{ guards: ['auth'] }] }
const missingFile = Object.assign(new Error('list.js'), { name: 'ChunkLoadError' })

beforeEach(() => {
  vi.clearAllMocks()
  for (const step of inOrder) step.mockResolvedValue()
})
afterEach(async () => {
  await settled()
  session.forget()
})

test('R4.01 Validation runs first, then route rules, the site, the guards and the texts, each after the one before', async () => {
  const ran: number[] = []
  for (const [place, step] of inOrder.entries()) {
    step.mockImplementation(async () => {
      await settled()
      ran.push(place)
    })
  }
  loadPageTexts.mockResolvedValueOnce()
  await go()
  expect(ran).toEqual([0, 1, 2, 3, 4])
})

test.each([
  ['an error page', new PageError(404, 'nowhere')],
  ['a redirect', redirect({ to: '/' })],
])('R4.01 After a step that throws %s, no later step runs and no page opens', async (_, thrown) => {
  loadSite.mockRejectedValue(thrown)
  await expect(go()).rejects.toBe(thrown)
  expect([validateRoute.mock.calls.length, guards.mock.calls.length]).toEqual([1, 0])
  expect(beforeOpening).not.toHaveBeenCalled()
})

test('Every step sees the matched routes, the page and the address that is open', async () => {
  const target: Target = { href: '/hotel/list?page=2', above: [{ layout: 'user' }] }
  await go(target)
  const { context: _, ...expected } = navigation(target)
  expect(guards.mock.lastCall).toMatchObject([expected])
  await go({ ...target, current: null })
  expect(guards.mock.lastCall).toMatchObject([{ ...expected, current: null }])
})

test('The texts start loading beside the steps, and a failure is reported after them', async () => {
  const error = new Error('no texts')
  loadPageTexts.mockRejectedValue(error)
  await expect(go()).rejects.toBe(error)
  expect(loadPageTexts.mock.invocationCallOrder[0]).toBeLessThan(
    validateRoute.mock.invocationCallOrder[0] ?? 0,
  )
  expect(guards).toHaveBeenCalledOnce()
})

test('Hovering a link fetches texts, code and layout, and runs no other step', async () => {
  await go({ preload: true, page: { layout: 'user' } })
  await settled()
  expect(inOrder.map((step) => step.mock.calls.length)).toEqual([0, 0, 0, 0, 1])
  expect(beforeOpening).not.toHaveBeenCalled()
  expect([loadRouteChunk.mock.calls, loadLayout.mock.calls]).toEqual([[['hotel']], [['user']]])
})

test('A visitor who hovers a link to the member area loads nothing of it, and one who follows it meets the guards', async () => {
  await expect(go({ ...memberPage, preload: true })).rejects.toMatchObject({ options: { to: '/user/login' } })
  await settled()
  expect([loadPageTexts, loadRouteChunk, loadLayout].map((one) => one.mock.calls)).toEqual([[], [], []])
  await go(memberPage)
  expect(guards).toHaveBeenCalledOnce()
  session.fill(member)
  await go({ ...memberPage, preload: true })
})

test('Code and layout are fetched while the calls of the steps run, and after those were sent', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  loadSite.mockReturnValue(promise)
  loadLayout.mockRejectedValueOnce(missingFile)
  const opening = go({ above: [{}], page: { layout: 'user' } })
  expect([loadRouteChunk, loadLayout].map((one) => one.mock.calls.length)).toEqual([0, 0])
  await settled()
  expect([loadRouteChunk.mock.calls, loadLayout.mock.calls]).toEqual([
    [['hotel'], ['hotel/list']],
    [['user']],
  ])
  resolve()
  await opening
})

test('A page opens after the last step and once its layout has loaded; the first page does not wait for its layout', async () => {
  await go()
  expect(beforeOpening.mock.invocationCallOrder[0]).toBeLessThan(loadLayout.mock.invocationCallOrder[0] ?? 0)
  await settled()
  vi.clearAllMocks()
  await go({ current: null })
  expect([beforeOpening.mock.calls.length, loadLayout.mock.calls.length]).toEqual([1, 0])
})

test('If a newer build has removed a file, the target is loaded in full, but not on hover', async () => {
  loadPageTexts.mockRejectedValue(missingFile)
  await expect(go({ preload: true })).rejects.toBe(missingFile)
  expect(beforeOpening).not.toHaveBeenCalled()
  await expect(go()).rejects.toBe(missingFile)
  expect(beforeOpening).toHaveBeenCalledOnce()
})

test('Without any matched route nothing is decided', async () => {
  const { context } = navigation()
  const location = { href: '/', pathname: '/' }
  await expect(beforeLoad({ context, location, matches: [], preload: false })).rejects.toThrow(
    'The root route always matches.',
  )
})
