import type { Operations } from '../edge/operation.ts'
import { currencyOperations } from './currency.ts'
import { hotelOperations } from './hotel.ts'
import { hotelBookingOperations } from './hotel-booking.ts'
import { hotelSearchOperations } from './hotel-search.ts'
import { orderOperations } from './order.ts'
import { placeOperations } from './place.ts'
import { sessionOperations } from './session.ts'
import { siteOperations } from './site.ts'
import { verificationOperations } from './verification.ts'
import { voucherOperations } from './voucher.ts'
import { walletOperations } from './wallet.ts'

/** Every operation of the contract. One without a rule of its own yet would stand here as `generated`. */
export const operations: Operations = {
  ...siteOperations,
  ...sessionOperations,
  ...verificationOperations,
  ...placeOperations,
  ...currencyOperations,
  ...hotelBookingOperations,
  ...orderOperations,
  ...voucherOperations,
  ...walletOperations,
  ...hotelOperations,
  ...hotelSearchOperations,
}
