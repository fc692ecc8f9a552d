import { ApiError } from '@portal/api-client'
import { Button, EmptyState } from '@portal/ui'
import { LoadError } from '../../shared/error/LoadError.tsx'

interface NothingFoundProps {
  title: string
  hint: string
  /** Label of the button that clears the filters; absent without filters. */
  clear: string | false
  onClear: () => void
}

/** A search without results, and how to find more. */
export const NothingFound = ({ title, hint, clear, onClear }: NothingFoundProps) => (
  <EmptyState
    title={title}
    hint={hint}
    action={
      clear !== false && (
        <Button variant="default" onClick={onClear}>
          {clear}
        </Button>
      )
    }
  />
)

interface SearchErrorProps {
  error: unknown
  /** The action for a search that the server refuses. */
  hint: string
  onRetry: () => void
}

/** A refusal concerns the search form above, so there is no retry button. */
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
