import { useMutation } from '@tanstack/react-query'
import { downloadInvoice } from '../generated/hooks/invoice/invoice'
import type { DownloadInvoiceParams } from '../generated/hooks/model'

/** Invoice titles, what can be invoiced, and applications, as screens call them. */
export {
  getGetInvoiceQueryOptions as invoiceOptions,
  getListInvoiceableOrdersQueryOptions as invoiceableOrdersOptions,
  getListInvoicesQueryOptions as invoicesOptions,
  getListInvoiceTitlesQueryOptions as invoiceTitlesOptions,
  useApplyInvoice,
  useGetInvoice as useInvoice,
  useListInvoiceTitles as useInvoiceTitles,
  usePreviewInvoice as useInvoicePreview,
  useRemoveInvoiceTitles,
  useReverseInvoice,
  useSaveInvoiceTitle,
  useWithdrawInvoice,
} from '../generated/hooks/invoice/invoice'

/** Fetches the file that the member keeps; why there is none, a notice says. */
export const useDownloadInvoice = () =>
  useMutation({
    mutationKey: ['downloadInvoice'],
    mutationFn: async (params: DownloadInvoiceParams): Promise<File> =>
      (await downloadInvoice(params, { announce: true })) as File,
  })
