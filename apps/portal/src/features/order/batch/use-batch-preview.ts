import { applyOrderBatch, type Schemas } from '@portal/api-client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { loadFailure } from '../actions/failure.tsx'

type Preview = Extract<Schemas['OrderBatchAction'], 'pay_preview' | 'accept_preview'>

/** What an action would do to each of the orders, asked again on each turn. */
export function useBatchPreview(action: Preview, ids: readonly string[], turn: number) {
  const [opening] = useState(() => crypto.randomUUID())
  const query = useQuery({
    queryKey: ['POST', '/api/order/batch', { ids, action }, opening, turn],
    queryFn: ({ signal }) => applyOrderBatch({ ids: [...ids], action }, {}, signal),
    enabled: ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    gcTime: 0,
  })
  const lost = loadFailure(query)
  return { results: query.data?.results, lost, error: lost ? undefined : query.error?.message }
}
