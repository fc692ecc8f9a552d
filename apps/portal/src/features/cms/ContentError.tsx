import { isRefusal } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Button, EmptyState, IconFileOff } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../shared/error/LoadError.tsx'

interface ContentErrorProps {
  error: unknown
  onRetry: () => void
  retrying: boolean
}

/** Stands where content could not be loaded; what was taken down is not asked for again. */
export function ContentError(props: ContentErrorProps) {
  const t = useText('cms')
  if (!isRefusal(props.error, 'NOT_FOUND')) return <LoadError {...props} />
  return (
    <EmptyState
      icon={IconFileOff}
      title={t('gone')}
      hint={t('goneHint')}
      action={<Button renderRoot={(link) => <Link to="/cms/search" {...link} />}>{t('toSearch')}</Button>}
    />
  )
}
