import { ApiError } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { ErrorState } from '@portal/ui'

interface LoadFaultProps {
  error: unknown
  onRetry: () => void
  retrying?: boolean
}

/**
 * Stands where something could not be loaded. A refusal is said here, for such a call is silent; every other
 * failure has shown its notice already, so here stands only what to do.
 */
export function LoadFault({ error, onRetry, retrying = false }: LoadFaultProps) {
  const t = useText('common')
  const refused = error instanceof ApiError && error.kind === 'refusal' && error.message !== ''
  return (
    <ErrorState
      message={refused ? error.message : t('errorPage.internalHint')}
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
