import type { LocalText } from '../../texts/language.ts'
import { allocate, type Minor, type PriceLineRecord, percentOf } from '../money/money.ts'
import type { TwoPrices } from '../order/counted.ts'
import type { RideOrderRecord } from '../order/order.ts'

/** Selling price of one line; the account pays `net_percent` less. */
export function rideLine(
  code: string,
  name: PriceLineRecord['name'],
  quantity: number,
  unit_price: Minor,
  net_percent: number,
): PriceLineRecord & { readonly net: Minor } {
  const money = unit_price * quantity
  return { code, name, quantity, unit_price, money, net: money - percentOf(money, net_percent, 'half-up') }
}

export const linesTotal = (lines: readonly PriceLineRecord[]): Minor =>
  lines.reduce((sum, { money }) => sum + money, 0)
export const linesNet = (lines: readonly PriceLineRecord[]): Minor =>
  lines.reduce((sum, { net = 0 }) => sum + net, 0)

export const linesPrices = (lines: readonly PriceLineRecord[]): TwoPrices => ({
  net: linesNet(lines),
  selling: linesTotal(lines),
})

/** The sum of the lines with some codes. */
export const feeOf = (lines: readonly PriceLineRecord[], ...codes: readonly string[]): Minor =>
  linesTotal(lines.filter(({ code }) => codes.includes(code)))

/** Adds lines and raises both totals. The frozen policy stays, because extras come after the service. */
export function addLines<Ride extends RideOrderRecord>(order: Ride, lines: readonly PriceLineRecord[]): Ride {
  return {
    ...order,
    price_breakdown: [...order.price_breakdown, ...lines],
    total_price: order.total_price + linesTotal(lines),
    total_settlement_price: order.total_settlement_price + linesNet(lines),
  }
}

/** The same lines at other totals, in the old proportions; a price that does not divide evenly becomes one piece. */
export function spreadTotals(
  lines: readonly PriceLineRecord[],
  total: Minor,
  settlement: Minor,
): PriceLineRecord[] {
  const moneys = allocate(
    total,
    lines.map(({ money }) => money),
  )
  const nets = allocate(
    settlement,
    lines.map(({ net }) => net ?? 0),
  )
  return lines.map((line, index) => {
    const money = moneys[index] ?? 0
    const net = nets[index] ?? 0
    const even = money % line.quantity === 0
    return even
      ? { ...line, unit_price: money / line.quantity, money, net }
      : { ...line, quantity: 1, unit_price: money, money, net }
  })
}

/** Lines that are named on papers beside the ride itself. */
const extraCodes = ['child_seat', 'extra_wait', 'extra_hour', 'driver_overnight', 'meet_greet', 'zone']

/** What was bought beside the ride, in words. */
export const extraTexts = (lines: readonly Omit<PriceLineRecord, 'net'>[]): LocalText[] =>
  lines
    .filter(({ code }) => extraCodes.includes(code))
    .map(({ name, quantity }) => ({
      en: `${name.en} × ${quantity}`,
      'zh-cn': `${name['zh-cn']} × ${quantity}`,
    }))
