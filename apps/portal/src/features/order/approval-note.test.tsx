import { mockForTests } from '@portal/mock-server/node'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
beforeAll(() => mock.server.listen())
afterAll(() => mock.server.close())

test('an order above its operator’s limit waits for a superior, and can be sent again after it was rejected', async () => {
  const waiting = mock.world.tables.approval.where(
    ({ company_id, status }) => company_id === '2' && status === 'requested',
  )[0]
  const id = waiting?.order_id ?? ''
  const address = `/user/car-order/detail/${id}`
  await openPortal(address, { user: mock.signIn('jade_booker') })
  expect(await screen.findByText(/^Approval has been requested\. Once it is granted/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ask for approval' })).toBeNull()

  const order = mock.world.tables.order.get(id)
  if (order) mock.world.tables.order.put({ ...order, approval_status: 'refused' })
  await openPortal(address, { user: mock.signIn('jade_booker') })
  const [ask] = await screen.findAllByRole('button', { name: 'Ask for approval' })
  await userEvent.click(ask as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: `Ask for approval of ${id}` }))
  await userEvent.type(dialog.getByRole('textbox'), 'The guest has agreed')
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for approval' }))
  await screen.findAllByText(/^Approval has been requested/)
  const asked = mock.world.tables.approval.where(
    ({ request_note }) => request_note === 'The guest has agreed',
  )
  expect(asked).toMatchObject([{ order_id: id, status: 'requested' }])
})

test('an offer above the limit says who must approve before it is accepted, and requests approval of its new price', async () => {
  const offered = mock.world.tables.order.where(
    ({ company_id, order_status }) => company_id === '1' && order_status === 'awaiting_acceptance',
  )[0]
  const booker = mock.world.tables.member.where(({ username }) => username === 'golden_booker')[0]
  if (!offered || !booker) throw new Error('Both are seeded')
  mock.world.tables.member.put({ ...booker, approval_over: '1.00', data_scope: 'all' })
  mock.world.tables.order.put({ ...offered, approval_status: 'none', approved_price: null })
  await openPortal(`/user/order/detail/${offered.id}`, { user: mock.signIn('golden_booker') })
  expect(await screen.findByText(/^The new price is above what your account may accept/)).toBeDefined()
  const [ask] = await screen.findAllByRole('button', { name: 'Ask for approval' })
  await userEvent.click(ask as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: `Ask for approval of ${offered.id}` }))
  await userEvent.click(dialog.getByRole('button', { name: 'Ask for approval' }))
  await screen.findAllByText(/^Approval has been requested. Once it is granted, the change can be accepted/)
  expect(mock.world.tables.approval.where(({ order_id }) => order_id === offered.id)).toMatchObject([
    { status: 'requested', price: offered.change_offer?.after.total_settlement_price },
  ])
})

test('an approver sees on the order that it waits, who asked and when, and a link to the decision', async () => {
  const waiting = mock.world.tables.approval.where(
    ({ company_id, status }) => company_id === '2' && status === 'requested',
  )[0]
  const order = mock.world.tables.order.get(waiting?.order_id ?? '')
  if (!waiting || !order) throw new Error('Both are seeded')
  mock.world.tables.order.put({ ...order, approval_status: 'requested' })
  const address = `/user/car-order/detail/${order.id}`
  await openPortal(address, { user: mock.signIn('jadecredit') })
  const note = await screen.findByText('This order waits for your approval')
  const alert = within(note.closest('[role=alert]') as HTMLElement)
  expect(alert.getByText(/^.+ asked for it on \d{4}-\d\d-\d\d \d\d:\d\d UTC.*\.$/).textContent).toContain(
    waiting.requested_by.nickname,
  )
  const way = alert.getByRole('link', { name: 'Approve or refuse' })
  expect(way.getAttribute('href')).toBe('/user/approval/list')
})
