/** Saved views of lists of orders, as screens call them. */
export {
  useListOrderViews as useOrderViews,
  useRemoveOrderView,
  useSaveOrderView,
} from '../generated/hooks/order-view/order-view'
