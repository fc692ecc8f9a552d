import { ApiError, type Schemas } from '@portal/api-client'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

type FreshRecords = Required<Schemas['FreshRecords']>

/**
 * A record as it was seen when its dialog opened, and one move of it. Where the server says that it has changed
 * meanwhile, the record is the one it gave along and the dialog stays (`changed`), so that nobody agrees to what was
 * not seen. `refresh` has everything that shows such records read again after a refusal.
 */
export function useOpenedRecord<Noun extends keyof FreshRecords, Opened extends FreshRecords[Noun] | null>(
  noun: Noun,
  /** Null for one that is only being made. */
  opened: Opened,
  refresh: (client: QueryClient) => Promise<void>,
) {
  const client = useQueryClient()
  const [record, setRecord] = useState<Opened | FreshRecords[Noun]>(opened)
  const [changed, setChanged] = useState(false)

  /** Resolves to false when the dialog must stay; throws what it shows. */
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

/** The record as it is now, where the server says that another one was seen. */
function freshOf<Noun extends keyof FreshRecords>(
  { errorKey, data }: ApiError,
  noun: Noun,
): FreshRecords[Noun] | null {
  if (errorKey !== 'VERSION_CONFLICT') return null
  return (data?.fresh as Partial<FreshRecords> | undefined)?.[noun] ?? null
}
