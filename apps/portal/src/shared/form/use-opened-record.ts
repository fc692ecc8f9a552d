import { ApiError, type Schemas } from '@portal/api-client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

type FreshRecords = Required<Schemas['FreshRecords']>

/**
 * The record of a dialog, as it was when the dialog opened. If it has changed on the server, `move` takes over the new
 * record and the dialog stays open (`changed`), so that nobody confirms unseen changes. `refresh` invalidates the
 * queries of such records after a refusal.
 */
export function useOpenedRecord<Noun extends keyof FreshRecords, Opened extends FreshRecords[Noun] | null>(
  noun: Noun,
  /** Null for a new one. */
  opened: Opened,
  refresh: (client: QueryClient) => Promise<void>,
) {
  const client = useQueryClient()
  const [record, setRecord] = useState<Opened | FreshRecords[Noun]>(opened)
  const [changed, setChanged] = useState(false)

  /** Resolves to false if the dialog must stay open; rejects with an error that it shows. */
  const move = async (send: () => Promise<unknown>): Promise<boolean> => {
    setChanged(false)
    try {
      await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'refusal') throw error
      void refresh(client)
      const fresh = freshOf(error, noun)
      if (!fresh) throw error
      setRecord(fresh)
      setChanged(true)
      return false
    }
    return true
  }

  return { record, changed, move }
}

/** The current record after a version conflict. */
function freshOf<Noun extends keyof FreshRecords>(
  { errorKey, data }: ApiError,
  noun: Noun,
): FreshRecords[Noun] | null {
  if (errorKey !== 'VERSION_CONFLICT') return null
  return (data?.fresh as Partial<FreshRecords> | undefined)?.[noun] ?? null
}
