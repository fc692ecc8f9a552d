import { refreshOrders, type Schemas, useApplyOrderBatch } from '@portal/api-client'
import { notify } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from '../actions/failure.tsx'
import type { BatchLine, BatchResult, PickedLines } from './batch-action.ts'

export interface Batch<Row extends BatchLine = BatchLine> {
  /** The orders selected when the dialog was opened. */
  orders: readonly Row[]
  /** Those not done yet. */
  left: readonly Row[]
  /** The result of each; empty before the first attempt. */
  results: ReadonlyMap<string, BatchResult>
  /**
   * Resolves to false if an order was refused: the dialog then shows the results. `known` orders are refused already
   * and not sent.
   */
  send: (data: Schemas['ApplyOrderBatchRequest'], known?: readonly BatchResult[]) => Promise<boolean>
}

/**
 * One action on the selected orders. Finished ones are deselected; refused ones stay selected for another attempt.
 */
export function useBatch<Row extends BatchLine>(
  picked: PickedLines<Row>,
  doneText: (count: number) => string,
): Batch<Row> {
  const client = useQueryClient()
  const { mutateAsync } = useApplyOrderBatch()
  const [orders] = useState(picked.rows)
  const [results, setResults] = useState<ReadonlyMap<string, BatchResult>>(new Map())

  const send: Batch<Row>['send'] = async (data, known = []) => {
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
