import { ApiError } from '@portal/api-client'
import {
  bothClocks,
  formatRemaining,
  type Instant,
  operatorZone,
  toMilliseconds,
  useText,
} from '@portal/i18n'
import { useNow } from '@portal/ui'

/**
 * Returns a refusal for the dialog to show. The call has already reported any other failure (no answer, server error,
 * expired session), and then this is null.
 */
export function refusalOf(error: unknown): ApiError | null {
  if (!(error instanceof ApiError)) throw error
  return error.kind === 'refusal' ? error : null
}

/** Props for `LoadError`: no data and no refusal. */
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

interface RemainingProps {
  until: Instant
  /** IANA zone of the place, once it is known. */
  tz: string | undefined
}

/** A deadline on the operator's and then the place's clock, with a countdown in seconds. */
export function Remaining({ until, tz }: RemainingProps) {
  const t = useText('common')
  const now = useNow(1000)
  const at = toMilliseconds(until)
  const left = formatRemaining(at - now)
  return (
    <span>
      <time dateTime={new Date(at).toISOString()}>{bothClocks(at, tz ?? operatorZone())}</time> ·{' '}
      {left === '' ? t('deadline.passed') : t('deadline.left', { time: left })}
    </span>
  )
}
