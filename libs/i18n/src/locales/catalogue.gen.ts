// Generated from the files of zh-cn by `npm run generate -w @portal/i18n`. Do not edit.

/** Namespace to its texts, as zh-cn writes them. */
export interface TextCatalogue {
  booking: typeof import('./zh-cn/booking.ts').default
  cms: typeof import('./zh-cn/cms.ts').default
  common: typeof import('./zh-cn/common.ts').default
  errors: typeof import('./zh-cn/errors.ts').default
  filters: typeof import('./zh-cn/filters.ts').default
  guest: typeof import('./zh-cn/guest.ts').default
  hotel: typeof import('./zh-cn/hotel.ts').default
  order: typeof import('./zh-cn/order.ts').default
  'airport/booking': typeof import('./zh-cn/pages/airport/booking.ts').default
  'airport/list': typeof import('./zh-cn/pages/airport/list.ts').default
  'cms/channel': typeof import('./zh-cn/pages/cms/channel.ts').default
  'cms/info': typeof import('./zh-cn/pages/cms/info.ts').default
  'cms/page': typeof import('./zh-cn/pages/cms/page.ts').default
  'cms/search': typeof import('./zh-cn/pages/cms/search.ts').default
  'hotel/booking': typeof import('./zh-cn/pages/hotel/booking.ts').default
  'hotel/detail': typeof import('./zh-cn/pages/hotel/detail.ts').default
  'hotel/list': typeof import('./zh-cn/pages/hotel/list.ts').default
  index: typeof import('./zh-cn/pages/index.ts').default
  quote: typeof import('./zh-cn/pages/quote.ts').default
  'user/account/balance': typeof import('./zh-cn/pages/user/account/balance.ts').default
  'user/account/changePassword': typeof import('./zh-cn/pages/user/account/changePassword.ts').default
  'user/account/integral': typeof import('./zh-cn/pages/user/account/integral.ts').default
  'user/account/overview': typeof import('./zh-cn/pages/user/account/overview.ts').default
  'user/account/profile': typeof import('./zh-cn/pages/user/account/profile.ts').default
  'user/cms/collect': typeof import('./zh-cn/pages/user/cms/collect.ts').default
  'user/cms/comment': typeof import('./zh-cn/pages/user/cms/comment.ts').default
  'user/cms/content': typeof import('./zh-cn/pages/user/cms/content.ts').default
  'user/cms/editContent': typeof import('./zh-cn/pages/user/cms/editContent.ts').default
  'user/cms/order': typeof import('./zh-cn/pages/user/cms/order.ts').default
  'user/airport-order/detail': typeof import('./zh-cn/pages/user/airport-order/detail.ts').default
  'user/airport-order/list': typeof import('./zh-cn/pages/user/airport-order/list.ts').default
  'user/car-order/detail': typeof import('./zh-cn/pages/user/car-order/detail.ts').default
  'user/car-order/list': typeof import('./zh-cn/pages/user/car-order/list.ts').default
  'user/draft/list': typeof import('./zh-cn/pages/user/draft/list.ts').default
  'user/iframe': typeof import('./zh-cn/pages/user/iframe.ts').default
  'user/login': typeof import('./zh-cn/pages/user/login.ts').default
  'user/manage/subAccount': typeof import('./zh-cn/pages/user/manage/subAccount.ts').default
  'user/manage/voucherSetting': typeof import('./zh-cn/pages/user/manage/voucherSetting.ts').default
  'user/order/detail': typeof import('./zh-cn/pages/user/order/detail.ts').default
  'user/order/list': typeof import('./zh-cn/pages/user/order/list.ts').default
  'user/quote/detail': typeof import('./zh-cn/pages/user/quote/detail.ts').default
  'user/quote/list': typeof import('./zh-cn/pages/user/quote/list.ts').default
  'voucher/check': typeof import('./zh-cn/pages/voucher/check.ts').default
  release: typeof import('./zh-cn/release.ts').default
  ride: typeof import('./zh-cn/ride.ts').default
  'ride-order': typeof import('./zh-cn/ride-order.ts').default
  session: typeof import('./zh-cn/session.ts').default
  site: typeof import('./zh-cn/site.ts').default
  stay: typeof import('./zh-cn/stay.ts').default
  validation: typeof import('./zh-cn/validation.ts').default
  verification: typeof import('./zh-cn/verification.ts').default
  voucher: typeof import('./zh-cn/voucher.ts').default
  wallet: typeof import('./zh-cn/wallet.ts').default
}
