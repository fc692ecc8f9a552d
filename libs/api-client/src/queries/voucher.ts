/** Vouchers, as screens call them. */
export {
  downloadVoucher,
  getGetVoucherQueryOptions as voucherOptions,
  useGetVoucher as useVoucher,
} from '../generated/hooks/voucher/voucher'
