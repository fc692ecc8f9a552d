import { mockForTests } from '@portal/mock-server/node'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

const stay = 'check_in=2026-12-12&check_out=2026-12-14&rooms=2-7,1&nationality=CN'
const open = (search = stay, hotel = '1001') =>
  openPortal(`/hotel/detail/${hotel}?${search}`, { user: mock.signIn('goldenland') })

const steps = () => within(screen.getByRole('list', { name: 'Rooms of this stay' })).getAllByRole('button')
const bar = () => screen.getByRole('group', { name: 'Chosen rooms' })
const proceed = () => within(bar()).getByRole<HTMLButtonElement>('button', { name: 'Continue' })
const choose = async (rate: RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name: rate }))[0] as HTMLElement)
const room = (number: number) => screen.findByRole('heading', { name: `Room ${number} of 2` })

/** A family room for the family, a standard room for the other guest. */
async function chooseBoth() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Choose per room' }))
  await room(1)
  await choose(/^Choose: Family Room, Flexible$/)
  await room(2)
  await choose(/^Choose: Standard Room, Non-refundable$/)
  await waitFor(() => expect(proceed().disabled).toBe(false))
}

test('R3.57 A rate is chosen for each room, a bar gives the total of all, and the booking form names each room', async () => {
  const { path } = await open()
  await chooseBoth()
  expect(steps().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Room 1 · 2 adults · 1 child \(aged 7\)Family Room · Flexible/),
    expect.stringMatching(/Room 2 · 1 adultStandard Room · Non-refundable/),
  ])
  expect(bar().textContent).toContain('2 of 2 rooms chosen')
  expect(bar().textContent).toContain('Room 2: Non-refundable')
  await userEvent.click(proceed())
  await waitFor(() => expect(path()).toMatch(/^\/hotel\/booking\?/))
  const summary = await screen.findByRole('complementary', { name: 'Your booking' })
  expect(summary.textContent).toContain('Room 1: Family Room · Flexible')
  expect(summary.textContent).toContain('Room 2: Standard Room · Non-refundable')
  expect(screen.getByText(/^Room 2 \(Standard Room\) is non-refundable/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Change room' }))
  await waitFor(() => expect(steps()[0]?.textContent).toContain('Family Room · Flexible'))
})

test('R3.57 The address keeps the choice; another price and a lost rate are said before anybody continues', async () => {
  const { path } = await open()
  await chooseBoth()
  const address = path().split('?')[1] ?? ''
  cleanup()
  await open(address)
  await waitFor(() => expect(proceed().disabled).toBe(false))
  expect(screen.queryByText(/now costs/)).toBeNull()
  cleanup()
  const picked = decodeURIComponent(/picked=([^&]*)/.exec(address)?.[1] ?? '')
  const [first = '', second = ''] = picked.split(',')
  const other = [first.replace(/\*.*/, '*1.00'), second.replace('std', 'gone')].join()
  await open(address.replace(/picked=[^&]*/, `picked=${encodeURIComponent(other)}`))
  expect(await screen.findByText(/^Room 1 now costs CNY [\d,.]+ instead of CNY 1\.00\.$/)).toBeDefined()
  expect(screen.getByText(/^The rate chosen for room 2 is no longer available/)).toBeDefined()
  expect(proceed().disabled).toBe(true)
})

test('R3.57 Two rooms of a type of which one is left are said to be too many', async () => {
  await open('check_in=2026-12-10&check_out=2026-12-12&rooms=2,2&nationality=CN&each=true', '1019')
  await room(1)
  await choose(/^Choose: Superior Room, /)
  await room(2)
  await choose(/^Choose: Superior Room, /)
  expect(
    await within(bar()).findByText(/^Rooms 1, 2 are all Superior Room, of which one is left/),
  ).toBeDefined()
  expect(proceed().disabled).toBe(true)
})

test('prices that have expired before they are combined are loaded again', async () => {
  await open(`${stay}&each=true`)
  await room(1)
  await choose(/^Choose: Family Room, Flexible$/)
  await room(2)
  mock.world.faults.add({ operation: 'combineHotelRates', code: 0, error_key: 'RATE_EXPIRED', times: 1 })
  await choose(/^Choose: Standard Room, Flexible$/)
  expect(await within(bar()).findByText('The total could not be loaded.')).toBeDefined()
  await userEvent.click(within(bar()).getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(proceed().disabled).toBe(false))
})

test('one room, and a backend that cannot combine rates, leave no choice', async () => {
  await open(stay.replace('2-7,1', '2'))
  await screen.findAllByRole('button', { name: /^Book: / })
  expect(screen.queryByRole('radio', { name: 'Choose per room' })).toBeNull()
  cleanup()
  const lacks = ['combineHotelRates'] as const
  await openPortal(`/hotel/detail/1001?${stay}&each=true`, { user: mock.signIn('goldenland'), lacks })
  await screen.findAllByRole('button', { name: /^Book: / })
  expect(screen.queryByRole('radio', { name: 'Choose per room' })).toBeNull()
})

test('R3.43 Infants are counted by the age that the hotel names: 3 at this one', async () => {
  await open('check_in=2026-12-12&check_out=2026-12-14&rooms=2-2-3,1&nationality=CN&each=true', '1009')
  await room(1)
  expect(steps()[0]?.textContent).toMatch(/2 adults · 1 child · 1 infant/)
  expect(screen.getByText(/^2 rooms · 3 adults/).textContent).toMatch(/1 child · 1 infant$/)
})

test('R3.57 A booking made again has the rates of its rooms chosen at today’s price', async () => {
  await open(`${stay}&each=true&picked=1001-fam-flx,1001-std-nrf`)
  await waitFor(() => expect(proceed().disabled).toBe(false))
  expect(screen.queryByText(/now costs/)).toBeNull()
})
