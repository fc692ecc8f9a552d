import { mockForTests } from '@portal/mock-server/node'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
let sent: { path: string; query: URLSearchParams; signal: AbortSignal }[] = []

beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', ({ request }) => {
    const { pathname, searchParams } = new URL(request.url)
    sent.push({ path: pathname, query: searchParams, signal: request.signal })
  })
})
beforeEach(() => {
  sent = []
  localStorage.removeItem('guest-nationality')
})
afterAll(() => mock.server.close())

const callsTo = (path: string) => sent.filter((call) => call.path === path)
const destination = () => screen.findByRole('combobox', { name: 'Destination' })
const search = () => userEvent.click(screen.getByRole('button', { name: 'Search hotels' }))

async function choose(text: string, option: RegExp) {
  await userEvent.type(await destination(), text)
  const [found] = await screen.findAllByRole('option', { name: option })
  await userEvent.click(found as HTMLElement)
}

async function openRooms() {
  await destination()
  await userEvent.click(screen.getByRole('button', { name: /^Rooms and guests/ }))
  return screen.findByRole('dialog', { name: 'Rooms and guests' })
}

test('R2.67 R3.90 A destination is a city, district, landmark or hotel, and suggestions are grouped by these', async () => {
  const { path } = await openPortal('/')
  await userEvent.click(await destination())
  const list = await screen.findByRole('listbox', { name: 'Destination' })
  const groups = () =>
    within(list)
      .getAllByRole('group')
      .map((group) => group.firstElementChild?.textContent)
  await waitFor(() =>
    expect(groups()).toEqual(['Popular cities', 'Popular districts', 'Popular landmarks', 'Popular hotels']),
  )
  await userEvent.type(await destination(), 'yangon')
  await waitFor(() => expect(groups()).toEqual(expect.arrayContaining(['Cities', 'Landmarks'])))
  await userEvent.keyboard('{ArrowDown}{Enter}')
  // R3.90: the dates are next.
  await screen.findByRole('dialog', { name: 'Check-in and check-out' })
  await userEvent.keyboard('{Escape}')
  await search()
  await waitFor(() => expect(path()).toContain('destination_type=city&destination_id=yangon'))
})

test('an older spelling finds the city too, and the list shows that spelling', async () => {
  await openPortal('/')
  await userEvent.type(await destination(), 'rangoon')
  expect(await screen.findAllByRole('option', { name: /Yangon.*found as “Rangoon”/ })).not.toEqual([])
})

test('R7.29 Typing another destination aborts the request before', async () => {
  await openPortal('/')
  const field = await destination()
  const slow = mock.world.faults.add({ operation: 'suggestDestinations', latency: 60_000 })
  await userEvent.type(field, 'yan')
  await waitFor(() => expect(callsTo('/api/hotel/suggest').at(-1)?.query.get('quickSearch')).toBe('yan'))
  mock.world.faults.remove(slow.id)
  await userEvent.type(field, 'gon')
  await waitFor(() => expect(callsTo('/api/hotel/suggest').at(-1)?.query.get('quickSearch')).toBe('yangon'))
  // On a slow machine what is typed in between is asked for too.
  const aborted = (text: string) =>
    callsTo('/api/hotel/suggest').find(({ query }) => query.get('quickSearch') === text)?.signal.aborted
  expect([aborted('yan'), aborted('yangon')]).toEqual([true, false])
  expect(await screen.findAllByRole('option', { name: /^Yangon / })).not.toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('R5.15 R5.18 An empty search asks for input and sends no request', async () => {
  const { path } = await openPortal('/')
  await destination()
  await search()
  expect(await screen.findByText('Please enter information to search')).toBeDefined()
  expect(document.activeElement).toBe(await destination())
  expect(path()).toBe('/')
  expect(callsTo('/api/hotel/search')).toEqual([])
})

test('R5.20 Refuses a room without an adult in the form', async () => {
  const { path } = await openPortal('/')
  await choose('mandalay', /^Mandalay /)
  const dialog = await openRooms()
  const fewer = within(dialog).getByRole('button', { name: 'Fewer: Adults' })
  await userEvent.click(fewer)
  await userEvent.click(fewer)
  expect(within(dialog).getByText('At least one adult per room')).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
  await search()
  expect((await screen.findAllByText('At least one adult per room')).length).toBeGreaterThan(0)
  expect(path()).toBe('/')
})

test('A field that opens a list is named by its label and its value', async () => {
  await openPortal('/')
  const names = ['Check-in Sun 22 Nov', 'Rooms and guests 1 room · 2 adults', 'Nationality China']
  for (const name of names) expect(await screen.findByRole('button', { name })).toBeDefined()
})

test('R2.68 R2.69 Check-in and check-out are chosen on a calendar, where yesterday is disabled', async () => {
  const { path } = await openPortal('/')
  await choose('yangon', /^Yangon /)
  await userEvent.click(screen.getByRole('button', { name: /^Check-in/ }))
  const calendar = await screen.findByRole('dialog', { name: 'Check-in and check-out' })
  const day = (name: RegExp) => within(calendar).findByRole('button', { name })
  expect((await day(/20 Nov 2026/)).hasAttribute('disabled')).toBe(true)
  await userEvent.click(await day(/12 Dec 2026/))
  await userEvent.click(await day(/15 Dec 2026/))
  expect(await screen.findByText('3 nights')).toBeDefined()
  await search()
  await waitFor(() => expect(path()).toContain('check_in=2026-12-12&check_out=2026-12-15'))
})

test('Marks a missing age once its field is left, not while the child is being added', async () => {
  await openPortal('/')
  await userEvent.click(await screen.findByRole('button', { name: /^Rooms and guests/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Rooms and guests' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'More: Children' }))
  const age = within(dialog).getByRole('combobox', { name: 'Age of child 1' })
  expect(age.getAttribute('aria-invalid')).not.toBe('true')
  await userEvent.click(age)
  await userEvent.tab()
  expect(age.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
  await userEvent.click(await screen.findByRole('button', { name: /^Rooms and guests/ }))
  const again = await screen.findByRole('combobox', { name: 'Age of child 1' })
  expect(again.getAttribute('aria-invalid')).toBe('true')
})

test('R2.70 R2.71 One to nine rooms, each with adults, children and an age for each child', async () => {
  const { path } = await openPortal('/')
  await choose('yangon', /^Yangon /)
  const dialog = await openRooms()
  const press = (name: string) => userEvent.click(within(dialog).getByRole('button', { name }))
  await press('More: Children')
  await press('Done')
  await search()
  expect(await screen.findByText('Please choose the age of each child')).toBeDefined()

  const again = await openRooms()
  await userEvent.selectOptions(within(again).getByLabelText('Age of child 1'), '5')
  for (let room = 1; room < 9; room += 1) {
    await userEvent.click(within(again).getByRole('button', { name: `Copy room ${room}` }))
  }
  expect(within(again).getByRole('button', { name: 'Add room' }).hasAttribute('disabled')).toBe(true)
  await userEvent.click(within(again).getByRole('button', { name: 'Done' }))
  await search()
  await waitFor(() => expect(decodeURIComponent(path())).toContain(`rooms=${Array(9).fill('2-5').join(',')}`))
})

test('R2.72 R7.12 The nationality is China unless another country is chosen', async () => {
  const { path } = await openPortal('/')
  await choose('yangon', /^Yangon /)
  const field = screen.getByRole('button', { name: /^Nationality/ })
  expect(field.textContent).toBe('China')
  await userEvent.click(field)
  await screen.findByRole('option', { name: /Myanmar/ })
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(names.slice(1, 3)).toEqual([expect.stringMatching(/^Afghanistan/), expect.stringMatching(/^Åland/)])
  expect(callsTo('/api/ajax/country').map(({ query }) => String(query))).toEqual(['select=true'])
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'မြန်မာ')
  await userEvent.click(await screen.findByRole('option', { name: /Myanmar/ }))
  expect(document.activeElement).toBe(field)
  await search()
  await waitFor(() => expect(path()).toContain('nationality=MM'))
})

test('a new search begins with the nationality of the last one', async () => {
  localStorage.setItem('guest-nationality', 'TH')
  const { view } = await openPortal('/')
  expect(await screen.findByRole('button', { name: 'Nationality Thailand' })).toBeDefined()
  view.unmount()
  localStorage.setItem('guest-nationality', 'nonsense')
  await openPortal('/')
  expect(await screen.findByRole('button', { name: 'Nationality China' })).toBeDefined()
  localStorage.removeItem('guest-nationality')
})

test('R2.125 the countries searched last come first among the nationalities, then the default, then all by name', async () => {
  localStorage.setItem('guest-nationality', 'TH,MM')
  await openPortal('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Nationality Thailand' }))
  await screen.findByRole('option', { name: /Afghanistan/ })
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
  for (const [index, name] of ['Thailand', 'Myanmar', 'China', 'Afghanistan'].entries())
    expect(names[index]).toContain(name)
})

test('each product has its search in a tab, and the recent ones list what was searched', async () => {
  const { router, path } = await openPortal('/')
  await userEvent.click(await screen.findByRole('tab', { name: 'Airport transfers' }))
  expect(await screen.findByRole('search', { name: 'Airport transfer search' })).toBeDefined()
  await userEvent.click(screen.getByRole('tab', { name: 'Car rentals' }))
  await screen.findByRole('search', { name: 'Car search' })
  await userEvent.type(screen.getByRole('combobox', { name: 'Pick-up location' }), 'bagan')
  const [found] = await screen.findAllByRole('option', { name: /^Bagan .*Myanmar/ })
  await userEvent.click(found as HTMLElement)
  await userEvent.click(screen.getByRole('button', { name: 'Search cars' }))
  await waitFor(() => expect(path()).toMatch(/^\/car\/list\?pick_up=bagan/))
  await screen.findByRole('heading', { level: 1, name: 'Cars from Bagan' })
  await router.navigate({ to: '/' })
  const recent = await screen.findByRole('region', { name: 'Recent searches' })
  expect(within(recent).getByRole('link', { name: /Bagan/ }).getAttribute('href')).toMatch(
    /^\/car\/list\?pick_up=bagan/,
  )
})

test('A visitor sees below the search what the portal offers and how to join, and a member does not', async () => {
  const { view } = await openPortal('/')
  const offer = await screen.findByRole('region', { name: 'What this portal offers' })
  // The popular cities below them come when the page is idle.
  expect(within(offer).getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(3)
  expect(within(offer).getByRole('link', { name: 'Open an account' }).getAttribute('href')).toBe(
    '/user/login?type=register',
  )
  view.unmount()
  await openPortal('/', { user: mock.signIn('newleaf') })
  await destination()
  await screen.findByRole('navigation', { name: 'About this site' })
  expect(screen.queryByRole('region', { name: 'What this portal offers' })).toBeNull()
})
