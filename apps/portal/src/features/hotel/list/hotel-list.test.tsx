import type { Schemas } from '@portal/api-client'
import { formatMoney } from '@portal/i18n'
import { mockForTests } from '@portal/mock-server/node'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'

const mock = mockForTests()
let sent: URLSearchParams[] = []
const stay = 'check_in=2026-12-12&check_out=2026-12-14&rooms=2&nationality=CN'
const address = `/hotel/list?destination_type=city&destination_id=yangon&destination_name=Yangon&${stay}`
/** Eight hotels of two to five stars: what is not about a full page is drawn with these. */
const fewHotels = address.replaceAll('yangon', 'bagan').replaceAll('Yangon', 'Bagan')

beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/api/hotel/searchResult') sent.push(searchParams)
  })
})
beforeEach(() => {
  sent = []
})
afterAll(() => mock.server.close())

async function openList(path = address) {
  const portal = await openPortal(path, { user: mock.signIn('goldenland') })
  await screen.findAllByRole('heading', { level: 3 })
  return portal
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent ?? '')

test('R9.10 Seven sort orders, each requested by its own name, and choosing the active one reverses it', async () => {
  const { path, queryClient } = await openList(fewHotels)
  const bar = screen.getByRole('group', { name: 'Sort by' })
  const sorts = within(bar).getAllByRole('button')
  expect(sorts.map((button) => button.textContent?.trim())).toEqual([
    'Default',
    'Recommended',
    'Hot',
    'Views',
    'Price',
    'Star',
    'Time',
  ])
  const orders = new Map<string, string>()
  for (const button of sorts.slice(1)) {
    const name = (button.textContent ?? '').trim().toLowerCase()
    await userEvent.click(button)
    await waitFor(() => expect(sent.at(-1)?.get('sort')).toBe(name))
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    await screen.findAllByRole('heading', { level: 3 })
    orders.set(name, names().join())
  }
  expect(new Set(orders.values()).size).toBe(6)
  await userEvent.click(within(bar).getByRole('button', { name: /^Time/ }))
  await waitFor(() => expect(path()).toContain('sort=time&order=asc'))
})

test('names days and rooms in an address that cannot be booked, and those that the prices are for', async () => {
  await openList(fewHotels.replace('2026-12-12', '2020-01-01').replace('rooms=2', 'rooms=99'))
  expect(
    screen.getByText(
      /^The dates in this address \(2020-01-01 – 2026-12-14\) cannot be booked\. Prices are for /,
    ),
  ).toBeDefined()
  expect(screen.getByText(/^The rooms in this address \(99\) cannot be booked/).textContent).toMatch(
    /1 room · 2 adults$/,
  )
  cleanup()
  await openList(fewHotels)
  expect(screen.queryByText(/in this address/)).toBeNull()
})

test('R2.100 Hotels of an earlier search cannot be chosen until one searches again', async () => {
  const { path } = await openList()
  const list = () => screen.getByRole('region', { name: 'Results' }).closest('[inert]')
  expect(list()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Rooms/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'More: Adults' }))
  await waitFor(() => expect(list()).not.toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Search again' }))
  await waitFor(() => expect(path()).toContain('rooms=3'))
  await waitFor(() => expect(list()).toBeNull())
})

test('R3.82 A link before the filters leads the Tab key to the first hotel', async () => {
  await openList(fewHotels)
  const link = screen.getByRole('link', { name: 'Skip to the results' })
  const filters = screen.getByRole('complementary', { name: 'Filters' })
  expect(link.compareDocumentPosition(filters)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const offers = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
  expect(offers?.tabIndex).toBe(-1)
  expect(offers?.querySelector('h3')?.textContent).toBe(names()[0])
})

test('sorts hotels by price ascending, and by star descending', async () => {
  await openList(`${fewHotels}&sort=star`)
  const stars = screen
    .getAllByRole('img', { name: /stars?$/ })
    .map((image) => Number.parseInt(image.getAttribute('aria-label') ?? '', 10))
  expect(stars).toEqual(stars.toSorted((one, other) => other - one))
})

test('a filter appears in the address and as a chip, and can be removed again', async () => {
  const { path } = await openList(fewHotels)
  const all = names().length
  await userEvent.click(await screen.findByRole('checkbox', { name: /^5 stars/ }))
  await waitFor(() => expect(path()).toContain('star=5'))
  await waitFor(() => expect(names().length).toBeLessThan(all))
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: 5 stars' }))
  await waitFor(() => expect(path()).not.toContain('star=5'))
})

test('two filters chosen one right after the other are ticked at once, and both count', async () => {
  const { path } = await openList(fewHotels)
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^[45] stars/ })
  for (const box of boxes) fireEvent.click(box)
  expect(boxes.map((box) => box.checked)).toEqual([true, true])
  await waitFor(() => expect(new URL(path(), 'http://x').search).toMatch(/star=4.*5|star=5.*4/))
  expect(boxes.map((box) => box.checked)).toEqual([true, true])
})

test('filters hotels near a landmark, and the chip names the distance', async () => {
  const { path } = await openList(fewHotels)
  const near = screen.getByRole('group', { name: 'Distance to landmark' })
  const farthest = () =>
    Math.max(
      ...screen.getAllByText(/ km from /).map(({ textContent }) => Number.parseFloat(textContent ?? '')),
    )
  expect(farthest()).toBeGreaterThan(1)
  await userEvent.click(within(near).getByRole('radio', { name: /^Within 1 km/ }))
  await waitFor(() => expect(path()).toContain('distance_max=1'))
  await waitFor(() => expect(farthest()).toBeLessThanOrEqual(1))
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter: Landmark within 1 km' }))
  await waitFor(() => expect(path()).not.toContain('distance_max'))
})

test('sold-out hotels are collapsed, and stay expanded after going back', async () => {
  // Nine rooms at once: not every hotel of the city has as many.
  const rooms = `rooms=${Array(9).fill(2).join()}`
  const mandalay = address.replaceAll(/yangon/gi, 'mandalay').replace('rooms=2', rooms)
  const { router, path } = await openList(mandalay)
  mock.world.clock.advance(60_000)
  const summary = await screen.findByText(/ sold out on these dates$/)
  const folded = () => summary.parentElement?.hasAttribute('open') === false
  expect(folded()).toBe(true)
  await userEvent.click(summary)
  await waitFor(() => expect(path()).toContain('sold_out=true'))
  await router.navigate({ to: '/' })
  await screen.findByRole('tab', { name: 'Hotels' })
  router.history.back()
  const again = await screen.findByText(/ sold out on these dates$/)
  expect(again.parentElement?.hasAttribute('open')).toBe(true)
})

test('R2.260 A searched hotel without a room says so and is offered on near dates', async () => {
  // Never nine rooms of it at once on these days.
  const rooms = `rooms=${Array(9).fill(2).join()}`
  const hotel = `destination_type=hotel&destination_id=1042&${stay.replace('rooms=2', rooms)}`
  const { path } = await openPortal(`/hotel/list?${hotel}`, { user: mock.signIn('goldenland') })
  // The searched hotel answers last.
  await screen.findByText(/hotels? found$/)
  mock.world.clock.advance(60_000)
  const near = await screen.findByRole('region', { name: /nearby dates/ })
  const [other] = await within(near).findAllByRole('link', { name: /^See rooms: / })
  expect(decodeURIComponent(other?.getAttribute('href') ?? '')).toContain(rooms)
  await userEvent.click(other as HTMLElement)
  await waitFor(() => expect(path()).toMatch(/^\/hotel\/detail\/1042\?/))
  expect(path()).not.toContain('check_in=2026-12-12')
})

test('R2.260 A place without any room offers the same search on other days', async () => {
  const rooms = `rooms=${Array(9).fill(4).join()}`
  const inle = fewHotels.replaceAll('bagan', 'inle').replaceAll('Bagan', 'Inle').replace('rooms=2', rooms)
  const { path } = await openPortal(inle, { user: mock.signIn('goldenland') })
  mock.world.clock.advance(60_000)
  await userEvent.click(await screen.findByRole('link', { name: /11 Dec/ }))
  await waitFor(() => expect(path()).toMatch(/^\/hotel\/list\?.*check_in=2026-12-11&check_out=2026-12-13/))
})

test('an address with only the id of its place shows the name in the search form', async () => {
  await openList(`/hotel/list?destination_type=city&destination_id=yangon&${stay}`)
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Destination' })
  await waitFor(() => expect(field.value).toBe('Yangon'))
})

test('shows a name in the current language, although the address has another', async () => {
  await openList(address.replace('destination_name=Yangon', 'destination_name=%E4%BB%B0%E5%85%89'))
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Destination' })
  await waitFor(() => expect(field.value).toBe('Yangon'))
})

test('filters whose answer fails stay in place and can be removed', async () => {
  const { path } = await openList(fewHotels)
  const fault = mock.world.faults.add({ operation: 'listHotelSearchResults', status: 500 })
  await userEvent.click(screen.getByRole('checkbox', { name: /^4 stars/ }))
  expect(await screen.findByText('Could not be loaded')).toBeDefined()
  expect(screen.queryByText(/hotels found/)).toBeNull()
  mock.world.faults.remove(fault.id)
  await userEvent.click(screen.getByRole('checkbox', { name: /^4 stars/ }))
  await screen.findAllByRole('heading', { level: 3 })
  expect(path()).not.toContain('star')
})

test.each(['goldenland', 'golden_viewer'] as const)(
  'for %s a row names score and cheapest rate, and the cheapest with free cancellation if it differs',
  async (persona) => {
    const answered = new Promise<Schemas['HotelOffer'][]>((resolve) => {
      mock.server.events.on('response:mocked', async ({ request, response }) => {
        if (new URL(request.url).pathname !== '/api/hotel/search') return
        resolve((await response.clone().json()).data.first_page)
      })
    })
    await openPortal(address, { user: mock.signIn(persona) })
    await screen.findAllByRole('heading', { level: 3 })
    const kinds = new Set<string>()
    for (const { name, review_score, from, from_free_cancel: free } of await answered) {
      const row = screen.getByRole('link', { name }).closest('li')?.textContent ?? ''
      expect(row).toContain(
        review_score === null ? 'No reviews yet' : `Rated ${review_score.toFixed(1)} out of 10`,
      )
      expect(row).toContain(from ? formatMoney(from.price_per_night) : 'Sold out')
      expect(row.includes('with free cancellation'), name).toBe(free !== undefined)
      const until = free?.free_cancel_before.local.slice(11, 16)
      for (const text of free ? [formatMoney(free.price_per_night), until] : []) expect(row).toContain(text)
      expect(row.includes('Net price')).toBe(persona === 'goldenland' && from !== null)
      kinds.add(free ? 'another' : 'none')
    }
    expect([...kinds].sort()).toEqual(['another', 'none'])
  },
)

test('shows the same hotels on a map with their prices, and a way back to the list', async () => {
  const { path } = await openList()
  const listed = screen.getAllByRole('link', { name: /^See rooms: / }).slice(0, 3)
  const names = listed.map((link) => link.getAttribute('aria-label')?.slice('See rooms: '.length) ?? '')
  await userEvent.click(screen.getByRole('button', { name: 'Map' }))
  expect(await screen.findByRole('img', { name: /^Positions of 20 hotels/ })).toBeDefined()
  expect(path()).toContain('view=map')
  for (const name of names) {
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toMatch(/^\/hotel\/detail\/\d+\?.*check_in=2026-12-12/)
    const price = (link.closest('li')?.textContent ?? '').match(/CNY.[\d,.]+/)?.[0] ?? 'no price'
    const pin = screen.getByRole('button', { name: `${name}: ${price} per room and night` })
    expect(Number(pin.textContent?.replaceAll(',', ''))).toBe(
      Math.ceil(Number(price.replaceAll(/[^\d.]/g, ''))),
    )
  }
  await userEvent.click(screen.getByRole('button', { name: 'List' }))
  await waitFor(() => expect(path()).not.toContain('view=map'))
})

test('highlights a hotel on the map and in the list together, by pointer and keyboard', async () => {
  await openPortal(`${address}&view=map`, { user: mock.signIn('goldenland') })
  const pins = within(await screen.findByRole('group', { name: /^Hotels on the map/ })).getAllByRole('button')
  const rows = [...document.querySelectorAll<HTMLElement>('[data-hotel]')]
  const marked = () => [
    pins.findIndex((pin) => pin.hasAttribute('aria-current')),
    rows.findIndex((row) => row.hasAttribute('data-active')),
  ]
  await userEvent.hover(rows[3] as HTMLElement)
  expect(marked()).toEqual([3, 3])
  await userEvent.hover(pins[5] as HTMLElement)
  expect(marked()).toEqual([5, 5])
  expect(pins.filter(({ tabIndex }) => tabIndex === 0)).toEqual([pins[5]])
  act(() => pins[5]?.focus())
  await userEvent.keyboard('{ArrowRight}')
  expect(marked()).toEqual([6, 6])
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(marked()).toEqual([4, 4])
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(rows[4]?.querySelector('a'))
  act(() => rows[0]?.querySelector('a')?.focus())
  expect(marked()).toEqual([0, 0])
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(document.activeElement).toBe(pins[0])
})

test('an address alone restores page, sort order and filters', async () => {
  await openList(`${address}&sort=price&meal=BB&page=2`)
  expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
    page: '2',
    sort: 'price',
    'filter[meal][0]': 'BB',
  })
  expect(screen.getByRole('button', { name: 'Price ascending', pressed: true })).toBeDefined()
})

test('the search shows its progress, and polls until every source has answered', async () => {
  // The slow hotel: asked for by name, it answers only after a while; its neighbours are there at once.
  await openPortal(`/hotel/list?destination_type=hotel&destination_id=1008&${stay}`, {
    user: mock.signIn('goldenland'),
  })
  expect(await screen.findByText(/^Searching, \d+% done$/)).toBeDefined()
  expect(await screen.findByRole('heading', { level: 1, name: / and hotels nearby$/ })).toBeDefined()
  mock.world.clock.advance(60_000)
  expect(await screen.findByText('20 hotels found')).toBeDefined()
  expect(screen.queryByText(/^Searching/)).toBeNull()
})

test('R7.29 A newer search aborts the older one', async () => {
  const searches: Request[] = []
  const note = ({ request }: { request: Request }) => {
    if (new URL(request.url).pathname === '/api/hotel/search') searches.push(request)
  }
  mock.server.events.on('request:start', note)
  onTestFinished(() => mock.server.events.removeListener('request:start', note))
  const slow = mock.world.faults.add({ operation: 'searchHotels', latency: 60_000 })
  const { router } = await openPortal(fewHotels, { user: mock.signIn('goldenland') })
  await waitFor(() => expect(searches).toHaveLength(1))
  mock.world.faults.remove(slow.id)
  await act(() => router.navigate({ href: fewHotels.replaceAll(/bagan/gi, 'naypyitaw') }))
  expect(await screen.findAllByRole('heading', { level: 3 })).not.toEqual([])
  expect(searches.map(({ signal }) => signal.aborted)).toEqual([true, false])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('restarts a search that has expired', async () => {
  const { queryClient } = await openList(fewHotels)
  // What is on its way is not begun again.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  mock.world.clock.advance(2_000_000)
  await queryClient.invalidateQueries({ queryKey: ['/api/hotel/searchResult'] })
  await waitFor(() => expect(new Set(sent.map((query) => query.get('search_id'))).size).toBe(2))
  expect(await screen.findAllByRole('heading', { level: 3 })).not.toEqual([])
  expect(screen.queryByText('This search has expired, please search again')).toBeNull()
})

test('R5.15 R5.18 Without a destination the list asks for one and sends no search', async () => {
  await openPortal('/hotel/list', { user: mock.signIn('goldenland') })
  expect(await screen.findByText('Enter a destination and dates to see available hotels')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Search hotels' }))
  expect(await screen.findByText('Please enter information to search')).toBeDefined()
  expect(sent).toEqual([])
})

test('an empty result offers to remove the filters', async () => {
  const { path } = await openPortal(`${address}&keyword=zzzz`, { user: mock.signIn('goldenland') })
  await screen.findByText('0 hotels found')
  mock.world.clock.advance(60_000)
  expect(await screen.findByText('No hotels match')).toBeDefined()
  const clear = screen.getAllByRole('button', { name: 'Clear all' }).at(-1)
  await userEvent.click(clear as HTMLElement)
  await waitFor(() => expect(path()).not.toContain('keyword'))
})
