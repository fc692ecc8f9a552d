import { ApiError, refreshApprovals, type Schemas, useDecideApproval } from '@portal/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

type Approval = Schemas['Approval']

/**
 * Decides on an order as it was read. One that has changed meanwhile, its price above all, is shown anew and the dialog
 * stays (`changed`), so that nobody agrees to what he has not seen.
 */
export function useDecision(opened: Approval) {
  const client = useQueryClient()
  const [approval, setApproval] = useState(opened)
  const [changed, setChanged] = useState(false)
  const { mutateAsync } = useDecideApproval({ request: { success: true } })

  /** Resolves to false when the dialog must stay; throws what it shows. */
  const decide = async (decision: Schemas['ApprovalDecision'], note: string): Promise<boolean> => {
    setChanged(false)
    try {
      await mutateAsync({ data: { id: approval.id, version: approval.order_version, decision, note } })
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'refusal') throw error
      void refreshApprovals(client)
      const fresh = freshApproval(error)
      if (!fresh) throw error
      setApproval(fresh)
      setChanged(true)
      return false
    }
    return true
  }

  return { approval, changed, decide }
}

/** The approval as it is now, where the server says that another one was read. */
function freshApproval({ errorKey, data }: ApiError): Approval | null {
  if (errorKey !== 'VERSION_CONFLICT') return null
  return (data?.fresh as Partial<Schemas['FreshRecords']> | undefined)?.approval ?? null
}
