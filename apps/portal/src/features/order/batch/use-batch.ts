import { refreshOrders, type Schemas, useApplyOrderBatch } from '@portal/api-client'
import { notify } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from '../actions/failure.tsx'
import type { BatchDialogProps, BatchResult, BatchRow } from './batch-action.ts'

export interface Batch {
  /** All that were chosen when the dialog was opened. */
  orders: readonly BatchRow[]
  /** Those of them that are not done. */
  left: readonly BatchRow[]
  /** What has come of each; empty until something was sent. */
  results: ReadonlyMap<string, BatchResult>
  /**
   * Resolves to false when an order was refused: the dialog then stays with the results. `known` are refused already, and
   * are not sent.
   */
  send: (data: Schemas['ApplyOrderBatchRequest'], known?: readonly BatchResult[]) => Promise<boolean>
}

/** One action on the chosen orders. What is done is chosen no more; what was refused stays chosen, to be tried again. */
export function useBatch(picked: BatchDialogProps['picked'], doneText: (count: number) => string): Batch {
  const client = useQueryClient()
  const { mutateAsync } = useApplyOrderBatch()
  const [orders] = useState(picked.rows)
  const [results, setResults] = useState<ReadonlyMap<string, BatchResult>>(new Map())

  const send: Batch['send'] = async (data, known = []) => {
    let sent: readonly BatchResult[]
    try {
      ;({ results: sent } = await mutateAsync({ data }))
    } catch (error) {
      // Without an answer nobody knows what was done.
      void refreshOrders(client)
      const refusal = refusalOf(error)
      if (refusal) throw refusal
      return false
    }
    const done = sent.filter(({ ok }) => ok).map(({ id }) => id)
    const all = [...sent, ...known]
    picked.drop(done)
    setResults((before) => new Map([...before, ...all.map((result) => [result.id, result] as const)]))
    if (done.length < all.length) return false
    notify.success(doneText(done.length))
    return true
  }

  const left = orders.filter(({ booking_id }) => !results.get(booking_id)?.ok)
  return { orders, left, results, send }
}
