import type { Operations } from '../edge/operation.ts'
import { accountOperations } from './account.ts'
import { accountSecurityOperations } from './account-security.ts'
import { airportOperations } from './airport.ts'
import { approvalOperations } from './approval.ts'
import { billOperations } from './bill.ts'
import { billApplyOperations } from './bill-apply.ts'
import { carOperations } from './car.ts'
import { cmsOperations } from './cms.ts'
import { cmsArticleOperations } from './cms-article.ts'
import { cmsContributionOperations } from './cms-contribution.ts'
import { cmsMemberOperations } from './cms-member.ts'
import { cmsReadingOperations } from './cms-reading.ts'
import { currencyOperations } from './currency.ts'
import { dashboardOperations } from './dashboard.ts'
import { dictionaryOperations } from './dictionary.ts'
import { draftOperations } from './draft.ts'
import { exportOperations } from './export.ts'
import { favouriteOperations } from './favourite.ts'
import { guestOperations } from './guest.ts'
import { hotelOperations } from './hotel.ts'
import { hotelBookingOperations } from './hotel-booking.ts'
import { hotelCalendarOperations } from './hotel-calendar.ts'
import { hotelSearchOperations } from './hotel-search.ts'
import { invoiceOperations } from './invoice.ts'
import { invoiceApplicationOperations } from './invoice-application.ts'
import { invoiceTitleOperations } from './invoice-title.ts'
import { markupOperations } from './markup.ts'
import { notificationOperations } from './notification.ts'
import { orderOperations } from './order.ts'
import { orderDeskOperations } from './order-desk.ts'
import { orderServiceOperations } from './order-service.ts'
import { placeOperations } from './place.ts'
import { placeAreaOperations } from './place-area.ts'
import { quoteOperations } from './quote.ts'
import { quotePublicOperations } from './quote-public.ts'
import { searchOperations } from './search.ts'
import { sessionOperations } from './session.ts'
import { siteOperations } from './site.ts'
import { subAccountOperations } from './sub-account.ts'
import { uploadOperations } from './upload.ts'
import { verificationOperations } from './verification.ts'
import { verificationCodeOperations } from './verification-code.ts'
import { voucherOperations } from './voucher.ts'
import { voucherSettingOperations } from './voucher-setting.ts'
import { walletOperations } from './wallet.ts'
import { walletTopupOperations } from './wallet-topup.ts'

/** Every operation of the contract. One without a rule of its own yet stands in its noun's file as `generated`. */
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
  ...accountOperations,
  ...accountSecurityOperations,
  ...airportOperations,
  ...approvalOperations,
  ...billApplyOperations,
  ...billOperations,
  ...carOperations,
  ...cmsArticleOperations,
  ...cmsContributionOperations,
  ...cmsMemberOperations,
  ...cmsOperations,
  ...cmsReadingOperations,
  ...dashboardOperations,
  ...dictionaryOperations,
  ...draftOperations,
  ...exportOperations,
  ...favouriteOperations,
  ...guestOperations,
  ...hotelCalendarOperations,
  ...invoiceApplicationOperations,
  ...invoiceOperations,
  ...invoiceTitleOperations,
  ...markupOperations,
  ...notificationOperations,
  ...orderDeskOperations,
  ...orderServiceOperations,
  ...placeAreaOperations,
  ...quoteOperations,
  ...quotePublicOperations,
  ...searchOperations,
  ...subAccountOperations,
  ...uploadOperations,
  ...verificationCodeOperations,
  ...voucherSettingOperations,
  ...walletTopupOperations,
}
