import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openPortal } from '../test/open-portal.tsx'
import { type BegunCall, begunCall } from './begun-calls.ts'

const mock = mockForTests()
const [runScript] = Object.values(import.meta.glob('../../build/first-calls.js'))
const stay = 'check_in=2026-12-12&check_out=2026-12-14&rooms=2-5-8,1&nationality=CN'
let sent: string[] = []
let begun: BegunCall[] = []

beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', ({ request }) => void sent.push(new URL(request.url).pathname))
})
beforeEach(() => {
  sent = []
  begun = []
  document.body.innerHTML = '<script type="application/json" id="env"></script>'
})
// What nobody takes still arrives, and would be counted in the next test.
afterEach(() => Promise.allSettled(begun.map(({ answer }) => answer)))
afterAll(() => mock.server.close())

/** What a browser does on reading the page of this address; gives the paths that were asked for. */
async function readPage(address: string, { apiUrl = window.location.origin } = {}): Promise<string[]> {
  const env = document.getElementById('env')
  if (env) env.textContent = JSON.stringify({ apiUrl })
  window.history.replaceState(null, '', address)
  window.begunCalls = []
  vi.resetModules()
  await runScript?.()
  begun.push(...window.begunCalls)
  return window.begunCalls.map(({ url }) => url.replace(apiUrl, ''))
}

const times = (path: string) => sent.filter((each) => each === path).length
/** Number of an order of the member's company; each product has a letter of its own. */
const anOrder = (letter: string) =>
  mock.world.tables.order.where(({ company_id, id }) => company_id === '1' && id.startsWith(letter))[0]?.id ??
  ''
const heading = (level: number) => screen.findAllByRole('heading', { level })

const hire =
  'pick_up=yangon-downtown&pick_up_name=Downtown+Yangon&drop_off=yangon-downtown&drop_off_name=Downtown+Yangon' +
  '&start=2026-12-10T09%3A00%3A00%2B06%3A30&end=2026-12-12T18%3A00%3A00%2B06%3A30&tz=Asia%2FYangon&passengers=2-7'
const pickup =
  'transfer_type=pickup&airport=RGN&flight_number=8M332&place_id=yangon-downtown&place_name=Pansodan+House' +
  '&service_local=2026-12-10T16%3A00%3A00%2B06%3A30&passengers=2&luggage=3'

test.each([
  ['/hotel/list', `destination_type=city&destination_id=yangon&${stay}`, ['/api/hotel/search'], 3],
  ['/hotel/detail/1001', stay, ['/api/hotel/detail', '/api/hotel/rates'], 3],
  ['/car/list', hire, ['/api/car/search'], 3],
  ['/airport/list', pickup, ['/api/airport/search'], 3],
  ['/cms/info/703', '', ['/api/cms.Content/info'], 2],
  ['/user/order/list', '', ['/api/order/index'], 1],
  ['/user/order/detail/ORDER', '', ['/api/order/detail'], 2],
  ['/user/account/overview', '', ['/api/dashboard/summary', '/api/wallet/summary'], 2],
])('What the page of %s has begun is not asked for a second time', async (path, search, calls, level) => {
  window.localStorage.setItem('ba-lang', 'en')
  const user = mock.signIn('goldenland')
  window.localStorage.setItem('userInfo', JSON.stringify(user))
  const page = path.replace('ORDER', anOrder('H'))
  const address = search === '' ? page : `${page}?${search}`
  expect((await readPage(address)).length).toBe(calls.length + 1)
  await openPortal(address, { user })
  await heading(level)
  await waitFor(() => expect(window.begunCalls).toEqual([]))
  for (const call of ['/api/index/index', ...calls]) expect([call, times(call)]).toEqual([call, 1])
})

const shapes =
  '<div class="waiting-page"><div class="waiting-title"></div><div class="waiting-panel"></div><div class="waiting-rows"></div></div>'
const namesShown = () => [...document.querySelectorAll('.waiting-offer p')].map((name) => name.textContent)
const picturesOf = (box: ParentNode) =>
  [...box.querySelectorAll('img')].map((image) =>
    image.getAttribute('src')?.replace(window.location.origin, ''),
  )

test('The hotels that come before the program stand among the waiting shapes, as the list will have them', async () => {
  window.localStorage.setItem('ba-lang', 'en')
  document.body.insertAdjacentHTML('beforeend', shapes)
  const address = `/hotel/list?destination_type=city&destination_id=yangon&${stay}`
  await readPage(address)
  await waitFor(() => expect(namesShown()).toHaveLength(3))
  const shown = [namesShown(), picturesOf(document)]
  await openPortal(address)
  await heading(3)
  const rows = [...document.querySelectorAll('main li:has(h3)')].slice(0, 3)
  expect(shown).toEqual([rows.map((row) => row.querySelector('h3 a')?.textContent), rows.flatMap(picturesOf)])
})

test('A list that the address narrows waits for the program, since its hotels are others', async () => {
  document.body.insertAdjacentHTML('beforeend', shapes)
  await readPage(`/hotel/list?destination_type=city&destination_id=yangon&${stay}&star=5`)
  await waitFor(() => expect(window.begunCalls?.every(({ answered }) => answered)).toBe(true))
  await new Promise((done) => setTimeout(done))
  expect(namesShown()).toEqual([])
})

test.each([
  ['cars', '/car/list', hire],
  ['vehicles', '/airport/list', pickup],
])(
  'The %s that come before the program stand among the waiting shapes, as the list will have them',
  async (_, path, search) => {
    window.localStorage.setItem('ba-lang', 'en')
    document.body.insertAdjacentHTML('beforeend', shapes)
    await readPage(`${path}?${search}`)
    await waitFor(() => expect(namesShown()).toHaveLength(3))
    const shown = [namesShown(), picturesOf(document)]
    await openPortal(`${path}?${search}`)
    await heading(3)
    const rows = [...document.querySelectorAll('main li:has(h3)')].slice(0, 3)
    expect(shown).toEqual([
      rows.map((row) => row.querySelector('h3')?.firstChild?.textContent),
      rows.flatMap(picturesOf),
    ])
  },
)

test('The article that comes before the program shows its title and its first picture', async () => {
  delete document.documentElement.dataset.waitsFor
  document.body.insertAdjacentHTML('beforeend', shapes)
  await readPage('/cms/info/703')
  expect(document.documentElement.dataset.waitsFor).toBe('article')
  await waitFor(() => expect(picturesOf(document)).toHaveLength(1))
  expect(document.querySelector('.waiting-title')?.textContent).not.toBe('')
})

test('The orders that come before the program stand among the waiting shapes with their numbers', async () => {
  document.body.insertAdjacentHTML('beforeend', shapes)
  const user = mock.signIn('goldenland')
  window.localStorage.setItem('userInfo', JSON.stringify(user))
  await readPage('/user/order/list')
  await waitFor(() => expect(document.querySelectorAll('.waiting-order').length).toBeGreaterThan(0))
  const shown = [...document.querySelectorAll('.waiting-order')].map((row) => row.textContent?.split(' ')[0])
  await openPortal('/user/order/list', { user })
  await screen.findByText(shown[0] ?? '')
  const rows = [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows.slice(0, shown.length)).toEqual(shown.map((id) => expect.stringContaining(id ?? '')))
})

test.each([
  ['hotel booking', 'order', 'H'],
  ['car rental', 'car-order', 'C'],
  ['transfer', 'airport-order', 'A'],
])('The %s that comes before the program says what was booked, as its page will', async (_, path, letter) => {
  const id = anOrder(letter)
  window.localStorage.setItem('ba-lang', 'en')
  document.body.insertAdjacentHTML('beforeend', shapes)
  const user = mock.signIn('goldenland')
  window.localStorage.setItem('userInfo', JSON.stringify(user))
  await readPage(`/user/${path}/detail/${id}`)
  expect(document.documentElement.dataset.waitsFor).toBe('order')
  const text = (part: string) => document.querySelector(part)?.textContent ?? ''
  await waitFor(() => expect(text('.waiting-title')).toContain(id))
  const [, booked] = text('.waiting-title').split(' · ')
  const [, status] = text('.waiting-panel').split(' · ')
  await openPortal(`/user/${path}/detail/${id}`, { user })
  await heading(2)
  expect(text('main')).toContain(booked)
  expect(text('main')).toContain(status)
  expect([booked, status]).not.toContain('')
})

test('The alerts that come before the program stand where the overview will have them', async () => {
  window.localStorage.setItem('ba-lang', 'en')
  document.body.insertAdjacentHTML('beforeend', shapes)
  const user = mock.signIn('goldenland')
  window.localStorage.setItem('userInfo', JSON.stringify(user))
  await readPage('/user/account/overview')
  const shown = () => document.querySelector('.waiting-panel')?.textContent ?? ''
  await waitFor(() => expect(shown()).not.toBe(''))
  const alerts = shown().split(' · ')
  await openPortal('/user/account/overview', { user })
  await screen.findByText(alerts[0] ?? '')
  for (const alert of alerts) expect(screen.getByText(alert)).toBeTruthy()
})

test('The hotel that comes before the program is named, with its first picture, whose place was kept free', async () => {
  delete document.documentElement.dataset.waitsFor
  document.body.insertAdjacentHTML('beforeend', shapes)
  await readPage(`/hotel/detail/1001?${stay}`)
  expect([document.documentElement.dataset.waitsFor, picturesOf(document)]).toEqual(['hotel', []])
  await waitFor(() => expect(picturesOf(document)).toEqual(['/media/hotel/1001/1.svg']))
  expect(document.querySelector('.waiting-title')?.textContent).not.toBe('')
})

test('What was begun for another member is let go', async () => {
  window.localStorage.setItem('ba-lang', 'en')
  window.localStorage.setItem('userInfo', JSON.stringify(mock.signIn('jadecredit')))
  await readPage('/')
  await openPortal('/', { user: mock.signIn('goldenland') })
  expect([window.begunCalls?.length, times('/api/index/index')]).toEqual([1, 2])
})

test.each([
  [
    'an address that says half of a stay begins the call of the site alone',
    '/hotel/list?check_in=2026-12-12',
    {},
    1,
  ],
  ['a host with a base that is no address', '/', { apiUrl: 'javascript:alert(1)' }, 0],
])('%s', async (_, address, host, count) => {
  expect(await readPage(address, host)).toHaveLength(count)
})

test('a visitor in the member area is asked about as a visitor, a member as one who has to sign in', async () => {
  expect(await readPage('/user/order/list')).toEqual(['/api/index/index?requiredLogin=0'])
  window.localStorage.setItem('userInfo', '{"token":"t"}')
  expect(await readPage('/user/order/detail/H2611210007')).toEqual([
    '/api/index/index?requiredLogin=1',
    '/api/order/detail?id=H2611210007',
  ])
})

test('Who aborts a call that was begun aborts it on the wire, and what is old is asked again', () => {
  const stop = new AbortController()
  const call = {
    url: '/x',
    method: 'GET',
    headers: {},
    body: null,
    at: performance.now(),
    answer: Promise.resolve(new Response()),
    answered: true,
  }
  window.begunCalls = [{ ...call, stop }]
  const mine = new AbortController()
  expect(begunCall('/x', { ...call, signal: mine.signal })).toBe(call.answer)
  expect(begunCall('/x', call)).toBeNull()
  mine.abort()
  expect(stop.signal.aborted).toBe(true)
  window.begunCalls = [{ ...call, stop, at: performance.now() - 15_000 }]
  expect(begunCall('/x', call)).toBeNull()
})
