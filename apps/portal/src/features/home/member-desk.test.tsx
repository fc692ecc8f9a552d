import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()

beforeEach(() => mock.server.listen())
afterEach(() => mock.server.close())

const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('A member sees below the search today’s guests, deadlines, the balance and the favourites', async () => {
  const user = mock.signIn('goldenland')
  await openPortal('/', { user })
  const today = await card('Today')
  expect(await today.findByRole('link', { name: 'Today: Overview' })).toBeDefined()
  expect((await today.findAllByText(/^\d\d:\d\d (Check-in|Ride|Check-out)/)).length).toBeLessThanOrEqual(4)
  const money = await card('Balance')
  const available = await money.findByText('Pre-deposit available')
  expect(available.nextElementSibling?.textContent).toMatch(/^CNY\s[\d,]+\.\d\d$/)
  const due = await card('Due within 24 hours')
  expect(due.getByRole('link', { name: /See all$/ }).getAttribute('href')).toBe('/user/order/deadlines')
  const favourites = await card('Favourite hotels')
  await waitFor(() => expect(favourites.getAllByRole('link').length).toBeGreaterThan(1))
  const hotels = favourites.getAllByRole('link')
  expect(hotels[0]?.getAttribute('href')).toBe('/user/favourite/list')
  for (const hotel of hotels.slice(1)) expect(hotel.getAttribute('href')).toMatch(/^\/hotel\/detail\/\d+$/)
})

test('A card without entries says so, and how to get some', async () => {
  // Its only order has expired by then.
  mock.world.clock.advance(2 * 86_400_000)
  await openPortal('/', { user: mock.signIn('newleaf') })
  expect(await (await card('Today')).findByText('No arrivals or departures today')).toBeDefined()
  expect(await (await card('Due within 24 hours')).findByText('Nothing due within 24 hours')).toBeDefined()
  expect(await (await card('Favourite hotels')).findByText('No favourite hotels yet')).toBeDefined()
})

test('A card that fails can be tried again, without affecting the others', async () => {
  mock.world.faults.add({ operation: 'listFavourites', status: 503 })
  await openPortal('/', { user: mock.signIn('goldenland') })
  const favourites = await card('Favourite hotels')
  const again = await favourites.findByRole('button', { name: 'Try again' })
  mock.world.faults.clear()
  await userEvent.click(again)
  await waitFor(() => expect(favourites.getAllByRole('link').length).toBeGreaterThan(1))
  expect(await (await card('Balance')).findByText('Pre-deposit available')).toBeDefined()
})

test('Shows the day only after the recent searches have loaded, so that it does not move down', async () => {
  const slow = mock.world.faults.add({ operation: 'listSearchHistory', latency: 60_000 })
  const asked: string[] = []
  mock.server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname))
  const { queryClient } = await openPortal('/', { user: mock.signIn('goldenland') })
  await waitFor(() => expect(asked).toContain('/api/search/history'))
  expect(screen.queryByRole('region', { name: 'Your day' })).toBeNull()
  expect(asked).not.toContain('/api/dashboard/summary')
  mock.world.faults.remove(slow.id)
  await queryClient.cancelQueries()
  await queryClient.refetchQueries()
  expect(await screen.findByRole('region', { name: 'Your day' })).toBeDefined()
})

test('A visitor has no day, and no request for one', async () => {
  const asked: string[] = []
  mock.server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname))
  await openPortal('/')
  await screen.findByRole('region', { name: 'What this portal offers' })
  expect(screen.queryByRole('region', { name: 'Your day' })).toBeNull()
  expect(asked.filter((path) => /dashboard|favorite/.test(path))).toEqual([])
})

test('A backend without dashboard and favourites has no cards for them', async () => {
  await openPortal('/', {
    user: mock.signIn('goldenland'),
    lacks: ['getDashboard', 'listOrderDeadlines', 'listSearchHistory'],
  })
  expect(await (await card('Favourite hotels')).findAllByRole('link')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'Today' })).toBeNull()
})
