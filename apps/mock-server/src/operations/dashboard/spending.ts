import type { Schemas } from '@portal/api-client/contract'
import { type Span, type Spending, type Sum, spendingOf } from '../../domain/dashboard/spending.ts'
import { toMoney } from '../../domain/money/money.ts'
import { orderTypes } from '../../domain/products.ts'
import type { Operations } from '../../edge/operation.ts'
import { visibleOrders } from '../order/order-list.ts'
import { shownTo, textOf } from '../present.ts'
import { type Viewer, viewerOf } from '../viewer.ts'

export const spendingOperations = {
  getSpending: (call, world) => {
    const viewer = viewerOf(call, world)
    const { company, now, currency } = viewer
    const { range = 'days_30' } = call.query
    const orders = visibleOrders(viewer).filter((order) => order.currency === currency)
    const spending = spendingOf(orders, { range, types: orderTypes, now, tz: company.tz })
    return {
      range,
      date_from: spending.from,
      date_to: spending.to,
      total: presentSum(spending.all, viewer),
      products: presentProducts(spending.products, viewer),
      periods: spending.spans.map(({ from, to, products }) => ({
        date_from: from,
        date_to: to,
        products: presentProducts(products, viewer),
      })),
      top_hotels: spending.hotels.map((hotel) => presentHotel(hotel, viewer)),
      placed: spending.placed,
      cancelled: spending.cancelled,
    }
  },
} satisfies Partial<Operations>

const presentSum = (sum: Sum, viewer: Viewer): Schemas['SpendingSum'] => ({
  bookings: sum.bookings,
  total_price: toMoney(sum.total_price, viewer.currency),
  total_settlement_price: shownTo(viewer, toMoney(sum.total_settlement_price, viewer.currency)),
})

const presentProducts = (products: Span['products'], viewer: Viewer): Schemas['SpendingProduct'][] =>
  [...products].map(([order_type, sum]) => ({
    order_type,
    order_type_text: textOf('OrderType', order_type, viewer),
    sum: presentSum(sum, viewer),
  }))

const presentHotel = (hotel: Spending['hotels'][number], viewer: Viewer): Schemas['SpendingHotel'] => ({
  hotel_id: hotel.hotel_id,
  name: viewer.world.catalogue.hotel(hotel.hotel_id)?.name[viewer.language] ?? hotel.hotel_id,
  room_nights: hotel.room_nights,
  sum: presentSum(hotel, viewer),
})
