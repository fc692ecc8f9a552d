import { ok } from '@oazapfts/runtime'
import * as api from './api.ts'

/** The calls of one session by the client of oazapfts. */
export function connect(baseUrl: string, token: string) {
  const sent = { thinkLang: 'en', server: 'true' } as const
  const opts = { baseUrl, headers: { 'ba-user-token': token } }
  return {
    getClickCaptcha: (id: string) => ok(api.getClickCaptcha(id, sent, opts)),
    signIn: (body: api.SignInRequest) => ok(api.signIn(body, sent, opts)),
    searchHotels: (body: api.SearchHotelsRequest) => ok(api.searchHotels(body, sent, opts)),
    listHotelSearchResults: (search_id: string, filter: api.HotelFilter) =>
      ok(api.listHotelSearchResults(search_id, { ...sent, filter }, opts)),
    listHotelRates: (body: api.ListHotelRatesRequest) => ok(api.listHotelRates(body, sent, opts)),
    checkHotelRate: (body: api.CheckHotelRateRequest) => ok(api.checkHotelRate(body, sent, opts)),
    bookHotel: (body: api.BookHotelRequest) => ok(api.bookHotel(body, sent, opts)),
    payOrder: (body: api.PayOrderRequest) => ok(api.payOrder(body, sent, opts)),
    quoteOrderCancellation: (body: api.QuoteOrderCancellationRequest) =>
      ok(api.quoteOrderCancellation(body, sent, opts)),
    cancelOrder: (body: api.CancelOrderRequest) => ok(api.cancelOrder(body, sent, opts)),
    listOrders: (orderType: api.OrderType) => ok(api.listOrders({ ...sent, orderType }, opts)),
    listOrderStatuses: (ids: string[]) => ok(api.listOrderStatuses(ids, sent, opts)),
  }
}
