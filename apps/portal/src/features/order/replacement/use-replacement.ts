import { refreshOrders, type Schemas, useReplaceOrder } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useMove } from '../actions/use-move.ts'

/** One booking of the same at a lower price, however often the button is pressed. */
export function useReplacement(id: string) {
  const t = useText('replacement')
  const client = useQueryClient()
  const { mutateAsync } = useReplaceOrder()
  const [clientRef, setClientRef] = useState(() => crypto.randomUUID())
  const [moved, setMoved] = useState(false)
  const { changed, move } = useMove(t('dialog.done'))

  /** Resolves to false while the dialog must stay open; throws the refusal to show. */
  const replace = (version: number, { total_price: accepted_total }: Schemas['OrderSaving']) => {
    setMoved(false)
    return move(async () => {
      const answer = await mutateAsync({ data: { id, version, accepted_total, client_ref: clientRef } })
      if (answer.outcome === 'booked') return true
      await refreshOrders(client)
      // Another price is another form.
      setClientRef(crypto.randomUUID())
      setMoved(true)
      return false
    })
  }

  const notice = moved ? ('changed' as const) : changed ? ('changedMeanwhile' as const) : null
  return { notice, replace }
}
