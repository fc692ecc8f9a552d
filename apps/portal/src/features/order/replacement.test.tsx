import type { ErrorKey } from '@portal/api-client/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const day = 86_400_000

/** A confirmed stay, free to cancel, whose hotel has lowered its prices. */
function cheaperStay(): string {
  const id = mock.anOrder(
    'confirmed',
    ({ policy, service_start, amendment, refunds }) =>
      policy.tiers[0]?.penalty_type === 'none' &&
      Date.parse(policy.free_cancel_before?.utc ?? '') > mock.world.clock.now() + day &&
      amendment === null &&
      refunds.length === 0 &&
      service_start > mock.world.clock.now() + 2 * day,
  )
  movePrice(id, -40)
  return id
}

const movePrice = (id: string, percent: number) =>
  mock.world.tables.hotel_price.put({ id: mock.record(id).hotel.hotel_id, percent })

type Lacking = NonNullable<NonNullable<Parameters<typeof openPortal>[1]>['lacks']>

async function openOrder(id: string, lacks: Lacking = []) {
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland'), lacks })
  await screen.findByRole('group', { name: 'Actions' })
  return userEvent.setup()
}

async function openDialog(id: string) {
  const user = await openOrder(id)
  await user.click(await screen.findByRole('button', { name: /^Book again at/ }))
  const dialog = within(await screen.findByRole('dialog', { name: `Book ${id} again at a lower price` }))
  const book = async () => user.click(await dialog.findByRole('button', { name: /^Book again for CNY/ }))
  return { user, dialog, book }
}

test('R2.201 The lower price is taken in one step, and each order leads to the other', async () => {
  const id = cheaperStay()
  const { book } = await openDialog(id)
  await book()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const second = mock.record(id).replaced_by ?? ''
  expect(mock.record(second)).toMatchObject({ order_status: 'pending_confirm', replaces: { booking_id: id } })
  const link = await screen.findByRole('link', { name: second })
  await userEvent.click(link)
  expect(await screen.findByRole('link', { name: id })).toBeDefined()
})

test('R2.201 A price that moves, and a refusal, keep the dialog and book nothing', async () => {
  const id = cheaperStay()
  const { dialog, book } = await openDialog(id)
  const refuse = (error_key: ErrorKey) =>
    mock.world.faults.add({ operation: 'replaceOrder', code: 0, error_key, times: 1 })
  refuse('BALANCE_SHORT')
  await book()
  expect(await dialog.findByText('The pre-deposit balance is not sufficient')).toBeDefined()
  refuse('VERSION_CONFLICT')
  await book()
  expect(await dialog.findByText(/The order has just changed/)).toBeDefined()
  movePrice(id, -30)
  await book()
  expect(await dialog.findByText(/The price has just changed/)).toBeDefined()
  movePrice(id, 10)
  await book()
  expect(await dialog.findByText(/no longer cheaper/)).toBeDefined()
  expect(mock.record(id).replaced_by ?? null).toBeNull()
})

test('R2.200 The list says by how much, and nothing where the backend lacks the call', async () => {
  const id = cheaperStay()
  await openPortal(`/user/order/all?keyword=${id}`, { user: mock.signIn('goldenland') })
  expect((await screen.findAllByText(/^CNY [\d,.]+ cheaper now$/)).length).toBeGreaterThan(0)
  await openOrder(id, ['replaceOrder'])
  expect(screen.queryByRole('button', { name: /^Book again at/ })).toBeNull()
})
