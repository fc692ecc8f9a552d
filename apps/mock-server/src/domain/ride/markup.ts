import { type Markup, sellingPrices } from '../markup/rule.ts'
import type { Minor, PriceLineRecord } from '../money/money.ts'
import { linesNet, spreadTotals } from './price.ts'

/** The mark-up rule of a member for a city; null for the recommended prices. */
export type MarkupAt = (city: string | null) => Markup | null

export const recommended: MarkupAt = () => null

/** Lines of the ride itself; the others are surcharges and extras. */
const fares = ['rental', 'transfer']

/**
 * The lines of a car or transfer at the selling prices of one company; what the account pays stays. A percentage is
 * added to every piece, an amount per night to each vehicle and unit of the ride itself, and an amount per order once.
 */
export function markedUpLines(
  lines: readonly PriceLineRecord[],
  markup: Markup | null,
  currency: string,
): readonly PriceLineRecord[] {
  if (!markup) return lines
  if (markup.type === 'fixed_per_order') {
    const nets = lines.map(({ net = 0 }) => net)
    const total = sellingPrices(nets, markup, currency).reduce((sum, price) => sum + price, 0)
    return spreadTotals(lines, total, linesNet(lines))
  }
  const plain: Markup = { ...markup, value: '0' }
  return lines.map((line) => {
    const each: Minor = Math.ceil((line.net ?? 0) / line.quantity)
    const rule = markup.type === 'fixed_per_night' && !fares.includes(line.code) ? plain : markup
    const [unit_price = each] = sellingPrices([each], rule, currency)
    return { ...line, unit_price, money: unit_price * line.quantity }
  })
}
