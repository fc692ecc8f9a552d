import { ApiError } from '@portal/api-client'
import { EmptyState } from '@portal/ui'
import { LoadError } from '../../shared/error/LoadError.tsx'

interface SearchErrorProps {
  error: unknown
  /** What can be done about a search that the server does not take. */
  hint: string
  onRetry: () => void
}

/** What the server finds wrong with the search is the search's business: it stands above, editable. */
export function SearchError({ error, hint, onRetry }: SearchErrorProps) {
  const errors =
    error instanceof ApiError && error.kind === 'refusal' ? Object.values(error.fields).flat() : []
  if (errors.length === 0) return <LoadError error={error} onRetry={onRetry} />
  return (
    <div role="alert">
      <EmptyState title={errors.join(' ')} hint={hint} />
    </div>
  )
}
