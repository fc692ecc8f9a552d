import { isRefusal } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, EmptyState, ErrorState } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { loadFaultText } from './load-fault-text.ts'

interface LoadFaultProps {
  error: unknown
  onRetry: () => void
  retrying?: boolean
}

/** Stands where something could not be loaded. What is not there will not be there the next time either. */
export function LoadFault({ error, onRetry, retrying = false }: LoadFaultProps) {
  const t = useText('common')
  if (!isRefusal(error, 'NOT_FOUND'))
    return <ErrorState message={loadFaultText(error)} onRetry={onRetry} retrying={retrying} />
  return (
    <EmptyState
      title={loadFaultText(error)}
      hint={t('errorPage.notFoundHint')}
      action={<Button renderRoot={(props) => <Link to="/" {...props} />}>{t('errorPage.toHome')}</Button>}
    />
  )
}
