import { getGetOrderQueryOptions } from '@portal/api-client'
import { formatMoney } from '@portal/i18n'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'

let mock: OrderMock
beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

const plain = (text: string) => text.replaceAll(/\s/g, ' ')
const moneyText = (money: Parameters<typeof formatMoney>[0]) => plain(formatMoney(money))

/** The text of the page as it is printed: the base of the kit leaves out what is for the screen. */
function paper(): string {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const part of page.querySelectorAll('[data-screen], script, style')) part.remove()
  // The sentences of the server have ordinary spaces, amounts of the portal unbreakable ones.
  return plain(page.textContent ?? '')
}
const event = (name: string) =>
  act(() => {
    window.dispatchEvent(new Event(name))
  })

test('The print of an order is for the customer: no net price, no fee at net prices, no remark and no tag of the company', async () => {
  const id = mock.anOrder('confirmed', ({ refunds }) => refunds.length === 0)
  const record = mock.record(id)
  mock.world.tables.order.put({ ...record, internal_remark: 'Owes us since May', tags: ['slow payer'] })
  const portal = await openPortal(`/user/order/detail/${id}`, { user: mock.signIn('goldenland') })
  await screen.findByText('Owes us since May')
  const { order } = await portal.queryClient.fetchQuery(getGetOrderQueryOptions({ id }))
  const net = moneyText(order.total_settlement_price ?? order.total_price)
  expect(net).not.toBe(moneyText(order.total_price))
  expect(plain(document.body.textContent ?? '')).toContain(net)
  event('beforeprint')
  const printed = paper()
  expect(printed).toContain(id)
  expect(printed).toContain(moneyText(order.total_price))
  for (const hidden of [net, 'Net price', 'Owes us since May', 'slow payer'])
    expect(printed).not.toContain(hidden)
  const fees = order.cancellation_policy.tiers.filter(({ amount }) => Number(amount.amount) > 0)
  expect(fees.filter(({ amount }) => printed.includes(moneyText(amount)))).toEqual([])
  event('afterprint')
  expect(plain(document.body.textContent ?? '')).toContain(net)
})
