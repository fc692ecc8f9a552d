import { refreshOrders, useListOrderStatuses } from '@portal/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type Followed, hasMoved, pollDelay, waitingIds } from './follow.ts'

/**
 * Polls the waiting orders in view, every 2 s at first and up to every 15 s, paused while the page is hidden; when
 * one changes, everything that shows it is loaded again.
 */
export function useFollowOrders(orders: readonly Followed[]): void {
  const client = useQueryClient()
  const ids = waitingIds(orders)
  const { data, dataUpdatedAt } = useListOrderStatuses(
    { ids },
    {
      query: {
        enabled: ids.length > 0,
        refetchInterval: ({ state }) => pollDelay(state.dataUpdateCount + state.errorUpdateCount),
        gcTime: 0,
      },
      request: { background: true },
    },
  )

  const judge = useEffectEvent(() => {
    if (data && hasMoved(orders, data.list)) void refreshOrders(client)
  })

  // Answers come from outside React; each is compared once with the orders shown then.
  useEffect(() => {
    if (dataUpdatedAt > 0) judge()
  }, [dataUpdatedAt])
}
