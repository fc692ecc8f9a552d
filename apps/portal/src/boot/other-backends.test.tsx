import { emptySite, siteStore } from '@portal/auth'
import { mockForTests } from '@portal/mock-server/node'
import { notify } from '@portal/ui/overlays'
import { act, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ensureSite } from '../shared/session/site.ts'
import { openPortal } from '../test/open-portal.tsx'
import { unreadableEvent } from './calls.ts'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  act(() => notify.clear())
})
afterAll(() => mock.server.close())

/** Answers one address in this way, all others as the mock does. */
function serve(path: string, answer: () => Response | Promise<Response>) {
  const { fetch } = globalThis
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    new Request(input).url.includes(path) ? answer() : fetch(input, init),
  )
}

const envelope = (data: unknown) => () => Response.json({ code: 1, msg: '', time: 0, data })
const heading = () => screen.findByRole('heading', { level: 1 })
const siteCall = '/api/index/index'

describe('the page opens whatever the site call answers', () => {
  test.each<[string, () => Response]>([
    ['a page of HTML with 200', () => new Response('<html><title>Nginx</title></html>')],
    ['nothing', () => new Response('')],
    ['no content', () => new Response(null, { status: 204 })],
    ['half an answer', () => new Response('{"code":1,"msg":"","data":{"site":{"si')],
    ['null', envelope(null)],
    ['an empty list', envelope([])],
    ['a site of nulls', envelope({ site: { siteName: null, siteLogo: null, upload: null }, rules: null })],
    ['menus that are none', envelope({ menus: 'none' })],
    ['a code that is text', () => Response.json({ code: '1', msg: null, data: {} })],
  ])('%s', async (_name, answer) => {
    serve(siteCall, answer)
    await openPortal('/hotel/list')
    await heading()
    expect(screen.getAllByRole('banner')).toHaveLength(1)
    expect(screen.queryByText('Internal Server Error')).toBeNull()
  })
})

test('Reports an unreadable answer by call and field, without its value', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reported: unknown[] = []
  const listen = (event: Event) => reported.push((event as CustomEvent).detail)
  window.addEventListener(unreadableEvent, listen)
  serve(siteCall, envelope({ menus: [{ id: 'secret' }] }))
  await openPortal('/hotel/list')
  window.removeEventListener(unreadableEvent, listen)
  expect(reported).toEqual([{ call: `GET ${siteCall}`, field: 'data.menus[0].id', expected: 'a number' }])
})

test('A slow site call delays a page by four seconds at most, and is used when it arrives', async () => {
  // What a page loads first is loaded before the clock stands still.
  const { view, queryClient } = await openPortal('/hotel/list')
  await heading()
  view.unmount()
  let arrive: (answer: Response) => void = () => {}
  serve(siteCall, () => new Promise((done) => (arrive = done)))
  siteStore.setState(emptySite, true)
  queryClient.clear()
  vi.useFakeTimers()
  const [first, second] = [vi.fn(), vi.fn()]
  void ensureSite(queryClient, false).then(first)
  await vi.advanceTimersByTimeAsync(3_999)
  expect(first).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(first).toHaveBeenCalled()
  // The next page does not wait for the same call again.
  void ensureSite(queryClient, false).then(second)
  await vi.advanceTimersByTimeAsync(1)
  expect(second).toHaveBeenCalled()
  vi.useRealTimers()
  arrive(envelope({ site: { siteName: 'Late' } })())
  await waitFor(() => expect(siteStore.getState().siteName).toBe('Late'))
})

test('A page whose call the server lacks says so', async () => {
  serve('/api/cms.Index/index', () => new Response('<h1>controller not exists</h1>', { status: 404 }))
  await openPortal('/cms/search')
  expect(await screen.findByText('The server does not offer this yet.')).toBeDefined()
})
