import {
  getCountOrdersQueryOptions,
  getGetOrderQueryOptions,
  getListOrdersQueryOptions,
} from '@portal/api-client'
import type { QueryClient } from '@tanstack/react-query'
import type { ProductType } from '../../products/facts.ts'
import { firstAnswerCame } from '../../shared/first-answer.ts'
import { toCountsQuery, toOrdersQuery } from './order-list-query.ts'
import type { OrderListSearch } from './order-list-search.ts'

/**
 * Starts an order while its page is still on the way; one that came before the program is taken first, so that the page is
 * drawn once. What fails here is asked for again, and shown, there.
 */
export async function readOrder(client: QueryClient, id: string): Promise<void> {
  const read = client.prefetchQuery(getGetOrderQueryOptions({ id }))
  if (firstAnswerCame('/api/order/detail')) await read
}

/** Starts the page of the list an address asks for, and the figures on its tabs. */
export function startOrderList(client: QueryClient, search: OrderListSearch, order_type: ProductType): void {
  void client.prefetchQuery(getListOrdersQueryOptions(toOrdersQuery(search, order_type)))
  void client.prefetchQuery(getCountOrdersQueryOptions(toCountsQuery(search, order_type)))
}
