import { useMutation } from '@tanstack/react-query'
import type { DownloadVoucherParams } from '../generated/hooks/model'
import { downloadVoucher } from '../generated/hooks/voucher/voucher'
import type { CallFlags } from '../transport/request.ts'

/** Vouchers, as screens call them. */
export {
  downloadVoucher,
  getGetVoucherQueryOptions as voucherOptions,
  useGetVoucher as useVoucher,
  useGetVoucherSetting as useVoucherSetting,
  usePreviewVoucherSetting as useVoucherSettingPreview,
  useSaveVoucherSetting,
  useSendVoucher,
  useVerifyVoucher as useVoucherCheck,
} from '../generated/hooks/voucher/voucher'

/** Fetches the PDF. A write although it is a GET: the download is noted in the order's timeline. */
export const useDownloadVoucher = (flags?: CallFlags) =>
  useMutation({
    mutationKey: ['downloadVoucher'],
    mutationFn: async (params: DownloadVoucherParams): Promise<File> =>
      (await downloadVoucher(params, flags)) as File,
  })
