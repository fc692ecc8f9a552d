import type { Operations } from '../edge/operation.ts'
import { accessOperations } from './access/access.ts'
import { accountOperations } from './account/account.ts'
import { accountSecurityOperations } from './account/account-security.ts'
import { airportOperations } from './airport/airport.ts'
import { approvalOperations } from './approval/approval.ts'
import { billOperations } from './bill/bill.ts'
import { billApplyOperations } from './bill/bill-apply.ts'
import { billBatchOperations } from './bill/bill-batch.ts'
import { billSecondPersonOperations } from './bill/bill-second-person.ts'
import { carOperations } from './car/car.ts'
import { cmsOperations } from './cms/cms.ts'
import { cmsArticleOperations } from './cms/cms-article.ts'
import { cmsContributionOperations } from './cms/cms-contribution.ts'
import { cmsMemberOperations } from './cms/cms-member.ts'
import { cmsReadingOperations } from './cms/cms-reading.ts'
import { currencyOperations } from './currency/currency.ts'
import { dashboardOperations } from './dashboard/dashboard.ts'
import { spendingOperations } from './dashboard/spending.ts'
import { dictionaryOperations } from './dictionary/dictionary.ts'
import { draftOperations } from './draft/draft.ts'
import { exportOperations } from './export/export.ts'
import { favouriteOperations } from './favourite/favourite.ts'
import { groupOperations } from './group/group.ts'
import { guestOperations } from './guest/guest.ts'
import { hotelOperations } from './hotel/hotel.ts'
import { hotelBookingOperations } from './hotel/hotel-booking.ts'
import { hotelCalendarOperations } from './hotel/hotel-calendar.ts'
import { hotelSearchOperations } from './hotel/hotel-search.ts'
import { invoiceOperations } from './invoice/invoice.ts'
import { invoiceApplicationOperations } from './invoice/invoice-application.ts'
import { invoiceTitleOperations } from './invoice/invoice-title.ts'
import { markupOperations } from './markup/markup.ts'
import { monthOperations } from './month/month.ts'
import { notificationOperations } from './notification/notification.ts'
import { orderChangeOperations } from './order/change/order-change.ts'
import { orderOperations } from './order/order.ts'
import { orderAllocationOperations } from './order/order-allocation.ts'
import { orderDeskOperations } from './order/order-desk.ts'
import { orderServiceOperations } from './order/order-service.ts'
import { orderReplacementOperations } from './order/replacement/replacement.ts'
import { orderReportOperations } from './order/report/order-report.ts'
import { orderViewOperations } from './order-view/order-view.ts'
import { placeOperations } from './place/place.ts'
import { quoteOperations } from './quote/quote.ts'
import { quotePublicOperations } from './quote/quote-public.ts'
import { searchOperations } from './search/search.ts'
import { captchaCodeOperations } from './session/captcha-code.ts'
import { sessionOperations } from './session/session.ts'
import { verificationOperations } from './session/verification.ts'
import { verificationCodeOperations } from './session/verification-code.ts'
import { siteOperations } from './site/site.ts'
import { adminLogOperations } from './sub-account/admin-log.ts'
import { secondPersonOperations } from './sub-account/second-person-rule.ts'
import { subAccountOperations } from './sub-account/sub-account.ts'
import { tripOperations } from './trip/trip.ts'
import { tripDocumentOperations } from './trip/trip-documents.ts'
import { uploadOperations } from './upload/upload.ts'
import { voucherOperations } from './voucher/voucher.ts'
import { voucherSettingOperations } from './voucher/voucher-setting.ts'
import { ledgerStatementOperations } from './wallet/ledger-statement.ts'
import { walletOperations } from './wallet/wallet.ts'
import { walletTopupOperations } from './wallet/wallet-topup.ts'

/** Answers every operation of the contract. An operation without a rule of its own yet is `generated` in its noun's file. */
export const operations: Operations = {
  ...accountOperations,
  ...accountSecurityOperations,
  ...accessOperations,
  ...adminLogOperations,
  ...secondPersonOperations,
  ...billSecondPersonOperations,
  ...airportOperations,
  ...approvalOperations,
  ...billApplyOperations,
  ...billOperations,
  ...billBatchOperations,
  ...captchaCodeOperations,
  ...carOperations,
  ...cmsArticleOperations,
  ...cmsContributionOperations,
  ...cmsMemberOperations,
  ...cmsOperations,
  ...cmsReadingOperations,
  ...currencyOperations,
  ...dashboardOperations,
  ...dictionaryOperations,
  ...draftOperations,
  ...exportOperations,
  ...favouriteOperations,
  ...guestOperations,
  ...hotelBookingOperations,
  ...hotelCalendarOperations,
  ...hotelOperations,
  ...hotelSearchOperations,
  ...invoiceApplicationOperations,
  ...invoiceOperations,
  ...invoiceTitleOperations,
  ...ledgerStatementOperations,
  ...markupOperations,
  ...monthOperations,
  ...notificationOperations,
  ...orderAllocationOperations,
  ...orderDeskOperations,
  ...orderReportOperations,
  ...orderOperations,
  ...orderChangeOperations,
  ...orderReplacementOperations,
  ...orderServiceOperations,
  ...orderViewOperations,
  ...placeOperations,
  ...quoteOperations,
  ...quotePublicOperations,
  ...searchOperations,
  ...sessionOperations,
  ...siteOperations,
  ...spendingOperations,
  ...subAccountOperations,
  ...tripOperations,
  ...groupOperations,
  ...tripDocumentOperations,
  ...uploadOperations,
  ...verificationCodeOperations,
  ...verificationOperations,
  ...voucherOperations,
  ...voucherSettingOperations,
  ...walletOperations,
  ...walletTopupOperations,
}
