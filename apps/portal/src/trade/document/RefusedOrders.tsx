import { ApiError } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, Box } from '@portal/ui'
import { useState } from 'react'
import type { Picked } from '../../shared/list/use-picked.ts'

/** Orders that the server refused and that were removed. Renders nothing without any. */
export function RefusedOrders({ orders }: { orders: readonly RefusedOrder[] }) {
  const t = useText('document')
  if (orders.length === 0) return null
  return (
    <Alert color="orange" role="alert" title={t('takenOff')}>
      <Box component="ul" ps={18} style={{ listStyle: 'disc' }}>
        {orders.map(({ id, reason }) => (
          <li key={id}>
            {id}: {reason}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

interface RefusedOrder {
  id: string
  reason: string
}

/** Orders of a refusal by their index in the request (`orders[3].id`), with the reason. */
function refusedOrders(error: unknown, ids: readonly string[]): RefusedOrder[] {
  if (!(error instanceof ApiError) || error.errorKey !== 'ORDER_NOT_ELIGIBLE') return []
  return Object.entries(error.fields).flatMap(([path, texts]) => {
    const id = ids[Number(/\[(\d+)\]/.exec(path)?.[1] ?? Number.NaN)]
    return id === undefined ? [] : [{ id, reason: texts.join(' ') }]
  })
}

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
