import type { Schemas } from '@portal/api-client'
import type { MoneyValue } from '@portal/i18n'
import { compareAmounts, sumOf } from '../../shared/money/decimal.ts'
import { type ProductType, productTypes } from '../../trade/product/facts.ts'

const palette = ['teal-7', 'indigo-5', 'yellow-6', 'grape-5'] as const

/** The colour of a product in the chart; its name is always beside it. */
export const productColour = (product: ProductType): string =>
  `var(--mantine-color-${palette[productTypes.indexOf(product) % palette.length] ?? palette[0]})`

type Sum = Schemas['SpendingSum']

interface ProductSpending {
  product: ProductType
  money: MoneyValue
  bookings: number
  /** Of the total, in percent. */
  share: number
}

interface PeriodSpending {
  from: string
  to: string
  money: MoneyValue
  /** Of the highest period, in percent. */
  height: number
  products: readonly ProductSpending[]
}

export interface HotelSpending {
  id: string
  name: string
  money: MoneyValue
  roomNights: number
  /** Of the highest hotel, in percent. */
  width: number
}

/** The amounts that the card shows, either all net or all selling, each with its share. */
export interface SpendingShown {
  /** True for net prices, false for selling prices. */
  net: boolean
  total: MoneyValue
  bookings: number
  products: readonly ProductSpending[]
  periods: readonly PeriodSpending[]
  hotels: readonly HotelSpending[]
}

const share = (part: MoneyValue, all: MoneyValue): number => shareOf(part, all) ?? 0

/** Net prices if the member may see them and has not hidden them. */
export function readSpending(answer: Schemas['Spending'], netShown: boolean): SpendingShown {
  const net = netShown && answer.total.total_settlement_price !== null
  const moneyOf = (sum: Sum): MoneyValue => (net && sum.total_settlement_price) || sum.total_price
  const total = moneyOf(answer.total)
  const readProducts = (products: Schemas['Spending']['products'], all: MoneyValue) =>
    products.map(({ order_type, sum }) => ({
      product: order_type,
      money: moneyOf(sum),
      bookings: sum.bookings,
      share: share(moneyOf(sum), all),
    }))
  const periods = answer.periods.map(({ date_from, date_to, products }) => {
    const money = sumUp(
      products.map(({ sum }) => moneyOf(sum)),
      total,
    )
    return { from: date_from, to: date_to, money, products: readProducts(products, money) }
  })
  const hotels = answer.top_hotels.map(({ hotel_id, name, room_nights, sum }) => ({
    id: hotel_id,
    name,
    money: moneyOf(sum),
    roomNights: room_nights,
  }))
  return {
    net,
    total,
    bookings: answer.total.bookings,
    products: readProducts(answer.products, total),
    periods: periods.map((period) => ({ ...period, height: share(period.money, most(periods, total)) })),
    // The server ranks by selling price, so the order reveals no net price.
    hotels: hotels
      .map((hotel) => ({ ...hotel, width: share(hotel.money, most(hotels, total)) }))
      .toSorted((a, b) => compareAmounts(b.money.amount, a.money.amount)),
  }
}

const sumUp = (amounts: readonly MoneyValue[], zero: MoneyValue): MoneyValue =>
  sumOf(amounts) ?? { ...zero, amount: '0' }

const most = (all: readonly { money: MoneyValue }[], otherwise: MoneyValue): MoneyValue =>
  all
    .map(({ money }) => money)
    .reduce<MoneyValue | null>(
      (highest, money) =>
        highest === null || compareAmounts(money.amount, highest.amount) > 0 ? money : highest,
      null,
    ) ?? otherwise

/**
 * The first amount as a whole percentage of the second; null if the second is zero or the currencies differ. For
 * charts, not for sums.
 */
export function shareOf(part: MoneyValue, all: MoneyValue): number | null {
  if (part.currency !== all.currency || Number(all.amount) <= 0) return null
  return Math.round((100 * Number(part.amount)) / Number(all.amount))
}
