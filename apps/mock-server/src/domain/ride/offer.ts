import type { OfferedTermsRecord, RideOrderRecord } from '../order/order.ts'
import type { LocalText } from '../text/local-text.ts'
import { localClock } from '../time/zones.ts'
import { spreadTotals } from './price.ts'

/** A ride as a supplier offers it. */
export function rideTexts(order: RideOrderRecord, vehicle: LocalText): readonly LocalText[] {
  const { date, time } = localClock(order.service_start, order.tz)
  const at = `${date} ${time.slice(0, 5)}`
  return [
    { en: `Vehicle: ${vehicle.en}`, 'zh-cn': `车型：${vehicle['zh-cn']}` },
    { en: `Pick-up: ${at}`, 'zh-cn': `用车时间：${at}` },
  ]
}

/** New totals spread over the lines in the old proportions. */
export function rideWithOffer<Ride extends RideOrderRecord>(order: Ride, after: OfferedTermsRecord): Ride {
  const { total_price, total_settlement_price } = after
  return {
    ...order,
    total_price,
    total_settlement_price,
    price_breakdown: spreadTotals(order.price_breakdown, total_price, total_settlement_price),
    change_offer: null,
  }
}
