import { labels } from '@portal/api-client/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setServerTime } from '../../../../shared/time/server-clock.ts'
import { openPortal } from '../../../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../../../test/order-mock.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => {
  mock.server.close()
  setServerTime(Math.floor(Date.now() / 1000))
})

type Persona = Parameters<OrderMock['signIn']>[0]

async function openPayment(id: string, persona: Persona = 'goldenland') {
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn(persona) })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Pay' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Pay for ${id}` }))
  await dialog.findByRole('radiogroup')
  return { user, dialog, submit: () => dialog.getByRole('button', { name: /^Pay (?:CNY|USD)/ }) }
}

/** An unpaid order; a payment that was refused leaves it as it was. */
const unpaid = (company = '1') => mock.anOrder('pending_payment', undefined, company)
const payments = () => mock.callsTo('/api/order/pay')
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('R9.12 R2.75 An order can be paid from the balance or on credit, with the amounts before and after', async () => {
  const id = mock.anOrder('pending_payment')
  const { dialog } = await openPayment(id)
  expect(dialog.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'predeposit',
    'credit',
  ])
  const balance = dialog.getByRole('radio', { name: 'Pre-deposit balance' })
  const figures = document.getElementById(balance.getAttribute('aria-describedby') ?? '')
  expect(figures?.textContent).toMatch(/Available before\s*CNY\s[\d,.]+\s*Available after\s*CNY\s[\d,.]+/)
  const amount = (text: string | null | undefined) => Number(text?.replace(/[^\d.]/g, ''))
  const [before, after] = [...(figures?.querySelectorAll('dd') ?? [])].map((one) => amount(one.textContent))
  const due = amount(dialog.getByText('Amount due').nextElementSibling?.textContent)
  expect(Number(before) - Number(after)).toBeCloseTo(due, 2)
})

test('A member who may not see net prices pays without seeing one', async () => {
  const id = unpaid()
  mock.hideNetPrices('goldenland')
  const { user, dialog } = await openPayment(id)
  expect(dialog.getByText('Amount due').nextElementSibling?.textContent).toBe('hidden from you')
  expect(dialog.getByText('Available before').nextElementSibling?.textContent).toBe('hidden from you')
  await user.click(dialog.getByRole('radio', { name: 'Pre-deposit balance' }))
  expect(dialog.getByText(/^What the order costs is held on the pre-deposit balance/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Pay' }))
  await closed()
  expect(mock.record(id).order_status).toBe('pending_confirm')
})

test('R2.75 An unavailable payment type says why', async () => {
  const { dialog } = await openPayment(mock.anOrder('pending_payment'))
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Credit' }).disabled).toBe(true)
  expect(dialog.getByText(/This payment method is not open to your account/)).toBeDefined()
})

test('Offers no payment if no type is available, and shows the way to a top-up', async () => {
  const id = mock.anOrder('pending_payment')
  mock.change(id, { total_settlement_price: 30_000_00 })
  const { dialog, submit } = await openPayment(id)
  expect(dialog.getByText(/^None of these can pay the order now/)).toBeDefined()
  expect(submit().hasAttribute('disabled')).toBe(true)
  expect(dialog.getByRole('link', { name: 'Go to top-up' }).getAttribute('href')).toBe(
    '/user/account/balance',
  )
})

test('Amounts that cannot be loaded can be tried again in place', async () => {
  const id = mock.anOrder('pending_payment')
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
  mock.world.faults.add({ operation: 'previewOrderPayment', status: 500 })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: 'Pay' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Pay for ${id}` }))
  const again = await dialog.findByRole('button', { name: 'Try again' })
  mock.world.faults.clear()
  await user.click(again)
  expect(await dialog.findByRole('radiogroup')).toBeDefined()
  expect(dialog.queryByText('Could not be loaded')).toBeNull()
})

test('R2.127 The only type that can pay is chosen, and its effect is shown', async () => {
  const id = unpaid()
  const { user, dialog, submit } = await openPayment(id)
  expect(dialog.getByRole('radio', { name: 'Pre-deposit balance' })).toHaveProperty('checked', true)
  await user.click(submit())
  await closed()
  expect(mock.record(id).order_status).toBe('pending_confirm')
})

test('R5.22 Without a payment type it says "Please select the payment type" and sends nothing', async () => {
  const { user, dialog, submit } = await openPayment(unpaid('3'), 'pacificusd')
  await user.click(submit())
  expect(await dialog.findByText('Please select the payment type')).toBeDefined()
  expect(payments()).toEqual([])
  await user.click(dialog.getByRole('radio', { name: 'Pre-deposit balance' }))
  expect(dialog.queryByText('Please select the payment type')).toBeNull()
})

test('The chosen type shows its effect, a double click pays once, and the order waits for its confirmation', async () => {
  const id = unpaid()
  const { user, dialog, submit } = await openPayment(id)
  await user.click(dialog.getByRole('radio', { name: 'Pre-deposit balance' }))
  expect(
    dialog.getByText(/is held on the pre-deposit balance and charged when the supplier confirms/),
  ).toBeDefined()
  await user.dblClick(submit())
  await closed()
  expect(payments()).toHaveLength(1)
  expect(payments()[0]?.body).toMatchObject({ id, channel: 'predeposit', version: expect.any(Number) })
  expect(await screen.findByText('Paid; the supplier is asked to confirm')).toBeDefined()
  expect((await screen.findAllByText('Awaiting confirmation')).length).toBeGreaterThan(0)
})

test('Updates the amounts of an order that changed meanwhile, and keeps the choice', async () => {
  const id = unpaid()
  const { user, dialog, submit } = await openPayment(id)
  await user.click(dialog.getByRole('radio', { name: 'Pre-deposit balance' }))
  mock.change(id, { version: mock.record(id).version + 1 })
  await user.click(submit())
  expect(await dialog.findByText(/The order has just changed/)).toBeDefined()
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Pre-deposit balance' }).checked).toBe(true)
  await user.click(submit())
  await closed()
  const [first, second] = payments()
  expect(second?.body?.['version']).toBe(Number(first?.body?.['version']) + 1)
  expect(second?.body?.['client_ref']).toBe(first?.body?.['client_ref'])
  expect(mock.record(id).order_status).toBe('pending_confirm')
})

test('A payment without an answer can be repeated and is charged once', async () => {
  const id = unpaid('2')
  const { user, dialog, submit } = await openPayment(id, 'jadecredit')
  await user.click(dialog.getByRole('radio', { name: 'Credit' }))
  expect(dialog.getByText(/is held on the credit line and goes on the bill due/)).toBeDefined()
  mock.world.faults.add({ operation: 'payOrder', network: true, times: 1 })
  await user.click(submit())
  expect(await dialog.findByText(/you are never charged twice/)).toBeDefined()
  await user.click(submit())
  await closed()
  const refs = payments().map(({ body }) => JSON.stringify(body))
  expect(refs).toHaveLength(2)
  expect(new Set(refs).size).toBe(1)
  expect(mock.world.tables.hold.where(({ order_id }) => order_id === id)).toHaveLength(1)
})

test('Each opening of the dialog is a payment of its own', async () => {
  const id = unpaid('2')
  const { user, dialog, submit } = await openPayment(id, 'jadecredit')
  mock.world.faults.add({ operation: 'payOrder', status: 502, times: 2 })
  await user.click(dialog.getByRole('radio', { name: 'Credit' }))
  await user.click(submit())
  await dialog.findByText(/you are never charged twice/)
  await user.keyboard('{Escape}')
  await closed()
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  const again = within(await screen.findByRole('dialog'))
  await user.click(await again.findByRole('radio', { name: 'Credit' }))
  await user.click(again.getByRole('button', { name: /^Pay (?:CNY|USD)/ }))
  await waitFor(() => expect(payments()).toHaveLength(2))
  expect(new Set(payments().map(({ body }) => body?.['client_ref'])).size).toBe(2)
})

test('An order past its payment deadline says so instead of offering payment', async () => {
  const id = mock.anOrder('pending_payment')
  await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
  const pay = await screen.findByRole('button', { name: 'Pay' })
  mock.change(id, { pay_expire_time: 1 })
  await userEvent.click(pay)
  const dialog = within(await screen.findByRole('dialog'))
  expect((await dialog.findByRole('alert')).textContent).toBe('The time for payment is over')
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Pay' }).disabled).toBe(true)
})

test('A dialog that stays open past the deadline says so and no longer offers payment', async () => {
  const { user, dialog, submit } = await openPayment(unpaid())
  await user.click(dialog.getByRole('radio', { name: 'Pre-deposit balance' }))
  expect(submit().hasAttribute('disabled')).toBe(false)
  mock.world.clock.advance(31 * 60_000)
  setServerTime(Math.floor(mock.world.clock.now() / 1000))
  expect((await dialog.findByRole('alert')).textContent).toBe('The time for payment is over')
  expect(submit().hasAttribute('disabled')).toBe(true)
  expect(payments()).toEqual([])
})

test('Shows no amounts of an order that was paid in another tab, and asks for no second payment', async () => {
  const id = unpaid()
  const { user, dialog, submit } = await openPayment(id)
  await user.click(dialog.getByRole('radio', { name: 'Pre-deposit balance' }))
  mock.change(id, { order_status: 'pending_confirm', version: mock.record(id).version + 1 })
  await user.click(submit())
  expect((await dialog.findByRole('alert')).textContent).toBe('The current status does not allow this')
  expect(dialog.queryByText(/pay again/)).toBeNull()
  expect(dialog.queryByRole('radio')).toBeNull()
})

test('R2.202 An order can be booked now and paid later, and says until when', async () => {
  const id = unpaid('2')
  const { policy, service_start } = mock.record(
    mock.anOrder('confirmed', ({ policy: { free_cancel_before } }) => {
      const free = Date.parse(free_cancel_before?.utc ?? '')
      return free > mock.world.clock.now() + 4 * 86_400_000
    }),
  )
  mock.change(id, { policy, service_start })
  const { user, dialog } = await openPayment(id, 'jadecredit')
  await user.click(dialog.getByRole('radio', { name: 'Pay later' }))
  const book = () => user.click(dialog.getByRole('button', { name: 'Book now, pay later' }))
  for (const [error_key, says] of [
    ['VERSION_CONFLICT', /^The order has just changed/],
    ['CREDIT_SHORT', labels.ErrorKey.en.CREDIT_SHORT],
    ['CREDIT_OVERDUE', labels.ErrorKey.en.CREDIT_OVERDUE],
    ['SUBACCOUNT_LIMIT', labels.ErrorKey.en.SUBACCOUNT_LIMIT],
    ['APPROVAL_NEEDED', labels.ErrorKey.en.APPROVAL_NEEDED],
  ] as const) {
    mock.world.faults.add({ operation: 'payOrderLater', code: 0, error_key, times: 1 })
    await book()
    expect(await dialog.findByText(says)).toBeDefined()
  }
  await book()
  await closed()
  expect(mock.record(id)).toMatchObject({ order_status: 'pending_confirm', pay_by: expect.any(Number) })
})

test('R2.202 A confirmed order that is still to be paid says until when, and is paid at once', async () => {
  const id = mock.anOrder(
    'confirmed',
    ({ charged, pay_channel }) => charged > 0 && pay_channel === 'credit',
    '2',
  )
  const order = mock.record(id)
  const now = Math.floor(mock.world.clock.now() / 1000)
  mock.change(id, { pay_by: now + 3 * 86_400, charged: 0 })
  mock.world.tables.hold.put({
    id: 'hd-owed',
    company_id: '2',
    order_id: id,
    account: 'credit',
    currency: order.currency,
    amount: order.total_settlement_price,
    created_time: now,
    released_time: null,
  })
  const { user, dialog, submit } = await openPayment(id, 'jadecredit')
  expect(screen.getByText(/the booking is released free of charge/)).toBeDefined()
  await user.click(dialog.getByRole('radio', { name: 'Credit' }))
  expect(dialog.getByText(/is charged at once/)).toBeDefined()
  await user.click(submit())
  await closed()
  expect(mock.record(id)).toMatchObject({ order_status: 'confirmed', pay_by: null })
})
