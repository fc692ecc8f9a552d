import { refreshQuotes, type Schemas, useGetQuote } from '@portal/api-client'
import { useOpenedRecord } from '../../shared/form/use-opened-record.ts'

export interface SavedQuote {
  /** Null until loaded. */
  quote: Schemas['Quote'] | null
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
  /** It was changed meanwhile. */
  changed: boolean
  /** Resolves to false if it has changed; rejects with an error that the dialog shows. */
  move: (send: () => Promise<unknown>) => Promise<boolean>
}

/** The saved quote for more options; no request without a choice. */
export function useSavedQuote(id: string): SavedQuote {
  const { data, error, isFetching, refetch } = useGetQuote(
    { id },
    { query: { enabled: id !== '', staleTime: 0 } },
  )
  const { record, changed, move } = useOpenedRecord('quote', null, refreshQuotes)
  const read = data?.quote.id === id ? data.quote : null
  // The record of a refusal may be newer than the query's.
  const isNewer = record?.id === id && record.version > (read?.version ?? 0)
  return {
    quote: isNewer ? record : read,
    error,
    isFetching,
    refetch,
    changed: changed && record?.id === id,
    move,
  }
}
