import { amendmentOf } from '../domain/order/amend/amend.ts'
import { makeOffer } from '../domain/order/offer.ts'
import { isRide, type OrderRecord, type OrderStatus, type OrderType } from '../domain/order/order.ts'
import type { ActionInput } from '../domain/order/situation.ts'
import { orderTypes, productOf } from '../domain/products.ts'
import { extraLines } from '../domain/ride/extras-report.ts'
import { SampleAccount } from './sample-account.ts'
import { sampleOrder } from './sample-order.ts'
import { sampleCar, sampleTransfer } from './sample-ride.ts'

/** The shortest way of an order of each product line to each of its statuses. */

export const statuses: readonly OrderStatus[] = [
  'pending_payment',
  'pending_confirm',
  'awaiting_acceptance',
  'confirmed',
  'in_service',
  'completed',
  'cancelling',
  'cancelled',
  'rejected',
  'expired',
  'no_show',
  'manual_review',
]

export const products: readonly OrderType[] = orderTypes

const hour = 3_600_000

export const orderOf = (account: SampleAccount): OrderRecord => {
  const [order] = account.orders.values()
  if (!order) throw new Error('The account has one order')
  return order
}

const samples: Readonly<Record<OrderType, () => OrderRecord>> = {
  hotel: sampleOrder,
  car: sampleCar,
  airport: sampleTransfer,
}

/** A supplier's offer, a little dearer. */
export const dearer = (order: OrderRecord, now: number) =>
  makeOffer(
    order,
    {
      total_price: order.total_price + 5000,
      total_settlement_price: order.total_settlement_price + 4000,
      bed_types: productOf(order)
        .bedTypesOf(order)
        .map(() => 'twin'),
    },
    () => [{ en: 'Vehicle', 'zh-cn': '车辆' }],
    Math.floor(now / 1000) + 1800,
  )

/** The input that any move may need. */
export function fullInput(account: SampleAccount): ActionInput {
  const order = orderOf(account)
  return {
    channel: 'predeposit',
    reason: 'x',
    supplier_ref: 'S1',
    hotel_confirmation_code: 'C1',
    offer: dearer(order, account.now),
    refund_amount: 100,
    driver: { name: 'U Ba Maung', phone: '+959420334455', plate: '7H-4512' },
    extras: isRide(order) ? extraLines(order, { overtime_hours: 1, zone_entries: 1 }) : [],
    extras_accepted: true,
    flight_news: { status: 'delayed', at: order.service_start + 3_600_000, time: 0 },
    replaced_by: 'H2611210009',
    amendment: amendmentOf(order, { special_requests: 'Water' }, account.requester, account.now),
  }
}

/** Epoch ms at which guests arrive or leave, or are missed, at the earliest. */
export function dayOf(order: OrderRecord, what: 'arrive' | 'leave' | 'miss'): number {
  const { arrivesFrom, leavesFrom, missedFrom } = productOf(order)
  return { arrive: arrivesFrom, leave: leavesFrom, miss: missedFrom }[what](order)
}

export function accountIn(product: OrderType, status: OrderStatus): SampleAccount {
  const account = new SampleAccount()
  const { id } = account.add(samples[product]())
  const act = (action: Parameters<SampleAccount['act']>[1]) => account.act(id, action, fullInput(account))
  const at = (instant: number) => {
    account.now = Math.max(account.now, instant)
  }
  const ways: Record<OrderStatus, () => void> = {
    pending_payment: () => {},
    expired: () => {
      at((orderOf(account).pay_expire_time ?? 0) * 1000)
      act('expire')
    },
    pending_confirm: () => void act('pay'),
    awaiting_acceptance: () => {
      ways.pending_confirm()
      act('supplier_change')
    },
    manual_review: () => {
      ways.pending_confirm()
      act('supplier_unknown')
    },
    rejected: () => {
      ways.pending_confirm()
      act('supplier_reject')
    },
    confirmed: () => {
      ways.pending_confirm()
      act('supplier_confirm')
    },
    // Late enough to cost something.
    cancelling: () => {
      ways.confirmed()
      at(orderOf(account).service_start - 12 * hour)
      account.cancel(id)
    },
    cancelled: () => {
      ways.cancelling()
      act('supplier_ack')
    },
    in_service: () => {
      ways.confirmed()
      at(dayOf(orderOf(account), 'arrive'))
      act('confirm_check_in')
    },
    completed: () => {
      ways.in_service()
      at(dayOf(orderOf(account), 'leave'))
      act('confirm_complete')
    },
    no_show: () => {
      ways.confirmed()
      at(dayOf(orderOf(account), 'miss'))
      act('no_show')
    },
  }
  ways[status]()
  const { order_status } = orderOf(account)
  if (order_status !== status) throw new Error(`The way to ${status} of ${product} ends in ${order_status}`)
  return account
}
