import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'
import { currencyOperations } from './currency.ts'
import { hotelOperations } from './hotel.ts'
import { hotelSearchOperations } from './hotel-search.ts'
import { placeOperations } from './place.ts'
import { sessionOperations } from './session.ts'
import { siteOperations } from './site.ts'
import { verificationOperations } from './verification.ts'

/** Every operation of the contract. One without a rule of its own yet stands here as `generated`. */
export const operations: Operations = {
  ...siteOperations,
  ...sessionOperations,
  ...verificationOperations,
  ...placeOperations,
  ...currencyOperations,
  ...hotelOperations,
  ...hotelSearchOperations,
  checkHotelRate: generated('checkHotelRate'),
  bookHotel: generated('bookHotel'),
  listOrders: generated('listOrders'),
  countOrders: generated('countOrders'),
  getOrder: generated('getOrder'),
  listOrderStatuses: generated('listOrderStatuses'),
  previewOrderPayment: generated('previewOrderPayment'),
  payOrder: generated('payOrder'),
  quoteOrderCancellation: generated('quoteOrderCancellation'),
  cancelOrder: generated('cancelOrder'),
  confirmOrder: generated('confirmOrder'),
  declineOrder: generated('declineOrder'),
  getWallet: generated('getWallet'),
  listLedgerEntries: generated('listLedgerEntries'),
  getVoucher: generated('getVoucher'),
  downloadVoucher: generated('downloadVoucher'),
}
