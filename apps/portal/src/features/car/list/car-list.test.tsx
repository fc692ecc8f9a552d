import { mockForTests } from '@portal/mock-server/node'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'

const mock = mockForTests()
let sent: { path: string; body: Record<string, unknown> }[] = []

beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', async ({ request }) => {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/api/car/')) return
    const body = request.method === 'POST' ? ((await request.clone().json()) as object) : {}
    sent.push({ path: pathname, body: { ...body } })
  })
})
beforeEach(() => {
  sent = []
})
afterAll(() => mock.server.close())

const searched = new URLSearchParams({
  pick_up: 'yangon-downtown',
  pick_up_name: 'Downtown Yangon',
  drop_off_name: 'No. 5 Warehouse',
  start: '2026-12-10T09:00:00+06:30',
  end: '2026-12-12T18:00:00+06:30',
  tz: 'Asia/Yangon',
  passengers: '2',
})
const results = `/car/list?${searched}`

const searches = () => sent.filter(({ path }) => path === '/api/car/search').map(({ body }) => body)
const field = (name: string) => screen.getByRole('combobox', { name })
const search = () => userEvent.click(screen.getByRole('button', { name: 'Search cars' }))

async function choose(name: string, text: string, option: RegExp) {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
  const [found] = await screen.findAllByRole('option', { name: option })
  await userEvent.click(found as HTMLElement)
}

/** Names of the models in the list, in its order. */
const models = () =>
  within(screen.getByRole('region', { name: 'Results' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent ?? '')

async function openResults(user?: 'goldenland') {
  const portal = await openPortal(results, user ? { user: mock.signIn(user) } : {})
  await screen.findByText('18 models found')
  return portal
}

test('R2.100 Cars of an earlier search cannot be booked until one searches again', async () => {
  await openResults('goldenland')
  const results = () => screen.getByRole('region', { name: 'Results' }).closest('[inert]')
  expect(results()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Passengers/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'More: Adults' }))
  expect(await screen.findByText('These results belong to another search')).toBeDefined()
  expect(results()).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Fewer: Adults' }))
  expect(results()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'More: Adults' }))
  await userEvent.click(screen.getByRole('button', { name: 'Search again' }))
  await waitFor(() => expect(searches().at(-1)).toMatchObject({ passengers: { adults: 3 } }))
  await waitFor(() => expect(results()).toBeNull())
  expect(screen.queryByText('These results belong to another search')).toBeNull()
})

/** A box or circle of the filters, by its group; its name ends in the number of cars that it would leave. */
async function filter(group: string, name: RegExp) {
  const place = within(screen.getByRole('group', { name: group }))
  const all = place.queryByRole('button', { name: /^Show all/ })
  if (all) await userEvent.click(all)
  return place.getByLabelText(name)
}

test('R2.57 R5.16 R5.17 A search without places names the missing one, moves to the first, and sends nothing', async () => {
  const { path } = await openPortal('/car/list')
  await screen.findByRole('search', { name: 'Car search' })
  await search()
  expect(await screen.findByText('Please input pick-up location')).toBeDefined()
  expect(screen.getByText('Please input drop-off location')).toBeDefined()
  expect(document.activeElement).toBe(field('Pick-up location'))
  expect(path()).toBe('/car/list')
  expect(searches()).toEqual([])
})

test('R5.16 R5.17 The same in Chinese', async () => {
  await openPortal('/car/list', { language: 'zh-cn' })
  await userEvent.click(await screen.findByRole('button', { name: '搜索车辆' }))
  expect(await screen.findByText('请输入上车地点')).toBeDefined()
  expect(screen.getByText('请输入下车地点')).toBeDefined()
})

test('a link shared in one language shows its places in the other, and passes them on', async () => {
  const chinese = { pick_up: 'mandalay', pick_up_name: '曼德勒', drop_off_name: 'No. 5 Warehouse' }
  const times = { start: '2026-12-10T09:00:00+06:30', end: '2026-12-12T18:00:00+06:30', tz: 'Asia/Yangon' }
  await openPortal(`/car/list?${new URLSearchParams({ ...chinese, ...times })}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Cars from Mandalay' })).toBeDefined()
  expect(field('Pick-up location')).toHaveProperty('value', 'Mandalay')
  expect(field('Drop-off location')).toHaveProperty('value', 'No. 5 Warehouse')
  const [choose] = await screen.findAllByRole('link', { name: /^Choose/ })
  expect(choose?.getAttribute('href')).toContain('pick_up_name=Mandalay')
})

test('R2.57 A pick-up outside the suggestions is not guessed, and a drop-off can be anywhere', async () => {
  await openPortal('/car/list')
  await screen.findByRole('search', { name: 'Car search' })
  fireEvent.change(field('Pick-up location'), { target: { value: 'Nowhere 7' } })
  fireEvent.change(field('Drop-off location'), { target: { value: 'No. 5 Warehouse' } })
  await search()
  expect(await screen.findByText('Please choose the pick-up location from the suggestions')).toBeDefined()
  expect(screen.queryByText('Please input drop-off location')).toBeNull()
})

test('R2.57 R2.58 R2.59 Places, times and passengers are in the form, in the address, and in the request', async () => {
  const { path } = await openPortal('/car/list')
  await screen.findByRole('search', { name: 'Car search' })
  await choose('Pick-up location', 'mandalay', /^Mandalay .*Myanmar/)
  // Most cars come back to where they set out.
  await waitFor(() => expect(field('Drop-off location')).toHaveProperty('value', 'Mandalay'))
  const group = screen.getByRole('group', { name: 'Drop-off time' })
  fireEvent.change(within(group).getByLabelText('Time'), { target: { value: '07:00' } })
  await search()
  expect(await screen.findByText('The drop-off must be later than the pick-up')).toBeDefined()
  fireEvent.change(within(group).getByLabelText('Time'), { target: { value: '20:30' } })
  await userEvent.click(screen.getByRole('button', { name: /^Passengers/ }))
  const people = await screen.findByRole('dialog', { name: 'Passengers' })
  await userEvent.click(within(people).getByRole('button', { name: 'More: Children' }))
  await userEvent.click(within(people).getByRole('button', { name: 'Done' }))
  await search()
  expect(await screen.findByText('Please choose the age of each child')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /^Passengers/ }))
  await userEvent.selectOptions(await screen.findByLabelText('Age of child 1'), '5')
  await search()
  await waitFor(() => expect(path()).toContain('pick_up=mandalay'))
  expect(Object.fromEntries(new URLSearchParams(path().split('?')[1]))).toEqual({
    pick_up: 'mandalay',
    pick_up_name: 'Mandalay',
    drop_off: 'mandalay',
    drop_off_name: 'Mandalay',
    start: '2026-11-22T09:00:00+06:30',
    end: '2026-11-22T20:30:00+06:30',
    tz: 'Asia/Yangon',
    passengers: '2-5',
  })
  await waitFor(() =>
    expect(searches().at(-1)).toMatchObject({
      pick_up: { place_id: 'mandalay' },
      start_local: '2026-11-22T09:00:00+06:30',
      end_local: '2026-11-22T20:30:00+06:30',
      passengers: { adults: 2, child_ages: [5] },
    }),
  )
})

test('R7.31 Before a search the page shows what is for hire, and a model shows all its prices', async () => {
  await openPortal('/car/list')
  expect(await screen.findByText(/per day from/)).toBeDefined()
  expect(sent.map(({ path }) => path)).toEqual(['/api/car/filters'])
  await openResults()
  const [details] = screen.getAllByRole('button', { name: /^Details: Toyota Alphard, Limited/ })
  await userEvent.click(details as HTMLElement)
  const dialog = await screen.findByRole('dialog', { name: 'Toyota Alphard' })
  const row = (name: RegExp) => within(dialog).getByRole('row', { name }).textContent
  expect(row(/^All day \(10 hours\)/)).toMatch(/880\.00/)
  expect(row(/^Half day \(5 hours\)/)).toMatch(/520\.00/)
  expect(row(/^Chinese-speaking driver/)).toMatch(/150\.00/)
  expect(within(dialog).getByText(/^Included: fuel, tolls, parking/)).toBeDefined()
  expect(sent.some(({ path }) => path === '/api/car/detail')).toBe(true)
})

test.each([
  ['R2.60', 'Models', /^BYD e6/, 'model=', ['BYD e6']],
  ['R2.61', 'Seats', /^20\+/, 'seats_min=20', ['Toyota Coaster']],
  ['R2.62', 'Energy source', /^Electric/, 'energy=', ['BYD e6']],
])('%s Filters cars by %s', async (_row, group, name, address, left) => {
  const { path } = await openResults()
  await userEvent.click(await filter(group, name))
  await waitFor(() => expect(decodeURIComponent(path())).toContain(address))
  await waitFor(() => expect(models()).toEqual(left))
})

test('R2.62 Energy sources are petrol, diesel, hybrid and electric, each with the number of cars it leaves', async () => {
  await openResults()
  const boxes = within(screen.getByRole('group', { name: 'Energy source' })).getAllByRole('checkbox')
  expect(boxes.map((box) => (box as HTMLInputElement).labels?.[0]?.textContent).sort()).toEqual(
    ['Diesel 8', 'Electric 1', 'Hybrid 5', 'Petrol 4'].sort(),
  )
})

test('R2.63 Filters cars by location, including cities other than the pick-up’s', async () => {
  const { path } = await openResults()
  await userEvent.click(await filter('Location', /^Lashio/))
  await waitFor(() => expect(decodeURIComponent(path())).toContain('location='))
  expect(await screen.findByText('3 models found')).toBeDefined()
  const region = screen.getByRole('region', { name: 'Results' })
  expect(within(region).getAllByText(/Picked up in Lashio/)).toHaveLength(3)
  const [choose] = within(region).getAllByRole('link', { name: /^Choose/ })
  expect(choose?.getAttribute('href')).toContain('pick_up=lashio')
})

test('R2.64 Mileage policies are unlimited and limited, and filter the cars', async () => {
  await openResults()
  await userEvent.click(await filter('Mileage policy', /^Unlimited/))
  expect(await screen.findByText('6 models found')).toBeDefined()
  expect(screen.queryByText('100 km a day')).toBeNull()
  await userEvent.click(await filter('Mileage policy', /^Limited per day/))
  expect(await screen.findByText('18 models found')).toBeDefined()
})

test('R2.65 R2.66 A price per day filters the cars, and one “clear all” restores the whole list', async () => {
  const { path } = await openResults()
  const group = screen.getByRole('group', { name: 'Price per day (CNY)' })
  await userEvent.type(within(group).getByLabelText('Highest price'), '520')
  await userEvent.click(within(group).getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('2 models found')).toBeDefined()
  expect(models().sort()).toEqual(['BYD e6', 'Toyota Probox'])
  await userEvent.click(await filter('Energy source', /^Petrol/))
  expect(await screen.findByText('1 model found')).toBeDefined()
  expect(screen.getByRole('button', { name: /Up to CNY 520/ })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(await screen.findByText('18 models found')).toBeDefined()
  expect(path()).toBe(results)
})

test('sorts by price ascending, again descending, with both in the address', async () => {
  const { path } = await openResults()
  const sorts = screen.getByRole('group', { name: 'Sort by' })
  const price = within(sorts).getByRole('button', { name: /^Price/ })
  await userEvent.click(price)
  await waitFor(() => expect(models()[0]).toBe('Toyota Probox'))
  await userEvent.click(price)
  await waitFor(() => expect(models()[0]).toBe('BMW 5 Series'))
  expect(path()).toContain('sort=price&order=desc')
})

test('R5.84 A row headlines what is paid: for three hours the hours, or the half day with its hours', async () => {
  await openPortal(results.replace('2026-12-12T18', '2026-12-10T12'), { user: mock.signIn('goldenland') })
  await screen.findByText('18 models found')
  const cards = screen
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.closest('li')?.textContent ?? '')
  const hourly = cards.find((text) => text.includes('3 hours')) ?? ''
  expect(hourly).toMatch(/Selling price CNY.[\d,.]+ for 3 hours, 1 vehicle/)
  expect(hourly).toMatch(/CNY.[\d,.]+ per hour/)
  expect(hourly).not.toContain('per day')
  const coaster = screen.getByRole('heading', { name: 'Toyota Coaster' }).closest('li') as HTMLElement
  expect(within(coaster).getByText(/half day is 5 hours/)).toBeDefined()
  expect(within(coaster).queryByText(/10 hours a day/)).toBeNull()
})

test('a row shows total, price per day, net price and terms, and net prices can be hidden', async () => {
  await openResults('goldenland')
  const row = () =>
    screen.getAllByRole('heading', { level: 3, name: 'Toyota Coaster' })[0]?.closest('li') as HTMLElement
  expect(row().textContent).toMatch(/CNY.1,400\.00 per day/)
  expect(row().textContent).toMatch(/Selling price CNY.4,200\.00 for 3 days, 1 vehicle/)
  expect(row().textContent).toMatch(/10 hours a day\. Extra hour CNY.220\.00/)
  expect(within(row()).getByText('On request')).toBeDefined()
  expect(row().textContent).toContain('Net price')
  await userEvent.click(screen.getByRole('button', { name: /^Hide net prices/ }))
  expect(row().textContent).not.toContain('Net price')
  await userEvent.click(screen.getByRole('button', { name: /^Show net prices/ }))
})

test('shows the server’s errors about a search in place of the cars', async () => {
  const past = new URLSearchParams({ ...Object.fromEntries(searched), start: '2026-01-10T09:00:00+06:30' })
  await openPortal(`/car/list?${past}`)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('At most 90 days')
})

test('shows a failed search in place of the cars, with a way to try again', async () => {
  const fault = mock.world.faults.add({ operation: 'searchCars', status: 503 })
  await openPortal(results)
  expect(await screen.findByText('Could not be loaded')).toBeDefined()
  mock.world.faults.remove(fault.id)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('18 models found')).toBeDefined()
})

test('says that no car is left and offers to clear the filters', async () => {
  await openPortal(`${results}&energy=electric&seats_min=20`)
  expect(await screen.findByText('No cars match')).toBeDefined()
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear all' })[0] as HTMLElement)
  expect(await screen.findByText('18 models found')).toBeDefined()
})

test('going back from the booking restores the list', async () => {
  const { router, path } = await openResults('goldenland')
  await userEvent.click(await filter('Mileage policy', /^Unlimited/))
  await screen.findByText('6 models found')
  const before = path()
  await userEvent.click(screen.getAllByRole('link', { name: /^Choose: Toyota Alphard/ })[0] as HTMLElement)
  await waitFor(() => expect(path()).toMatch(/^\/car\/booking\?.*model_id=toyota-alphard-unlimited/))
  router.history.back()
  expect(await screen.findByText('6 models found')).toBeDefined()
  expect(path()).toBe(before)
})
