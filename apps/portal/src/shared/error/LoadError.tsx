import { isRefusal } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { EmptyState, ErrorState } from '@portal/ui'
import type { ReactNode } from 'react'
import { ButtonLink } from '../ButtonLink.tsx'
import { loadErrorText } from './load-error-text.ts'

interface LoadErrorProps {
  error: unknown
  onRetry: () => void
  retrying?: boolean
  /** Where to go from what is not there; home unless given. */
  wayOut?: ReactNode
}

/**
 * Stands where something could not be loaded. What is not there will not be there the next time either, and an address
 * that the server cannot read gets no better: there are no fields here to correct.
 */
export function LoadError({ error, onRetry, retrying = false, wayOut }: LoadErrorProps) {
  const t = useText('common')
  const isUnread = isRefusal(error, 'VALIDATION')
  if (!isUnread && !isRefusal(error, 'NOT_FOUND'))
    return <ErrorState message={loadErrorText(error)} onRetry={onRetry} retrying={retrying} />
  return (
    <EmptyState
      title={isUnread ? t('errorPage.notFound') : loadErrorText(error)}
      hint={t('errorPage.notFoundHint')}
      action={wayOut ?? <ButtonLink to="/">{t('errorPage.toHome')}</ButtonLink>}
    />
  )
}
