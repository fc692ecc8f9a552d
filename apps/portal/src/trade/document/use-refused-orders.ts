import { useState } from 'react'
import type { Picked } from '../../shared/list/use-picked.ts'
import { type RefusedOrder, refusedOrders } from './refused-orders.ts'

/** Submits the selected orders. Those that the server refuses are removed from the selection and listed. */
export function useRefusedOrders(picked: Pick<Picked<{ booking_id: string }>, 'rows' | 'drop'>) {
  const [refused, setRefused] = useState<readonly RefusedOrder[]>([])

  /** Resolves to false if orders were removed, since the rest has to be reviewed. */
  const drop = async (send: (ids: string[]) => Promise<void>): Promise<boolean> => {
    const ids = picked.rows.map(({ booking_id }) => booking_id)
    try {
      await send(ids)
      return true
    } catch (error) {
      const found = refusedOrders(error, ids)
      if (found.length === 0) throw error
      setRefused(found)
      picked.drop(found.map(({ id }) => id))
      return false
    }
  }
  return { refused, drop }
}
