import { refreshOrders, useListOrderStatuses } from '@portal/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type Followed, hasMoved, pollDelay, waitingIds } from './follow.ts'

/**
 * Asks for the status of the waiting orders in view, every 2 s at first and every 15 s in the end, not while the
 * page is hidden; once one has moved on, everything that shows it is read again.
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

  // Answers of the poll come from outside React; each is judged once, against the orders shown then.
  useEffect(() => {
    if (dataUpdatedAt > 0) judge()
  }, [dataUpdatedAt])
}
