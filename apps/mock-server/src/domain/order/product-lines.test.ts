import { describe, expect, test } from 'vitest'
import { dearer } from '../../testing/order-ways.ts'
import { SampleAccount } from '../../testing/sample-account.ts'
import { sampleOrder } from '../../testing/sample-order.ts'
import { sampleCar, sampleTransfer } from '../../testing/sample-ride.ts'
import { requestApproval } from '../approval/approval.ts'
import { attempt, isRefusal } from '../refusal.ts'
import { actionsOf } from './actions.ts'
import { amendmentOf } from './amend/amend.ts'
import type { OrderEventName, OrderRecord, OrderType } from './order.ts'

const orders = { hotel: sampleOrder(), car: sampleCar(), airport: sampleTransfer() } satisfies Record<
  OrderType,
  OrderRecord
>
const lines = Object.keys(orders) as OrderType[]
const moves: readonly OrderEventName[] = [
  'pay',
  'cancel',
  'confirm',
  'decline',
  'amend',
  'request_amend',
  'withdraw_amend',
  'confirm_check_in',
  'confirm_complete',
  'request_refund',
]

/** An account of a member limited to these products, with one order of a product. */
function deskOf(product: OrderType, products: readonly OrderType[], fields: Partial<OrderRecord> = {}) {
  const account = new SampleAccount()
  account.member = { ...account.member, products }
  account.add({ ...orders[product], ...fields } as OrderRecord)
  return account
}

const errorOf = (done: object) => (isRefusal(done) ? done.error_key : null)
const cells = lines.flatMap((product) => moves.map((move) => ({ product, move })))

describe('a member limited to some products', () => {
  test.each(cells)('Cannot $move a $product order outside them', ({ product, move }) => {
    const order = orders[product]
    const others = lines.filter((line) => line !== product)
    const done = (products: readonly OrderType[]) =>
      errorOf(deskOf(product, products).act(order.id, move, { channel: 'predeposit' }))
    expect(done(others)).toBe('NO_PERMISSION')
    expect(done([product])).not.toBe('NO_PERMISSION')
    expect(done([])).not.toBe('NO_PERMISSION')
  })

  test.each(lines)('Gets no actions on an order of %s but reading', (product) => {
    const others = lines.filter((line) => line !== product)
    const reasons = actionsOf(deskOf(product, others).situation(orders[product].id)).map(
      ({ action, reason_key }) => [action, reason_key === 'NO_PERMISSION'],
    )
    expect(Object.fromEntries(reasons)).toEqual({
      pay: true,
      cancel: true,
      confirm: true,
      decline: true,
      amend: true,
      change: true,
      withdraw_change: true,
      refund: true,
      withdraw_refund: true,
      remind_supplier: true,
      confirm_check_in: true,
      confirm_complete: true,
      download_voucher: false,
    })
  })

  test.each(lines)('Is never asked to approve an order of %s', (product) => {
    const ask = (products: readonly OrderType[]) => {
      const { member, now } = deskOf(product, products)
      return errorOf(attempt(() => requestApproval('ap-1', orders[product], member, '', now)))
    }
    expect(ask(lines.filter((line) => line !== product))).toBe('NO_PERMISSION')
    expect(ask([product])).toBeNull()
  })
})

/** A paid transfer, and changes that make it dearer or cheaper. */
function paidTransfer(hour: number) {
  const account = new SampleAccount()
  const start = hour === 23 ? {} : { pick_up: Date.parse('2026-12-11T23:00:00+06:30') }
  const { id } = account.add(sampleTransfer(start))
  account.act(id, 'pay', { channel: 'predeposit' })
  account.act(id, 'supplier_confirm', { supplier_ref: 'S1' })
  const order = account.orders.get(id) as OrderRecord
  const changes = { pick_up_local: `2026-12-11T${hour}:30:00+06:30` }
  const amendment = amendmentOf(order, changes, account.requester, account.now)
  return { account, id, amendment }
}

describe('a member without a payment channel', () => {
  const spending: readonly (readonly [string, () => { account: SampleAccount; act: () => object }])[] = [
    [
      'pays nothing',
      () => {
        const account = deskOf('hotel', [])
        return { account, act: () => account.act(orders.hotel.id, 'pay', { channel: 'predeposit' }) }
      },
    ],
    [
      'makes no paid order dearer',
      () => {
        const { account, id, amendment } = paidTransfer(23)
        return { account, act: () => account.act(id, 'amend', { amendment }) }
      },
    ],
    [
      'accepts no offer',
      () => {
        const account = deskOf('hotel', [])
        const { id } = orders.hotel
        account.act(id, 'pay', { channel: 'predeposit' })
        const paid = account.orders.get(id) as OrderRecord
        account.act(id, 'supplier_change', { offer: dearer(paid, account.now) })
        return { account, act: () => account.act(id, 'confirm') }
      },
    ],
    [
      'agrees to no extras',
      () => {
        const { account, id } = paidTransfer(23)
        const line = { code: 'wait', name: { en: 'Waiting', 'zh-cn': '等候' }, quantity: 1 }
        const extras = [{ ...line, unit_price: 1100, money: 1100, net: 1000 }]
        account.act(id, 'report_extras', { extras })
        account.now = (account.orders.get(id) as OrderRecord).service_end
        account.act(id, 'confirm_check_in')
        return { account, act: () => account.act(id, 'confirm_complete', { extras_accepted: true }) }
      },
    ],
  ]

  test.each(spending)('A member without the channel %s', (_what, ready) => {
    const free = ready()
    expect(errorOf(free.act())).toBeNull()
    const bound = ready()
    bound.account.member = { ...bound.account.member, channels: [] }
    expect(bound.act()).toMatchObject({
      error_key: 'ACTION_NOT_ALLOWED',
      extra: { reason_key: 'CHANNEL_NOT_ALLOWED' },
    })
  })

  test('A change without extra cost is no payment: a cheaper change needs no channel', () => {
    const { account, id, amendment } = paidTransfer(14)
    account.member = { ...account.member, channels: [] }
    expect(amendment.settlement_diff).toBeLessThan(0)
    expect(errorOf(account.act(id, 'amend', { amendment }))).toBeNull()
  })
})
