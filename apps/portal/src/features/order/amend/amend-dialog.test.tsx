import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../../test/order-mock.ts'
import { write } from '../../../test/page.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const day = 86_400_000
const hour = day / 24
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const sent = () => mock.callsTo('/api/order/amend').map(({ body }) => body)
const asked = () => mock.callsTo('/api/order/amendPreview')

async function openDialog(path: string) {
  await openPortal(path, { user: mock.signIn('goldenland') })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Change details' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByLabelText(/^Contact person/)
  const check = () => user.click(dialog.getByRole('button', { name: 'Review the change' }))
  return { user, dialog, check }
}

const openStay = (id: string) => openDialog(`/user/order/detail/${id}`)

/** Confirmed, refundable, and some days away. */
const aStay = () =>
  mock.anOrder(
    'confirmed',
    ({ policy, service_start, amendment, rooms }) =>
      !policy.non_refundable &&
      amendment === null &&
      rooms.length === 1 &&
      service_start > mock.world.clock.now() + 2 * day,
  )

const aTransfer = () =>
  mock.aRide(
    'airport',
    'confirmed',
    (order) =>
      order.transfer_type === 'pickup' &&
      order.flight !== null &&
      !order.policy.non_refundable &&
      order.service_start > mock.world.clock.now() + 2 * day,
  )

const aCar = () =>
  mock.aRide(
    'car',
    'confirmed',
    (order) => !order.policy.non_refundable && order.service_start > mock.world.clock.now() + 2 * day,
  )

test('Sends nothing before the preview of a change was shown, and then only what differs', async () => {
  const id = aStay()
  const { user, dialog, check } = await openStay(id)
  await check()
  expect(dialog.getByText('Nothing has been changed yet.')).toBeDefined()
  expect(asked()).toEqual([])
  write(dialog.getByLabelText(/^Special requests/), 'High floor')
  expect(dialog.queryByText('Nothing has been changed yet.')).toBeNull()
  await check()
  expect(await dialog.findByText(/takes effect as soon as you send it/)).toBeDefined()
  expect(dialog.getByText('The price stays the same')).toBeDefined()
  expect(sent()).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Make the change' }))
  await closed()
  expect(sent()).toEqual([expect.objectContaining({ id, changes: { special_requests: 'High floor' } })])
  expect(mock.record(id).special_requests).toBe('High floor')
  expect(await screen.findByText('The order has been changed')).toBeDefined()
})

test('The hotel must agree to another guest; the order says that it waits, and for what', async () => {
  const id = aStay()
  const before = mock.record(id).rooms[0]?.guests[0]?.full_name ?? ''
  const { user, dialog, check } = await openStay(id)
  write(dialog.getByLabelText('Adult 1'), 'ZHANG XIULAN')
  await check()
  expect(await dialog.findByText('The supplier has to agree')).toBeDefined()
  expect(dialog.getByText((text) => text.startsWith(`was: ${before}`))).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Ask the supplier' }))
  await closed()
  expect(await screen.findByText('A change is waiting for the supplier')).toBeDefined()
  expect(screen.getAllByText(/^ZHANG XIULAN/).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Change details' })).toBeNull()
  expect(mock.record(id).rooms[0]?.guests[0]?.full_name).toBe(before)
})

test('The page polls for the supplier’s answer, and then shows the new name', async () => {
  const id = aStay()
  const { user, dialog, check } = await openStay(id)
  write(dialog.getByLabelText('Adult 1'), 'ZHANG XIULAN')
  await check()
  await user.click(await dialog.findByRole('button', { name: 'Ask the supplier' }))
  await screen.findByText('A change is waiting for the supplier')
  mock.world.clock.advance(hour)
  await waitFor(() => expect(screen.queryByText('A change is waiting for the supplier')).toBeNull(), {
    timeout: 8000,
  })
  expect(mock.record(id).rooms[0]?.guests[0]?.full_name).toBe('ZHANG XIULAN')
})

test('Shows a change that the supplier refused, with the reason', async () => {
  const id = aStay()
  const time = Math.floor(mock.world.clock.now() / 1000)
  const event = { time, actor_type: 'supplier', actor: '', from: 'confirmed', to: null } as const
  const note = { en: 'The house is full of namesakes.', 'zh-cn': '同名客人太多。' }
  mock.change(id, {
    timeline: [...mock.record(id).timeline, { ...event, event: 'supplier_refuse_amend', note }],
  })
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
  const alert = (await screen.findByText('The supplier refused the change')).closest('[role=status]')
  expect(alert?.textContent).toContain('The house is full of namesakes.')
})

test('A transfer into the night costs more, and shows the difference in place and on the button before it is sent', async () => {
  const { id, flight } = aTransfer()
  const { user, dialog, check } = await openDialog(`/user/airport-order/detail/${id}`)
  const times = dialog.getAllByLabelText('Time')
  for (const field of times) write(field, '23:40')
  await user.click(await dialog.findByRole('checkbox', { name: /flight time has changed/ }))
  await check()
  const pay = await dialog.findByRole('button', { name: /more/ })
  expect(dialog.getByText('Difference in total price').nextElementSibling?.textContent).toMatch(/^CNY\s\+\d/)
  await user.click(pay)
  await closed()
  const [body] = sent()
  expect(body).toMatchObject({
    accept_price_diff: true,
    changes: {
      flight: {
        flight_number: flight?.flight_number,
        flight_local: expect.stringContaining('T23:40'),
        flight_time_known: true,
      },
    },
  })
})

test('Reports a missing flight number and pick-up time at their fields, and sends nothing', async () => {
  const { dialog, check } = await openDialog(`/user/airport-order/detail/${aTransfer().id}`)
  write(dialog.getByLabelText('Flight number'), '')
  for (const field of dialog.getAllByLabelText('Time')) write(field, '')
  await check()
  expect(dialog.getByText('Please enter a flight number')).toBeDefined()
  expect(dialog.getAllByText('Required')).toHaveLength(2)
  expect(asked()).toEqual([])
})

test('Refuses a time that no driver can keep at the field of the pick-up', async () => {
  const { id, service_start } = aCar()
  mock.world.clock.advance(service_start - mock.world.clock.now() - 5 * hour)
  const { dialog, check } = await openDialog(`/user/car-order/detail/${id}`)
  const field = dialog.getByLabelText('Time')
  // The hour that begins now, on the clock of the driver.
  const now = new Date(mock.world.clock.now() + 6.5 * hour).toISOString().slice(11, 16)
  write(field, now)
  await check()
  await waitFor(() => expect(asked()).toHaveLength(1))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(sent()).toEqual([])
})

test('Says that the stops of a hire move with its pick-up, if it has any', async () => {
  const order = aCar()
  const stop = {
    seq: 1,
    date: new Date(order.service_start + 6.5 * hour).toISOString().slice(0, 10),
    stop: 'Bago',
    planned_time: null,
  }
  mock.world.tables.order.put({ ...order, itinerary: [stop] })
  const { dialog, check } = await openDialog(`/user/car-order/detail/${order.id}`)
  write(dialog.getByLabelText('Time'), '23:30')
  await check()
  expect((await dialog.findByText('Planned stops')).nextElementSibling?.textContent).toBe(
    'move with the pick-up time',
  )
})

test('Going back keeps the input, and so does a refused payment', async () => {
  const id = aStay()
  const { user, dialog, check } = await openStay(id)
  write(dialog.getByLabelText(/^Contact person/), 'Daw Khin')
  await check()
  await user.click(await dialog.findByRole('button', { name: 'Back to editing' }))
  expect(dialog.getByLabelText(/^Contact person/)).toHaveProperty('value', 'Daw Khin')
  await check()
  mock.world.faults.add({ operation: 'amendOrder', code: 0, error_key: 'BALANCE_SHORT', times: 1 })
  await user.click(await dialog.findByRole('button', { name: 'Make the change' }))
  expect(await dialog.findByText(/balance/i)).toBeDefined()
  expect(dialog.getByText(/Daw Khin/)).toBeDefined()
})

test.each([
  ['NO_PERMISSION', /Ask a colleague who has it/],
  ['APPROVAL_NEEDED', /Ask a colleague/],
] as const)('A correction refused with %s says who can make it', async (error_key, advice) => {
  const { user, dialog, check } = await openStay(aStay())
  write(dialog.getByLabelText(/^Contact person/), 'Daw Khin')
  await check()
  const make = await dialog.findByRole('button', { name: 'Make the change' })
  mock.world.faults.add({ operation: 'amendOrder', code: 0, error_key, times: 1 })
  await user.click(make)
  expect(await dialog.findByText(advice)).toBeDefined()
  expect(dialog.getByText(/Daw Khin/)).toBeDefined()
})

test('A check that is refused for want of a right keeps the input and says so', async () => {
  const { dialog, check } = await openStay(aStay())
  write(dialog.getByLabelText(/^Special requests/), 'High floor')
  const refusal = {
    operation: 'previewOrderAmendment',
    code: 0,
    error_key: 'NO_PERMISSION',
    times: 1,
  } as const
  mock.world.faults.add(refusal)
  await check()
  expect(await dialog.findByRole('alert')).toBeDefined()
  expect(dialog.getByLabelText(/^Special requests/)).toHaveProperty('value', 'High floor')
})

test('Says that an order has changed meanwhile, keeps the input, and can check it again', async () => {
  const id = aStay()
  const { dialog, check } = await openStay(id)
  write(dialog.getByLabelText(/^Special requests/), 'High floor')
  mock.change(id, { version: mock.record(id).version + 1 })
  await check()
  expect(await dialog.findByText(/The order has just changed/)).toBeDefined()
  expect(dialog.getByLabelText(/^Special requests/)).toHaveProperty('value', 'High floor')
  await check()
  expect(await dialog.findByText(/takes effect as soon as you send it/)).toBeDefined()
})

test('Asks about two guests with the same name before anything is sent', async () => {
  const id = mock.anOrder(
    'confirmed',
    ({ policy, rooms, service_start }) =>
      !policy.non_refundable &&
      (rooms[0]?.guests.filter(({ type }) => type === 'adult').length ?? 0) > 1 &&
      service_start > mock.world.clock.now() + 2 * day,
  )
  const [first] = mock.record(id).rooms[0]?.guests ?? []
  const { dialog, check } = await openStay(id)
  write(dialog.getAllByLabelText(/Adult 2$/)[0] as HTMLElement, first?.full_name ?? '')
  await check()
  expect(dialog.getByText(/^Entered twice/)).toBeDefined()
  expect(asked()).toEqual([])
})
