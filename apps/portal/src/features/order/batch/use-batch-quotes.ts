import { applyOrderBatch } from '@portal/api-client'
import { useNow } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { serverNow } from '../../../shared/time/server-clock.ts'
import { loadFailure } from '../actions/failure.tsx'
import { quotesOf } from './batch-quotes.ts'

/** Minimum time between two requests that a timer made, in ms. */
const calm = 5000

/** The cost of cancelling these orders, quoted again on each turn and when the first quote expires. */
export function useBatchQuotes(ids: readonly string[], turn: number) {
  const now = useNow(1000)
  const [opening] = useState(() => crypto.randomUUID())
  const [notice, setNotice] = useState<{ turn: number; what: 'renewed' | 'changed' } | null>(null)
  const [accepted, setAccepted] = useState<string | null>(null)
  const query = useQuery({
    queryKey: ['POST', '/api/order/batch', { ids, action: 'cancel_quote' }, opening, turn],
    queryFn: ({ signal }) => applyOrderBatch({ ids: [...ids], action: 'cancel_quote' }, {}, signal),
    enabled: ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    gcTime: 0,
  })
  const quoted = query.data && quotesOf(query.data.results)

  const renew = useEffectEvent(async () => {
    const { data } = await query.refetch()
    if (!data || !quoted) return
    setNotice({ turn, what: quotesOf(data.results).terms === quoted.terms ? 'renewed' : 'changed' })
  })
  // Quotes expire by the clock, whether or not anything is pressed.
  const validUntil = quoted?.validUntil
  useEffect(() => {
    if (validUntil === undefined) return
    const timer = setTimeout(() => void renew(), Math.max(calm, Date.parse(validUntil) - serverNow()))
    return () => clearTimeout(timer)
  }, [validUntil])

  const lost = loadFailure(query)
  return {
    quoted,
    notice: notice?.turn === turn ? notice.what : null,
    lost,
    error: lost ? undefined : query.error?.message,
    ready: validUntil !== undefined && !query.isFetching && !query.isError && Date.parse(validUntil) > now,
    accepted: quoted !== undefined && accepted === quoted.terms,
    accept: (yes: boolean) => setAccepted(yes && quoted ? quoted.terms : null),
  }
}
