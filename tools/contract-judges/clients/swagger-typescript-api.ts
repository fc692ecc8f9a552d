import { Api, type HotelFilter, type OrderType } from './api.ts'

/**
 * The calls of one session by the client of swagger-typescript-api. It leaves the style of a query aside, so lists and
 * objects in a query are named here as they are sent.
 */
export function connect(baseUrl: string, token: string) {
  const headers = { 'ba-user-token': token, 'think-lang': 'en', server: 'true' }
  const { api } = new Api({ baseUrl, baseApiParams: { headers } })
  return {
    getClickCaptcha: async (id: string) => (await api.getClickCaptcha({ id })).data,
    signIn: async (...sent: Parameters<typeof api.signIn>) => (await api.signIn(...sent)).data,
    searchHotels: async (...sent: Parameters<typeof api.searchHotels>) =>
      (await api.searchHotels(...sent)).data,
    listHotelSearchResults: async (search_id: string, { star = [] }: HotelFilter) => {
      const stars = Object.fromEntries(star.map((one, at) => [`filter[star][${at}]`, one]))
      return (await api.listHotelSearchResults({ search_id, ...stars })).data
    },
    listHotelRates: async (...sent: Parameters<typeof api.listHotelRates>) =>
      (await api.listHotelRates(...sent)).data,
    checkHotelRate: async (...sent: Parameters<typeof api.checkHotelRate>) =>
      (await api.checkHotelRate(...sent)).data,
    bookHotel: async (...sent: Parameters<typeof api.bookHotel>) => (await api.bookHotel(...sent)).data,
    payOrder: async (...sent: Parameters<typeof api.payOrder>) => (await api.payOrder(...sent)).data,
    quoteOrderCancellation: async (...sent: Parameters<typeof api.quoteOrderCancellation>) =>
      (await api.quoteOrderCancellation(...sent)).data,
    cancelOrder: async (...sent: Parameters<typeof api.cancelOrder>) => (await api.cancelOrder(...sent)).data,
    listOrders: async (order_type: OrderType) => (await api.listOrders({ order_type })).data,
    listOrderStatuses: async (ids: string[]) => {
      const named = Object.fromEntries(ids.map((id, at) => [`ids[${at}]`, id])) as unknown as {
        ids: string[]
      }
      return (await api.listOrderStatuses(named)).data
    },
  }
}
