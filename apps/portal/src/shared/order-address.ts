/** The page of an order by the letter its booking ID begins with: the product line. */
const pages = {
  H: '/user/order/detail/$id',
  C: '/user/car-order/detail/$id',
  A: '/user/airport-order/detail/$id',
} as const

/** Where an order is read; takes its booking ID as the param `id`. */
export const orderPage = (bookingId: string) =>
  bookingId.startsWith('C') ? pages.C : bookingId.startsWith('A') ? pages.A : pages.H
