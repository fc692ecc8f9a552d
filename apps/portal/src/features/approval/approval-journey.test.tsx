import { mockForTests, type TestMock } from '@portal/mock-server/node'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

/** Another account at the same machine: what the last one had open is gone. */
function openAs(persona: Parameters<TestMock['signIn']>[0], address: string) {
  cleanup()
  return openPortal(address, { user: mock.signIn(persona) })
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const dialogCalled = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

test('an operator asks for approval, a superior approves from another account, and the operator pays', async () => {
  const [refused] = mock.world.tables.approval.where(
    ({ company_id, status }) => company_id === '2' && status === 'requested',
  )
  if (!refused) throw new Error('The world has a request for approval.')
  mock.world.tables.approval.put({ ...refused, status: 'refused' })
  const id = refused.order_id
  const order = () => mock.world.tables.order.get(id)
  const before = order()
  if (before) mock.world.tables.order.put({ ...before, approval_status: 'refused' })
  const address = `/user/car-order/detail/${id}`

  await openAs('jade_booker', address)
  await press('Ask for approval')
  const asking = await dialogCalled(`Ask for approval of ${id}`)
  await userEvent.type(asking.getByRole('textbox'), 'The guest has agreed')
  await userEvent.click(asking.getByRole('button', { name: 'Ask for approval' }))
  expect(await screen.findByText(/^Approval has been requested/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Pay' })).toBeNull()

  await openAs('jadecredit', '/user/approval/list')
  await press(`Approve: ${id}`)
  const agreeing = await dialogCalled(`Approve order ${id}?`)
  expect(agreeing.getByText('The guest has agreed')).toBeDefined()
  await userEvent.click(agreeing.getByRole('button', { name: 'Approve' }))
  await waitFor(() => expect(order()?.approval_status).toBe('approved'))

  await openAs('jade_booker', address)
  await press('Pay')
  const paying = await dialogCalled(`Pay for ${id}`)
  await userEvent.click(await paying.findByRole('radio', { name: /^Credit/ }))
  await userEvent.click(await paying.findByRole('button', { name: /^Pay CNY/ }))
  await waitFor(() =>
    expect(order()).toMatchObject({ order_status: 'pending_confirm', pay_channel: 'credit' }),
  )
})
