import type { Schemas } from '@portal/api-client/contract'
import { flightTrouble } from '../airport/news.ts'
import { productOf } from '../products.ts'
import { addDays } from '../time/dates.ts'
import { localClock } from '../time/zones.ts'
import { hasFlight, isRide, isStay, type OrderRecord } from './order.ts'
import { serviceDates } from './service.ts'

const dayMs = 86_400_000

/** When the names of the guests have to be with the hotel; epoch ms. */
export const namesDue = ({ service_start }: Pick<OrderRecord, 'service_start'>): number =>
  service_start - dayMs

/**
 * What a confirmed order lacks although its service is near: a hotel's number and the names today or tomorrow, driver
 * and plate today, at the place; and at once a flight that the transfer does not fit. `now` in epoch ms.
 */
export function attentionOf(order: OrderRecord, now: number): Schemas['OrderAttentionKey'][] {
  if (order.order_status !== 'confirmed' || now >= productOf(order).lastStartOf(order)) return []
  const today = localClock(now, order.tz).date
  const { first } = serviceDates(order)
  if (isRide(order)) {
    const trouble = hasFlight(order) ? flightTrouble(order) : null
    const keys: Schemas['OrderAttentionKey'][] = trouble ? [trouble] : []
    return first <= today && order.dispatch.driver === null ? [...keys, 'no_driver'] : keys
  }
  if (!isStay(order) || first > addDays(today, 1) || order.hotel_confirmation_code !== null) return []
  return now >= namesDue(order) ? ['no_hotel_code', 'names_not_sent'] : ['no_hotel_code']
}
