import { setupI18n } from '@portal/i18n'
import type { AnyRouter } from '@tanstack/react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadLayout } from '../layouts/layouts.ts'
import { loadDocument } from '../release/chunk-reload.ts'
import { beforeNavigation } from './before-navigation.ts'
import { navigation } from './navigation.fixture.ts'
import { PageError } from './page-error.ts'
import { runPipeline } from './pipeline.ts'
import { connectNavigation } from './router-link.ts'

vi.mock('./pipeline.ts', () => ({ runPipeline: vi.fn() }))
vi.mock('../layouts/layouts.ts', () => ({ loadLayout: vi.fn() }))
vi.mock('../release/chunk-reload.ts', async (original) => ({
  ...(await original<object>()),
  loadDocument: vi.fn(),
}))

const steps = vi.mocked(runPipeline)
const layout = vi.mocked(loadLayout)
const afterPipeline = vi.fn(async () => {})
const loadRouteChunk = vi.fn(async () => {})

/** The page that is open; null while the first one is built. */
const openAt = (href: string | null) =>
  connectNavigation({
    router: {
      state: { resolvedLocation: href === null ? undefined : { href } },
      routesById: { 0: 'hotel', 1: 'hotel/list' },
      loadRouteChunk,
    } as unknown as AnyRouter,
    afterPipeline,
  })

type Target = Parameters<typeof navigation>[0] & { preload?: boolean }

const go = ({ preload = false, ...given }: Target = {}) => {
  const { href, path, matches } = navigation(given)
  return beforeNavigation({ location: { href, pathname: path }, matches, preload })
}

/** What was begun beside the steps has been carried out. */
const settled = () => new Promise((done) => setTimeout(done))

const memberPage: Target = { href: '/user/order/list', above: [{ guards: ['auth'] }] }
const missingFile = Object.assign(new Error('list.js'), { name: 'ChunkError' })

beforeAll(() => setupI18n('en'))
beforeEach(() => {
  openAt('/car/list')
  steps.mockResolvedValue(undefined)
  layout.mockResolvedValue()
})
afterEach(async () => {
  await settled()
  vi.resetAllMocks()
})

test('The steps judge the matched routes, of which the innermost is the page, and whether it is the first', async () => {
  const target = { href: '/hotel/list?page=2', above: [{ layout: 'user' as const }] }
  await go(target)
  expect(steps).toHaveBeenLastCalledWith(navigation(target), { preload: false })
  openAt(null)
  await go(target)
  expect(steps).toHaveBeenLastCalledWith(navigation({ ...target, first: true }), { preload: false })
})

test('Without any matched route there is nothing to judge', async () => {
  const nowhere = { location: { href: '/', pathname: '/' }, matches: [], preload: false }
  await expect(beforeNavigation(nowhere)).rejects.toThrow('The root route is always matched.')
})

test('What has no effect on the user is begun before the steps, which say what goes wrong in it', async () => {
  steps.mockRejectedValueOnce(new Error('no texts'))
  await go()
  expect(steps.mock.calls.map(([, how]) => how)).toEqual([{ preload: true }, { preload: false }])
})

test('A hovered link runs only what has no effect on the user, and fetches code and layout', async () => {
  await go({ preload: true, page: { layout: 'user' } })
  expect(steps.mock.calls.every(([, how]) => how?.preload)).toBe(true)
  expect(afterPipeline).not.toHaveBeenCalled()
  await settled()
  expect(layout.mock.calls).toEqual([['user']])
})

test('A visitor who hovers a link of the member area loads nothing of it', async () => {
  await expect(go({ ...memberPage, preload: true })).rejects.toMatchObject({ options: { to: '/user/login' } })
  await settled()
  expect([steps, loadRouteChunk, layout].map((one) => one.mock.calls)).toEqual([[], [], []])
})

test('A visitor who follows that link is judged by the steps', async () => {
  await go(memberPage)
  expect(afterPipeline).toHaveBeenCalledOnce()
})

test('Code and layout of the target are fetched while its calls are on their way, and after those', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  steps.mockReturnValue(promise)
  layout.mockRejectedValueOnce(missingFile)
  const opening = go({ above: [{}], page: { layout: 'user' } })
  expect([loadRouteChunk, layout].map((one) => one.mock.calls.length)).toEqual([0, 0])
  await settled()
  expect([loadRouteChunk.mock.calls, layout.mock.calls]).toEqual([[['hotel'], ['hotel/list']], [['user']]])
  resolve(undefined)
  await opening
})

test('A page opens once its payload and its layout are there', async () => {
  const seen: string[] = []
  afterPipeline.mockImplementation(async () => void seen.push('payload'))
  layout.mockImplementation(async () => void seen.push('layout'))
  await go()
  expect(seen).toEqual(['payload', 'layout'])
})

test('The first page waits for its payload, and not for its layout', async () => {
  openAt(null)
  await go()
  expect([afterPipeline.mock.calls.length, layout.mock.calls.length]).toEqual([1, 0])
})

test('Where a newer build has taken a file away, the target is loaded in full, and not by hovering', async () => {
  steps.mockRejectedValue(missingFile)
  await expect(go({ preload: true })).rejects.toBe(missingFile)
  expect(afterPipeline).not.toHaveBeenCalled()
  await expect(go()).rejects.toBe(missingFile)
  expect(afterPipeline).toHaveBeenCalledExactlyOnceWith(navigation())
})

test('An error of a step is shown, and nothing is loaded again for it', async () => {
  const error = new PageError(404, 'nowhere')
  steps.mockRejectedValue(error)
  await expect(go()).rejects.toBe(error)
  expect(afterPipeline).not.toHaveBeenCalled()
})

test('A step that stops keeps the page that is open, and on the first page shows that there is none', async () => {
  steps.mockResolvedValue('stop')
  await expect(go()).rejects.toMatchObject({ options: { href: '/car/list', replace: true } })
  openAt(null)
  await expect(go({ href: '/hotel/list?page=2' })).rejects.toMatchObject({
    status: 404,
    message: 'Page not found: /hotel/list?page=2',
  })
  expect(afterPipeline).not.toHaveBeenCalled()
})

test('A redirect into the portal takes the place of the target', async () => {
  steps.mockResolvedValue({ redirect: '/airport/list' })
  await expect(go()).rejects.toMatchObject({ options: { href: '/airport/list', replace: true } })
  expect(loadDocument).not.toHaveBeenCalled()
})

test('A redirect out of the portal loads the other document, and opens no page meanwhile', async () => {
  steps.mockResolvedValue({ redirect: 'https://partner.example/' })
  const opened = vi.fn()
  go().then(opened, () => {})
  await settled()
  expect(loadDocument).toHaveBeenCalledExactlyOnceWith('https://partner.example/')
  expect([opened, afterPipeline].map((one) => one.mock.calls)).toEqual([[], []])
})

test('Who comes back from another site finds the page that was open', async () => {
  steps.mockResolvedValue({ redirect: 'https://partner.example/' })
  const shown = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const refused = vi.fn()
  const going = go().catch(refused)
  await settled()
  shown(false)
  await settled()
  expect(refused).not.toHaveBeenCalled()
  shown(true)
  await going
  expect(refused.mock.calls).toMatchObject([[{ options: { href: '/car/list', replace: true } }]])
})

test('A redirect to an address that a menu may not lead to is refused', async () => {
  steps.mockResolvedValue({ redirect: 'javascript:alert(1)' })
  await expect(go()).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining('javascript:alert(1)'),
  })
  expect(loadDocument).not.toHaveBeenCalled()
})
