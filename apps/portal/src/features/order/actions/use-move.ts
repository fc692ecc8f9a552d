import { refreshOrders } from '@portal/api-client'
import { notify } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from './failure.tsx'

/**
 * Makes one move of an order that needs no quote. An order that has changed meanwhile is read again, and the
 * dialog stays (`changed`), so that nobody agrees to what he has not seen.
 */
export function useMove(done: string) {
  const client = useQueryClient()
  const [changed, setChanged] = useState(false)

  /**
   * Resolves to false when the dialog must stay, as `send` does when there is more to agree to; throws a refusal
   * that the dialog shows. `forget` drops what was agreed to on the ground of an order that has changed.
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
