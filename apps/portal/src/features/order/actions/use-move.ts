import { refreshOrders } from '@portal/api-client'
import { notify } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from './failure.tsx'

/**
 * Performs an action that needs no quote. If the order has changed in the meantime, it is loaded again and the dialog
 * stays open (`changed`), so that nobody confirms what they have not seen.
 */
export function useMove(done: string) {
  const client = useQueryClient()
  const [changed, setChanged] = useState(false)

  /**
   * Resolves to false if the dialog must stay open, as `send` does when there is more to accept; throws the refusal
   * to show. `forget` drops consent that was given to an older version of the order.
   */
  const move = async (send: () => Promise<unknown>, forget?: () => void) => {
    setChanged(false)
    try {
      if ((await send()) === false) return false
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) return false
      await refreshOrders(client)
      if (refusal.errorKey !== 'VERSION_CONFLICT') throw refusal
      setChanged(true)
      forget?.()
      return false
    }
    notify.success(done)
    return true
  }

  return { changed, move }
}
