import type { OrderRecord } from '../../../domain/order/order.ts'
import type { Draw } from '../../draw.ts'
import { seededProductOf } from '../products/products.ts'
import type { Step, Story } from './story.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

interface Past {
  readonly order: OrderRecord
  /** Epoch ms at which the world begins; nothing happens later. */
  readonly start: number
  readonly of: (field: string) => Draw
}

/** What happened after the booking, in the order of time. */
export function stepsOf(story: Story, past: Past): Step[] {
  const { order, start, of } = past
  const booked = order.booking_time * second
  const paid = booked + of('pay after').int(2, 5) * minute
  const pay: Step = { at: paid, event: 'pay' }
  const confirmed: Step[] = [
    pay,
    { at: paid + (order.on_request ? 20 * minute : 8 * second), event: 'supplier_confirm' },
  ]
  switch (story) {
    case 'unpaid':
      return []
    case 'expired':
      return [{ at: (order.pay_expire_time ?? 0) * second, event: 'expire' }]
    case 'waiting':
      return [pay]
    case 'offered':
      return [pay, { at: paid + 8 * second, event: 'supplier_change' }]
    case 'review':
      return [pay, { at: paid + 3 * minute, event: 'supplier_unknown' }]
    case 'rejected':
      return [pay, { at: paid + 8 * second, event: 'supplier_reject' }]
    case 'deadline':
    case 'arriving':
    case 'confirmed':
      return confirmed
    case 'staying':
      return [...confirmed, { at: seededProductOf(order).arrivedAt(order), event: 'confirm_check_in' }]
    case 'completed':
      return [...confirmed, ...stayed(past)]
    case 'no_show':
      return [...confirmed, { at: seededProductOf(order).missedAt(order), event: 'no_show' }]
    case 'cancelling':
      return [...confirmed, { at: start - of('cancel').int(60, 300) * second, event: 'cancel' }]
    case 'cancelled_unpaid':
      return [{ at: booked + 10 * minute, event: 'cancel' }]
    case 'cancelled_free':
      return [...confirmed, ...cancelled(booked + of('cancel').int(1, 4) * day)]
    case 'cancelled_fee':
      return [...confirmed, ...cancelled(order.service_start - of('cancel').int(2, 18) * hour)]
  }
}

const cancelled = (at: number): Step[] => [
  { at, event: 'cancel' },
  { at: at + 5 * second, event: 'supplier_ack' },
]

/** Half of the operators press the buttons themselves, the other half leave it to the clock. */
function stayed({ order, of }: Past): Step[] {
  if (of('by hand').bool(0.5)) return [{ at: order.service_end + day, event: 'auto_complete' }]
  return seededProductOf(order).confirmedByHand(order, of)
}
