import { saveGuest } from '@portal/api-client'
import { mockForTests } from '@portal/mock-server/node'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dropAllDrafts } from '../../../shared/form/form-drafts.ts'
import { openHotelBooking, testStay } from '../../../test/open-hotel-booking.ts'
import { openPortal } from '../../../test/open-portal.tsx'
import { write } from '../../../test/page.ts'

const mock = mockForTests()
let sent: { path: string; body: Record<string, unknown> }[] = []

beforeAll(() => {
  mock.server.listen()
  mock.server.events.on('request:start', async ({ request }) => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') sent.push({ path: pathname, body: await request.clone().json() })
  })
})
beforeEach(() => {
  sent = []
  dropAllDrafts()
})
afterAll(() => mock.server.close())

const callsTo = (path: string) => sent.filter((call) => call.path === path).map(({ body }) => body)
const orders = () => mock.world.tables.order.size

/** Opens the booking page of a rate; its form is there. */
async function openBooking({ hotel = '1001', plan = /Flexible/ } = {}) {
  const portal = await openHotelBooking(mock.signIn('goldenland'), { hotel, plan })
  await screen.findByRole('combobox', { name: 'Full name, room 1, Adult 1' })
  return portal
}

const guest = (name: string) => screen.getByRole('combobox', { name: `Full name, ${name}` })

/** `family` keeps these guests apart from those of other tests. */
function nameGuests(family = '') {
  write(guest('room 1, Adult 1'), `Thant${family}`)
  write(guest('room 1, Adult 2'), `王伟${family}`)
  write(guest('room 1, Child 1 (age 5)'), `Mi Mi${family}`)
  write(guest('room 2, Adult 1'), `Daw Khin${family}`)
}

const place = () => userEvent.click(screen.getByRole('button', { name: 'Place order' }))

test('R3.14 R7.30 The form takes every guest of every room, the contact and requests, and checks the rate before booking', async () => {
  const before = orders()
  const { path } = await openBooking()
  nameGuests()
  write(screen.getByLabelText(/^Contact phone/), '+86 138 0000 1111')
  write(screen.getByLabelText(/^Special requests/), 'High floor')
  sent = []
  await place()
  await waitFor(() => expect(path()).toMatch(/^\/user\/order\/detail\/H\d{10}$/))
  // The payment is offered at once.
  expect(await screen.findByRole('dialog', { name: /Pay/ })).toBeDefined()
  const posts = sent.map((call) => call.path).filter((name) => /checkRate|book$/.test(name))
  expect(posts).toEqual(['/api/hotel/checkRate', '/api/hotel/book'])
  const [booked] = callsTo('/api/hotel/book')
  expect(booked).toMatchObject({
    guests: [
      { room_index: 1, full_name: 'Thant', type: 'adult', is_lead: true },
      { room_index: 1, full_name: '王伟', type: 'adult', is_lead: false },
      { room_index: 1, full_name: 'Mi Mi', type: 'child', age: 5, is_lead: false },
      { room_index: 2, full_name: 'Daw Khin', type: 'adult', is_lead: true },
    ],
    contact: { phone: '+8613800001111' },
    special_requests: 'High floor',
  })
  expect(orders()).toBe(before + 1)
})

test('R3.56 Each room has its own bed where the rate leaves it open, and so has the order', async () => {
  const { path } = await openBooking({ hotel: '1010' })
  const [first] = screen.getAllByRole('radiogroup', { name: 'Bed' })
  const beds = within(first as HTMLElement)
  expect(beds.getByRole<HTMLInputElement>('radio', { name: 'Queen' }).checked).toBe(true)
  await userEvent.click(beds.getByRole('radio', { name: 'Twin' }))
  nameGuests(' Bed')
  await place()
  await waitFor(() => expect(path()).toMatch(/^\/user\/order\/detail\/H\d{10}$/))
  expect(mock.world.tables.order.get(path().split('/').at(-1) ?? '')).toMatchObject({
    rooms: [{ bed_type: 'twin' }, { bed_type: 'queen' }],
  })
  cleanup()
  await openBooking()
  expect(screen.queryByRole('radiogroup', { name: 'Bed' })).toBeNull()
})

test('R5.01 R5.19 Names an empty name at the top and at the field, and books nothing', async () => {
  await openBooking()
  await userEvent.type(guest('room 1, Adult 1'), 'Thant')
  await userEvent.clear(screen.getByLabelText(/^Contact person/))
  await place()
  expect(await screen.findByText('4 entries need your attention')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Room 2, Adult 1: Guest full name cannot be empty' })
  expect(screen.getByRole('link', { name: 'Contact person: Required' })).toBeDefined()
  expect(screen.queryByRole('link', { name: /Room 1, Adult 1/ })).toBeNull()
  await userEvent.click(link)
  expect(document.activeElement).toBe(guest('room 2, Adult 1'))
  expect(callsTo('/api/hotel/book')).toEqual([])
})

test('two clicks on the button and the Enter key make one order', async () => {
  const slow = mock.world.faults.add({ operation: 'bookHotel', latency: 500 })
  const before = orders()
  const { path } = await openBooking()
  nameGuests(' Two')
  const button = screen.getByRole('button', { name: 'Place order' })
  await userEvent.dblClick(button)
  fireEvent.submit(button.closest('form') as HTMLFormElement)
  await waitFor(() => expect(path()).toContain('/user/order/detail/'))
  expect(callsTo('/api/hotel/book')).toHaveLength(1)
  expect(orders()).toBe(before + 1)
  mock.world.faults.remove(slow.id)
})

test('booking guests who already have an order for these nights needs a confirmation', async () => {
  const first = await openBooking()
  nameGuests(' Again')
  await place()
  await waitFor(() => expect(first.path()).toContain('/user/order/detail/'))
  cleanup()
  sent = []
  const { path } = await openBooking()
  nameGuests(' Again')
  await place()
  const dialog = await screen.findByRole('dialog', { name: 'A guest already has a booking' })
  expect(dialog.textContent).toContain('Thant Again')
  const existing = within(dialog).getByRole('link')
  expect(existing.textContent).toMatch(/^H\d{10}$/)
  expect(existing.getAttribute('href')).toBe(`/user/order/detail/${existing.textContent}`)
  expect(existing.getAttribute('target')).toBe('_blank')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go back and check' }))
  expect((guest('room 1, Adult 1') as HTMLInputElement).value).toBe('Thant Again')
  await place()
  await userEvent.click(await screen.findByRole('button', { name: 'Book anyway' }))
  await waitFor(() => expect(path()).toContain('/user/order/detail/'))
  expect(callsTo('/api/hotel/book').map(({ confirm_duplicate }) => confirm_duplicate)).toEqual([
    false,
    false,
    true,
  ])
})

test('Warns about two guests with the same name in a room, and books once they are confirmed as two people', async () => {
  const { path } = await openBooking()
  nameGuests(' Elder')
  write(guest('room 1, Adult 2'), 'ELDER Thant')
  const box = screen.getByRole('checkbox', { name: 'They are two different people' })
  expect(screen.getByText('In room 1, Adult 1 and Adult 2 have the same name, “Thant Elder”.')).toBeDefined()
  await place()
  const note = /^Room 1, Adult 2: Entered twice: please correct it, or confirm below/
  expect(await screen.findByRole('link', { name: note })).toBeDefined()
  expect(callsTo('/api/hotel/book')).toEqual([])
  await userEvent.click(box)
  expect(screen.queryByRole('link', { name: note })).toBeNull()
  await place()
  await waitFor(() => expect(path()).toMatch(/^\/user\/order\/detail\/H\d{10}$/))
  expect(callsTo('/api/hotel/book')).toMatchObject([{ confirm_duplicate: false, different_people: true }])
})

test('Remembers with the form that two guests are different people, and asks again for other names', async () => {
  const { router } = await openBooking()
  nameGuests(' Younger')
  write(guest('room 1, Adult 2'), 'Thant Younger')
  await userEvent.click(screen.getByRole('checkbox', { name: 'They are two different people' }))
  await router.navigate({ to: '/' })
  await screen.findByRole('tab', { name: 'Hotels' })
  router.history.back()
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'They are two different people' })
  expect((await box()).checked).toBe(true)
  write(guest('room 1, Adult 1'), 'Mya Younger')
  expect(screen.queryByRole('checkbox', { name: 'They are two different people' })).toBeNull()
  write(guest('room 1, Adult 2'), 'Mya Younger')
  expect((await box()).checked).toBe(false)
})

test('R9.13 A non-refundable rate says so before booking and needs a tick', async () => {
  const { path } = await openBooking({ hotel: '1009', plan: /./ })
  expect(
    screen.getByText('Non-refundable: once confirmed, this booking cannot be changed or cancelled.'),
  ).toBeDefined()
  nameGuests(' Nine')
  await place()
  const dialog = await screen.findByRole('dialog', { name: 'Book a non-refundable room?' })
  const confirm = within(dialog).getByRole('button', { name: 'Place order' })
  expect(confirm.hasAttribute('disabled')).toBe(true)
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /cannot be refunded/ }))
  await userEvent.click(confirm)
  await waitFor(() => expect(path()).toContain('/user/order/detail/'))
})

test('R9.15 R9.16 Requests are not guaranteed, and a wrong nationality or name may cost extra', async () => {
  await openBooking()
  const description = 'Passed on to the hotel, but not guaranteed.'
  expect(screen.getByRole('textbox', { name: /^Special requests/, description })).toBeDefined()
  expect(
    screen.getByText(
      'If the actual guest’s nationality or name does not match the booking, this may cause extra charges, inability to change, or refusal of check-in.',
    ),
  ).toBeDefined()
  expect(screen.getByText('This price is for guests of nationality China.')).toBeDefined()
})

test('R7.30 A price that changed since it was chosen must be accepted first, on the booking page too', async () => {
  const user = mock.signIn('goldenland')
  const { router, path } = await openPortal(`/hotel/detail/1002?${new URLSearchParams(testStay)}`, { user })
  const [button] = await screen.findAllByRole('button', { name: /^Book: / })
  await userEvent.click(button as HTMLElement)
  await userEvent.click(await screen.findByRole('button', { name: 'Other rooms' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [asked] = callsTo('/api/hotel/checkRate')
  const { rate_key, known_total } = asked as {
    rate_key: string
    known_total: { amount: string; currency: string }
  }
  await router.navigate({
    to: '/hotel/booking',
    search: {
      ...testStay,
      hotel_id: '1002',
      rate_key,
      known_total: known_total.amount,
      currency: known_total.currency,
    },
  })
  await waitFor(() => expect(path()).toContain('/hotel/booking'))
  const dialog = await screen.findByRole('dialog', { name: 'The price has changed' })
  expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept and continue' }))
  await screen.findByRole('combobox', { name: 'Full name, room 1, Adult 1' })
  nameGuests(' Moved')
  sent = []
  await place()
  await userEvent.click(await screen.findByRole('checkbox', { name: /cannot be refunded/ }))
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Place order' }))
  await waitFor(() => expect(callsTo('/api/hotel/book')).toHaveLength(1))
  const [booked] = callsTo('/api/hotel/book') as { accepted_total: { amount: string } }[]
  expect(Number(booked?.accepted_total.amount)).toBeGreaterThan(Number(known_total.amount))
})

test('R9.28 Shows what the guest pays on the spot as the rate gives it, apart from the total', async () => {
  const [bagan] = mock.world.catalogue.hotelsOfCity('bagan')
  await openBooking({ hotel: bagan?.id ?? '', plan: /./ })
  const summary = screen.getByRole('complementary', { name: 'Your booking' })
  const onSpot = within(summary).getByRole('heading', { name: 'Paid at the hotel' }).parentElement
  expect(onSpot?.textContent).toContain('the guest pays it on the spot')
  // Four people; the fee is the city's own, in its own currency.
  expect(onSpot?.textContent).toMatch(/Bagan archaeological zone fee.*4 people.*MMK.100,000/)
  expect(within(summary).getByRole('heading', { name: 'Included in the total' })).toBeDefined()
})

test('restores what was typed when the operator returns to the same stay', async () => {
  const { router } = await openBooking()
  nameGuests()
  await router.navigate({ to: '/' })
  await screen.findByRole('tab', { name: 'Hotels' })
  router.history.back()
  await waitFor(() => expect((guest('room 2, Adult 1') as HTMLInputElement).value).toBe('Daw Khin'))
})

test('a price that expired on the way leads back to the hotel and keeps what was typed', async () => {
  const { path } = await openBooking()
  nameGuests()
  mock.world.clock.advance(3_600_000)
  await place()
  const dialog = await screen.findByRole('dialog', { name: 'This price has expired' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back to the hotel' }))
  await waitFor(() => expect(path()).toContain('/hotel/detail/1001'))
})

test('a price with a truncated key leads back to the hotel', async () => {
  const address = '/hotel/booking?hotel_id=1001&rate_key=cut&known_total=100.00&currency=CNY'
  const dates = 'check_in=2026-12-12&check_out=2026-12-14'
  const { path } = await openPortal(`${address}&${dates}`, { user: mock.signIn('goldenland') })
  expect(await screen.findByText('This price has expired')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Back to the hotel' }))
  await waitFor(() => expect(path()).toContain('/hotel/detail/1001'))
})

test('a page without a chosen rate says what to do', async () => {
  await openPortal('/hotel/booking', { user: mock.signIn('goldenland') })
  expect(await screen.findByText('No room was chosen')).toBeDefined()
})

test('a visitor is asked to sign in and returns to the booking', async () => {
  const { path } = await openPortal('/hotel/booking?hotel_id=1001')
  await waitFor(() => expect(path()).toContain('/user/login'))
  expect(decodeURIComponent(path())).toContain('to=/hotel/booking?hotel_id=1001')
})

test('reads a pasted list, shows it for review, and fills the rooms', async () => {
  await openBooking()
  await userEvent.click(screen.getByRole('button', { name: 'Paste a list' }))
  const dialog = await screen.findByRole('dialog', { name: 'Paste a list of guests' })
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'List' }), {
    target: { value: '1, WANG WEI, adult\n1, LI NA, adult\n1, WANG LE, child, 5\n2, Khin Myo Aung' },
  })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Read the list' }))
  const found = await within(dialog).findByRole('table', { name: 'Guests found' })
  expect(within(found).getAllByRole('row')).toHaveLength(5)
  expect(guest('room 2, Adult 1')).toHaveProperty('value', '')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fill in 4 guests' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(
    screen.getAllByRole<HTMLInputElement>('combobox', { name: /^Full name, / }).map(({ value }) => value),
  ).toEqual(['WANG WEI', 'LI NA', 'WANG LE', 'Khin Myo Aung'])
})

test('R5.33 R5.100 A pasted table is read by its columns, its rows are corrected, and its birth dates are booked', async () => {
  const { path } = await openBooking()
  await userEvent.click(screen.getByRole('button', { name: 'Paste a list' }))
  const dialog = await screen.findByRole('dialog', { name: 'Paste a list of guests' })
  const table = [
    '姓名\t护照号\t出生日期\t国籍\t房间',
    'ZHAO WEI\tE12345678\t1980-05-01\t中国\t1',
    'NG MEI\tE12345679\t1982-01-15\t中国\t1',
    'ZHAO LE\tEA1234567\t2019-03-01\t中国\t1',
    'KHIN MYO\tMA123456\t1990-02-31\t缅甸\t1',
  ].join('\n')
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'List' }), { target: { value: table } })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Read the list' }))
  const found = await within(dialog).findByRole('table', { name: 'Guests found' })
  expect(within(found).getAllByRole('row')).toHaveLength(5)
  expect(within(found).getByText('EA1234567')).toBeDefined()
  expect(within(found).getByText(/No free place for a child of 7 here/)).toBeDefined()
  expect(within(found).getByText(/No free place for an adult here/)).toBeDefined()
  expect(within(dialog).getByRole('button', { name: 'Fill in 2 guests' })).toBeDefined()
  const rowField = (label: string) => within(found).getByLabelText(label)
  const isWrong = (label: string) => rowField(label).getAttribute('aria-invalid') === 'true'
  expect(isWrong('Birth date, KHIN MYO')).toBe(true)
  expect(within(found).getByText(/correct date: 1990-02-31/)).toBeDefined()
  const born = (date: string) =>
    fireEvent.change(rowField('Birth date, ZHAO LE'), { target: { value: date } })
  born('2099-03-01')
  expect(isWrong('Birth date, ZHAO LE')).toBe(true)
  expect(within(found).getByText(/please check the birth date/)).toBeDefined()
  born('2021-03-01')
  expect(isWrong('Birth date, ZHAO LE')).toBe(false)
  fireEvent.change(rowField('Room, KHIN MYO'), { target: { value: '2' } })
  write(rowField('Full name, ZHAO LE'), 'ZHAO LELE')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fill in 4 guests' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(
    screen.getAllByRole<HTMLInputElement>('combobox', { name: /^Full name, / }).map(({ value }) => value),
  ).toEqual(['ZHAO WEI', 'NG MEI', 'ZHAO LELE', 'KHIN MYO'])
  await place()
  await waitFor(() => expect(path()).toMatch(/^\/user\/order\/detail\/H\d{10}$/))
  expect(callsTo('/api/hotel/book')[0]).toMatchObject({
    guests: [
      { birthday: '1980-05-01', nationality: 'CN' },
      { birthday: '1982-01-15' },
      { full_name: 'ZHAO LELE', birthday: '2021-03-01', age: 5 },
      { full_name: 'KHIN MYO', nationality: 'MM', room_index: 2 },
    ],
  })
})

test('says when a list cannot be read, and fills in nothing', async () => {
  await openBooking()
  await userEvent.click(screen.getByRole('button', { name: 'Paste a list' }))
  const dialog = await screen.findByRole('dialog', { name: 'Paste a list of guests' })
  write(within(dialog).getByRole('textbox', { name: 'List' }), '---')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Read the list' }))
  expect(await within(dialog).findByText('No guest could be read; please check the list.')).toBeDefined()
  expect(within(dialog).queryByRole('button', { name: /^Fill in/ })).toBeNull()
})

test('the guest book fills the next empty place, and saves the names of the form', async () => {
  await openBooking()
  write(guest('room 1, Adult 1'), 'Zaw Newcomer')
  await userEvent.click(screen.getByRole('button', { name: 'Guest book' }))
  const dialog = await screen.findByRole('dialog', { name: 'Guest book' })
  expect(within(dialog).getByText('Next: Room 1, Adult 2')).toBeDefined()
  const [put] = await within(dialog).findAllByRole('button', { name: /^Fill in / })
  const name = put?.getAttribute('aria-label')?.replace('Fill in ', '') ?? ''
  await userEvent.click(put as HTMLElement)
  expect(within(dialog).getByText('Next: Room 1, Child 1 (age 5)')).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save 1 new guest' }))
  expect(await within(dialog).findByText('Zaw Newcomer')).toBeDefined()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(guest('room 1, Adult 2')).toHaveProperty('value', name)
})

test('R5.32 A birth date that contradicts the place is named in the form, which books nothing', async () => {
  await openBooking()
  await saveGuest({ full_name: 'LIN YIBALING', birthday: '1980-05-01', nationality: 'CN' })
  await saveGuest({ full_name: 'LIN XIAOHAI', birthday: '2021-06-01', name_local: '林小海' })
  nameGuests(' Book')
  for (const name of ['room 1, Adult 2', 'room 1, Child 1 (age 5)']) write(guest(name), '')
  await userEvent.click(screen.getByRole('button', { name: 'Guest book' }))
  const dialog = await screen.findByRole('dialog', { name: 'Guest book' })
  write(within(dialog).getByRole('textbox', { name: 'Find a guest' }), 'LIN')
  // Each goes to the place of their age.
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Fill in LIN XIAOHAI' }))
  expect(guest('room 1, Child 1 (age 5)')).toHaveProperty('value', 'LIN XIAOHAI')
  write(guest('room 1, Adult 2'), 'Somebody')
  write(guest('room 1, Child 1 (age 5)'), '')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fill in LIN YIBALING' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(guest('room 1, Child 1 (age 5)')).toHaveProperty('value', 'LIN YIBALING')
  expect(screen.getByText(/born 1980-05-01, 46 years old · China/)).toBeDefined()
  expect(screen.getByText(/an adult, but this place is for a child of 5/)).toBeDefined()
  await place()
  expect(
    await screen.findByRole('link', { name: /^Room 1, Child 1 \(age 5\): The birth date/ }),
  ).toBeDefined()
  expect(callsTo('/api/hotel/book')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /^Remove these details: .*Child 1/ }))
  expect(screen.queryByText(/46 years old/)).toBeNull()
})

test('R5.32 The birth date of a person travels from the guest book to the order', async () => {
  const { path } = await openBooking()
  await saveGuest({ full_name: 'LIN DAHAI', birthday: '2021-06-01', name_local: '林大海', nationality: 'CN' })
  nameGuests(' Travels')
  write(guest('room 1, Child 1 (age 5)'), '')
  await userEvent.click(screen.getByRole('button', { name: 'Guest book' }))
  const dialog = await screen.findByRole('dialog', { name: 'Guest book' })
  write(within(dialog).getByRole('textbox', { name: 'Find a guest' }), 'LIN DAHAI')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Fill in LIN DAHAI' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }))
  await place()
  await waitFor(() => expect(path()).toMatch(/^\/user\/order\/detail\/H\d{10}$/))
  expect(callsTo('/api/hotel/book')[0]).toMatchObject({
    guests: expect.arrayContaining([
      {
        room_index: 1,
        full_name: 'LIN DAHAI',
        type: 'child',
        age: 5,
        name_local: '林大海',
        birthday: '2021-06-01',
        nationality: 'CN',
        is_lead: false,
      },
    ]),
  })
  expect(await screen.findByText(/born 2021-06-01/)).toBeDefined()
})

test('asks about a possibly misspelt name when the field is left, and corrects it with a click', async () => {
  await openBooking()
  const field = guest('room 1, Adult 1')
  await userEvent.type(field, 'Meiling Wang')
  expect(screen.queryByText(/surname first/)).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText(/Passports show the surname first/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Use WANG MEILING' }))
  expect(field).toHaveProperty('value', 'WANG MEILING')
  await userEvent.type(guest('room 2, Adult 1'), 'LI NA')
  await userEvent.tab()
  expect(screen.queryByText(/Only one name/)).toBeNull()
})

test('saves what was entered as a draft, and reopens it', async () => {
  const { router, path } = await openBooking()
  write(guest('room 1, Adult 1'), 'WANG DRAFT')
  await router.navigate({ to: '/' })
  // While one types slowly it is saved already; leaving saves what came since.
  await waitFor(() => expect(JSON.stringify(callsTo('/api/draft/save').at(-1))).toContain('WANG DRAFT'))
  dropAllDrafts()
  await router.navigate({ to: '/user/draft/list' })
  const [draft] = mock.world.tables.draft.where(({ form }) => form.includes('WANG DRAFT'))
  const links = await screen.findAllByRole('link', { name: draft?.title ?? 'no draft' })
  const link = links.find((one) => one.getAttribute('href')?.includes(draft?.id ?? 'no draft'))
  await userEvent.click(link as HTMLElement)
  await waitFor(() => expect(path()).toMatch(/^\/hotel\/booking\?.*draft=/))
  expect(await screen.findByRole('combobox', { name: 'Full name, room 1, Adult 1' })).toHaveProperty(
    'value',
    'WANG DRAFT',
  )
  write(guest('room 1, Adult 2'), 'LI DRAFT')
  write(guest('room 1, Child 1 (age 5)'), 'WANG LITTLE')
  write(guest('room 2, Adult 1'), 'CHEN DRAFT')
  await place()
  await waitFor(() => expect(path()).toMatch(/^\/user\/order\/detail\/H\d{10}$/))
  // The order has finished its draft; nobody else has to remove it.
  expect(callsTo('/api/hotel/book').at(-1)?.['draft_id']).toBe(draft?.id)
  expect(mock.world.tables.draft.get(draft?.id ?? '')).toBeUndefined()
  expect(callsTo('/api/draft/remove')).toEqual([])
})

test('sending the same form in a second tab leads to the same order', async () => {
  const { path } = await openBooking()
  const address = path()
  nameGuests(' Twice')
  await place()
  await waitFor(() => expect(path()).toMatch(/^\/user\/order\/detail\/H\d{10}$/))
  const first = path()
  const before = orders()
  // Both tabs would share this document, and the first asks for the payment in a dialog.
  cleanup()
  const second = await openPortal(address, { user: mock.signIn('goldenland') })
  await screen.findByRole('combobox', { name: 'Full name, room 1, Adult 1' })
  nameGuests(' Twice')
  await place()
  await waitFor(() => expect(second.path()).toBe(first))
  expect(orders()).toBe(before)
})
