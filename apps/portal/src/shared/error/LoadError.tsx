import { isRefusal } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, EmptyState, ErrorState } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { loadErrorText } from './load-error-text.ts'

interface LoadErrorProps {
  error: unknown
  onRetry: () => void
  retrying?: boolean
}

/** Stands where something could not be loaded. What is not there will not be there the next time either. */
export function LoadError({ error, onRetry, retrying = false }: LoadErrorProps) {
  const t = useText('common')
  if (!isRefusal(error, 'NOT_FOUND'))
    return <ErrorState message={loadErrorText(error)} onRetry={onRetry} retrying={retrying} />
  return (
    <EmptyState
      title={loadErrorText(error)}
      hint={t('errorPage.notFoundHint')}
      action={<Button renderRoot={(props) => <Link to="/" {...props} />}>{t('errorPage.toHome')}</Button>}
    />
  )
}
