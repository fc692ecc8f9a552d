import {
  getCountOrdersQueryOptions,
  getGetOrderQueryOptions,
  getListOrdersQueryOptions,
} from '@portal/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { ProductType } from '../../trade/product/facts.ts'
import { toCountsQuery, toOrdersQuery } from './order-list-query.ts'
import type { OrderListSearch } from './order-list-search.ts'

/** Starts reading an order. The page reads it again after a failure, and shows the error. */
export function startOrder(client: QueryClient, id: string): void {
  void client.prefetchQuery(getGetOrderQueryOptions({ id }))
}

/** Starts the page of the list an address asks for, and the figures on its tabs. */
export function startOrderList(client: QueryClient, search: OrderListSearch, order_type: ProductType): void {
  void client.prefetchQuery(getListOrdersQueryOptions(toOrdersQuery(search, order_type)))
  void client.prefetchQuery(getCountOrdersQueryOptions(toCountsQuery(search, order_type)))
}
