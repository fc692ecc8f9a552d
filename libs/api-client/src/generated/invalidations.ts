// Generated from the contract by `npm run generate`. Do not edit.

export const invalidations: Record<string, readonly string[]> = {
  signIn: ["/api/user/checkIn","/api/index/index"],
  signOut: ["/api/user/checkIn","/api/index/index"],
  refreshToken: ["/api/user/checkIn"],
  bookHotel: ["/api/order/index","/api/order/counts","/api/order/detail","/api/order/status"],
  payOrder: ["/api/order/index","/api/order/counts","/api/order/detail","/api/order/status","/api/wallet/summary","/api/wallet/ledger"],
  cancelOrder: ["/api/order/index","/api/order/counts","/api/order/detail","/api/order/status","/api/wallet/summary","/api/wallet/ledger","/api/order/voucher","/api/order/voucherDownload"],
  confirmOrder: ["/api/order/index","/api/order/counts","/api/order/detail","/api/order/status","/api/wallet/summary","/api/wallet/ledger","/api/order/voucher","/api/order/voucherDownload"],
  declineOrder: ["/api/order/index","/api/order/counts","/api/order/detail","/api/order/status","/api/wallet/summary","/api/wallet/ledger"],
  downloadVoucher: ["/api/order/index","/api/order/counts","/api/order/detail","/api/order/status"],
}
