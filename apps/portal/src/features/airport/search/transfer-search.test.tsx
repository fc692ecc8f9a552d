import { mockForTests } from '@portal/mock-server/node'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'

const mock = mockForTests()
let airportCalls: string[] = []
let sent: { path: string; body: Record<string, unknown> }[] = []

beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', async ({ request }) => {
    const { pathname, search: query } = new URL(request.url)
    if (pathname === '/api/airport/index') airportCalls.push(query)
    if (pathname === '/api/airport/search')
      sent.push({ path: pathname, body: (await request.clone().json()) as Record<string, unknown> })
  })
})
beforeEach(() => {
  airportCalls = []
  sent = []
})
afterAll(() => mock.server.close())

const form = () => screen.findByRole('search', { name: 'Airport transfer search' })
const field = (name: string) => screen.getByRole('combobox', { name })
const search = () => userEvent.click(screen.getByRole('button', { name: 'Search transfers' }))

async function choose(name: string, text: string, option: RegExp) {
  await userEvent.type(field(name), text)
  const [found] = await screen.findAllByRole('option', { name: option })
  await userEvent.click(found as HTMLElement)
}

/** A day and a time on the clock of the airport. */
async function setMoment(label: string, day: RegExp, time: string) {
  const group = screen.getByRole('group', { name: label })
  await userEvent.click(within(group).getByRole('button', { name: new RegExp(label) }))
  const calendar = await screen.findByRole('dialog', { name: label })
  // Months ahead are a press away.
  const chosen = within(calendar).queryByRole('button', { name: day })
  if (!chosen) await userEvent.click(within(calendar).getByRole('button', { name: 'Next month' }))
  await userEvent.click(await within(calendar).findByRole('button', { name: day }))
  if (time !== '') fireEvent.change(within(group).getByLabelText('Time'), { target: { value: time } })
}

async function openForm() {
  const portal = await openPortal('/airport/list')
  await form()
  return portal
}

async function fillPickUp() {
  await choose('Arriving airport', 'rgn', /RGN/)
  await userEvent.type(screen.getByRole('textbox', { name: 'Flight number' }), '8m 332')
  await choose('Destination', 'railway', /^Yangon Central Railway Station/)
  await setMoment('Flight arrives', /^10 December 2026|10 Dec/, '15:15')
}

test('R5.11 R5.12 R5.13 Asks for each missing part in its own words, moves to the first, and sends nothing', async () => {
  const { path } = await openForm()
  await search()
  expect(await screen.findByText('Please select an arriving airport')).toBeDefined()
  expect(screen.getByText('Please enter a flight number')).toBeDefined()
  expect(screen.getByText('Please enter a destination')).toBeDefined()
  expect(screen.getByText('Please enter the time of the flight or of the transfer')).toBeDefined()
  expect(document.activeElement).toBe(field('Arriving airport'))
  expect(path()).toBe('/airport/list')
  expect(sent).toEqual([])
})

test('Suggests places only at the airport, and accepts any other typed place', async () => {
  await openForm()
  const type = async (text: string) => {
    await userEvent.clear(field('Destination'))
    await userEvent.type(field('Destination'), text)
  }
  await type('Bangkok')
  expect((await screen.findAllByRole('option', { name: /Bangkok/ })).length).toBeGreaterThan(0)
  await choose('Arriving airport', 'rgn', /RGN/)
  await type('Bangkok')
  await waitFor(() => expect(screen.queryAllByRole('option', { name: /Bangkok/ })).toEqual([]))
  await type('railway')
  expect(await screen.findByRole('option', { name: /^Yangon Central Railway Station/ })).toBeDefined()
})

test('R2.47 R2.50 R2.51 R5.14 A pick-up asks for the destination, a drop-off for the departure', async () => {
  await openForm()
  expect(field('Destination')).toBeDefined()
  expect(screen.queryByRole('combobox', { name: 'Departure' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Airport drop-off' }))
  expect(field('Departure')).toBeDefined()
  expect(field('Departing airport')).toBeDefined()
  expect(screen.queryByRole('combobox', { name: 'Destination' })).toBeNull()
  await search()
  expect(await screen.findByText('Please enter a departure')).toBeDefined()
  expect(screen.queryByText('Please enter a destination')).toBeNull()
})

test.each([
  ['rgn', /^Yangon International Airport \(RGN\)/],
  ['mandalay', /\(MDL\)/],
  ['仰光', /\(RGN\)/],
  ['ရန်ကုန်', /\(RGN\)/],
])('R2.48 Finds the arriving airport by %s', async (typed, option) => {
  await openForm()
  await userEvent.click(field('Arriving airport'))
  const list = await screen.findByRole('listbox', { name: 'Arriving airport' })
  await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(55))
  await userEvent.type(field('Arriving airport'), typed)
  const found = () => within(screen.getByRole('listbox', { name: 'Arriving airport' })).getAllByRole('option')
  await waitFor(() => expect(found().length).toBeLessThan(55))
  await userEvent.click(found().find((one) => option.test(one.textContent ?? '')) as HTMLElement)
  expect((field('Arriving airport') as HTMLInputElement).value).toMatch(option)
})

test('R7.20 The airport options are requested with select, and with the typed text', async () => {
  await openForm()
  await userEvent.type(field('Arriving airport'), 'mandalay')
  await waitFor(() => expect(airportCalls.at(-1)).toBe('?select=true&quickSearch=mandalay'))
  for (const query of airportCalls) expect(query).toMatch(/^\?select=true(?:&quickSearch=\w+)?$/)
})

test('R2.49 R2.52 R2.53 R2.54 R2.55 R2.56 The address has the whole search, and the request too', async () => {
  const { path } = await openForm()
  await fillPickUp()
  await setMoment('Transfer time', /10 December 2026|10 Dec/, '16:00')
  await userEvent.click(screen.getByRole('button', { name: /^Passengers and luggage/ }))
  const people = await screen.findByRole('dialog', { name: 'Passengers and luggage' })
  await userEvent.click(within(people).getByRole('button', { name: 'More: Children' }))
  await userEvent.click(within(people).getByRole('button', { name: 'More: Luggage' }))
  await userEvent.click(within(people).getByRole('button', { name: 'Done' }))
  await search()
  expect(await screen.findByText('Please choose the age of each child')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: /^Passengers and luggage/ }))
  await userEvent.selectOptions(await screen.findByLabelText('Age of child 1'), '5')
  await userEvent.selectOptions(screen.getByLabelText('Driver’s language'), 'chinese')
  await userEvent.type(screen.getByLabelText('Booking reminder'), 'Child sleeps in the car')
  await search()
  await waitFor(() => expect(path()).toContain('booking_reminder='))
  expect(Object.fromEntries(new URLSearchParams(path().split('?')[1]))).toEqual({
    transfer_type: 'pickup',
    airport: 'RGN',
    airport_name: 'Yangon International Airport (RGN)',
    tz: 'Asia/Yangon',
    flight_number: '8M332',
    place_id: 'yangon-station',
    place_name: 'Yangon Central Railway Station',
    flight_local: '2026-12-10T15:15:00+06:30',
    service_local: '2026-12-10T16:00:00+06:30',
    passengers: '2-5',
    luggage: '3',
    driver_language: 'chinese',
    booking_reminder: 'Child sleeps in the car',
  })
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    transfer_type: 'pickup',
    airport: 'RGN',
    flight_number: '8M332',
    flight_local: '2026-12-10T15:15:00+06:30',
    service_local: '2026-12-10T16:00:00+06:30',
    passengers: { adults: 2, child_ages: [5] },
    luggage: 3,
    driver_language: 'chinese',
  })
  expect(await screen.findByText('7 vehicle classes')).toBeDefined()
  expect(((await form()).querySelector('[value="Child sleeps in the car"]') as HTMLInputElement).value).toBe(
    'Child sleeps in the car',
  )
})

test('R2.53 R2.55 A drop-off asks when the flight leaves, and requests a driver who speaks Burmese', async () => {
  const { path } = await openForm()
  await userEvent.click(screen.getByRole('radio', { name: 'Airport drop-off' }))
  await choose('Departing airport', 'rgn', /RGN/)
  await userEvent.type(screen.getByRole('textbox', { name: 'Flight number' }), '6e 203')
  await choose('Departure', 'railway', /^Yangon Central Railway Station/)
  await setMoment('Flight departs', /^10 December 2026|10 Dec/, '15:15')
  await userEvent.selectOptions(screen.getByLabelText('Driver’s language'), 'burmese')
  await search()
  await waitFor(() => expect(path()).toContain('driver_language=burmese'))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    transfer_type: 'dropoff',
    flight_local: '2026-12-10T15:15:00+06:30',
    driver_language: 'burmese',
  })
})

test('a time can be typed in any 24-hour form and changed by arrow keys; invalid text is marked and kept', async () => {
  const { path } = await openForm()
  await fillPickUp()
  fireEvent.change(screen.getByRole('textbox', { name: 'Flight number' }), { target: { value: '6E203' } })
  const time = within(screen.getByRole('group', { name: 'Flight arrives' })).getByLabelText('Time')
  const type = async (text: string) => {
    await userEvent.clear(time)
    await userEvent.type(time, text)
  }
  await type('2:30 pm{Tab}')
  expect(time).toHaveProperty('value', '14:30')
  await type('2515{Tab}')
  expect(await screen.findByText('Please enter a time such as 14:30')).toBeDefined()
  expect(time).toHaveProperty('value', '2515')
  await search()
  expect(path()).toBe('/airport/list')
  await type('915{ArrowUp}{Enter}')
  expect(screen.queryByText('Please enter a time such as 14:30')).toBeNull()
  await waitFor(() => expect(path()).toContain('flight_local='))
  expect(new URLSearchParams(path().split('?')[1]).get('flight_local')).toBe('2026-12-10T09:30:00+06:30')
})

test('R3.81 the timetable’s time fills an empty field once number and day are chosen; another one is offered', async () => {
  await openForm()
  await choose('Arriving airport', 'rgn', /RGN/)
  await userEvent.type(screen.getByRole('textbox', { name: 'Flight number' }), '8M332')
  await setMoment('Flight arrives', /10 December 2026|10 Dec/, '')
  const time = () => within(screen.getByRole('group', { name: 'Flight arrives' })).getByLabelText('Time')
  await waitFor(() => expect(time()).toHaveProperty('value', '15:15'))
  expect(screen.queryByRole('button', { name: 'Use this time' })).toBeNull()
  fireEvent.change(time(), { target: { value: '16:00' } })
  await userEvent.click(await screen.findByRole('button', { name: 'Use this time' }))
  expect(time()).toHaveProperty('value', '15:15')
})

test('R3.81 a time that was typed meanwhile stays', async () => {
  await openForm()
  await choose('Arriving airport', 'rgn', /RGN/)
  fireEvent.change(screen.getByRole('textbox', { name: 'Flight number' }), { target: { value: '8M332' } })
  await setMoment('Flight arrives', /10 December 2026|10 Dec/, '17:20')
  await screen.findByRole('button', { name: 'Use this time' })
  const landing = within(screen.getByRole('group', { name: 'Flight arrives' }))
  expect(landing.getByLabelText('Time')).toHaveProperty('value', '17:20')
})

test('R3.46 clearing the number of a drop-off clears the time that came from it; a typed one stays', async () => {
  await openForm()
  await userEvent.click(screen.getByRole('radio', { name: 'Airport drop-off' }))
  await choose('Departing airport', 'rgn', /RGN/)
  const number = screen.getByRole('textbox', { name: 'Flight number' })
  fireEvent.change(number, { target: { value: '8M331' } })
  await setMoment('Flight departs', /10 December 2026|10 Dec/, '')
  const time = () => within(screen.getByRole('group', { name: 'Flight departs' })).getByLabelText('Time')
  await waitFor(() => expect(time()).toHaveProperty('value', '07:45'))
  fireEvent.change(number, { target: { value: '' } })
  expect(time()).toHaveProperty('value', '')
  fireEvent.change(number, { target: { value: '8M331' } })
  fireEvent.change(time(), { target: { value: '20:00' } })
  fireEvent.change(number, { target: { value: '' } })
  expect(time()).toHaveProperty('value', '20:00')
})

test('R3.46 the time offered for a ride after midnight is that of the evening before', async () => {
  await openForm()
  await choose('Arriving airport', 'rgn', /RGN/)
  fireEvent.change(screen.getByRole('textbox', { name: 'Flight number' }), { target: { value: '8M336' } })
  await setMoment('Transfer time', /10 December 2026|10 Dec/, '00:30')
  await userEvent.click(await screen.findByRole('button', { name: 'Use this time' }))
  const landing = screen.getByRole('group', { name: 'Flight arrives' })
  expect(within(landing).getByLabelText('Time')).toHaveProperty('value', '21:00')
  expect(landing.textContent).toMatch(/9 Dec/)
})

test('R5.85 a time that the timetable contradicts is searched with once it is said which one counts', async () => {
  const { path } = await openForm()
  await fillPickUp()
  const time = within(screen.getByRole('group', { name: 'Flight arrives' })).getByLabelText('Time')
  fireEvent.change(time, { target: { value: '12:00' } })
  expect(await screen.findByText(/arrives at 15:15; you entered 12:00/)).toBeDefined()
  await search()
  const newTime = screen.getByRole('checkbox', { name: /12:00/ })
  await waitFor(() => expect(document.activeElement).toBe(newTime))
  expect(path()).toBe('/airport/list')
  await userEvent.click(newTime)
  await search()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    flight_local: '2026-12-10T12:00:00+06:30',
    flight_time_known: true,
  })
})

test('R5.87 a place whose name is typed comes first, also with a slip; the code of an airport leads to it', async () => {
  await openForm()
  const first = async (text: string, option: RegExp) => {
    await userEvent.clear(field('Destination'))
    await userEvent.type(field('Destination'), text)
    await screen.findByRole('option', { name: option })
    return screen.getAllByRole('option')[0]?.textContent
  }
  expect(await first('Yangoon', /^Yangon Myanmar|^Yangon.*Myanmar/)).toMatch(/^Yangon/)
  expect(await first('MDL', /^Mandalay International Airport/)).toMatch(/^Mandalay International Airport/)
})
