import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../../../test/order-mock.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function start(id: string, action: string) {
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: action }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

test('R4.30 Shows a change before and after with its difference, and accepting it confirms the order', async () => {
  const id = mock.anOrder('awaiting_acceptance')
  const { user, dialog } = await start(id, 'Accept change')
  const table = within(await dialog.findByRole('table'))
  expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Booked',
    'After the change',
  ])
  expect(table.getAllByText(/Difference/).length).toBeGreaterThan(0)
  expect(dialog.getByText(/The hold becomes CNY/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Accept the change' }))
  await closed()
  expect(mock.callsTo('/api/order/confirm')[0]?.body).toMatchObject({ id })
  expect(mock.record(id).order_status).toBe('confirmed')
})

test('Declining releases the hold and cancels the order', async () => {
  const id = mock.anOrder('awaiting_acceptance')
  const { user, dialog } = await start(id, 'Decline the change')
  expect(await dialog.findByText(/the CNY\s[\d,.]+ held is released/)).toBeDefined()
  await user.type(dialog.getByLabelText('Reason (optional)'), 'Too dear')
  await user.click(dialog.getByRole('button', { name: 'Decline and cancel the order' }))
  await closed()
  expect(mock.callsTo('/api/order/decline')[0]?.body).toMatchObject({ id, reason: 'Too dear' })
  expect(mock.record(id).order_status).toBe('cancelled')
})

test('R4.30 Staff enter the confirmation number of the hotel, and nothing is sent without one', async () => {
  mock.makeStaff('goldenland')
  const id = mock.anOrder('pending_confirm')
  const { user, dialog } = await start(id, 'Confirm order')
  await user.click(await dialog.findByRole('button', { name: 'Confirm the order' }))
  expect(dialog.getByText('Required')).toBeDefined()
  expect(mock.callsTo('/api/order/confirm')).toEqual([])
  await user.type(dialog.getByLabelText(/Hotel confirmation no./), ' 77-1204 ')
  await user.click(dialog.getByRole('button', { name: 'Confirm the order' }))
  await closed()
  expect(mock.record(id)).toMatchObject({ order_status: 'confirmed', hotel_confirmation_code: '77-1204' })
})

/** What "More" says about a confirmation that is not possible. */
async function whyNotConfirmed(id: string, persona: Parameters<OrderMock['signIn']>[0]) {
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn(persona) })
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  expect(screen.queryByRole('button', { name: 'Confirm order' })).toBeNull()
  return within(screen.getByRole('list', { name: 'Not possible now' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
}

test('R4.30 A booker cannot confirm before the supplier, and sees the reason', async () => {
  const reasons = await whyNotConfirmed(mock.anOrder('pending_confirm'), 'goldenland')
  expect(reasons).toContainEqual(expect.stringMatching(/Confirm order.*Awaiting confirmation since \d/))
})

test('R4.30 Without the permission order/confirm nobody confirms, and the reason is shown', async () => {
  const reasons = await whyNotConfirmed(mock.anOrder('pending_confirm'), 'golden_viewer')
  expect(reasons).toContainEqual(expect.stringMatching(/Confirm order.*permission/))
})
