import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../../../test/order-mock.ts'
import { savedFiles } from '../../../../test/page.ts'

let mock: OrderMock
const saved = savedFiles()

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const view = () => screen.findByRole('button', { name: 'View the voucher' })

test('R7.36 Shows the voucher in the chosen language and price, and saves it the same way', async () => {
  const id = mock.anOrder('confirmed')
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
  const user = userEvent.setup()
  await user.click(await view())
  const dialog = within(await screen.findByRole('dialog'))
  const sheet = within(await dialog.findByRole('article', { name: `Voucher ${id}` }))
  expect(sheet.getByText(new RegExp(mock.record(id).rooms[0]?.guests[0]?.full_name ?? '-'))).toBeDefined()
  expect(sheet.queryByText('Price')).toBeNull()
  expect(dialog.getByText(/^Version \d+, issued .*Only the newest version is valid\.$/)).toBeDefined()
  await user.selectOptions(dialog.getByLabelText('Language'), 'English')
  await user.selectOptions(dialog.getByLabelText('Price shown'), 'Selling price')
  expect(await sheet.findByText('Price')).toBeDefined()
  await waitFor(() =>
    expect(mock.callsTo('/api/order/voucher').at(-1)?.query).toBe(`?id=${id}&language=en&show_price=sell`),
  )
  await user.click(dialog.getByRole('button', { name: 'Save as PDF' }))
  await waitFor(() => expect(saved[0]?.name).toMatch(new RegExp(`voucher-${id}-v\\d+\\.pdf`)))
  expect(mock.callsTo('/api/order/voucherDownload').at(-1)?.query).toBe(
    `?id=${id}&language=en&show_price=sell`,
  )
})

test('R7.36 Does not offer the voucher without the permission, and gives the reason', async () => {
  const id = mock.anOrder('confirmed')
  const member = mock.world.tables.member.where(({ username }) => username === 'golden_viewer')[0]
  if (!member) throw new Error('No viewer.')
  mock.world.tables.member.put({ ...member, nodes: member.nodes.filter((node) => node !== 'order/voucher') })
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('golden_viewer') })
  await screen.findByRole('heading', { level: 2, name: 'Documents' })
  expect(screen.queryByRole('button', { name: 'View the voucher' })).toBeNull()
  const term = screen.getByText('Voucher', { selector: 'dt' })
  expect(term.nextElementSibling?.textContent).toMatch(/permission/)
})

test('There is no voucher to view before confirmation', async () => {
  await openPortal(`/user/order/detail/${mock.anOrder('pending_payment')}`, {
    user: mock.signIn('goldenland'),
  })
  await screen.findByRole('heading', { level: 2, name: 'Documents' })
  expect(screen.queryByRole('button', { name: 'View the voucher' })).toBeNull()
  const term = screen.getByText('Voucher', { selector: 'dt' })
  // And not once more in the words of the server.
  expect(term.nextElementSibling?.textContent).toBe('Ready once the order is confirmed')
})

test('The voucher of an order that is cancelled meanwhile says so across it, and can no longer be saved', async () => {
  const id = mock.anOrder('confirmed')
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
  const user = userEvent.setup()
  const button = await view()
  mock.change(id, { order_status: 'cancelled' })
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog'))
  const sheet = within(await dialog.findByRole('article', { name: `Voucher ${id}` }))
  expect(sheet.getByRole('alert').textContent).toMatch(/^This order is cancelled.*void/)
  expect(dialog.getByRole('button', { name: 'Save as PDF' }).hasAttribute('disabled')).toBe(true)
})

test('R2.259 An order is copied as text before there is a voucher, and the voucher has the code of its check page', async () => {
  const user = userEvent.setup()
  const early = mock.anOrder('pending_payment')
  const { router } = await openPortal(`/user/order/detail/${early}`, { user: mock.signIn('goldenland') })
  await user.click(await screen.findByRole('button', { name: 'Copy as text' }))
  await user.click(await screen.findByRole('menuitem', { name: 'English' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toContain(early))
  expect(await navigator.clipboard.readText()).toContain('Not confirmed yet')

  const id = mock.anOrder('confirmed')
  await router.navigate({ to: `/user/order/detail/${id}` })
  await user.click(await view())
  const sheet = within(await screen.findByRole('article', { name: `Voucher ${id}` }))
  expect(sheet.getByRole('img', { name: 'Check this voucher' })).toBeDefined()
})

test('R9.64 R3.58 The preview has the labels of its own language, the references, and each room as on paper', async () => {
  const id = mock.anOrder('confirmed')
  const [room] = mock.record(id).rooms
  if (!room) throw new Error('A stay has a room')
  const family = { en: 'Family Room', 'zh-cn': '家庭房' }
  mock.change(id, {
    supplier_ref: 'S-77',
    rooms: [
      { ...room, bed_promise: 'wish', adults: 2, child_ages: [1, 6], infants: 1, cots: 1, extra_beds: 0 },
      { ...room, room_index: 2, room_type: family, adults: 1, child_ages: [], infants: 0, extra_beds: 1 },
    ],
  })
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
  const user = userEvent.setup()
  await user.click(await view())
  const dialog = within(await screen.findByRole('dialog'))
  const sheet = await dialog.findByRole('article', { name: `Voucher ${id}` })
  for (const text of ['供应商参考号 Supplier reference', 'S-77', '酒店确认号 Hotel confirmation no.'])
    expect(sheet.textContent).toContain(text)
  await user.selectOptions(dialog.getByLabelText('Language'), 'English')
  await waitFor(() => expect(sheet.textContent).not.toContain('供应商参考号'))
  for (const text of [
    'subject to availability',
    '1 cot',
    '2 adults + 1 child aged 6 + 1 infant',
    'Family Room',
    '1 extra bed',
  ])
    expect(sheet.textContent).toContain(text)
})

test('R9.64 The order names the reference of the supplier, to be copied, or says that it is missing', async () => {
  const id = mock.anOrder('confirmed')
  mock.change(id, { supplier_ref: 'S-77' })
  const { view: page } = await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Copy: Supplier reference' }))
  expect(await navigator.clipboard.readText()).toBe('S-77')
  page.unmount()
  mock.change(id, { supplier_ref: null })
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
  const term = await screen.findByText('Supplier reference', { selector: 'dt' })
  expect(term.nextElementSibling?.textContent).toBe('Not given yet')
})
