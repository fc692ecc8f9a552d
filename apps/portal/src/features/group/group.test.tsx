import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { write } from '../../test/page.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const open = async (path: string, options: Partial<Parameters<typeof openPortal>[1]> = {}) => {
  const portal = await openPortal(path, { user: mock.signIn('goldenland'), ...options })
  return { ...portal, user: userEvent.setup() }
}
const groups = () => mock.world.tables.group_request.where(({ company_id }) => company_id === '1')
const newest = () => {
  const group = groups().at(-1)
  if (!group) throw new Error('The world has no group request.')
  return group
}
const dialog = async () => within(await screen.findByRole('dialog'))
const hotelPage = '/hotel/detail/1001?check_in=2026-12-10&check_out=2026-12-12&nationality=CN'

/** Sends the form of the hotel's page; answers the dialog. */
async function ask(user: ReturnType<typeof userEvent.setup>, rooms: string) {
  await user.click(await screen.findByRole('button', { name: /^More than nine rooms/ }))
  const form = await dialog()
  write(form.getByLabelText(/^Name of the group/), 'Harbour Lights')
  write(form.getByLabelText('Rooms'), rooms)
  write(form.getByLabelText(/^Phone/), '+8613800138000')
  await user.click(form.getByRole('button', { name: 'Send the request' }))
  return form
}

/** Asks on the page, and waits until staff have answered. */
async function answered() {
  const { user, view } = await open(hotelPage)
  await ask(user, '11')
  await screen.findByRole('heading', { level: 1, name: 'Harbour Lights' })
  mock.world.clock.advance(3 * 3_600_000)
  view.unmount()
}

/** Opens the request once staff have answered. */
async function offered() {
  await answered()
  return open(`/user/group/detail/${newest().id}`)
}

describe('more than nine rooms', () => {
  test('R2.204 They are asked for on the hotel’s page; what cannot be answered is said at its field', async () => {
    const { user, path } = await open(hotelPage)
    const form = await ask(user, '9')
    expect(await form.findByText(/10 to 90 rooms/, { selector: '[role=alert]' })).toBeDefined()
    write(form.getByLabelText('Rooms'), '11')
    await user.click(form.getByRole('button', { name: 'Send the request' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Lights' })).toBeDefined()
    expect(path()).toBe(`/user/group/detail/${newest().id}`)
    expect(newest()).toMatchObject({ check_in: '2026-12-10', rooms: [{ rooms: 11, adults: 2 }] })
  })

  test('R2.206 Each part of the offer leads to its booking', async () => {
    const { user, path } = await offered()
    const part = within(await screen.findByRole('region', { name: 'Part 2' }))
    await user.click(part.getByRole('link', { name: 'Book' }))
    await waitFor(() => expect(path()).toContain('/hotel/booking'))
    expect(path()).toContain(`rate_key=group.${newest().id}.2`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Book a Hotel' })).toBeDefined()
  })

  test('R2.209 The form of a part offers only what works, and leads back to the request', async () => {
    const { user, path } = await offered()
    const part = within(await screen.findByRole('region', { name: 'Part 2' }))
    await user.click(part.getByRole('link', { name: 'Book' }))
    const back = await screen.findByRole('complementary', { name: 'Your booking' })
    expect(within(back).queryByRole('button', { name: 'Change room' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Add to a quote/ })).toBeNull()
    expect(await screen.findByDisplayValue('+8613800138000')).toBeDefined()
    expect(path()).toContain(`group_id=${newest().id}`)
  })

  test('R2.210 The choice of rooms says where more than nine are asked for, and opens the request filled in', async () => {
    const { user } = await open(`${hotelPage}&rooms=${Array(9).fill('1-5').join(',')}`)
    await user.click(await screen.findByRole('button', { name: /^Rooms and guests/ }))
    const rooms = await dialog()
    await user.click(rooms.getByRole('button', { name: /^More than nine rooms/ }))
    const form = within(await screen.findByRole('dialog', { name: /^Group request/ }))
    const values = ['Rooms', 'Adults per room', /^Ages of children/].map(
      (label) => form.getByLabelText<HTMLInputElement>(label).value,
    )
    expect(values).toEqual(['10', '1', '5'])
  })

  test('R2.210 Before a hotel is chosen, the search says to choose one', async () => {
    const { user } = await open(`/hotel/list?rooms=${Array(9).fill('2').join(',')}`)
    await user.click(await screen.findByRole('button', { name: /^Rooms and guests/ }))
    expect(await (await dialog()).findByText(/Choose a hotel and ask/)).toBeDefined()
  })

  test('R2.211 What waits for its answer or its booking is on the board of deadlines and is found by its name', async () => {
    await answered()
    const { user } = await open('/user/order/deadlines?within_hours=72')
    const table = within(await screen.findByRole('table', { name: 'Group requests' }))
    expect(table.getByRole('link', { name: 'Harbour Lights' })).toBeDefined()
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox', { name: 'Find an order, page or action' }), 'harbour')
    expect(await screen.findByRole('option', { name: /Harbour Lights.*Offer open/ })).toBeDefined()
  })

  test('R2.214 A part that a colleague has booked has no link to an order that its reader may not see', async () => {
    await answered()
    const group = newest()
    const [first, ...others] = group.offer?.parts ?? []
    const reader = mock.world.tables.member.where(({ username }) => username === 'golden_booker')[0]
    if (!group.offer || !first || !reader) throw new Error('The request has no offer.')
    const id = mock.anOrder('confirmed', ({ operator }) => operator.id !== reader.id)
    mock.world.tables.member.put({ ...reader, data_scope: 'own' })
    mock.world.tables.group_request.put({
      ...group,
      operator: { id: reader.id, nickname: reader.nickname },
      offer: { ...group.offer, parts: [{ ...first, booking_id: id }, ...others] },
    })
    await open(`/user/group/detail/${group.id}`, { user: mock.signIn('golden_booker') })
    const part = within(await screen.findByRole('region', { name: 'Part 1' }))
    expect(part.getByText('Booked by a colleague')).toBeDefined()
    expect(part.queryByRole('link')).toBeNull()
  })

  test('R2.207 A request that has changed is shown again before it is withdrawn', async () => {
    const { user } = await open(hotelPage)
    await ask(user, '11')
    await user.click(await screen.findByRole('button', { name: 'Withdraw the request' }))
    const form = await dialog()
    mock.world.faults.add({
      operation: 'withdrawGroupRequest',
      code: 0,
      error_key: 'VERSION_CONFLICT',
      times: 1,
    })
    await user.click(form.getByRole('button', { name: 'Withdraw the request' }))
    await form.findByText(/has just changed|changed/i)
    await user.click(form.getByRole('button', { name: 'Withdraw the request' }))
    await waitFor(() => expect(newest().status).toBe('withdrawn'))
  })

  test('R2.207 An offer is declined', async () => {
    const { user } = await offered()
    await user.click(await screen.findByRole('button', { name: 'Decline the offer' }))
    mock.world.faults.add({
      operation: 'declineGroupOffer',
      code: 0,
      error_key: 'VERSION_CONFLICT',
      times: 1,
    })
    const form = await dialog()
    await user.click(form.getByRole('button', { name: 'Decline the offer' }))
    await form.findByText(/changed/i)
    await user.click(form.getByRole('button', { name: 'Decline the offer' }))
    await waitFor(() => expect(newest().status).toBe('declined'))
  })

  test('R2.205 The list finds requests by status; a missing one says so', async () => {
    const { user } = await open('/user/group/list')
    const { title } = newest()
    expect(await screen.findByRole('link', { name: title })).toBeDefined()
    await user.selectOptions(screen.getByLabelText('Status'), 'Offer open')
    expect(await screen.findByText('No group requests match')).toBeDefined()
    await open('/user/group/detail/gr-none')
    expect(await screen.findByText('This group request was not found')).toBeDefined()
  })

  test('R2.204 Neither menu nor hotel speaks of groups where the backend has none', async () => {
    await open(hotelPage, { lacks: ['listGroupRequests', 'getGroupRequest', 'requestGroup'] })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: /^More than nine rooms/ })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Group Requests' })).toBeNull()
  })
})
