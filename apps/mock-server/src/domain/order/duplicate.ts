import { staysOverlap } from '../time/dates.ts'
import { tidyName } from './guests.ts'
import { guestsOf, type OrderRecord } from './order.ts'

export interface WantedStay {
  readonly check_in_date: string
  readonly check_out_date: string
  readonly names: readonly string[]
}

const over: readonly OrderRecord['order_status'][] = ['cancelled', 'rejected', 'expired', 'no_show']

const comparable = (name: string) => tidyName(name).toLocaleUpperCase('en')

/** An order of the company in which one of the guests already sleeps in one of the nights. */
export function findDuplicateStay(orders: Iterable<OrderRecord>, wanted: WantedStay): OrderRecord | null {
  const names = new Set(wanted.names.map(comparable))
  for (const order of orders) {
    if (order.order_type !== 'hotel' || over.includes(order.order_status)) continue
    if (!staysOverlap(order, wanted)) continue
    if (guestsOf(order).some((guest) => names.has(comparable(guest.full_name)))) return order
  }
  return null
}
