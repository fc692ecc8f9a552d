import { mockForTests, type TestMock } from '@portal/mock-server/node'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'

const mock = mockForTests()
beforeEach(() => mock.server.listen())
afterEach(() => mock.server.close())

type Persona = Parameters<TestMock['signIn']>[0]
const page = '/user/approval/list'
const open = (search = '', persona: Persona = 'goldenland') =>
  openPortal(`${page}${search}`, { user: mock.signIn(persona) })

function memberCalled(username: string) {
  const [member] = mock.world.tables.member.where((one) => one.username === username)
  if (!member) throw new Error(`There is no ${username}.`)
  return member
}
const dialogCalled = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))
const fill = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

describe('approvals', () => {
  const waiting = () =>
    mock.world.tables.approval.where(({ company_id, status }) => company_id === '2' && status === 'requested')

  test('Approves an order with one click and no reason, and it can then be paid', async () => {
    await open('', 'jadecredit')
    const [first] = waiting()
    await press(`Approve: ${first?.order_id}`)
    const form = await dialogCalled(`Approve order ${first?.order_id}?`)
    expect(form.getByText(/may then pay CNY\s[\d,]+\.\d\d for it/)).toBeDefined()
    await userEvent.dblClick(form.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(mock.world.tables.approval.get(first?.id ?? '')?.status).toBe('approved')
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Approve: ${first?.order_id}` })).toBeNull(),
    )
  })

  test('R2.111 Shows the tags of each order', async () => {
    const order = mock.world.tables.order.get(waiting()[0]?.order_id ?? '')
    if (order) mock.world.tables.order.put({ ...order, tags: ['Canton Fair'] })
    await open('', 'jadecredit')
    expect(await screen.findByText('Canton Fair')).toBeDefined()
  })

  test('An order that became more expensive meanwhile is shown again and not approved', async () => {
    await open('', 'jadecredit')
    const [first] = waiting()
    await press(`Approve: ${first?.order_id}`)
    const form = await dialogCalled(`Approve order ${first?.order_id}?`)
    const order = mock.world.tables.order.get(first?.order_id ?? '')
    if (!order) throw new Error('An approval is about an order')
    const { version } = order
    mock.world.tables.order.put({ ...order, version: version + 1, total_settlement_price: 12_345_600 })
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    expect(await form.findByText(/^The order has changed since you opened this/)).toBeDefined()
    expect(form.getByText(/may then pay CNY\s123,456\.00 for it/)).toBeDefined()
    expect(mock.world.tables.approval.get(first?.id ?? '')?.status).toBe('requested')
    await userEvent.click(form.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(mock.world.tables.order.get(order.id)?.approved_price?.net).toBe(12_345_600)
  })

  test('Lists decided requests under “all”, where they cannot be decided again', async () => {
    const [first] = waiting()
    if (first) mock.world.tables.approval.put({ ...first, status: 'approved' })
    const { path } = await open('', 'jadecredit')
    await userEvent.click(await screen.findByText('All'))
    fireEvent.change(await screen.findByRole('combobox', { name: 'Status' }), {
      target: { value: 'approved' },
    })
    await waitFor(() => expect(path()).toContain('status=approved'))
    const table = within(await screen.findByRole('table', { name: 'Approvals' }))
    expect(await table.findByRole('link', { name: first?.order_id ?? '' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^(Approve|Refuse): / })).toBeNull()
  })

  test('A member who only books sees their own requests and the decisions', async () => {
    await open('', 'jade_booker')
    const first = waiting().find(
      ({ requested_by }) => requested_by.nickname === memberCalled('jade_booker').nickname,
    )
    const table = within(await screen.findByRole('table', { name: 'Approvals' }))
    expect(await table.findByRole('link', { name: first?.order_id ?? '' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Approve: / })).toBeNull()
  })

  test('A list that cannot be loaded says so and can be tried again', async () => {
    mock.world.faults.add({ operation: 'listApprovals', status: 503 })
    await open('', 'jadecredit')
    const again = await screen.findByRole('button', { name: 'Try again' })
    mock.world.faults.clear()
    await userEvent.click(again)
    expect((await screen.findAllByRole('button', { name: /^Approve: / })).length).toBeGreaterThan(0)
  })
})

test('R2.133 Says how long a request waits, and lets its requester remind the approvers', async () => {
  const [first] = mock.world.tables.approval.where(
    ({ company_id, status }) => company_id === '2' && status === 'requested',
  )
  if (!first) throw new Error('No order waits for approval.')
  mock.world.tables.approval.put({ ...first, request_time: Math.floor(mock.world.clock.now() / 1000) - 900 })
  await open('', 'jade_booker')
  expect(await screen.findByText('Waiting for 15 min')).toBeDefined()
  await press(`Remind: ${first.order_id}`)
  expect(await screen.findByText(/^You can remind from/)).toBeDefined()
  expect(mock.world.tables.notification.where(({ kind }) => kind === 'approval_reminded')).not.toEqual([])
})

test('an order above its operator’s limit waits for approval, and rejecting it needs a reason', async () => {
  const waiting = mock.world.tables.approval.where(
    ({ company_id, status }) => company_id === '2' && status === 'requested',
  )
  await open('', 'jadecredit')
  const [first] = waiting
  await press(`Refuse: ${first?.order_id}`)
  const dialog = await dialogCalled(`Refuse order ${first?.order_id}?`)
  expect(dialog.getByText('Pay before').nextElementSibling?.textContent).toMatch(
    /^2026-\d\d-\d\d \d\d:\d\d UTC/,
  )
  expect(dialog.getByText('Requested by').nextElementSibling?.textContent).toContain(
    first?.requested_by.nickname,
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(await dialog.findByText('Required')).toBeDefined()
  fill(dialog.getByRole('textbox', { name: 'Reason for refusal' }), 'Over the budget of this tour')
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  await waitFor(() => expect(mock.world.tables.approval.get(first?.id ?? '')?.status).toBe('refused'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(mock.world.tables.approval.get(first?.id ?? '')?.decide_note).toBe('Over the budget of this tour')
})

test.each([
  ['en', 'Approve', 'has a limit', 'For this amount you need an approval yourself'],
  ['zh-cn', '批准', 'has a limit', '该金额您本人也需审批'],
  ['en', 'Approve', 'owes its password to who asks', 'could use one another'],
  ['zh-cn', '批准', 'owes its password to who asks', '请由其他人处理'],
] as const)(
  'in %s, %s is refused with its reason to a colleague who %s',
  async (language, approve, why, reason) => {
    const booker = memberCalled('jade_booker')
    const finance = memberCalled('jade_finance')
    if (!booker || !finance) throw new Error('The company has no booker or no finance member.')
    mock.world.tables.member.put({
      ...finance,
      ...(why === 'has a limit' ? { approval_over: '1.00' } : { password_set_by: [booker.id] }),
      nodes: [...finance.nodes, 'approval/decide', 'subaccount/save'],
    })
    const [first] = mock.world.tables.approval.where(
      ({ company_id, status }) => company_id === '2' && status === 'requested',
    )
    await openPortal(page, { user: mock.signIn('jade_finance'), language })
    await press(new RegExp(`^${approve}.*${first?.order_id}`))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: approve }))
    expect(await dialog.findByText(new RegExp(reason))).toBeDefined()
    expect(mock.world.tables.approval.get(first?.id ?? '')?.status).toBe('requested')
  },
)

test('R6.102 Bills with a payment that waits for a second person are listed for who may confirm it', async () => {
  const { bill } = mock.world.tables
  const [found] = bill.where(({ company_id }) => company_id === '2')
  if (!found) throw new Error('The company has no bill.')
  const { id, nickname } = memberCalled('jade_booker')
  const about = { id: 'bp-1', channel: 'predeposit' as const, amount: 1000, time: 1_763_700_000 }
  const none = { proof_files: [], shares: [], surplus: 0, ledger_entry_id: null }
  const asked = { ...about, ...none, status: 'asked' as const, operator: { id, nickname } }
  const ids = Array.from({ length: 21 }, (_, nth) => `B26110190${String(nth + 10)}`)
  for (const one of ids) bill.put({ ...found, id: one, status: 'confirmed', paid: 0, payments: [asked] })
  const finance = memberCalled('jade_finance')
  mock.world.tables.member.put({ ...finance, nodes: ['order/viewNet', 'bill/confirmPayment'] })
  const { path } = await open('', 'jade_finance')
  const shown = async () =>
    (await screen.findAllByRole('link', { name: /^Bill B26110190/ })).map(
      ({ textContent }) => textContent ?? '',
    )
  const first = await shown()
  const payments = within(screen.getByRole('navigation', { name: /Payments that wait/ }))
  await userEvent.click(payments.getByRole('button', { name: 'Page 2' }))
  await waitFor(async () => expect(await shown()).toHaveLength(1))
  const [last = ''] = await shown()
  expect([...first, last].toSorted()).toEqual(ids.map((one) => `Bill ${one}`))
  await userEvent.click(screen.getByRole('link', { name: last }))
  await waitFor(() => expect(path()).toContain(last.slice(5)))
})
