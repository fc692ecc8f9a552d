import { refreshQuotes, type Schemas, useGetQuote } from '@portal/api-client'
import { useOpenedRecord } from '../../shared/form/use-opened-record.ts'

export interface SavedQuote {
  /** Null until it was read. */
  quote: Schemas['Quote'] | null
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
  /** It is not the one that was seen: somebody has changed it meanwhile. */
  changed: boolean
  /** Resolves to false where it has changed; throws what the dialog shows. */
  move: (send: () => Promise<unknown>) => Promise<boolean>
}

/** The saved quote that offers are to join, as it stands now; nothing is asked while none is chosen. */
export function useSavedQuote(id: string): SavedQuote {
  const { data, error, isFetching, refetch } = useGetQuote(
    { id },
    { query: { enabled: id !== '', staleTime: 0 } },
  )
  const { record, changed, move } = useOpenedRecord('quote', null, refreshQuotes)
  const read = data?.quote.id === id ? data.quote : null
  // The answer of a refusal may be newer than what was read.
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
