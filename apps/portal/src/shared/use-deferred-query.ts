import { useDeferredValue } from 'react'

interface QueryState<Data, Failure> {
  data: Data
  error: Failure
  isPlaceholderData: boolean
  isFetching: boolean
}

/**
 * Defers a query's data. React renders new query data synchronously, which blocks a page with many rows; a deferred value
 * renders concurrently while the old data stays. Until then the query counts as fetching.
 */
export function useDeferredQuery<Data, Failure>(query: QueryState<Data, Failure>): QueryState<Data, Failure> {
  const data = useDeferredValue(query.data)
  const error = useDeferredValue(query.error)
  const isBehind = data !== query.data
  return {
    data,
    error,
    isPlaceholderData: query.isPlaceholderData || (isBehind && data !== undefined),
    isFetching: query.isFetching || isBehind,
  }
}
