import { repricedPolicy } from '../cancellation/policy.ts'
import type { PriceLineRecord } from '../money/money.ts'
import { changeFee, feeLines } from '../order/amend/change-fee.ts'
import type { TwoPrices } from '../order/counted.ts'
import type { PricedFields, RideOrderRecord } from '../order/order.ts'
import { ridePolicyPrices } from './policy.ts'
import { linesNet, linesTotal } from './price.ts'
import { noDispatch } from './ride.ts'

/** What rentals and transfers share when a confirmed one becomes another ride. */

/** A charge that stays as it is keeps its price; `isOther` names the charges that do not, whatever they are called. */
export const keptLines = (
  before: readonly PriceLineRecord[],
  after: readonly PriceLineRecord[],
  isOther: (line: PriceLineRecord) => boolean = () => false,
): PriceLineRecord[] =>
  after.map((line) => {
    const { code, quantity, name } = line
    const old = before.find(
      (one) => one.code === code && one.quantity === quantity && one.name.en === name.en,
    )
    return old && !isOther(line) ? old : line
  })

/** The ride at these lines, with what the old terms keep of the one it replaces; `now` in epoch ms. */
export function withChangeFee<Ride extends RideOrderRecord>(
  before: Ride,
  after: Ride,
  lines: readonly PriceLineRecord[],
  now: number,
): Ride {
  const free = pricedAt(after, lines, { net: 0, selling: 0 })
  const fee = changeFee(before, free, now)
  return pricedAt(free, [...lines, ...feeLines(fee)], fee)
}

function pricedAt<Ride extends RideOrderRecord>(
  ride: Ride,
  lines: readonly PriceLineRecord[],
  change_fee: TwoPrices,
): Ride {
  const order = {
    ...ride,
    change_fee,
    price_breakdown: lines,
    total_price: linesTotal(lines),
    total_settlement_price: linesNet(lines),
  }
  return { ...order, policy: repricedPolicy(order.policy, ridePolicyPrices(order, 'settlement')) }
}

/** Another vehicle, or another number of them, has another driver. */
const needsOtherDriver = (before: RideOrderRecord, after: RideOrderRecord): boolean =>
  before.vehicle_class !== after.vehicle_class ||
  before.vehicles !== after.vehicles ||
  before.driver_language !== after.driver_language ||
  ('vehicle' in before && 'vehicle' in after && before.vehicle.model_id !== after.vehicle.model_id)

/** The fields that every ride takes over from its change. */
export function changedFields(before: RideOrderRecord, after: RideOrderRecord, now: number): PricedFields {
  const { service_start, service_end, policy, price_breakdown, pay_at_service, change_fee } = after
  const { total_price, total_settlement_price, vehicle_class, vehicles, passengers, guests } = after
  const { driver_language, overtime_unit_price, net_percent, terms_start } = after
  return {
    service_start,
    service_end,
    ...(terms_start !== undefined && { terms_start }),
    policy,
    price_breakdown,
    pay_at_service,
    total_price,
    total_settlement_price,
    ...(change_fee && { change_fee }),
    vehicle_class,
    vehicles,
    passengers,
    guests,
    driver_language,
    overtime_unit_price,
    net_percent,
    ...(needsOtherDriver(before, after) && { dispatch: noDispatch(now) }),
  }
}
