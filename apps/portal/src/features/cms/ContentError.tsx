import { isRefusal } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { EmptyState, IconFileOff } from '@portal/ui'
import { ButtonLink } from '../../shared/ButtonLink.tsx'
import { LoadError } from '../../shared/error/LoadError.tsx'

interface ContentErrorProps {
  error: unknown
  onRetry: () => void
  retrying: boolean
}

/** Shown when content could not be loaded; removed content is not requested again. */
export function ContentError(props: ContentErrorProps) {
  const t = useText('cms')
  if (!isRefusal(props.error, 'NOT_FOUND')) return <LoadError {...props} />
  return (
    <EmptyState
      icon={IconFileOff}
      title={t('gone')}
      hint={t('goneHint')}
      action={<ButtonLink to="/cms/search">{t('toSearch')}</ButtonLink>}
    />
  )
}
