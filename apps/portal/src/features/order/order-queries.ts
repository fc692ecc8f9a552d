import {
  getCountOrdersQueryOptions,
  getGetOrderQueryOptions,
  getListOrdersQueryOptions,
} from '@portal/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { OrderListName } from '../../trade/product/facts.ts'
import { toCountsQuery, toOrdersQuery } from './order-list-query.ts'
import type { OrderListSearch } from './order-list-search.ts'

/** Prefetches an order. The page loads it again after a failure and shows the error. */
export function startOrder(client: QueryClient, id: string): void {
  void client.prefetchQuery(getGetOrderQueryOptions({ id }))
}

/** Prefetches the page of a list and its tabs' counts. */
export function startOrderList(client: QueryClient, search: OrderListSearch, list: OrderListName): void {
  void client.prefetchQuery(getListOrdersQueryOptions(toOrdersQuery(search, list)))
  void client.prefetchQuery(getCountOrdersQueryOptions(toCountsQuery(search, list)))
}
