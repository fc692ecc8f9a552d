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
  /** The link for missing data; by default the home page. */
  wayOut?: ReactNode
}

/** Replaces what could not be loaded. Missing data and invalid URLs have no retry button: another try cannot help. */
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
