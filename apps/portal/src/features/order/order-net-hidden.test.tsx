import { getGetOrderQueryOptions, type Schemas } from '@portal/api-client'
import { formatMoney } from '@portal/i18n'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPortal } from '../../test/open-portal.tsx'
import { type OrderMock, orderMock } from '../../test/order-mock.ts'
import { toggleNetPrice } from '../../trade/money/net-price.ts'

let mock: OrderMock

beforeEach(() => {
  mock = orderMock()
  mock.server.listen()
})
afterEach(() => mock.server.close())

/** Every amount of an order that is a part of its settlement price and no part of what the customer pays. */
function netAmounts(order: Schemas['Order']): string[] {
  const { tiers, no_show } = order.cancellation_policy
  const ofPrice = tiers.filter(({ penalty_type }) => penalty_type !== 'fixed')
  const { before, after } = order.change_offer ?? {}
  const selling = [order.total_price, before?.total_price, after?.total_price]
  const net = [
    order.total_settlement_price,
    order.settlement_money,
    before?.total_settlement_price,
    after?.total_settlement_price,
    ...ofPrice.flatMap(({ amount, refund }) => [amount, refund]),
    ...(no_show.penalty_type === 'fixed' ? [] : [no_show.amount]),
  ]
  const amounts = (all: readonly (Schemas['Money'] | null | undefined)[]) =>
    all.flatMap((money) => (money && Number(money.amount) > 0 ? [formatMoney(money)] : []))
  return [...new Set(amounts(net))].filter((amount) => !amounts(selling).includes(amount))
}

/** The server writes its sentences with ordinary spaces, the portal its amounts with unbreakable ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

const reveals = (order: Schemas['Order']) => {
  const page = plain(document.body.textContent ?? '')
  return netAmounts(order).filter((amount) => page.includes(plain(amount)))
}

const pageOf = { hotel: '/user/order', car: '/user/car-order', airport: '/user/airport-order' }

describe('an order whose net prices are hidden while the customer looks on', () => {
  const cases = [
    ['a stay whose free cancellation ends', 'hotel', 'confirmed'],
    ['a stay with a changed offer', 'hotel', 'awaiting_acceptance'],
    ['a stay that was cancelled', 'hotel', 'cancelled'],
    ['a ride', 'car', 'confirmed'],
    ['a transfer', 'airport', 'confirmed'],
  ] as const

  test.each(cases)(
    'names no amount of the settlement price on the page of %s, nor in print',
    async (_, type, status) => {
      const [found] = mock.world.tables.order.where(
        ({ company_id, order_type, order_status, policy }) =>
          company_id === '1' && order_type === type && order_status === status && !policy.non_refundable,
      )
      const id = found?.id ?? 'none'
      const portal = await openPortal(`${pageOf[type]}/detail/${id}`, { user: mock.signIn('goldenland') })
      const { order } = await portal.queryClient.fetchQuery(getGetOrderQueryOptions({ id }))
      await screen.findByRole('button', { name: 'Hide net prices' })
      expect(reveals(order)).not.toEqual([])
      act(() => void window.dispatchEvent(new Event('beforeprint')))
      expect(reveals(order)).toEqual([])
      act(() => void window.dispatchEvent(new Event('afterprint')))
      expect(reveals(order)).not.toEqual([])
      act(toggleNetPrice)
      expect(reveals(order)).toEqual([])
      act(toggleNetPrice)
    },
  )
})
