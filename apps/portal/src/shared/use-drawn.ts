import { useDeferredValue } from 'react'

interface Answered<Data, Failure> {
  data: Data
  error: Failure
  isPlaceholderData: boolean
  isFetching: boolean
}

/**
 * What is drawn of an answer. React draws what has come in one go, during which a page answers nothing; this is drawn in
 * steps, while what stood before stays. Until the latest answer is drawn, it counts as being on its way.
 */
export function useDrawn<Data, Failure>(query: Answered<Data, Failure>): Answered<Data, Failure> {
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
