import type { QueryClient } from '@tanstack/react-query'
import { refreshAfter } from './stale.ts'

/** Orders of all product lines, as screens call them. */
export {
  applyOrderBatch,
  getCountOrdersQueryOptions as orderCountsOptions,
  getGetOrderQueryOptions as orderOptions,
  getListOrderDeadlinesQueryOptions as orderDeadlinesOptions,
  getListOrderStatusesQueryOptions as orderStatusesOptions,
  getListOrdersQueryOptions as ordersOptions,
  getPreviewOrderPaymentQueryOptions as paymentPreviewOptions,
  getQuoteOrderCancellationQueryOptions as cancellationQuoteOptions,
  previewOrderAmendment,
  useAmendOrder,
  useApplyOrderBatch,
  useCancelOrder,
  useCompleteOrder,
  useConfirmOrder,
  useConfirmOrderCheckIn,
  useCountOrders as useOrderCounts,
  useDeclineOrder,
  useGetOrder as useOrder,
  useGetOrderDispatch as useOrderDispatch,
  useListOrderStatuses as useOrderStatuses,
  useListOrders as useOrders,
  usePayOrder,
  usePreviewOrderPayment as usePaymentPreview,
  useQuoteOrderCancellation as useCancellationQuote,
  useRebookOrder,
  useRefundOrder,
  useSaveOrderRemark,
} from '../generated/hooks/order/order'

/**
 * An order has moved on at the server (the supplier answered, a colleague paid): everything that shows it is read
 * again, money included. Resolves when what is on the screen has been read.
 */
export function refreshOrders(client: QueryClient): Promise<void> {
  // The poll itself noticed it; asking it again would tell nothing new.
  return refreshAfter(client, 'cancelOrder', ['/api/order/status'])
}
