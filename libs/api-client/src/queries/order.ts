/** Orders of all product lines, as screens call them. */
export {
  getCountOrdersQueryOptions as orderCountsOptions,
  getGetOrderQueryOptions as orderOptions,
  getListOrderStatusesQueryOptions as orderStatusesOptions,
  getListOrdersQueryOptions as ordersOptions,
  getPreviewOrderPaymentQueryOptions as paymentPreviewOptions,
  getQuoteOrderCancellationQueryOptions as cancellationQuoteOptions,
  useCancelOrder,
  useConfirmOrder,
  useCountOrders as useOrderCounts,
  useDeclineOrder,
  useGetOrder as useOrder,
  useListOrderStatuses as useOrderStatuses,
  useListOrders as useOrders,
  usePayOrder,
  usePreviewOrderPayment as usePaymentPreview,
  useQuoteOrderCancellation as useCancellationQuote,
} from '../generated/hooks/order/order'
