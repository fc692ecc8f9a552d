import { ApiError, refreshBills, type Schemas } from '@portal/api-client'
import { notify } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

type Bill = Schemas['Bill']

/**
 * Makes one move of a bill as it was seen when the dialog opened. One that has changed meanwhile is read again, and
 * the dialog stays (`changed`), so that nobody agrees to what he has not seen.
 */
export function useBillMove(opened: Bill) {
  const client = useQueryClient()
  const [bill, setBill] = useState(opened)
  const [changed, setChanged] = useState(false)

  /** Resolves to false when the dialog must stay; throws what it shows. */
  const move = async (send: () => Promise<unknown>, done: string) => {
    setChanged(false)
    try {
      await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'refusal') throw error
      void refreshBills(client)
      const fresh = freshBill(error)
      if (!fresh) throw error
      setBill(fresh)
      setChanged(true)
      return false
    }
    notify.success(done)
    return true
  }

  return { bill, changed, move }
}

/** The bill as it is now, where the server says that another one was seen. */
function freshBill({ errorKey, data }: ApiError): Bill | null {
  if (errorKey !== 'VERSION_CONFLICT') return null
  return (data?.fresh as Partial<Schemas['FreshRecords']> | undefined)?.bill ?? null
}
