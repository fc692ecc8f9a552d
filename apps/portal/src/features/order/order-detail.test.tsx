import { getGetOrderQueryOptions, type Schemas } from '@portal/api-client'
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { toggleNetPrice } from '../../trade/money/net-price.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

async function openOrder(id: string, persona: Parameters<OrderMock['signIn']>[0] = 'goldenland') {
  const portal = await openPortal(`/user/order/detail/${id}`, { user: mock.signIn(persona) })
  await screen.findByRole('heading', { level: 2, name: 'Stay' })
  return portal
}

/** The order as the server has sent it. */
async function wireOf(
  portal: Awaited<ReturnType<typeof openOrder>>,
  id: string,
): Promise<Schemas['HotelOrder']> {
  const { order } = await portal.queryClient.fetchQuery(getGetOrderQueryOptions({ id }))
  if (order.order_type !== 'hotel') throw new Error(`${id} is no hotel order.`)
  return order
}

/** The status that the page begins with. */
const standing = () => document.querySelector('main [data-status]')?.textContent
/** The value under a name; a repeated name has its values joined. */
const fact = (name: string, within_: HTMLElement = document.body) =>
  within(within_)
    .getAllByText(name, { selector: 'dt' })
    .map((term) => term.nextElementSibling?.textContent)
    .join(' | ')

describe('what a hotel booking shows', () => {
  test('R3.02 R9.42 Booking ID, booking date on two clocks, and the hotel confirmation code or that it has not arrived', async () => {
    const confirmed = mock.anOrder(
      'confirmed',
      ({ hotel_confirmation_code, tz }) => hotel_confirmation_code !== null && tz === 'Asia/Yangon',
    )
    const { view } = await openOrder(confirmed)
    expect(fact('Booking ID')).toBe(confirmed)
    expect(fact('Booking date')).toMatch(/^2026-\S+ \d\d:\d\d UTC ?Local time .*\d\d:\d\d UTC\+06:30$/)
    expect(fact('Hotel confirmation no.')).toBe(mock.record(confirmed).hotel_confirmation_code)
    view.unmount()
    await openOrder(mock.anOrder('pending_payment'))
    expect(fact('Hotel confirmation no.')).toBe('Given by the hotel after confirmation')
  })

  test('R3.92 Names the first guests at the top, and says how many others there are', async () => {
    const id = mock.anOrder('confirmed')
    const [room] = mock.record(id).rooms
    const [lead] = room?.guests ?? []
    if (!room || !lead) throw new Error('A stay has a guest')
    const names = ['A', 'B', 'C', 'D', 'E', 'F'].map((name) => `ZHANG ${name}`)
    mock.change(id, { rooms: [{ ...room, guests: names.map((full_name) => ({ ...lead, full_name })) }] })
    await openOrder(id)
    expect(screen.getByText(/ZHANG A · ZHANG B · ZHANG C · ZHANG D \+2$/)).toBeDefined()
  })

  test('R3.03 Hotel name in both scripts, dates, room nights and number of rooms', async () => {
    const id = mock.anOrder('confirmed', ({ rooms }) => rooms.length > 1)
    const { hotel, rooms, check_in_date, check_out_date } = mock.record(id)
    await openOrder(id)
    const nights = (Date.parse(check_out_date) - Date.parse(check_in_date)) / 86_400_000
    expect(fact('Hotel')).toContain(hotel.name.en)
    expect(screen.getAllByText(hotel.name_local).length).toBeGreaterThan(0)
    expect(fact('Check-in date')).toContain(String(Number(check_in_date.slice(8))))
    expect(fact('Check-out date')).toContain(String(Number(check_out_date.slice(8))))
    expect(fact('Room nights')).toMatch(
      new RegExp(`^${nights * rooms.length}${nights} nights? × ${rooms.length} rooms`),
    )
    expect(fact('Number of rooms')).toBe(String(rooms.length))
  })

  test('R3.04 R3.05 Each room with number, type, meals, bed, and its guests by full name with an adult', async () => {
    const id = mock.anOrder('in_service')
    const { rooms } = await wireOf(await openOrder(id), id)
    expect(rooms.length).toBeGreaterThan(0)
    for (const room of rooms) {
      const group = screen.getByRole('group', { name: `Room ${room.room_index}` })
      expect(fact('Room number', group)).toBe(room.room_number ?? 'Known at check-in')
      expect(fact('Room type', group)).toContain(room.room_type)
      expect(fact('Meals', group)).toContain(room.meal_text)
      expect(fact('Bed type', group)).toContain(room.bed_text)
      const guests = within(group).getAllByRole('listitem')
      expect(guests).toHaveLength(room.guests.length)
      for (const { full_name } of room.guests)
        expect(within(group).getAllByText(full_name).length).toBeGreaterThan(0)
      expect(within(group).getAllByText(/adult/).length).toBeGreaterThan(0)
    }
  })

  test('R3.87 With many rooms, what all of them share is said once, and each names its own', async () => {
    const id = mock.anOrder('confirmed', ({ rooms }) => rooms.length === 1)
    const [room] = mock.record(id).rooms
    if (!room) throw new Error('The order has no room.')
    const rooms = [1, 2, 3, 4].map((room_index) => ({
      ...room,
      room_index,
      room_number: room_index === 3 ? '1204' : null,
    }))
    mock.change(id, { rooms })
    await openOrder(id)
    expect(screen.getByRole('heading', { name: 'All 4 rooms' })).toBeDefined()
    expect(screen.getAllByText('Room type', { selector: 'dt' })).toHaveLength(1)
    const third = screen.getByRole('group', { name: 'Room 3' })
    expect(fact('Room number', third)).toBe('1204')
    expect(within(third).queryByText('Room type')).toBeNull()
    expect(within(third).getAllByRole('listitem')).toHaveLength(room.guests.length)
  })

  test('R3.06 Adults, children, nationality and special requests', async () => {
    const areChildren = ({ rooms }: { rooms: readonly { child_ages: readonly number[] }[] }) =>
      rooms.some(({ child_ages }) => child_ages.some((age) => age > 2))
    const { view } = await openOrder(mock.anOrder('completed', areChildren))
    expect(fact('Adults and children')).toMatch(/^[1-9]\d* adults? · [1-9]\d* child/)
    view.unmount()
    const id = mock.anOrder('completed', (order) => !areChildren(order))
    const { special_requests } = mock.record(id)
    await openOrder(id)
    expect(fact('Adults and children')).toMatch(/^[1-9]\d* adults?$/)
    expect(fact('Nationality')).toMatch(/^[A-Z][a-z]+/)
    expect(fact('Special requests')).toContain(special_requests || 'None')
  })

  test('R3.07 The cancellation policy, each deadline in hotel time and in the operator’s', async () => {
    const id = mock.anOrder('confirmed', ({ policy, tz }) => !policy.non_refundable && tz === 'Asia/Yangon')
    await openOrder(id)
    const tiers = within(screen.getByRole('list', { name: 'Cancellation cost over time' })).getAllByRole(
      'listitem',
    )
    const prices = mock.record(id).policy.tiers.map(({ amount }) => amount.amount)
    expect(tiers).toHaveLength(prices.filter((price, nth) => price !== prices[nth - 1]).length)
    for (const tier of tiers) {
      expect(tier.textContent).toMatch(/Local time.*UTC\+06:30.*\d{4}-\d\d-\d\d\s\d\d:\d\d/)
      expect(tier.textContent).toMatch(/Your time.*\d{4}-\d\d-\d\d\s\d\d:\d\d/)
    }
  })

  test.each(['cancelled', 'rejected', 'expired', 'completed', 'no_show', 'cancelling'] as const)(
    'R3.07 An order that is %s shows no current cancellation fee, and waits for no code or voucher',
    async (status) => {
      await openOrder(mock.anOrder(status))
      const policy = screen.getByRole('list', { name: 'Cancellation cost over time' })
      expect(policy.querySelector('[aria-current]')).toBeNull()
      const section = within(policy.parentElement ?? policy)
      expect(
        section.queryByText(/^(Free cancellation now|Cancellation fee applies now|Non-refundable)$/),
      ).toBeNull()
      expect(screen.queryByText(/after confirmation|once the order is confirmed/)).toBeNull()
    },
  )

  test('R3.07 If a changed offer must be answered first, cancelling has no current price', async () => {
    await openOrder(mock.anOrder('awaiting_acceptance', ({ policy }) => !policy.non_refundable))
    expect(screen.queryByText(/^(Free cancellation now|Cancellation fee applies now)$/)).toBeNull()
  })

  test('One line shows the progress of the order and marks its current step', async () => {
    await openOrder(mock.anOrder('confirmed'))
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent?.replace(/[\d-]+ [\d:]+$/, ''))).toEqual([
      expect.stringMatching(/^Booked \(done\)/),
      expect.stringMatching(/^Payment \(done\)/),
      expect.stringMatching(/^Confirmation \(done\)/),
      expect.stringMatching(/^Stay/),
      'Completion',
    ])
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, null, 'step', null])
  })

  test('Hidden net prices are hidden on an order too, and come back with the switch', async () => {
    act(toggleNetPrice)
    const id = mock.anOrder('confirmed')
    await openOrder(id)
    for (const name of ['Net price', 'Charged less refunds']) expect(fact(name)).toMatch(/^hidden/)
    expect(fact('Selling price')).toMatch(/\d/)
    await userEvent.click(screen.getByRole('button', { name: 'Show net prices' }))
    await waitFor(() => expect(fact('Net price')).toMatch(/\d/))
  })

  test('Refunds and cancellation fees show no amount while net prices are hidden', async () => {
    const id = mock.anOrder('cancelled', ({ refunds }) => refunds.some(({ approved }) => approved !== null))
    await openOrder(id)
    const amount = /CNY\s[\d,]+\.\d\d/
    const refunds = () => screen.getByRole('list', { name: 'Refund' }).textContent
    const stretches = () => screen.getByRole('list', { name: 'Cancellation cost over time' }).textContent
    expect(refunds()).toMatch(amount)
    act(toggleNetPrice)
    expect(refunds()).not.toMatch(amount)
    expect(stretches()).not.toMatch(amount)
    expect(fact('Refund amount')).toMatch(/^hidden/)
    act(toggleNetPrice)
    expect(refunds()).toMatch(amount)
  })

  test('R3.08 Price per night, total price, total settlement price and settlement money', async () => {
    const id = mock.anOrder('confirmed', ({ rooms }) => (rooms[0]?.nightly.length ?? 0) > 1)
    const order = await wireOf(await openOrder(id), id)
    const money = (name: string) => fact(name)?.replaceAll(',', '')
    expect(money('Price per night')).toContain(order.price_per_night.amount)
    expect(money('Selling price')).toContain(order.total_price.amount)
    expect(money('Net price')).toContain(order.total_settlement_price?.amount)
    expect(money('Charged less refunds')).toContain(order.settlement_money?.amount)
  })

  test('R3.08 Tells a member who may not see net prices so, and shows no net amount', async () => {
    const id = mock.anOrder('confirmed')
    const member = mock.world.tables.member.where(({ username }) => username === 'golden_viewer')[0]
    if (!member) throw new Error('No viewer.')
    mock.world.tables.member.put({ ...member, hide_net_price: true })
    await openOrder(id, 'golden_viewer')
    expect(fact('Net price')).toBe('hidden from you')
    expect(fact('Selling price')).toMatch(/CNY/)
  })

  test('R3.09 Order, settlement and invoice status as text', async () => {
    await openOrder(mock.anOrder('pending_confirm'))
    expect(standing()).toBe('Awaiting confirmation')
    expect(fact('Settlement status')).toMatch(/\w/)
    expect(fact('Invoice status')).toBe('Cannot be invoiced yet')
  })

  test('R3.10 Pay channel and pay time once the order is paid', async () => {
    const { view } = await openOrder(mock.anOrder('confirmed'))
    expect(fact('Payment method')).toBe('Pre-deposit balance')
    expect(fact('Paid at')).toMatch(/^2026-/)
    view.unmount()
    await openOrder(mock.anOrder('pending_payment'))
    expect(fact('Payment method')).toBe('Not paid')
    expect(screen.queryByText('Paid at')).toBeNull()
  })

  test('R3.11 Refund status, and refund money and time once there is a refund', async () => {
    const { view } = await openOrder(mock.anOrder('cancelled', ({ refunds }) => refunds.length > 0))
    expect(fact('Refund status')).not.toBe('No refund')
    expect(fact('Refund amount')).toMatch(/CNY/)
    expect(fact('Refund time')).toMatch(/^2026-/)
    view.unmount()
    await openOrder(mock.anOrder('completed', ({ refunds }) => refunds.length === 0))
    expect(fact('Refund status')).toBe('No refund')
    expect(screen.queryByText('Refund amount')).toBeNull()
  })

  test('R3.12 User account, operator, contact person and contact phone', async () => {
    const id = mock.anOrder('rejected')
    await openOrder(id)
    const { contact, operator } = mock.record(id)
    expect(fact('User account')).toMatch(/^golden/)
    expect(fact('Operator')).toBe(operator.nickname)
    expect(fact('Contact person')).toBe(contact.person)
    expect(fact('Contact phone')).toBe(contact.phone)
  })

  test('R3.13 E-mail, city, address, phone and zip of the hotel', async () => {
    const id = mock.anOrder('expired')
    await openOrder(id)
    const { email, city, address, phone, zip } = mock.record(id).hotel
    expect(fact('E-mail')).toContain(email)
    expect(fact('City')).toBe(city.en)
    expect(fact('Address')).toContain(address.en)
    expect(fact('Phone')).toContain(phone)
    expect(fact('Postcode')).toBe(zip)
  })
})

describe('the actions of an order', () => {
  const actions = () => within(screen.getByRole('group', { name: 'Actions' }))
  const offered = () =>
    actions()
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  /** What cannot be done now, each with its reason, once "More" was pressed. */
  const refused = async () => {
    await userEvent.click(actions().getByRole('button', { name: 'More' }))
    return within(actions().getByRole('list', { name: 'Not possible now' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
  }

  test('R4.28 Pay, cancel, confirm order, refund, confirm check-in, confirm complete and download voucher', async () => {
    await openOrder(mock.anOrder('confirmed'))
    const names = [...offered(), ...(await refused())].join(' | ')
    for (const name of [
      'Pay',
      'Cancel',
      'Confirm order',
      'Refund',
      'Confirm check-in',
      'Confirm complete',
      'Download voucher',
    ])
      expect(names).toContain(name)
  })

  test('R4.80 Cancel is apart from Refund', async () => {
    const isFree = ({ policy, service_start }: ReturnType<typeof mock.record>) =>
      !policy.non_refundable && service_start > mock.world.clock.now()
    const free = mock.anOrder('confirmed', isFree)
    await openOrder(free)
    const names = offered()
    expect(names).toContain('Refund')
    expect(names.indexOf('Cancel') - names.indexOf('Refund')).toBeGreaterThan(1)
  })

  test('R4.28 Every available action is a button: an unpaid order is paid or cancelled', async () => {
    await openOrder(mock.anOrder('pending_payment'))
    expect(offered()).toEqual(expect.arrayContaining(['Pay', 'Cancel']))
  })

  test('R4.29 An unavailable action is no button, and is in the menu “More” with its reason', async () => {
    await openOrder(mock.anOrder('in_service'))
    expect(offered()).not.toContain('Pay')
    expect(actions().queryByRole('list')).toBeNull()
    expect(await refused()).toContainEqual(expect.stringMatching(/Pay.*Already paid at \d/))
    await userEvent.click(actions().getByRole('button', { name: 'More', expanded: true }))
    expect(actions().queryByRole('list')).toBeNull()
  })

  test('R9.13 R9.14 A confirmed non-refundable booking can be neither cancelled nor changed, and says why', async () => {
    const id = mock.anOrder('confirmed', ({ service_start }) => service_start > mock.world.clock.now())
    mock.change(id, { policy: { ...mock.record(id).policy, non_refundable: true } })
    await openOrder(id)
    // Policy, next deadline and refusal say the same.
    expect(screen.getAllByText(/^Non-refundable: once confirmed, this booking cannot be/)).toHaveLength(3)
    expect(screen.queryByText(/After that it cannot be cancelled/)).toBeNull()
    expect(offered()).not.toContain('Cancel')
    expect(offered()).not.toContain('Change details')
    expect(await refused()).toContainEqual(
      expect.stringMatching(/^Cancel, Change details, .*Non-refundable: once confirmed/),
    )
  })
})

describe('waiting and failing', () => {
  test('Polls a waiting order, and shows its new status', async () => {
    const id = mock.anOrder('pending_confirm', ({ hotel }) => hotel.hotel_id !== '1007')
    await openOrder(id)
    mock.world.clock.advance(3_600_000)
    await waitFor(() => expect(standing()).not.toBe('Awaiting confirmation'))
    expect(mock.callsTo('/api/order/status').length).toBeGreaterThan(0)
  })

  test('Says that an order of another company is not found, with a link to the list', async () => {
    const foreign = mock.world.tables.order.where(({ company_id }) => company_id === '2')[0]?.id
    const portal = await openPortal(`/user/order/detail/${foreign}`, { user: mock.signIn('goldenland') })
    expect(await screen.findByText('There is no such booking')).toBeDefined()
    expect(portal.view.container.querySelector('[role=alert]')).toBeNull()
  })

  test('A number that is no hotel booking is a missing page', async () => {
    await openPortal('/user/order/detail/C2611210001', { user: mock.signIn('goldenland') })
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeDefined()
  })

  test('An error of the server can be tried again', async () => {
    const id = mock.anOrder('completed')
    // Until it is tried again: on a slow machine the call of the route fails before the page asks for itself.
    mock.world.faults.add({ operation: 'getOrder', status: 500 })
    await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
    const again = await screen.findByRole('button', { name: 'Try again' })
    mock.world.faults.clear()
    again.click()
    expect(await screen.findByRole('heading', { level: 2, name: 'Stay' })).toBeDefined()
  })

  test('A visitor is asked to sign in, and a member sees the page without the member menu', async () => {
    const id = mock.anOrder('completed')
    const visitor = await openPortal(`/user/order/detail/${id}`)
    await screen.findByRole('heading', { level: 1, name: 'Sign in' })
    visitor.view.unmount()
    await openOrder(id)
    expect(screen.queryByRole('navigation', { name: 'Member menu' })).toBeNull()
  })
})
