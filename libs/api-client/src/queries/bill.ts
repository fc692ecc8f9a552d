import { type QueryClient, useMutation } from '@tanstack/react-query'
import { downloadBill } from '../generated/hooks/bill/bill'
import type { DownloadBillParams } from '../generated/hooks/model'
import { refreshAfter } from './stale.ts'

/** Bills of a credit line, as screens call them. */
export {
  getGetBillQueryOptions as billOptions,
  getListBillableOrdersQueryOptions as billableOrdersOptions,
  getListBillsQueryOptions as billsOptions,
  useApplyBill,
  useConfirmBill,
  useDisputeBill,
  useGetBill as useBill,
  useListBills as useBills,
  usePayBill,
} from '../generated/hooks/bill/bill'

/** Fetches the file that the member keeps; why there is none, a notice says. */
export const useDownloadBill = () =>
  useMutation({
    mutationKey: ['downloadBill'],
    mutationFn: async (params: DownloadBillParams): Promise<File> =>
      (await downloadBill(params, { announce: true })) as File,
  })

/** A bill has moved on at the server: everything that shows it is read again, money included. */
export function refreshBills(client: QueryClient): Promise<void> {
  return refreshAfter(client, 'payBill')
}
