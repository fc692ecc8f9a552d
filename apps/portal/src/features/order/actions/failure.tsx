import { ApiError } from '@portal/api-client'
import { formatRemaining, formatTime, type Instant, toMilliseconds, useText } from '@portal/i18n'
import { useNow } from '@portal/ui'

/**
 * What a dialog does with a failed call. A refusal is its own to show, so it is given back. Anything else (no
 * answer, an error of the server, the session) has been shown by the call, and null says to keep still.
 */
export function refusalOf(error: unknown): ApiError | null {
  if (!(error instanceof ApiError)) throw error
  return error.kind === 'refusal' ? error : null
}

/** Nothing has arrived and nothing was refused: what `LoadError` is given. */
export interface LoadFailure {
  error: Error
  onRetry: () => void
  retrying: boolean
}

interface Asked {
  data: unknown
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

export function loadFailure({ data, error, isFetching, refetch }: Asked): LoadFailure | null {
  const refused = error instanceof ApiError && error.kind === 'refusal'
  return error && !refused && data === undefined
    ? { error, onRetry: () => void refetch(), retrying: isFetching }
    : null
}

/** A moment close by on the operator's clock, and how long is left of it, to the second. */
export function Remaining({ until }: { until: Instant }) {
  const t = useText('common')
  const now = useNow(1000)
  const at = toMilliseconds(until)
  const left = formatRemaining(at - now)
  return (
    <span>
      <time dateTime={new Date(at).toISOString()}>{formatTime(at, 'yyyy-mm-dd hh:MM')}</time> ·{' '}
      {left === '' ? t('deadline.passed') : t('deadline.left', { time: left })}
    </span>
  )
}
