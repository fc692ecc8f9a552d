import type { Schemas } from '@portal/api-client'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { write } from '../../test/page.ts'

let mock: OrderMock
beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const day = 86_400_000
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }))

/** What somebody does who is not at this screen: a colleague, or the seller's staff. */
async function elsewhere<Answer = object>(path: string, body?: object): Promise<Answer> {
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    server: 'true',
    'think-lang': 'en',
    'ba-user-token': mock.signIn('jadecredit').token,
  }
  const init = body && { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(`${window.location.origin}${path}`, { headers, ...init })
  const { code, msg, data, ...rest } = await answer.json()
  if (code !== undefined && code !== 1) throw new Error(`${path}: ${msg} ${JSON.stringify(data)}`)
  return data ?? rest
}

/** A bill of two orders, of the first of which a part can still be given back. */
async function twoOrders() {
  const { list } = await elsewhere<{ list: Schemas['BillableOrder'][] }>('/api/bill/eligible?limit=100')
  const ids = list.filter(({ eligible }) => eligible).map(({ booking_id }) => booking_id)
  for (const id of ids) {
    const { order } = await elsewhere<{ order: Schemas['Order'] }>(`/api/order/detail?id=${id}`)
    const other = ids.find((one) => one !== id)
    const cancels = order.actions.some(({ action, enabled }) => action === 'cancel' && enabled)
    if (cancels && Number(order.refundable_money?.amount) > 0 && other) return { order, other }
  }
  throw new Error('The world has no order of which a part can be given back.')
}

test('a bill is disputed, corrected by a credit note, confirmed, and paid', async () => {
  const { order, other } = await twoOrders()
  const made = await elsewhere<{ bill: Schemas['Bill'] }>('/api/bill/apply', {
    client_ref: '00000000-0000-4000-8000-000000000001',
    order_ids: [order.booking_id, other],
  })
  const id = made.bill.bill_no
  const bill = () => mock.world.tables.bill.get(id)
  const open = async () => {
    cleanup()
    await openPortal(`/user/bill/details?bill=${id}`, { user: mock.signIn('jadecredit') })
    return dialog(`Bill ${id}`)
  }

  await open()
  await userEvent.click(await button('Dispute'))
  const disputing = await dialog(/^Dispute bill/)
  await userEvent.click((await disputing.findAllByRole('checkbox'))[0] as HTMLElement)
  write(disputing.getByLabelText(/^What is wrong/), 'The guests do not travel')
  write(disputing.getByLabelText(/should cost/), '0')
  await userEvent.click(disputing.getByRole('button', { name: 'Dispute 1 line' }))
  await waitFor(() => expect(bill()?.status).toBe('disputed'))

  // A colleague has the order cancelled: the seller's staff take off the bill what its terms give back.
  const { quote } = await elsewhere<{ quote: Schemas['CancelQuote'] }>('/api/order/cancelQuote', {
    id: order.booking_id,
  })
  await elsewhere('/api/order/cancel', {
    id: order.booking_id,
    version: order.version,
    quote_id: quote.quote_id,
    accept_penalty: true,
  })
  mock.world.clock.advance(day / 2)

  const corrected = await open()
  expect(await corrected.findByText('Credit note')).toBeDefined()
  expect(corrected.getByText('Declined:')).toBeDefined()
  expect(bill()?.status).toBe('issued')
  await userEvent.click(await button('Confirm'))
  await userEvent.click(await button(/^Confirm CNY/))
  await waitFor(() => expect(bill()?.status).toBe('confirmed'))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Confirm bill/ })).toBeNull())
  await userEvent.click(await button('Pay'))
  const paying = await dialog(/^Pay bill/)
  await userEvent.click(paying.getByRole('button', { name: /^Pay CNY/ }))
  await waitFor(() => expect(bill()?.status).toBe('paid'))
  const cents = (money: Schemas['Money'] | null) => Math.round(Number(money?.amount) * 100)
  expect(bill()?.paid).toBe(cents(made.bill.total) - cents(quote.refund))
  expect(cents(quote.refund)).toBeGreaterThan(0)
})
