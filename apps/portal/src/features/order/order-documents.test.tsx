import { screen, within } from '@testing-library/react'
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

type Persona = Parameters<OrderMock['signIn']>[0]

/** Opens a hotel booking of a company that has such a document. */
async function openOrderWith(document: 'bill_id' | 'invoice_ids', company: string, persona: Persona) {
  const [order] = mock.world.tables.order.where(
    ({ company_id, order_type, bill_id, invoice_ids }) =>
      company_id === company &&
      order_type === 'hotel' &&
      (document === 'bill_id' ? bill_id !== null : invoice_ids.length > 0),
  )
  if (!order) throw new Error('The world has no such order.')
  const portal = await openPortal(`/user/order/detail/${order.id}`, { user: mock.signIn(persona) })
  await screen.findByRole('heading', { level: 2, name: 'Payment and settlement' })
  return { portal, order }
}

const section = () => {
  const heading = screen.getByRole('heading', { level: 2, name: 'Payment and settlement' })
  return within(heading.closest('section') as HTMLElement)
}

test('The bill of an order links to that bill', async () => {
  const { portal, order } = await openOrderWith('bill_id', '2', 'jadecredit')
  await userEvent.click(section().getByRole('link', { name: order.bill_id ?? '' }))
  expect(portal.path()).toBe(`/user/bill/details?bill=${order.bill_id}`)
})

test('Each invoice request of an order links to it', async () => {
  const { portal, order } = await openOrderWith('invoice_ids', '1', 'goldenland')
  await userEvent.click(section().getByRole('link', { name: order.invoice_ids[0] ?? '' }))
  expect(portal.path()).toBe(`/user/invoice/details?application=${order.invoice_ids[0]}`)
})

test('A member who may not see the documents of the company sees only their numbers', async () => {
  const { order } = await openOrderWith('invoice_ids', '1', 'golden_viewer')
  expect(section().getByText(order.invoice_ids[0] ?? '')).toBeDefined()
  expect(section().queryByRole('link')).toBeNull()
})
